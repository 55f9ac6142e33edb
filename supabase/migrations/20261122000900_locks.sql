-- A company that answers queues a letter, which names its request, so it holds the key of the request's row
-- while another door would change the row. Picking another company locks the row without its key, so that
-- the two cannot wait for each other.

-- Picking another: a company that declined, was suspended, or let its promised time pass gives its place to one that
-- the homeowner names in a new consent.
create or replace function private.replace_recipient() returns trigger
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
  -- The row lock makes two replacements of one request wait for each other.
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

revoke execute on all functions in schema private from public;
