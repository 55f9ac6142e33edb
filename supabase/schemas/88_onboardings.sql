-- Setting up a service: what a professional tells us so that the AI voice receptionist, or the follow-up by
-- email, can be made. Anyone may send it, before or after paying; the operator works it.

-- What is asked, by version, as src/selling/onboarding lists it; a test compares. An answer under any other key is
-- refused. Versions stay: what waits on a device was written under one.
create table private.onboarding_fields (
  service text not null check (service in ('voice', 'email')),
  version text not null,
  key text not null,
  -- Characters.
  longest integer not null check (longest > 0),
  must boolean not null,
  primary key (service, version, key)
);
insert into private.onboarding_fields (service, version, key, longest, must)
select f.service, '2026-11-23.1', unnest(f.keys::text[]), f.longest, f.must
from (values
  ('voice', '{business, trade, city, own_number, escalation_number, recording}', 200, true),
  ('voice', '{website, holidays, tone, languages}', 200, false),
  ('voice', '{hours, greeting}', 600, true),
  ('voice', '{services}', 1500, true),
  ('voice', '{no_services, prices_said, booking, emergencies, escalation_when}', 1500, false),
  ('voice', '{notes}', 2000, false),
  ('email', '{business, trade, city, from_name, reply_to, list_size, unsubscribed, postal_address}', 200, true),
  ('email', '{website, tone}', 200, false),
  ('email', '{list_source}', 1500, true),
  ('email', '{occasions, sequence, offers}', 1500, false),
  ('email', '{notes}', 2000, false)
) f (service, keys, longest, must);

create table public.onboardings (
  -- Made by the browser, so that one sent twice is one; whoever has it sees the receipt.
  id uuid primary key,
  service text not null check (service in ('voice', 'email')),
  -- For people to read out; not unique, since the browser makes the id.
  reference text not null
    generated always as (case service when 'voice' then 'V-' else 'E-' end || upper(left(id::text, 8))) stored,
  -- The order it goes with; null where nothing is paid yet.
  order_id uuid references public.orders on delete set null,
  email text not null check (email <> ''),
  company text not null check (company <> ''),
  -- By the keys of private.onboarding_fields; what was left open is left out.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  version text not null,
  agreed_at timestamptz not null default now(),
  step text not null default 'new' check (step in ('new', 'in work', 'waiting', 'done', 'dropped')),
  note text not null default '' check (char_length(note) <= 2000),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by uuid
);
create index onboardings_order_idx on public.onboardings (order_id);
create index onboardings_newest_idx on public.onboardings (created_at desc, id desc);
create index onboardings_open_idx on public.onboardings (created_at, id) where step in ('new', 'in work', 'waiting');
create index onboardings_step_idx on public.onboardings (step, created_at desc, id desc);
create index onboardings_reference_idx on public.onboardings (reference);
create index onboardings_email_idx on public.onboardings (lower(email));
create index onboardings_changed_idx on public.onboardings (changed_at);

