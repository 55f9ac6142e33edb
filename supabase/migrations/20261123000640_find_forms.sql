-- Finding one call or one form among all of them: whoever writes "I never agreed to be called" has a name in
-- our lists, and is answered with the words they were shown. By reference, email address or phone number,
-- in whatever step it is. They are few enough to be read through without an index.

-- What is searched for, as {email | phone | order | form, the value}; null where a list is asked for. A phone
-- number is read however it is written.
create function private.form_search(filter text) returns text[]
language sql immutable set search_path = ''
as $$
  select case
    when position('@' in f.typed) > 0 then array['email', lower(f.typed)]
    when upper(f.typed) ~ '^P-' then array['order', upper(f.typed)]
    when upper(f.typed) ~ '^[CVE]-' then array['form', upper(f.typed)]
    when f.digits ~ '^1?[2-9]\d{9}$' and f.typed ~ '^[-+().\d\s]+$' then array['phone', regexp_replace(right(f.digits, 10), '^(...)(...)(....)$', '\1-\2-\3')]
  end
  from (select btrim(filter) as typed, regexp_replace(filter, '\D', '', 'g') as digits) f;
$$;

-- Who looks for a person leaves that behind; the address or number does not stand in the log.
create function private.log_form_search(search text[], found integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if search[1] in ('email', 'phone') then
    perform private.log_action(
      case search[1] when 'email' then 'searched by email address' else 'searched by phone number' end,
      detail => jsonb_build_object('found', found));
  end if;
end;
$$;



revoke execute on function private.form_search(text), private.log_form_search(text[], integer) from public;

-- One person whole, across requests, calls and forms: by email address or phone number, as someone asks us
-- "what do you have?" or "delete it". What was taken back is found too, by the hash that stays.
create function private.person_of(contact text, out kind text, out value text, out requests uuid[])
language plpgsql stable security definer set search_path = ''
as $$
declare
  search text[] := private.form_search(contact);
begin
  if search is null or search[1] not in ('email', 'phone') then
    perform private.refuse('PT422', 'Type a whole email address or a whole phone number.');
  end if;
  kind := search[1];
  value := search[2];
  requests := array(
    select distinct w.request_id from public.consents w where w.contact_hash = private.salted_hash(search[2])
    union select c.request_id from public.request_contacts c where search[1] = 'email' and lower(c.email) = search[2]
    union select p.request_id from public.request_phones p where search[1] = 'phone' and p.phone = search[2]
  );
end;
$$;

create function private.export_person(contact text, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  why text := private.reason_of(reason);
  person record;
begin
  select * into person from private.person_of(contact);
  perform private.log_action('exported a person', reason => why,
    detail => jsonb_build_object('by', person.kind, 'requests', to_jsonb(person.requests)));
  return jsonb_build_object(
    'requests', coalesce((
      -- What our own staff did is not the person's.
      select jsonb_agg(private.evidence_sheet(r.id) - 'log' || jsonb_build_object('complaints', coalesce((
        select jsonb_agg(jsonb_build_object('created_at', k.created_at, 'body', k.body, 'closed_at', k.closed_at,
          'answer', case when k.answered_by_mail then k.resolution end) order by k.created_at)
        from public.complaints k where k.request_id = r.id and k.written_by = 'homeowner'), '[]')) order by r.created_at)
      from public.requests r where r.id = any (person.requests)
    ), '[]'),
    'calls', coalesce((
      select jsonb_agg(to_jsonb(c) - array['note', 'changed_by'] order by c.created_at) from public.call_requests c
      where person.value = case person.kind when 'email' then lower(c.email) else c.phone end
    ), '[]'),
    'forms', coalesce((
      select jsonb_agg(to_jsonb(o) - array['note', 'changed_by'] order by o.created_at) from public.onboardings o
      where person.kind = 'email' and lower(o.email) = person.value
    ), '[]'));
end;
$$;
create function public.export_person(contact text default null, reason text default null) returns jsonb
language sql set search_path = ''
as $$
  select private.export_person(contact, reason);
$$;

-- Takes back every request of a person and deletes what else was sent with that address or number. Answers
-- how many of each. Proof without name, address or number stays.
create function private.forget_person(contact text, reason text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  why text := private.reason_of(reason);
  person record;
  taken integer;
  calls integer;
  forms integer;
begin
  select * into person from private.person_of(contact);
  insert into public.request_withdrawals (request_id)
  select r.id from public.requests r where r.id = any (person.requests) and r.withdrawn_at is null
  on conflict do nothing;
  get diagnostics taken = row_count;
  delete from public.call_requests c
  where person.value = case person.kind when 'email' then lower(c.email) else c.phone end;
  get diagnostics calls = row_count;
  delete from public.onboardings o where person.kind = 'email' and lower(o.email) = person.value;
  get diagnostics forms = row_count;
  perform private.log_action('deleted a person', reason => why,
    detail => jsonb_build_object('by', person.kind, 'requests', taken, 'calls', calls, 'forms', forms));
  return jsonb_build_object('requests', taken, 'calls', calls, 'forms', forms);
end;
$$;
create function public.forget_person(contact text default null, reason text default null) returns jsonb
language sql set search_path = ''
as $$
  select private.forget_person(contact, reason);
$$;

revoke execute on function private.person_of(text), private.export_person(text, text), private.forget_person(text, text) from public;
revoke execute on function public.export_person(text, text), public.forget_person(text, text) from public, anon, authenticated;
grant execute on function public.export_person(text, text), public.forget_person(text, text),
  private.export_person(text, text), private.forget_person(text, text) to authenticated;
insert into private.api_calls (name, callers) select unnest('{export_person, forget_person}'::text[]), 'signed in';
