-- How many one sender may send: requests, the short forms of professionals, sign-ups, orders, faults of browsers. An
-- email address or a number counts only together with the connection, so that a stranger who types another's keeps
-- nobody out; and one network waits for itself alone.

-- What is counted. The clock deletes rows older than a day.
create table private.recent_forms (
  id bigint generated always as identity primary key,
  form text not null,
  at timestamptz not null default now(),
  -- Empty where none is counted.
  email_hash text not null default '',
  phone_hash text,
  address_hash text not null default '',
  network_hash text not null default '',
  -- The request counted, so that one taken back is not taken for its repetition, and what it asks of whom. No foreign
  -- key: both go their own way.
  request_id uuid,
  repeat_hash text
);
create index recent_forms_at_idx on private.recent_forms (at);
create index recent_forms_address_idx on private.recent_forms (form, address_hash, at);
create index recent_forms_network_idx on private.recent_forms (form, network_hash, at);
create index recent_forms_email_idx on private.recent_forms (email_hash, at) where email_hash <> '';
create index recent_forms_phone_idx on private.recent_forms (phone_hash, at) where phone_hash is not null;

-- Who sends a form, as it is counted.
create function private.sender_of(
  form text, email text default '', phone text default '', address inet default private.client_address()
) returns private.recent_forms
language plpgsql stable security definer set search_path = '' as $$
declare
  sender private.recent_forms;
begin
  sender.form := form;
  sender.email_hash := coalesce(private.mailbox_hash(email), '');
  sender.phone_hash := private.salted_hash(phone);
  sender.address_hash := private.network_hash(address, 64);
  sender.network_hash := private.network_hash(address, 48);
  return sender;
end;
$$;

-- Refuses who has sent too much: an address, a network, or a contact from this address.
create function private.check_limits(sender private.recent_forms) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  limits private.settings := (select s from private.settings s);
begin
  perform private.refuse_if((select count(*) from private.recent_forms n
      where (n.email_hash = sender.email_hash and n.email_hash <> '' or n.phone_hash = sender.phone_hash)
        and n.form = sender.form and n.address_hash = sender.address_hash
        and n.at > now() - interval '1 day') >= limits.requests_per_contact_per_day
    or sender.address_hash <> '' and (
      (select count(*) from private.recent_forms n
        where n.form = sender.form and n.address_hash = sender.address_hash
          and n.at > now() - interval '1 hour') >= limits.requests_per_address_per_hour
      or (select count(*) from private.recent_forms n
        where n.form = sender.form and n.network_hash = sender.network_hash
          and n.at > now() - interval '1 hour') >= limits.requests_per_network_per_hour
    ), 'PT429', case sender.form
      when 'request' then 'Too many requests came from this email, phone or connection. Try again later.'
      when 'order' then 'Too many orders were begun from this connection. Try again in an hour.'
      else 'Too many forms came from this email or connection. Yours is kept on this page: try again in an hour.'
    end);
end;
$$;

-- Counts a form, unless it is one too many, or a request that repeats one sent a moment ago. Waits for others of the
-- kind from the same network, and for no others.
create function private.count_form(sender private.recent_forms) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('private.count_form ' || sender.form), hashtext(sender.network_hash));
  perform private.refuse_if(sender.request_id is not null and exists (
    select from private.recent_forms n
    join public.requests r on r.id = n.request_id and r.withdrawn_at is null
    join private.settings s on s.repeat_minutes > 0 and n.at > now() - make_interval(mins => s.repeat_minutes)
    where n.email_hash = sender.email_hash and n.email_hash <> '' and n.address_hash = sender.address_hash
      and n.repeat_hash = sender.repeat_hash
  ), 'PT409', 'You sent this same request a few minutes ago, and it is stored. To change it, take the first one back by its private link.');
  perform private.check_limits(sender);
  insert into private.recent_forms (form, email_hash, phone_hash, address_hash, network_hash, request_id, repeat_hash)
  values (sender.form, sender.email_hash, sender.phone_hash, sender.address_hash, sender.network_hash, sender.request_id,
    sender.repeat_hash);
end;
$$;