-- The answers as they are kept: every key known to this version of the service, none too long, none missing.
create function private.answers_of(sent jsonb, service text, version text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  field record;
  unknown text;
  answer text;
  kept jsonb := '{}';
begin
  perform private.refuse_if(jsonb_typeof(sent) is distinct from 'object', 'PT422', 'The form is empty.');
  perform private.refuse_if(not exists (select from private.onboarding_fields f
      where (f.service, f.version) = (answers_of.service, answers_of.version)),
    'PT422', 'This form has changed. Your answers are kept: reload the page and send them again.');
  select k.key into unknown from jsonb_object_keys(sent) k (key)
  where not exists (select from private.onboarding_fields f
    where (f.service, f.version, f.key) = (answers_of.service, answers_of.version, k.key))
  limit 1;
  perform private.refuse_if(found,
    'PT422', 'The form holds an answer to no question of it. Reload the page and send it again.');
  for field in
    select f.key, f.longest, f.must from private.onboarding_fields f
    where (f.service, f.version) = (answers_of.service, answers_of.version)
  loop
    answer := private.typed(sent, field.key, field.longest, true);
    if answer <> '' then
      kept := kept || jsonb_build_object(field.key, answer);
    elsif field.must then
      perform private.refuse('PT422', 'This is needed before we can begin.', field.key);
    end if;
  end loop;
  return kept;
end;
$$;

-- Takes an onboarding in. The same id again is answered as sent, whatever comes with it.
create function private.send_onboarding(form jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  its_id uuid;
  kept public.onboardings;
begin
  perform private.refuse_if(jsonb_typeof(form) is distinct from 'object', 'PT422', 'The form is empty.');
  perform private.bounded_text(form - 'answers', 'This is too long. Shorten your answers.');
  perform private.bounded_text(coalesce(form -> 'answers', 'null'), 'This is too long. Shorten your answers.');
  its_id := private.typed_id(form);
  select * into kept from public.onboardings o where o.id = its_id;
  if found then
    return jsonb_build_object('reference', kept.reference, 'sent_at', kept.created_at);
  end if;
  kept.service := private.typed(form, 'service', 20);
  kept.version := private.typed(form, 'version', 40);
  kept.company := private.typed(form, 'company', 200);
  perform private.refuse_if(kept.company = '', 'PT422', 'Write the name of the business.', 'company');
  kept.email := private.typed_email(form);
  kept.answers := private.answers_of(form -> 'answers', kept.service, kept.version);
  perform private.refuse_if(form -> 'agreed' is distinct from 'true',
    'PT422', 'Tick the box at the end before you send it.', 'agreed');
  -- Counted last, when nothing else is left to check: this waits for others from the same network.
  perform private.count_form(private.sender_of('onboarding', kept.email));
  insert into public.onboardings (id, service, order_id, email, company, answers, version)
  values (its_id, kept.service, private.order_of(private.typed(form, 'order', 255)), kept.email, kept.company,
    kept.answers, kept.version)
  returning * into kept;
  -- Whoever typed the address may not own it, so the letter holds none of the words that were typed.
  perform private.queue_mail('onboarding received', 'onboarding received ' || kept.id, kept.email,
    jsonb_build_object('service', kept.service, 'reference', kept.reference, 'receipt', kept.id), null, null, null);
  perform private.tell_operator('onboardings', kept.reference, kept.id);
  return jsonb_build_object('reference', kept.reference, 'sent_at', kept.created_at);
exception
  -- The same form twice at once: the other one stored it.
  when unique_violation then
    return (select jsonb_build_object('reference', o.reference, 'sent_at', o.created_at)
      from public.onboardings o where o.id = its_id);
end;
$$;

-- A text in which addresses and phone numbers are cut to what tells two of them apart.
create function private.masked(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(value, '([^\s@<>(),;:])[^\s@<>(),;:]*@', '\1…@', 'g'),
    -- Seven digits or more, however they are grouped, that end in four.
    '\+?\(?\m[0-9]([-./() ]{0,2}[0-9]){2,}[-./() ]{0,2}([0-9]{4})\M', '…\2', 'g');
$$;

-- What was sent, for whoever holds its id: the summary names the keys of private.onboarding_fields, and the
-- page knows the questions. Null for any other key.
create function private.onboarding_receipt(key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reference', o.reference, 'service', o.service, 'company', o.company,
    'sent_at', o.created_at, 'status', o.step, 'version', o.version,
    'summary', (select coalesce(jsonb_agg(jsonb_build_array(a.key, private.masked(a.value)) order by a.key), '[]')
      from jsonb_each_text(o.answers) a))
  from public.onboardings o
  where o.id = case when onboarding_receipt.key ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then onboarding_receipt.key::uuid end;
$$;

-- What the operator sees.

create function private.onboarding_line(onboarding uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(o) - 'order_id' || jsonb_build_object(
    'order', (
      select jsonb_build_object('reference', p.reference, 'plan', p.plan_id, 'state', p.state)
      from public.orders p where p.id = o.order_id
    ),
    'changed_by', (select u.email from auth.users u where u.id = o.changed_by))
  from public.onboardings o where o.id = onboarding;
$$;

create trigger log_work before update of step, note on public.onboardings
  for each row when ((old.step, old.note) is distinct from (new.step, new.note)) execute function private.log_work('onboarding');

-- How long they are kept.

create function private.forget_onboarding() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_letter('onboarding received ' || old.id);
  return null;
end;
$$;
create trigger forget_onboarding after delete on public.onboardings for each row execute function private.forget_onboarding();

create function private.forget_onboardings(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  over_since timestamptz := now() - make_interval(months => (select s.keep_onboardings_months from private.settings s));
  evidence_from timestamptz := now() - make_interval(years => (select s.keep_evidence_years from private.settings s));
  total integer;
begin
  delete from public.onboardings o where o.id in (
    select d.id
    from public.onboardings d left join public.entitlements e on e.order_id = d.order_id
    where d.step = 'dropped' and d.changed_at < over_since
      or e.until < over_since
      -- Without an order nothing says when the service ends; the operator does, by dropping it.
      or e.order_id is null and d.changed_at < evidence_from
    order by d.changed_at limit most
  );
  get diagnostics total = row_count;
  return total;
end;
$$;
