-- Whom the site can be made to write to. Anyone may type anyone's address into a form, so it is that address
-- and nothing else: mail programs read `Call-me-now<pat@mail.example>` as a name with an address, which would
-- put a stranger's words into the head of our letter and count as an address of its own. Nor may a stranger
-- use up the letters that someone else is owed.

-- Whether a text is one address that mail can be sent to, with no name or second address beside it.
create function private.is_address(value text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(char_length(value) <= 254 and value = private.visible_text(value)
    and value ~ '^[^@[:space:]<>()\[\],;:"\\]+@[^@[:space:]<>()\[\],;:"\\]+\.[^@[:space:]<>()\[\],;:"\\.]{2,}$', false);
$$;

-- Counts and stops letters by the mailbox that they reach: `pat+anything@` is the mailbox of `pat@`.
create function private.mailbox_hash(address text) returns text
language sql stable set search_path = ''
as $$
  select private.salted_hash(regexp_replace(address, '\+[^@]*@', '@'));
$$;

-- Which letters are counted together. Forms filled in with someone's address use up neither the letters of
-- that person's own requests nor those about money, which follow from what the payment provider told.
create function private.letter_group(kind text) returns text
language sql immutable set search_path = ''
as $$
  select case when kind in ('call asked', 'onboarding received') then 'forms' when kind like 'order %' then 'orders' else 'requests' end;
$$;

alter table private.settings
  -- Letters in a day that say a short form arrived; of every other group `letters_per_address_per_day`.
  add column form_letters_per_address_per_day integer not null default 5 check (form_letters_per_address_per_day > 0);

create or replace function private.queue_mail(
  what text, about text, address text, told jsonb, request uuid, company uuid, person uuid
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  its_hash text := private.mailbox_hash(address);
  why_not text;
  letter uuid;
begin
  if coalesce(address, '') = '' then
    return null;
  end if;
  why_not := case
    when not private.is_address(address)
      then 'This is no address that mail can be sent to.'
    when exists (select from private.mail_suppressions s where s.address_hash = its_hash)
      then 'The address is on the list of those that get no mail.'
    when person is null and (
      select count(*) from private.mail_queue q
      where q.address_hash = its_hash and q.user_id is null and q.created_at > now() - interval '1 day'
        and private.letter_group(q.kind) = private.letter_group(what)
    ) >= (
      select case private.letter_group(what) when 'forms' then s.form_letters_per_address_per_day else s.letters_per_address_per_day end
      from private.settings s
    )
      then 'Too many letters to this address in a day.'
  end;
  insert into private.mail_queue
    (kind, key, to_address, address_hash, facts, request_id, company_id, user_id, state, last_error, ended_at)
  values (what, about, case when why_not is null then address else '' end, its_hash, told, request, company, person,
    case when why_not is null then 'queued' else 'suppressed' end, coalesce(why_not, ''),
    case when why_not is not null then now() end)
  on conflict do nothing
  returning id into letter;
  return case when why_not is null then letter end;
end;
$$;

create or replace function private.suppress_mail(address text, why text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(btrim(address), '') = '' or why is null or why not in ('bounced', 'complained') then
    perform private.refuse('PT422', 'Name an address, and whether its mail bounced or was complained of.');
  end if;
  insert into private.mail_suppressions (address_hash, reason)
  values (private.mailbox_hash(address), why) on conflict do nothing;
end;
$$;

-- Where addresses are typed.

alter table public.request_contacts
  drop constraint request_contacts_email_check,
  add constraint request_contacts_email_check check (private.is_address(email)) not valid;

create or replace function private.typed_email(sent jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  email text := private.typed(sent, 'email', 254);
begin
  if not private.is_address(email) then
    perform private.refuse('PT422', 'Write your email address, like name@example.com.', 'email');
  end if;
  return email;
end;
$$;

-- The path of the page it was written on.
create or replace function private.typed_page(sent jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  page text := private.typed(sent, 'page', 200);
begin
  -- Two slashes at its start would lead the operator to another site.
  if page !~ '^/([A-Za-z0-9_-][A-Za-z0-9/_-]*)?$' then
    perform private.refuse('PT422', 'The form does not say which page it comes from. Reload the page and send it again.');
  end if;
  return page;
end;
$$;

create or replace function private.start_order(plan text, trade text, city text, email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  wanted public.plans;
  its_trade text := nullif(trade, '');
  its_city text := nullif(nullif(city, ''), 'elsewhere');
  address text := btrim(coalesce(email, ''));
  company uuid := (
    select m.company_id from public.company_members m where m.user_id = (select auth.uid()) and m.role = 'owner'
  );
  made public.orders;
begin
  select * into wanted from public.plans p where p.id = plan;
  if not found then
    perform private.refuse('PT422', 'This plan is not for sale here. Reload the page.', 'plan');
  end if;
  -- The operator arranges it on the phone, and sends the link to pay.
  if wanted.exclusive and private.staff_role() is distinct from 'admin' then
    perform private.refuse('PT422', 'This plan starts with a call, because there is only one for each city. Ask for a call.', 'plan');
  end if;
  if not private.is_address(address) then
    perform private.refuse('PT422', 'Type your email address, like pat@example.com.', 'email');
  end if;
  if its_trade is not null and not exists (select from public.trades t where t.id = its_trade) then
    perform private.refuse('PT422', 'This trade is not known here. Reload the page.', 'trade');
  end if;
  if its_city is not null and not exists (select from public.cities c where c.id = its_city) then
    perform private.refuse('PT422', 'This city is not known here. Pick one from the list.', 'city');
  end if;
  if wanted.cities > 0 then
    if not exists (select from public.trades t where t.id = its_trade and t.takes_requests) then
      perform private.refuse('PT422', 'No listing is sold for this trade.', 'trade');
    elsif its_city is null then
      perform private.refuse('PT422', 'Pick the city you want to be listed in.', 'city');
    elsif exists (select from public.companies c where c.id = company and c.status <> 'approved') then
      perform private.refuse('PT422', 'A person has not approved your company yet, so there is nothing to pay. We write to you once it is, and you can start then.');
    elsif private.city_taken(null, company, wanted.id, its_trade, array[its_city]) then
      perform private.refuse('PT422', 'Another company has this trade and city for now. Pick another city, or ask for a call.', 'city');
    end if;
  end if;
  perform private.count_order();
  insert into public.orders (plan_id, trade_id, city_id, company_id, user_id, email)
  values (wanted.id, its_trade, its_city, company, (select auth.uid()), address)
  returning * into made;
  return jsonb_build_object('order', made.id, 'reference', made.reference);
end;
$$;

create or replace function private.paid_for(event jsonb) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  asked text := lower(event ->> 'order');
  found_order uuid;
  own_id uuid := md5('order ' || (event ->> 'checkout'))::uuid;
begin
  if asked ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    found_order := (select o.id from public.orders o where o.id = asked::uuid);
  end if;
  if found_order is not null or event ->> 'kind' = 'checkout.session.expired' then
    return found_order;
  end if;
  insert into public.orders (id, plan_id, email, unasked)
  values (own_id, (select p.id from public.plans p where p.id = event ->> 'plan'),
    case when private.is_address(event ->> 'email') then event ->> 'email' else '' end, true)
  on conflict (id) do nothing;
  return own_id;
end;
$$;

-- Grants. A constraint asks as whoever writes the row.

revoke execute on function private.is_address(text), private.mailbox_hash(text), private.letter_group(text) from public;
grant execute on function private.is_address(text) to anon, authenticated, service_role;
