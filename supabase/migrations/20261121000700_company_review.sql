-- A company is approved by all that was reviewed of it, and keeps it until staff change it. Names are not
-- sentences, and no text of a company holds what is not seen.

drop index public.companies_name_idx;

-- Names and texts from before these rules: mended, and looked at again before they are shown.
update public.companies c set
  name = case when private.is_company_name(mended.name) then mended.name else 'Company ' || upper(left(c.id::text, 8)) end,
  status = case when c.status = 'approved' then 'pending' else c.status end
from (
  select id, btrim(regexp_replace(regexp_replace(name, '[,!]|\.+ ', ' ', 'g'), ' +', ' ', 'g')) as name
  from public.companies
) mended
where mended.id = c.id and not private.is_company_name(c.name);
update public.companies c set name = left(c.name, 100) || ' (' || upper(left(c.id::text, 8)) || ')', status = 'pending'
from (
  select id, row_number() over (partition by private.name_key(name) order by created_at, id) as nth
  from public.companies where status = 'approved'
) shown
where shown.id = c.id and shown.nth > 1;
update public.companies set
  description = private.visible_text(description),
  license = replace(private.visible_text(license), E'\n', ' '),
  status = case when status = 'approved' then 'pending' else status end
where (description, license) is distinct from
  (private.visible_text(description), replace(private.visible_text(license), E'\n', ' '));

create unique index companies_name_idx on public.companies (private.name_key(name)) where status = 'approved';
alter table public.companies
  add constraint companies_description_is_plain check (description = private.visible_text(description)),
  add constraint companies_license_is_plain
    check (license = private.visible_text(license) and position(E'\n' in license) = 0);

-- What a company serves is changed by itself only while it waits. The lock makes a change under way and
-- an approval wait for each other, which a policy cannot.
create function private.guard_served() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  its_company uuid := case tg_op when 'DELETE' then old.company_id else new.company_id end;
  its_status public.companies.status%type;
begin
  if auth.uid() is not null and private.staff_role() is distinct from 'admin' then
    select c.status into its_status from public.companies c where c.id = its_company for share;
    -- Without a status the company is being deleted, and what it served goes with it.
    if its_status not in ('pending', 'rejected') then
      perform private.refuse('PT403', 'The trades and cities were reviewed. Ask the site''s staff to change them.');
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end;
$$;
create trigger guard_served before insert or delete on public.company_trades
  for each row execute function private.guard_served();
create trigger guard_served before insert or delete on public.company_cities
  for each row execute function private.guard_served();

create function private.review_of(company uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.staff_role() is null then
    perform private.refuse('PT403', 'Only the site''s staff review a company.');
  end if;
  return private.reviewed_facts(company);
end;
$$;

-- What staff look at before they approve a company, and its hash for `decide_company`:
-- POST /rest/v1/rpc/review_of.
create function public.review_of(company uuid default null) returns jsonb
language sql stable set search_path = ''
as $$
  select private.review_of(company);
$$;


revoke execute on all functions in schema private from public;
revoke execute on function public.review_of(uuid) from public, anon, authenticated;
grant execute on function private.review_of(uuid) to authenticated;
grant execute on function public.review_of(uuid) to authenticated;
