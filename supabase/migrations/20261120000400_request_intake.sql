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

create function private.take_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  body jsonb := new.body;
  contact public.request_contacts;
  city text;
  picked uuid[];
  names text[];
  channels text[];
begin
  -- One request at a time: what follows counts and compares. It takes milliseconds.
  perform pg_advisory_xact_lock(hashtext('private.take_request'));
  if jsonb_typeof(body) is distinct from 'object' then
    perform private.refuse('PT422', 'The request is empty.');
  end if;
  if octet_length(body::text) > (select request_max_bytes from private.settings) then
    perform private.refuse('PT413', 'The request is too long. Shorten the note.');
  end if;
  -- A field that people do not see. Dropping the request in silence would lose the rare honest one
  -- whose password manager filled the field, so it is refused out loud.
  if private.text_of(body, 'website', 400) <> '' then
    perform private.refuse('PT422', 'A hidden field was filled in, which usually means a program did it. Reload the page and type the request by hand.');
  end if;
  if private.text_of(body, 'token', 100) !~ '^[A-Za-z0-9_-]{32,100}$' then
    perform private.refuse('PT422', 'The request came without its private link.');
  end if;
  if not exists (select from public.trades t where t.id = private.text_of(body, 'trade', 40) and t.takes_requests) then
    perform private.refuse('PT422', 'This site takes no requests for this trade.');
  end if;
  city := nullif(private.text_of(body, 'city', 40), 'elsewhere');
  if city is not null and not exists (select from public.cities c where c.id = city) then
    perform private.refuse('PT422', 'This city is not known here.');
  end if;

  -- A second request with this id ends here, with a unique violation the browser reads as "stored".
  insert into public.requests (id, trade_id, city_id, page, estimate, fill_seconds, referrer)
  values (new.id, private.text_of(body, 'trade', 40), city, private.text_of(body, 'page', 200),
    nullif(body -> 'estimate', 'null'),
    case when jsonb_typeof(body -> 'seconds') = 'number' then least((body ->> 'seconds')::numeric, 1e6)::integer end,
    private.text_of(body, 'referrer', 200));
  insert into private.request_tokens (request_id, token_hash)
  values (new.id, encode(sha256(convert_to(body ->> 'token', 'UTF8')), 'hex'));
  insert into public.request_contacts (request_id, name, email, phone, zip, note, preferred)
  values (new.id, private.text_of(body -> 'contact', 'name', 120),
    private.text_of(body -> 'contact', 'email', 254), private.text_of(body -> 'contact', 'phone', 20),
    private.text_of(body -> 'contact', 'zip', 10), private.text_of(body -> 'contact', 'note', 2000),
    private.text_of(body -> 'contact', 'preferred', 10))
  returning * into contact;
  perform private.count_request(contact);

  -- A company picked that stopped serving this trade and city since is left out, not a reason to
  -- lose the request; the private link shows who has it.
  picked := private.picked_companies(body -> 'companies');
  select coalesce(array_agg(c.name order by array_position(picked, c.id)), '{}'),
    coalesce(array_agg(c.id order by array_position(picked, c.id)), '{}')
  into names, picked
  from public.companies c
  where c.id = any (picked) and private.serves(c.id, body ->> 'trade', city);
  channels := private.record_consents(new.id, body -> 'consents', names, contact, body ->> 'page',
    coalesce(body -> 'gpc' = 'true', false), private.text_of(body, 'userAgent', 400));
  insert into public.request_recipients (request_id, company_id, company_name, company_license, place, channels, promised_by)
  select new.id, c.id, c.name, c.license, array_position(picked, c.id), channels, now() + make_interval(hours => c.reply_hours)
  from public.companies c
  where c.id = any (picked);

  perform private.forget_expired();
  new.body := null;
  new.received_at := now();
  return new;
exception
  when check_violation then
    perform private.refuse('PT422', 'Part of the request is not in the form it should be. Check the name, email, phone and ZIP code.');
end;
$$;
create trigger take_request before insert on public.request_submissions
  for each row execute function private.take_request();

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

-- Picking another: a company that declined, or let its promised time pass, gives its place to one that
-- the homeowner names in a new consent.
create function private.replace_recipient() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given jsonb := new.consents;
  contact public.request_contacts;
  replaced public.request_recipients;
  successor public.companies;
  request public.requests;
begin
  new.consents := null;
  new.received_at := now();
  if new.request_id is distinct from private.token_request_id() then
    perform private.refuse('PT403', 'This link does not open this request.');
  end if;
  -- The row lock makes two replacements of one request wait for each other.
  select * into request from public.requests where id = new.request_id for update;
  if exists (select from public.request_replacements r
             where r.request_id = new.request_id and r.replaced_company_id = new.replaced_company_id) then
    return new; -- runs into the primary key: already done
  end if;
  if octet_length(given::text) > (select request_max_bytes from private.settings) then
    perform private.refuse('PT413', 'The words agreed to are too long.');
  end if;
  select * into contact from public.request_contacts where request_id = new.request_id;
  if not found then
    perform private.refuse('PT410', 'This request was withdrawn, so there is nothing left to send.');
  end if;
  if (select count(*) from public.request_replacements r where r.request_id = new.request_id)
      >= (select replacements_per_request from private.settings) then
    perform private.refuse('PT422', 'This request has gone to as many companies as it can. Start a new one.');
  end if;
  select * into replaced from public.request_recipients
  where request_id = new.request_id and company_id = new.replaced_company_id
    and (status = 'declined' or (status in ('sent', 'viewed') and promised_by < now()));
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
    private.record_consents(request.id, given, array[successor.name], contact, request.page, false, ''),
    now() + make_interval(hours => successor.reply_hours));
  return new;
end;
$$;
create trigger replace_recipient before insert on public.request_replacements
  for each row execute function private.replace_recipient();

revoke execute on all functions in schema private from public;
