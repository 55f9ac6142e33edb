-- Asking for a call: a professional who reads a proposal leaves a question and, in boxes of their own, says
-- whether a person may call and whether we may text. Anyone may ask; the operator answers.

create table public.call_requests (
  -- Made by the browser, so that one sent twice is one.
  id uuid primary key,
  -- For people to read out; not unique, since the browser makes the id.
  reference text not null generated always as ('C-' || upper(left(id::text, 8))) stored,
  trade_id text references public.trades,
  page text not null,
  company text not null,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  -- Empty unless we may call or text it.
  phone text not null default '' check (phone = '' or private.is_phone(phone)),
  question text not null,
  may_call boolean not null,
  may_text boolean not null,
  step text not null default 'new' check (step in ('new', 'in work', 'waiting', 'done', 'dropped')),
  note text not null default '' check (char_length(note) <= 2000),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by uuid,
  check ((phone <> '') = (may_call or may_text))
);
create index call_requests_trade_idx on public.call_requests (trade_id);
create index call_requests_newest_idx on public.call_requests (created_at desc, id desc);
create index call_requests_open_idx on public.call_requests (created_at, id) where step in ('new', 'in work', 'waiting');
create index call_requests_step_idx on public.call_requests (step, created_at desc, id desc);
create index call_requests_reference_idx on public.call_requests (reference);
create index call_requests_email_idx on public.call_requests (lower(email));
create index call_requests_over_idx on public.call_requests (changed_at);

-- Stores what was agreed to for each ticked box.
create function private.record_call_consents(call public.call_requests, version text, gpc boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  channel text;
  words text;
begin
  foreach channel in array array_remove(array[
    case when call.may_call then 'call' end, case when call.may_text then 'text' end], null)
  loop
    words := private.consent_text(version, 'our ' || channel, '{}', call.email, call.phone);
    perform private.refuse_if(words is null,
      'PT422', 'The words beside the boxes have changed. Reload the page, read them again, and send it once more.');
    perform private.keep_consent(null, call.id, channel, version, words, call.page, '{}', call.phone, '', gpc);
  end loop;
end;
$$;

-- Takes a call in and answers its reference. The same id again is answered as sent, whatever comes with it:
-- so a stranger learns nothing from an id.
create function private.ask_for_call(call jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  its_id uuid;
  asked public.call_requests;
begin
  perform private.refuse_if(jsonb_typeof(call) is distinct from 'object', 'PT422', 'The form is empty.');
  perform private.bounded_text(call, 'This is too long. Shorten the question.');
  its_id := private.typed_id(call);
  select * into asked from public.call_requests c where c.id = its_id;
  if found then
    return jsonb_build_object('reference', asked.reference);
  end if;
  asked.id := its_id;
  asked.trade_id := nullif(private.typed(call, 'trade', 40), '');
  perform private.refuse_if(asked.trade_id is not null and not exists (select from public.trades t where t.id = asked.trade_id),
    'PT422', 'This trade is not known here. Reload the page and send it again.');
  asked.page := private.typed(call, 'page', 200);
  -- Two slashes at its start would lead the operator to another site.
  perform private.refuse_if(asked.page !~ '^/([A-Za-z0-9_-][A-Za-z0-9/_-]*)?$',
    'PT422', 'The form does not say which page it comes from. Reload the page and send it again.');
  asked.company := private.typed(call, 'company', 120);
  asked.name := private.typed(call, 'name', 120);
  perform private.refuse_if(asked.name = '', 'PT422', 'Write your name.', 'name');
  asked.email := private.typed_email(call);
  asked.question := private.typed(call, 'question', 2000, true);
  asked.may_call := coalesce(call -> 'may_call' = 'true', false);
  asked.may_text := coalesce(call -> 'may_text' = 'true', false);
  -- A number that nobody may call or text is not kept.
  asked.phone := case when asked.may_call or asked.may_text then private.typed(call, 'phone', 20) else '' end;
  perform private.refuse_if((asked.may_call or asked.may_text) and not private.is_phone(asked.phone),
    'PT422', 'Write the phone number with its area code, like 817-555-0123, or clear both boxes.', 'phone');
  -- Counted last, when nothing else is left to check: this waits for others from the same network.
  perform private.record_call_consents(asked, private.typed(call, 'version', 40), coalesce(call -> 'gpc' = 'true', false));
  perform private.count_form(private.sender_of('call', asked.email));
  insert into public.call_requests (id, trade_id, page, company, name, email, phone, question, may_call, may_text)
  values (asked.id, asked.trade_id, asked.page, asked.company, asked.name, asked.email, asked.phone, asked.question,
    asked.may_call, asked.may_text)
  returning reference into asked.reference;
  -- Whoever typed the address may not own it, so the letter holds none of the words that were typed.
  perform private.queue_mail('call asked', 'call asked ' || asked.id, asked.email,
    jsonb_build_object('reference', asked.reference, 'trade', asked.trade_id,
      'may_call', asked.may_call, 'may_text', asked.may_text), null, null, null);
  perform private.tell_operator('calls', asked.reference, asked.id);
  return jsonb_build_object('reference', asked.reference);
exception
  -- The same form twice at once: the other one stored it.
  when unique_violation then
    return jsonb_build_object('reference', (select c.reference from public.call_requests c where c.id = its_id));
end;
$$;

-- What the operator sees.

create function private.call_line(call uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(c) || jsonb_build_object(
    'changed_by', (select u.email from auth.users u where u.id = c.changed_by),
    'agreed', coalesce((
      select jsonb_agg(jsonb_build_object('channel', w.channel, 'text', w.shown_text, 'version', w.version,
        'agreed_at', w.agreed_at) order by w.id)
      from public.consents w where w.call_id = c.id
    ), '[]'))
  from public.call_requests c where c.id = call;
$$;

create trigger log_work before update of step, note on public.call_requests
  for each row when ((old.step, old.note) is distinct from (new.step, new.note)) execute function private.log_work('call');

-- How long they are kept.

-- Whoever deletes a call, by the clock or because its person asked: the number goes from the words agreed to,
-- which stay as a request's do, and so does the letter.
create function private.forget_call() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.consents w
  set shown_text = replace(w.shown_text, w.contact, '[removed]'), contact = null, ip_address = null
  where w.call_id = old.id and w.contact is not null;
  perform private.forget_letter('call asked ' || old.id);
  return null;
end;
$$;
create trigger forget_call after delete on public.call_requests for each row execute function private.forget_call();

create function private.forget_calls(most integer) returns integer
language sql security definer set search_path = '' as $$
  select private.forget_before('public.call_requests', 'changed_at', kept.evidence_from, most)
    + private.forget_before('public.call_requests', 'changed_at', kept.over_since, most, 'step in (''done'', ''dropped'')')
    + private.forget_before('public.consents', 'agreed_at', kept.evidence_from, most, 'call_id is not null')
  from (
    select now() - make_interval(years => s.keep_evidence_years) as evidence_from,
      now() - make_interval(months => s.keep_calls_months) as over_since
    from private.settings s
  ) kept;
$$;
