-- What a company says of itself when it signs up is taken over with its name: until its address is
-- confirmed nobody is signed in who could write it. All of it waits for approval like the name.

-- A sign-up that names a company makes it, pending, with the signer as its owner. What is not in its form
-- is left out and fails nothing; nothing else of what the signer wrote is used: no role, no status.
create or replace function private.open_company() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  told jsonb := coalesce(new.raw_user_meta_data, '{}');
  company_name text := btrim(left(btrim(regexp_replace(
    coalesce(told ->> 'company_name', ''), '[[:cntrl:][:space:],]+', ' ', 'g')), 120));
  its_phone text := coalesce(told ->> 'phone', '');
  its_website text := coalesce(told ->> 'website', '');
  its_license text := case jsonb_typeof(told -> 'license') when 'string'
    then btrim(replace(private.visible_text(told ->> 'license'), E'\n', ' ')) else '' end;
  its_hours text := coalesce(told ->> 'reply_hours', '');
  new_company uuid;
begin
  if not private.is_company_name(company_name) then
    return new;
  end if;
  insert into public.companies (name, phone, website, license, reply_hours)
  values (
    company_name,
    case when its_phone ~ '^[2-9][0-9]{2}-[2-9][0-9]{2}-[0-9]{4}$' and its_phone !~ '^900-|-976-' then its_phone else '' end,
    case when char_length(its_website) <= 200
      and its_website ~ '^https?://[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:[0-9]{1,5})?(/[^[:space:]<>"]*)?$'
      and its_website = private.visible_text(its_website) then its_website else '' end,
    case when char_length(its_license) <= 80 then its_license else '' end,
    case when its_hours ~ '^[0-9]{1,3}$' and its_hours::integer between 1 and 168 then its_hours::smallint else 24 end
  )
  returning id into new_company;
  insert into public.company_members (company_id, user_id, signup_email)
  values (new_company, new.id, coalesce(new.email, ''));
  insert into public.company_trades (company_id, trade_id)
  select new_company, t.id from public.trades t
  where t.takes_requests and jsonb_typeof(told -> 'trades') = 'array' and (told -> 'trades') @> to_jsonb(t.id);
  insert into public.company_cities (company_id, city_id)
  select new_company, c.id from public.cities c
  where jsonb_typeof(told -> 'cities') = 'array' and (told -> 'cities') @> to_jsonb(c.id);
  return new;
end;
$$;

revoke execute on all functions in schema private from public;
