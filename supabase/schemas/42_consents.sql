-- The proof of what was agreed to: by a homeowner in a request, and by a professional who asks for a call. The words
-- are composed here, so that nobody can store words no page showed.

create table private.consent_words (
  version text not null,
  -- A channel, or the terms that go with every channel: of a request by how many companies were picked, and of a call
  -- of ours, as src/company/proposal/call-consent.ts shows them; tests compare.
  part text not null check (part in ('email', 'call', 'text', 'automated', 'terms, no company', 'terms, one company',
    'terms, more companies', 'our call', 'our text', 'terms, our call')),
  -- {who} is every company picked, or where none is the site's legal entity; {why} they call: only companies have work
  -- to offer; {site} is the site's name.
  words text not null,
  primary key (version, part)
);
insert into private.consent_words (version, part, words) values
  ('2026-11-23.1', 'our call', 'A person from {who} may call me at {phone} about its services for companies.'),
  ('2026-11-23.1', 'our text', '{who} may text me at {phone} about its services for companies. How many texts I get varies. Message and data rates may apply. I can reply STOP to end them or HELP for help.'),
  ('2026-11-23.1', 'terms, our call', 'Each box is my choice, and neither is a condition of buying anything. Calls and texts come only from 9 am to 9 pm Monday to Saturday and from noon to 9 pm on Sunday, Central time.'),
  ('2026-11-28.1', 'email', 'I agree that {who} can email me at {email} about this request, and about nothing else.'),
  ('2026-11-28.1', 'call', 'I agree that a person from {who} can call me at {phone} {why}, and about nothing else.'),
  ('2026-11-28.1', 'text', 'I agree that {who} can text me at {phone} {why}, and about nothing else. How many texts I get varies. Message and data rates may apply. I can reply STOP to stop them or HELP for help.'),
  ('2026-11-28.1', 'terms, no company', 'Every box is my choice, and I can leave them all empty. Then no company calls or writes to me, and I read the answers on my private link. Agreeing is not a condition of buying anything. None of this agrees to marketing about anything else. Calls and texts come only from 9 am to 9 pm Monday to Saturday and from noon to 9 pm on Sunday, Central time. If I tell one of them to stop calling or texting, all of them must stop. I am 18 or older, and this email address and phone number are mine. No company receives this request. The Privacy Policy and the Terms and Conditions say how my details are used.'),
  ('2026-11-28.1', 'terms, one company', 'Every box is my choice, and I can leave them all empty. Then no company calls or writes to me, and I read the answers on my private link. Agreeing is not a condition of buying anything. None of this agrees to marketing about anything else. Calls and texts come only from 9 am to 9 pm Monday to Saturday and from noon to 9 pm on Sunday, Central time. If I tell one of them to stop calling or texting, all of them must stop. I am 18 or older, and this email address and phone number are mine. {site} emails me what happens with this request. It doesn’t call or text me. Companies pay {site} a flat monthly fee to be listed. The fee is the same whether or not I send this request, and nothing is paid for the request. Whether a company is listed can depend on the fee; the order in which companies are shown does not. The Privacy Policy and the Terms and Conditions say how my details are used.'),
  ('2026-11-28.1', 'terms, more companies', 'Every box is my choice, and I can leave them all empty. Then no company calls or writes to me, and I read the answers on my private link. Agreeing is not a condition of buying anything. None of this agrees to marketing about anything else. Calls and texts come only from 9 am to 9 pm Monday to Saturday and from noon to 9 pm on Sunday, Central time. If I tell one of them to stop calling or texting, all of them must stop. I am 18 or older, and this email address and phone number are mine. {site} emails me what happens with this request. It doesn’t call or text me. Companies pay {site} a flat monthly fee to be listed. The fee is the same whether or not I send this request, and nothing is paid for the request. Whether a company is listed can depend on the fee; the order in which companies are shown does not. The Privacy Policy and the Terms and Conditions say how my details are used.');

