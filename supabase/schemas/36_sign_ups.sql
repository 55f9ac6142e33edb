-- A sign-up that names a company makes it, pending, with the signer as its owner. What is not in its form
-- is left out and fails nothing; nothing else of what the signer wrote is used: no role, no status.
create function private.open_company() returns trigger
language plpgsql security definer set search_path = '' as $$
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
    case when private.is_phone(its_phone) and its_phone !~ '^900-|-976-' then its_phone else '' end,
    case when private.is_website(its_website) then its_website else '' end,
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
create trigger open_company after insert on auth.users for each row execute function private.open_company();

-- Whether the owner of an account has shown that its address is theirs. A project that asks for no
-- confirmation confirms each at once.
create function private.is_confirmed(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(to_jsonb(u) ->> 'email_confirmed_at', '') <> '' from auth.users u where u.id = person;
$$;

-- Whether someone of a company has. Who has not may not even exist.
create function private.has_confirmed_member(company uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.company_members m
    where m.company_id = has_confirmed_member.company and private.is_confirmed(m.user_id));
$$;

-- Deletes sign-ups that nobody confirmed within two days, and their companies: who typed the address may
-- not own it. A link works for a day, and may be asked for again within the first. Staff and people whom the operator
-- invited are left alone. Where the clock stood meanwhile they have the two days anew: after a restore, someone who had
-- confirmed since the backup is not deleted before that is done again. Answers how many it deleted.
create function private.forget_unconfirmed(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due uuid[] := array(
    select u.id from auth.users u
    -- The clock runs each minute: it looks at those of a month, not at every account.
    where u.created_at between now() - interval '30 days' and now() - interval '2 days'
      and exists (select from private.clock_runs k
        where k.steady_since < now() - interval '2 days' and k.ran_at > now() - interval '1 hour')
      and coalesce(to_jsonb(u) ->> 'email_confirmed_at', '') = '' and coalesce(to_jsonb(u) ->> 'invited_at', '') = ''
      and not exists (select from public.staff s where s.user_id = u.id)
    order by u.created_at limit most
  );
  theirs uuid[] := array(select m.company_id from public.company_members m where m.user_id = any (due));
begin
  delete from auth.users where id = any (due);
  delete from public.companies c
  where c.id = any (theirs) and c.status = 'pending'
    and not exists (select from public.company_members m where m.company_id = c.id)
    -- What the operator tied to it is theirs to look at first.
    and not exists (select from public.orders o where o.company_id = c.id)
    and not exists (select from public.complaints k where k.company_id = c.id);
  return cardinality(due);
end;
$$;

-- The auth service asks this before it makes a user (its "Before User Created" hook, supabase/config.toml):
-- nothing in the answer is a yes. A sign-up is counted like a short form, by the address of who sends it.
create function private.limit_sign_ups(event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  sender inet;
begin
  begin
    sender := private.plain_address(event -> 'metadata' ->> 'ip_address');
  exception
    -- What is no address is counted by the email address alone.
    when invalid_text_representation then
      null;
  end;
  perform private.count_form(
    private.sender_of('sign-up', coalesce(nullif(event -> 'user' ->> 'email', ''), 'none'), address => sender));
  return '{}';
exception
  when sqlstate 'PT429' then
    return jsonb_build_object('error', jsonb_build_object('http_code', 429,
      'message', 'Too many sign-ups came from this email or connection. Try again in an hour.'));
end;
$$;

-- The auth service is there on a hosted project alone; the embedded server asks no hook.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.limit_sign_ups(jsonb) to supabase_auth_admin;
  end if;
end;
$$;
