-- Taking a request in: check it, count it against the limits, and spread it over its tables. The
-- triggers run as the owner, so that browsers need no right but to insert.

-- The text under a key, trimmed, or an empty string; refuses a value that is not text or is too long.
create function private.text_of(body jsonb, key text, max_length integer) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  value text := btrim(coalesce(body ->> key, ''));
begin
  if jsonb_typeof(body -> key) not in ('string', 'null') or char_length(value) > max_length then
    perform private.refuse('PT422', format('Shorten the %s to %s characters.', key, max_length));
  end if;
  return value;
end;
$$;

-- The distinct companies in a list of ids, in the order picked.
create function private.picked_companies(ids jsonb) returns uuid[]
language plpgsql immutable set search_path = ''
as $$
declare
  picked uuid[];
begin
  if jsonb_typeof(ids) is distinct from 'array' then
    return '{}';
  end if;
  if jsonb_array_length(ids) > 3 then
    perform private.refuse('PT422', 'Pick up to three companies.');
  end if;
  select coalesce(array_agg(p.id order by p.first), '{}') into picked
  from (
    select value::uuid as id, min(ordinality) as first
    from jsonb_array_elements_text(ids) with ordinality group by 1
  ) p;
  return picked;
exception
  when invalid_text_representation then
    perform private.refuse('PT422', 'One of the companies picked is not known here.');
end;
$$;

-- Stores the consents given for these companies and answers the channels they cover. Each text must
-- name the address or number it applies to and every company that will receive the data.
create function private.record_consents(
  request uuid, given jsonb, company_names text[], contact public.request_contacts, page text,
  gpc boolean, user_agent text
) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  consent jsonb;
  channel text;
  shown text;
  value text;
  company_name text;
  channels text[] := '{}';
begin
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) not between 1 and 4 then
    perform private.refuse('PT422', 'Tick at least one way to be contacted.');
  end if;
  for consent in select * from jsonb_array_elements(given) loop
    channel := private.text_of(consent, 'channel', 20);
    shown := private.text_of(consent, 'text', 4000);
    if channel not in ('email', 'call', 'text', 'automated') or channel = any (channels) then
      perform private.refuse('PT422', 'A way to be contacted is not known here or is given twice.');
    end if;
    value := case channel when 'email' then contact.email else contact.phone end;
    if value = '' then
      perform private.refuse('PT422', 'Enter the phone number the calls or texts should go to.');
    end if;
    if position(value in shown) = 0 then
      perform private.refuse('PT422', 'The words agreed to must name the address or number they apply to.');
    end if;
    foreach company_name in array company_names loop
      if position(company_name in shown) = 0 then
        perform private.refuse('PT422', 'The words agreed to must name every company that receives the request.');
      end if;
    end loop;
    insert into public.consents (request_id, channel, shown_text, shown_text_sha256, version, page,
      companies, contact, contact_hash, user_agent, ip_address, gpc)
    values (request, channel, shown, encode(sha256(convert_to(shown, 'UTF8')), 'hex'),
      private.text_of(consent, 'version', 40), page, company_names, value, private.salted_hash(value),
      left(coalesce(private.request_header('user-agent'), user_agent), 400), private.client_address(),
      gpc or coalesce(private.request_header('sec-gpc') = '1', false));
    channels := channels || channel;
  end loop;
  return channels;
end;
$$;

-- Refuses the request when its contact, its address or the whole site has sent too many, else counts
-- it. The caller holds the intake lock, so no two requests are counted at once.
create function private.count_request(contact public.request_contacts) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  limits private.settings := (select s from private.settings s);
  its_email text := private.salted_hash(contact.email);
  its_phone text := private.salted_hash(contact.phone);
  its_address text := private.salted_hash(private.client_address());
begin
  delete from private.recent_requests where at < now() - interval '1 day';
  if (select count(*) from private.recent_requests
      where email_hash = its_email or phone_hash = its_phone) >= limits.requests_per_contact_per_day
    or (select count(*) from private.recent_requests
        where address_hash = its_address and at > now() - interval '1 hour') >= limits.requests_per_address_per_hour
    or (select count(*) from private.recent_requests
        where at > now() - interval '1 hour') >= limits.requests_per_hour
  then
    perform private.refuse('PT429', 'Too many requests came from this email, phone or connection, or to this site. Try again later.');
  end if;
  insert into private.recent_requests (email_hash, phone_hash, address_hash)
  values (its_email, its_phone, its_address);
end;
$$;

