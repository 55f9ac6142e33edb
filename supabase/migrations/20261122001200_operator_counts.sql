-- What the operator's pages said wrongly or not at all: how many requests a search found, the copies not
-- confirmed as deleted yet, promises that lapsed, and whether letters go out.

-- As before, but what was not counted has no count: `least` passes over what is null.
create or replace function private.admin_requests(
  trade text, city text, state text, since timestamptz, words text, from_at timestamptz, from_id uuid, newer boolean
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  page constant integer := 25;
  most_counted constant integer := 10000;
  search jsonb;
  conditions text;
  lines jsonb;
  counted integer;
begin
  perform private.admins_only();
  search := private.read_search(words);
  conditions := private.request_conditions(trade, city, state, since, search);
  select coalesce(jsonb_agg(private.request_line(f.request_id) || jsonb_build_object('key_at', f.key_at) order by f.n), '[]')
  into lines
  from private.find_requests(conditions, search, from_at, from_id, coalesce(newer, false), page + 1)
    with ordinality f (request_id, key_at, n);
  -- Counted once, on the first page.
  if from_at is null and coalesce(search ->> 'as', '') <> 'companies' then
    execute format('select count(*) from (select from private.request_register r where %s limit %s) counted',
      conditions, most_counted + 1) into counted;
  end if;
  -- Who looks for a person leaves that behind; the address does not stand in the log.
  if search ->> 'as' = 'email' then
    perform private.log_action('searched by email address',
      detail => jsonb_build_object('found', coalesce(counted, jsonb_array_length(lines))));
  end if;
  return jsonb_build_object('lines', lines - page, 'more', jsonb_array_length(lines) > page,
    'count', case when counted is not null then least(counted, most_counted) end, 'count_is_least', coalesce(counted > most_counted, false),
    'search', search - 'contact_hash' - 'companies' - 'first' - 'last');
end;
$$;

create index request_recipients_withdrawn_idx on public.request_recipients (withdrawn_at) where status = 'withdrawn';

-- What waits for the staff, with what nobody reports by itself: `unconfirmed_copies`, opened or not, of the
-- last 90 days; `late`, the requests whose promise ran out without an answer; and `mail`, letters that should
-- have left ten minutes ago.
alter function private.admin_today() rename to tasks_today;
revoke execute on function private.tasks_today() from public, anon, authenticated;
create function private.admin_today() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.admins_only();
  return private.tasks_today() || jsonb_build_object(
    'unconfirmed_copies', (
      select count(*)
      from public.request_recipients p
      join public.company_records c on c.request_id = p.request_id and c.company_id = p.company_id and c.deleted_at is null
      where p.status = 'withdrawn' and p.withdrawn_at > now() - interval '90 days'
    ),
    'late', (select count(*) from private.request_register g where g.state = 'waiting' and g.due_at < now()),
    'mail', (
      select jsonb_build_object('waiting', count(*), 'since', min(q.created_at))
      from private.mail_queue q
      where q.state in ('queued', 'sending') and q.created_at < now() - interval '10 minutes'
        and (q.tries > 0 or q.due_at < now() - interval '10 minutes')
    )
  );
end;
$$;
revoke execute on function private.admin_today() from public, anon;
grant execute on function private.admin_today() to authenticated;
