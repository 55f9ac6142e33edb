-- Sending what is queued: the calls of the sender, what staff see, and the clock.

-- How the mail provider fares. That it takes nothing, for want of a key, a quota or itself, is no fault of
-- the letters: they stay as they were, and it is left alone for a while, longer each time.
create table private.mail_provider (
  only_row boolean primary key default true check (only_row),
  -- How often in a row it was asked and took nothing. Until it takes a letter it is asked with one at a time.
  refusals smallint not null default 0,
  refused_since timestamptz,
  paused_until timestamptz,
  -- What it answered then.
  answer text not null default '',
  -- When it last took a letter, or found fault with one.
  well_at timestamptz
);
insert into private.mail_provider default values;

-- The calls of the sender.

-- Whether a letter still says what is so.
create function private.still_true(letter private.mail_queue) returns boolean
language sql stable security definer set search_path = '' as $$
  select case
    -- The link or code in it is good for a day (`otp_expiry` in supabase/config.toml); a notice has none.
    when letter.kind = 'account' then letter.counts_with = 'notices' or letter.created_at > now() - interval '1 day'
    when letter.kind in ('new request', 'reminder') then exists (
      select from public.request_recipients p
      join public.companies c on c.id = p.company_id and c.status = 'approved'
      join public.company_members m on m.company_id = c.id and m.user_id = letter.user_id and m.mail_requests
      where p.request_id = letter.request_id and p.company_id = letter.company_id and p.status in ('sent', 'viewed')
    )
    when letter.kind in ('declined', 'lapsed') then exists (
      select from public.request_recipients p
      where p.request_id = letter.request_id and p.company_id = letter.company_id
        and p.status = any (case letter.kind when 'declined' then '{declined}' else '{sent,viewed}'::text[] end)
        and not (letter.kind = 'lapsed' and p.suspended)
    )
    when letter.kind = 'company left' then exists (
      select from public.request_recipients p
      where p.request_id = letter.request_id and p.company_id = letter.company_id
        and p.status in ('sent', 'viewed', 'answered') and (p.suspended or private.has_closed(p.company_id))
    )
    when letter.kind = 'asked to stop' then exists (
      select from public.request_stops s
      where s.request_id = letter.request_id and s.company_id = letter.company_id and s.undone_at is null
    )
    when letter.kind = 'statement asked' then exists (
      select from public.complaints k
      where k.id = (letter.facts ->> 'complaint')::uuid and k.closed_at is null and k.stated_at is null
    )
    else true
  end;
$$;

-- How long a letter waits after its nth try, and so how long a sender has it at most: one that ends in the
-- middle is a try, too. Null: that was the last one.
create function private.pause_after(tries integer) returns interval
language sql immutable set search_path = '' as $$
  select ('{1 minute,5 minutes,30 minutes,2 hours,6 hours}'::interval[])[tries];
$$;

-- Ends a letter that was not sent: with its address, and what it says, unless someone may try it again.
create function private.end_letter(letter uuid, as_state text, why text) returns void
language sql security definer set search_path = '' as $$
  update private.mail_queue q set state = as_state, ended_at = now(), last_error = why,
    to_address = case when as_state = 'dead' and q.kind <> 'account' then q.to_address else '' end,
    facts = case when as_state = 'dead' and q.kind <> 'account' then q.facts else '{}' end
  where q.id = letter;
$$;