-- Deletes a request's contact data from every table. The evidence of consent stays, with the contact
-- values blanked in its words and their hashes kept.
create function private.forget_contact(request uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  gone public.request_contacts;
begin
  delete from public.request_contacts where request_id = request returning * into gone;
  if not found then
    return;
  end if;
  update public.consents set
    -- Without a phone number the second pass looks for the e-mail address again and finds nothing.
    shown_text = replace(replace(shown_text, gone.email, '[removed]'),
      coalesce(nullif(gone.phone, ''), gone.email), '[removed]'),
    contact = null,
    ip_address = null
  where request_id = request;
  update public.requests set estimate = null, referrer = '' where id = request;
end;
$$;

-- Applies the retention periods of private.settings. Each new request runs it, so it needs no clock
-- of its own.
create function private.forget_expired() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  limits private.settings := (select s from private.settings s);
begin
  perform private.forget_contact(r.id)
  from public.requests r
  join public.request_contacts c on c.request_id = r.id
  where r.created_at < now() - make_interval(days => limits.keep_unshared_days)
    and (r.created_at < now() - make_interval(days => limits.keep_shared_days)
      or not exists (select from public.request_recipients p where p.request_id = r.id));
  delete from public.requests where created_at < now() - make_interval(years => limits.keep_evidence_years);
end;
$$;

-- Withdrawing: the contact data goes, every recipient loses the request.
create function private.withdraw_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Waits for a replacement under way, so that it cannot write contact data after this removed it.
  perform from public.requests where id = new.request_id for update;
  perform private.forget_contact(new.request_id);
  update public.request_recipients set status = 'withdrawn'
  where request_id = new.request_id and status <> 'withdrawn';
  update public.requests set withdrawn_at = now() where id = new.request_id;
  return null;
end;
$$;
create trigger withdraw_request after insert on public.request_withdrawals
  for each row execute function private.withdraw_request();

-- Picking another: a company that declined, was suspended, or let its promised time pass gives its place to one that
-- the homeowner names in a new consent.
create function private.replace_recipient() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given jsonb := new.consents;
  email text;
  phone text;
  replaced public.request_recipients;
  successor public.companies;
  request public.requests;
begin
  new.consents := null;
  new.received_at := now();
  if new.request_id is null or new.request_id is distinct from private.token_request_id() then
    perform private.refuse('PT403', 'This link does not open this request.');
  end if;
  perform private.bounded_text(given, 'The words agreed to are too long.');
  -- The row lock makes two replacements of one request wait for each other. Without its key: a company that
  -- answers queues a letter, which names its request and so holds the key, while it waits for the recipient.
  select * into request from public.requests where id = new.request_id for no key update;
  if exists (select from public.request_replacements r
             where r.request_id = new.request_id and r.replaced_company_id = new.replaced_company_id) then
    return new; -- runs into the primary key: already done
  end if;
  -- While calls are to stop, there is no number to agree to.
  select c.email, coalesce(p.phone, '') into email, phone
  from public.request_contacts c left join public.request_phones p on p.request_id = c.request_id
    and not exists (select from public.request_stops s where s.request_id = c.request_id and s.undone_at is null)
  where c.request_id = new.request_id;
  if not found then
    perform private.refuse('PT410', 'This request was withdrawn, so there is nothing left to send.');
  end if;
  if (select count(*) from public.request_replacements r where r.request_id = new.request_id)
      >= (select replacements_per_request from private.settings) then
    perform private.refuse('PT422', 'This request has gone to as many companies as it can. Start a new one.');
  end if;
  select * into replaced from public.request_recipients
  where request_id = new.request_id and company_id = new.replaced_company_id
    and (status = 'declined' or (status in ('sent', 'viewed') and promised_by < now())
      or (status in ('sent', 'viewed', 'answered') and suspended));
  if not found then
    perform private.refuse('PT422', 'This company still has time to answer, or has answered.');
  end if;
  if exists (select from public.request_recipients r
             where r.request_id = new.request_id and r.company_id = new.company_id) then
    perform private.refuse('PT422', 'This company has had your request already.');
  end if;
  select * into successor from public.companies c
  where c.id = new.company_id and private.serves(c.id, request.trade_id, request.city_id);
  if not found then
    perform private.refuse('PT422', 'This company does not take requests for this trade and city.');
  end if;

  update public.request_recipients set status = 'withdrawn'
  where request_id = replaced.request_id and company_id = replaced.company_id;
  insert into public.request_recipients (request_id, company_id, company_name, company_license, place, channels, promised_by)
  values (request.id, successor.id, successor.name, successor.license, replaced.place,
    private.record_consents(request.id, given, array[successor.name], email, phone, request.page, false, ''),
    case when request.confirmed_at is not null then private.promise_until(now(), successor.reply_hours) end);
  return new;
end;
$$;
create trigger replace_recipient before insert on public.request_replacements
  for each row execute function private.replace_recipient();

revoke execute on all functions in schema private from public;