-- One row per channel agreed to: the words as shown, for whom, when and where. Nothing updates or
-- deletes these through the API.
create table public.consents (
  id bigint generated always as identity primary key,
  -- Of a request, or of a call: those outlive it, hence no foreign key.
  request_id uuid references public.requests on delete cascade,
  call_id uuid,
  channel text not null check (channel in ('email', 'call', 'text', 'automated')),
  -- The exact text shown; on withdrawal the contact values in it are blanked and the hash of the
  -- original remains.
  shown_text text not null,
  version text not null,
  page text not null,
  companies text[] not null,
  -- The address or number it applies to: the value until withdrawal, its salted hash for good.
  contact text,
  contact_hash text not null,
  user_agent text not null,
  ip_address text,
  gpc boolean not null,
  agreed_at timestamptz not null default now(),
  -- The proof that the stored words are those once shown: the salted hash of their SHA-256. By the plain
  -- SHA-256, whoever read it could find a number blanked in the words by trying them all.
  shown_text_hash text not null,
  check (num_nonnulls(request_id, call_id) = 1)
);
create index consents_request_idx on public.consents (request_id);
create index consents_call_idx on public.consents (call_id) where call_id is not null;
create index consents_call_agreed_idx on public.consents (agreed_at) where call_id is not null;
-- The newest earlier request of the same address or number for the same trade, within 30 days.
create index consents_contact_idx on public.consents (contact_hash, agreed_at desc);

-- It names the address and the number; staff open it by `evidence_of`, which is logged.
create policy "the private link shows what was agreed" on public.consents
  for select to anon, authenticated using (request_id = (select private.token_request_id()));

-- A list as English writes it: "A", "A and B", "A, B, and C".
create function private.list_in_words(items text[]) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case cardinality(items)
    when 0 then ''
    when 1 then items[1]
    when 2 then items[1] || ' and ' || items[2]
    else array_to_string(items[:cardinality(items) - 1], ', ') || ', and ' || items[cardinality(items)]
  end;
end;
$$;

-- The words of a version for one channel, exactly as the page shows them; null if there are none. `our call` and
-- `our text` name no company.
create function private.consent_text(version text, channel text, companies text[], email text, phone text)
returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    -- What a visitor typed is put in last, so that no mark in it is filled in turn.
    select replace(replace(replace(replace(replace(box.words || E'\n\n' || terms.words,
      '{who}', case when cardinality(companies) = 0 then s.legal_entity else private.list_in_words(companies) end),
      '{why}', case when cardinality(companies) = 0 then 'about this request' else 'to offer me this work' end),
      '{site}', s.site_name),
      '{phone}', phone),
      '{email}', email)
    from private.consent_words box
    join private.consent_words terms on terms.version = box.version and terms.part =
      case when channel like 'our %' then 'terms, our call' else case cardinality(companies) when 0 then 'terms, no company' when 1 then 'terms, one company' else 'terms, more companies' end end
    cross join private.settings s
    where box.version = consent_text.version and box.part = consent_text.channel
  );
end;
$$;

-- Stores what was agreed to for one channel.
create function private.keep_consent(
  request uuid, call uuid, channel text, version text, words text, page text, companies text[], contact text, user_agent text, gpc boolean
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.consents (request_id, call_id, channel, shown_text, shown_text_hash, version, page,
    companies, contact, contact_hash, user_agent, ip_address, gpc)
  values (request, call, channel, words, private.salted_hash(encode(sha256(convert_to(words, 'UTF8')), 'hex')), version, page,
    companies, contact, private.salted_hash(contact),
    left(coalesce(private.request_header('user-agent'), user_agent), 400), host(private.client_address()),
    gpc or coalesce(private.request_header('sec-gpc') = '1', false));
end;
$$;

-- Stores the consents given for these companies and returns the channels they cover: none where the
-- person only wants to read the answers on the private link. The words are
-- composed here; those the browser showed must be the same.
create function private.record_consents(
  request uuid, given jsonb, company_names text[], email text, phone text, page text, gpc boolean, user_agent text
) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  consent jsonb;
  channel text;
  version text;
  words text;
  value text;
  channels text[] := '{}';
begin
  perform private.refuse_if(jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > 4,
    'PT422', 'The ways to be contacted are not in the form they should be.');
  for consent in select * from jsonb_array_elements(given) loop
    channel := private.text_of(consent, 'channel', 20);
    version := private.text_of(consent, 'version', 40);
    perform private.refuse_if(channel not in ('email', 'call', 'text', 'automated') or channel = any (channels),
      'PT422', 'A way to be contacted is not known here or is given twice.');
    value := case channel when 'email' then email else phone end;
    perform private.refuse_if(value = '', 'PT422', 'Enter the phone number the calls or texts should go to.');
    words := private.consent_text(version, channel, company_names, email, phone);
    perform private.refuse_if(words is null or words <> private.text_of(consent, 'text', 4000),
      'PT422', 'The words you agreed to are not the ones in use now. Reload the page, read them again, and send your request again.');
    perform private.keep_consent(request, null, channel, version, words, page, company_names, value, user_agent, gpc);
    channels := channels || channel;
  end loop;
  return channels;
end;
$$;
