-- Taking a request in: check it, count it against the limits, and spread it over its tables. The
-- triggers run as the owner, so that browsers need no right but to insert.

-- The text under a key, trimmed, or an empty string; refuses a value that is not text or is too long.
create function private.text_of(body jsonb, key text, max_length integer) returns text
language plpgsql stable set search_path = ''
as $$
declare
  value text := btrim(coalesce(body ->> key, ''));
begin
  if jsonb_typeof(body -> key) not in ('string', 'null') then
    perform private.refuse('PT422', format('The %s is not in the form it should be.', key));
  end if;
  if char_length(value) > max_length then
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

-- Deletes a request's contact data from every table. The evidence of consent stays, with the contact
-- values blanked in its words and their hashes kept.
create function private.forget_contact(request uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.request_contacts where request_id = request;
  update public.consents
  set shown_text = replace(shown_text, contact, '[removed]'), contact = null, ip_address = null
  where request_id = request and contact is not null;
  update public.requests set answers = '[]', unanswered = '[]', estimate = null, referrer = '' where id = request;
end;
$$;

-- Withdrawing: every recipient loses the request, the contact data goes. In the order in which a company
-- locks what it changes, its part before its record, and past the key that a second door holds, so that
-- none of them can wait for each other.
create function private.withdraw_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Waits for a replacement under way, so that it cannot write contact data after this removed it.
  perform from public.requests where id = new.request_id for no key update;
  update public.request_recipients set status = 'withdrawn'
  where request_id = new.request_id and status <> 'withdrawn';
  perform private.forget_contact(new.request_id);
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