-- Hands out letters that are due, each to one sender, with the secrets their links carry: as many as it
-- wants, unless fewer are due or the provider is left alone. Try by try the same letter says the same, but
-- for what became untrue: that is given up. `only_kind`: of one kind alone; null: of all.
create function private.claim_mail(most integer default 10, only_kind text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  provider private.mail_provider := (select p from private.mail_provider p);
  wanted integer := case when provider.refusals > 0 then 1 else greatest(1, least(coalesce(most, 10), 50)) end;
  letter private.mail_queue;
  claimed jsonb := '[]';
begin
  if provider.paused_until > now() then
    return claimed;
  end if;
  for letter in
    select q.* from private.mail_queue q
    where q.state in ('queued', 'sending') and q.due_at <= now() and (only_kind is null or q.kind = only_kind)
    order by q.due_at
    for update skip locked
  loop
    -- Whoever asks for a new password gets the letter, though an earlier one came back; but a provider with a
    -- list of its own drops it until the address is taken off there, too.
    if letter.kind <> 'account' and private.takes_no_mail(letter.address_hash, letter.mailbox_hash) then
      perform private.end_letter(letter.id, 'suppressed', 'The address is on the list of those that get no mail.');
    elsif not private.still_true(letter) then
      perform private.end_letter(letter.id, 'needless', 'When its turn came, it was no longer wanted or no longer so.');
    elsif letter.tries > 0 and private.pause_after(letter.tries) is null then
      perform private.end_letter(letter.id, 'dead', 'The sender ended in the middle, again and again.');
    else
      update private.mail_queue q set state = 'sending', tries = q.tries + 1,
        due_at = now() + greatest(interval '2 minutes', private.pause_after(q.tries + 1))
      where q.id = letter.id;
      claimed := claimed || jsonb_build_object('id', letter.id, 'try', letter.tries + 1, 'kind', letter.kind,
        'to', letter.to_address, 'request', letter.request_id,
        'facts', letter.facts || case
          when private.is_to_homeowner(letter.kind) then jsonb_build_object(
            'link', private.mail_secret('link', letter.id),
            'confirm', case when letter.facts ->> 'confirm' = 'true' then private.mail_secret('confirm', letter.id) end)
          when letter.kind = 'invitation' then jsonb_build_object('invite', private.mail_secret('invite', letter.id))
          when letter.kind in ('new request', 'reminder') then jsonb_build_object(
            'stop', letter.user_id || '.' || private.mail_secret('stop', letter.user_id))
          else '{}'
        end);
      exit when jsonb_array_length(claimed) >= wanted;
    end if;
  end loop;
  return claimed;
end;
$$;

-- Notes whether the provider does its work. That it does not counts once a pause, and not while it takes other
-- letters: then it only has enough for the moment.
create function private.note_provider(well boolean, detail text) returns void
language sql security definer set search_path = '' as $$
  update private.mail_provider p set refusals = 0, refused_since = null, paused_until = null, answer = '', well_at = now()
  where well and (p.refusals > 0 or p.well_at is null or p.well_at < now() - interval '1 second');
  update private.mail_provider p set refusals = least(p.refusals + 1, 10), refused_since = coalesce(p.refused_since, now()),
    answer = left(detail, 500), paused_until = now() + least(interval '1 minute' * 2 ^ p.refusals, interval '15 minutes')
  where not well and coalesce(p.paused_until, '-infinity') <= now() and coalesce(p.well_at, '-infinity') < now() - interval '2 seconds';
$$;

-- From now on the address takes no mail of ours. A complaint outweighs a bounce.
create function private.suppress(its_hash text, why text) returns void
language sql security definer set search_path = '' as $$
  insert into private.mail_suppressions as s (address_hash, reason) values (its_hash, why)
  on conflict (address_hash) do update set reason = excluded.reason where s.reason = 'bounced';
$$;

-- Says what became of a try: sent; away (the provider takes no letter now, whatever it says: that is no try);
-- later (it did not take this one, and may yet); refused (it never will); bounced (the address takes no mail,
-- so it gets none from now on). Answers whether it counted: the try may have run out and another begun. That
-- a letter was sent always counts.
create function private.finish_mail(letter uuid, try integer, outcome text, detail text default '', provider text default '') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  mine private.mail_queue;
  why text := left(coalesce(detail, ''), 500);
begin
  perform private.refuse_if(outcome is null or outcome not in ('sent', 'away', 'later', 'refused', 'bounced'),
    'PT422', 'A letter was sent, comes later because of it or of the provider, or was refused or bounced.');
  select * into mine from private.mail_queue q
  where q.id = letter
    and (q.state = 'sending' and q.tries = try or outcome = 'sent' and q.state in ('queued', 'sending', 'dead'))
  for update;
  if not found then
    return false;
  end if;
  if outcome = 'sent' then
    perform private.end_letter(letter, 'sent', '');
    update private.mail_queue q set provider_id = left(coalesce(provider, ''), 200) where q.id = letter;
  elsif outcome = 'bounced' then
    perform private.end_letter(letter, 'suppressed', why);
    perform private.suppress(mine.address_hash, 'bounced');
  elsif outcome = 'refused' or outcome = 'later' and private.pause_after(mine.tries) is null
    -- The provider took nothing of it for a week: someone is to look.
    or outcome = 'away' and mine.created_at < now() - interval '7 days'
  then
    perform private.end_letter(letter, 'dead', why);
  else
    update private.mail_queue q set state = 'queued', last_error = why,
      tries = case outcome when 'away' then q.tries - 1 else q.tries end,
      -- Behind the others, so that one that always fails holds up none.
      due_at = now() + case outcome
        when 'away' then least(greatest((now() - q.created_at) / 8, interval '1 minute'), interval '30 minutes')
        else private.pause_after(q.tries) end
    where q.id = letter;
  end if;
  perform private.note_provider(outcome <> 'away', why);
  return true;
end;
$$;

-- The provider reports, later, that mail to an address comes back or was called spam.
create function private.suppress_mail(address text, why text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_if(coalesce(btrim(address), '') = '' or why is null or why not in ('bounced', 'complained'),
    'PT422', 'Name an address, and whether its mail bounced or was complained of.');
  perform private.suppress(case why when 'bounced' then private.salted_hash(address) else private.mailbox_hash(address) end, why);
end;
$$;

-- The provider reports, later, that it did not send a letter that it had taken: refused, for want of a quota or
-- a domain, or bounced, since the address is on its own list of those that take no mail. What the letter said is
-- gone from here, so nobody can try it again. Answers whether there is such a letter.
create function private.unsend_mail(provider text, outcome text, detail text default '') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  lost private.mail_queue;
begin
  perform private.refuse_if(coalesce(provider, '') = '' or outcome is null or outcome not in ('refused', 'bounced'),
    'PT422', 'Name the letter as the provider does, and whether it was refused or bounced.');
  select * into lost from private.mail_queue q where q.provider_id = provider for update;
  if not found then
    return false;
  end if;
  perform private.end_letter(lost.id, case outcome when 'refused' then 'dead' else 'suppressed' end, left(coalesce(detail, ''), 500));
  if outcome = 'bounced' then
    perform private.suppress(lost.address_hash, 'bounced');
  end if;
  return true;
end;
$$;

-- Takes what the auth service wants to be mailed, sealed so that only the sender can open it: it holds links
-- that sign someone in. `message` names what it was asked; `letters` is [{to, sealed, notice}]. They go before
-- others. Refused once an address had enough of them today, so that the last link it got goes on to work. Of an
-- account each address is counted by itself: nobody uses up its letters by signing up as `owner+1@`. What tells
-- of a change that was made, a notice, is neither counted nor refused: else whoever took an account over could
-- keep its owner from hearing of it by asking for links first.
create function private.queue_account_mail(message text, letters jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_if(exists (select from jsonb_array_elements(letters) l where not private.is_address(l ->> 'to')),
    'PT422', 'This is no address that mail can be sent to.');
  perform private.refuse_if(exists (
    select from jsonb_array_elements(letters) l
    cross join lateral (
      select count(*) as today
      from private.mail_queue q
      where q.mailbox_hash = private.mailbox_hash(l ->> 'to') and q.counts_with = 'accounts' and q.counts_at > now() - interval '1 day'
        and (q.address_hash = private.salted_hash(l ->> 'to') or not exists (
          select from auth.users u where lower(u.email) = lower(l ->> 'to') and private.is_confirmed(u.id)))
    ) sent
    where not l @> '{"notice": true}' and sent.today >= (select s.account_letters_per_address_per_day from private.settings s)
  ), 'PT429', 'This address had enough letters about its account today.');
  insert into private.mail_queue (kind, key, to_address, address_hash, mailbox_hash, counts_with, facts, due_at)
  select 'account', concat_ws(' ', 'account', message, l.nth), l.value ->> 'to', private.salted_hash(l.value ->> 'to'),
    private.mailbox_hash(l.value ->> 'to'), case when l.value @> '{"notice": true}' then 'notices' else 'accounts' end,
    jsonb_build_object('sealed', l.value ->> 'sealed'), now() - interval '1 hour'
  from jsonb_array_elements(letters) with ordinality l (value, nth)
  on conflict do nothing;
end;
$$;

-- The link at the foot of mail of requests: turns it off for the account that it was sent to.
create function private.stop_mail(secret text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  parts text[] := regexp_match(secret, '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{64})$');
begin
  perform private.refuse_if(parts is null or parts[2] <> private.mail_secret('stop', parts[1]::uuid),
    'PT404', 'This link is not whole. Copy all of it, or turn this mail off on your dashboard.');
  update public.company_members set mail_requests = false where user_id = parts[1]::uuid;
end;
$$;

-- What staff see of the mail. Addresses are cut to what tells two addresses apart, and the developer sees
-- none of a homeowner.

create function private.mail_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.staff_only();
  return (
    select jsonb_build_object(
      'queued', count(*) filter (where q.state = 'queued'),
      'sending', count(*) filter (where q.state = 'sending'),
      'sent', count(*) filter (where q.state = 'sent'),
      'needless', count(*) filter (where q.state = 'needless'),
      'suppressed', count(*) filter (where q.state = 'suppressed'),
      'dead', count(*) filter (where q.state = 'dead'),
      'oldest_waiting_at', min(q.counts_at) filter (where q.state in ('queued', 'sending') and q.counts_at <= now()),
      'suppressed_addresses', (select count(*) from private.mail_suppressions),
      'promises_running', (select count(*) from private.reply_clock),
      'refused_since', (select p.refused_since from private.mail_provider p),
      'paused_until', (select p.paused_until from private.mail_provider p),
      'answer', (select p.answer from private.mail_provider p)
    )
    from private.mail_queue q
  );
end;
$$;

-- The letters in one state, or all, newest first; `before_at` and `before_id` name the last one seen.
create function private.mail_list(in_state text, before_at timestamptz, before_id uuid, most integer default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.staff_only();
  return coalesce((
    select jsonb_agg(to_jsonb(seen) order by seen.created_at desc, seen.id desc)
    from (
      select q.id, q.kind, q.state, q.tries, q.due_at,
        -- A provider may name the address in its answer.
        regexp_replace(q.last_error, '[^\s@"''<>(),;:]+@[^\s@"''<>(),;:]+', '(address)', 'g') as last_error,
        q.provider_id, q.created_at, q.ended_at,
        case
          when q.to_address <> '' and private.is_to_homeowner(q.kind) and private.staff_role() <> 'admin' then 'a homeowner'
          else regexp_replace(q.to_address, '^(.).*@', '\1…@')
        end as to_address,
        q.facts ->> 'reference' as reference
      from private.mail_queue q
      where (in_state is null or q.state = in_state)
        and (before_at is null or (q.created_at, q.id) < (before_at, coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')))
      order by q.created_at desc, q.id desc
      limit greatest(1, least(coalesce(most, 50), 200))
    ) seen
  ), '[]');
end;
$$;

-- Tries letters once more now: one, or all if none is named, that were given up or wait because the provider
-- did not take them; and asks the provider again. Those being sent are left alone, so that none goes out
-- twice. Answers how many letters it was.
create function private.retry_mail(letter uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  is_paused boolean := exists (select from private.mail_provider p where p.paused_until > now());
  found_letters integer;
begin
  perform private.staff_only();
  update private.mail_queue q
  set state = 'queued', tries = case q.state when 'dead' then 0 else q.tries end, due_at = now(), ended_at = null
  where (letter is null or q.id = letter) and (
    q.state = 'dead' and q.to_address <> ''
    or q.state = 'queued' and q.last_error <> '' and q.counts_at <= now() and (q.due_at > now() or is_paused)
  );
  get diagnostics found_letters = row_count;
  perform private.refuse_if(letter is not null and found_letters = 0,
    'PT409', 'This letter neither was given up nor waits for another try. Look again.');
  update private.mail_provider p set paused_until = null where p.paused_until is not null;
  perform private.log_action(case when letter is null then 'tried all letters again' else 'tried letter again' end,
    detail => case when letter is null then jsonb_build_object('letters', found_letters) else jsonb_build_object('letter', letter) end);
  return found_letters;
end;
$$;

-- Why the letters to whoever is signed in do not arrive: their mail comes back, or they called it spam. Null:
-- nothing is known against it.
create function private.why_no_mail() returns text
language sql stable security definer set search_path = '' as $$
  select case when bool_or(s.reason = 'complained') then 'complained' else min(s.reason) end
  from auth.users u
  join private.mail_suppressions s on s.address_hash = private.salted_hash(u.email)
    or s.address_hash = private.mailbox_hash(u.email) and s.reason = 'complained'
  where u.id = (select auth.uid());
$$;

-- The clock.

-- Deletes what is older than letters are kept; those given up are kept three times as long.
create function private.forget_mail(most integer) returns integer
language sql security definer set search_path = '' as $$
  select private.forget_before('private.mail_queue', 'ended_at', now() - 3 * kept.long, most)
    + private.forget_before('private.mail_queue', 'ended_at', now() - kept.long, most, 'state <> ''dead''')
    + private.forget_before('public.mailbox', 'arrived_at', now() - kept.long, most)
  from (select make_interval(days => s.keep_letters_days) as long from private.settings s) kept;
$$;

-- Calls the sender of a hosted project when a letter waits, by pg_net, with the address and password that
-- its vault holds under `mail_address` and `mail_password`. Elsewhere the local server calls it.
create function private.wake_mail() returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  password text;
begin
  if to_regclass('vault.decrypted_secrets') is null
    or to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null
    or exists (select from private.mail_provider p where p.paused_until > now())
    or not exists (select from private.mail_queue q where q.state in ('queued', 'sending') and q.due_at <= now())
  then
    return;
  end if;
  execute $sql$
    select max(decrypted_secret) filter (where name = 'mail_address'), max(decrypted_secret) filter (where name = 'mail_password')
    from vault.decrypted_secrets
  $sql$ into address, password;
  if address is not null and password is not null then
    execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 60000)'
      using address, jsonb_build_object('content-type', 'application/json', 'authorization', 'Bearer ' || password);
  end if;
end;
$$;
