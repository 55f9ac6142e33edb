-- What identifies a homeowner is read by a company through one door, which notes that it was opened; and
-- what binds every company when a homeowner has had enough.

-- "They asked us to stop": told to one company, it binds every company on the request, until the homeowner
-- says that it was not so. Otherwise one company could cut off the others.
create table public.request_stops (
  request_id uuid not null references public.requests on delete cascade,
  -- The company that was told; null: the site's own team.
  company_id uuid references public.companies,
  -- `calls` leaves email where it was agreed to.
  scope text not null check (scope in ('calls', 'everything')),
  told_at timestamptz not null default now(),
  -- Until when the homeowner may say that it was not so; then the number is deleted. Null: it was at once.
  number_until timestamptz,
  -- The homeowner said so: from then on it binds the company that passed it on, alone.
  undone_at timestamptz,
  primary key (request_id, scope)
);
create index request_stops_company_idx on public.request_stops (company_id);
create index request_stops_standing_idx on public.request_stops (number_until) where undone_at is null;

-- Who was told is for the homeowner and for admins; a company reads in its own history that there was a stop.
create policy "the private link shows who was told to stop" on public.request_stops
  for select to anon using (request_id = (select private.token_request_id()));
create policy "the link, signed in, and admins see who was told to stop" on public.request_stops
  for select to authenticated using (
    request_id = (select private.token_request_id())
    or (select private.staff_role()) = 'admin'
  );

-- The ways agreed to in which a company may still get in touch.
create function private.standing_channels(part public.request_recipients) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(way.channel order by way.n), '{}')
  from unnest('{email,call,text,automated}'::text[]) with ordinality way (channel, n)
  where exists (
    select from public.consents w
    where w.request_id = part.request_id and w.channel = way.channel and part.company_name = any (w.companies)
  ) and not exists (
    select from public.request_stops s
    where s.request_id = part.request_id and (s.undone_at is null or s.company_id = part.company_id)
      and (s.scope = 'everything' or way.channel <> 'email')
  ) and (way.channel = 'email'
    or exists (select from public.request_phones p where p.request_id = part.request_id));
$$;

create function private.stop_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.requests r where r.id = new.request_id for no key update;
  -- Nobody doubts what was told to the site's own team.
  if new.company_id is null then
    delete from public.request_phones where request_id = new.request_id;
  end if;
  update public.request_recipients p set channels = private.standing_channels(p)
  where p.request_id = new.request_id and p.status <> 'withdrawn';
  insert into public.company_events (request_id, company_id, actor, kind, detail)
  select p.request_id, p.company_id,
    case when p.company_id = new.company_id and new.undone_at is null then (select auth.uid()) end,
    case when new.undone_at is null then 'asked to stop' else 'not asked to stop' end,
    jsonb_build_object('scope', new.scope, 'own', p.company_id = new.company_id)
  from public.request_recipients p where p.request_id = new.request_id and p.status <> 'withdrawn';
  return null;
end;
$$;
create trigger stop_contact after insert or update on public.request_stops for each row execute function private.stop_contact();

-- The row that makes one of the caller's approved companies a recipient of this request.
create function private.own_part(request uuid) returns public.request_recipients
language sql stable security definer set search_path = '' as $$
  select p
  from public.request_recipients p
  where p.request_id = request and p.company_id in (select private.own_company_ids('approved'));
$$;

-- Notes that whoever is signed in opened the contact data of these requests, once an hour.
create function private.note_opened(company uuid, requests uuid[]) returns void
language sql security definer set search_path = '' as $$
  insert into public.company_events (request_id, company_id, actor, kind)
  select m.id, company, (select auth.uid()), 'opened' from unnest(requests) m (id)
  where not exists (
    select from public.company_events e
    where e.request_id = m.id and e.company_id = company and e.kind = 'opened'
      and e.actor = (select auth.uid()) and e.at > now() - interval '1 hour'
  );
$$;

-- Opens the homeowner's contact data for a company, as far as it was agreed: notes who opened it, and
-- tells the homeowner that it was seen.
create function private.open_received(request uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  part public.request_recipients := private.own_part(request);
  answer jsonb;
begin
  perform private.refuse_if(part.request_id is null, 'PT404', 'This request is not among yours.');
  perform private.refuse_if(part.status in ('withdrawn', 'declined'),
    'PT410', case part.status
    when 'declined' then 'You said no to this request, so its contact data are closed.'
    else 'This request was taken back. Its contact data are gone.' end);
  perform private.refuse_if(part.promised_by is null,
    'PT409', 'This person has not confirmed the request yet. You will see who it is as soon as they do.');
  select jsonb_build_object('name', c.name, 'zip', c.zip, 'note', c.note, 'preferred', c.preferred,
    'channels', part.channels,
    'email', case when 'email' = any (part.channels) then c.email else '' end,
    'phone', case when part.channels && '{call,text,automated}' then coalesce(
      (select p.phone from public.request_phones p where p.request_id = c.request_id), '') else '' end)
  into answer
  from public.request_contacts c where c.request_id = request;
  perform private.refuse_if(not found,
    'PT410', 'The contact data of this request were deleted when their time was over.');
  update public.request_recipients set status = 'viewed'
  where request_id = request and company_id = part.company_id and status = 'sent';
  -- Who answered first and opened then has opened it, too.
  update public.request_recipients set viewed_at = now()
  where request_id = request and company_id = part.company_id and viewed_at is null;
  perform private.note_opened(part.company_id, array[request]);
  return answer;
end;
$$;

-- The homeowner asked this company to stop. `scope`: calls (and texts), or everything.
create function private.asked_to_stop(request uuid, scope text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  part public.request_recipients := private.own_part(request);
begin
  perform private.refuse_if(part.request_id is null or part.status = 'withdrawn',
    'PT404', 'This request is not among yours.');
  -- Only who has had the person's details can have been told; what it says binds others, so it is logged.
  perform private.refuse_if(part.status = 'declined' or not exists (
    select from public.company_events e
    where e.request_id = request and e.company_id = part.company_id and e.kind = 'opened'
  ), 'PT409', 'Open the contact data first: only a company the person spoke with can pass this on.');
  perform private.refuse_if(scope is null or scope not in ('calls', 'everything'),
    'PT422', 'Say whether calls stop or everything.');
  insert into public.request_stops (request_id, company_id, scope, number_until)
  values (request, part.company_id, asked_to_stop.scope,
    now() + make_interval(days => (select s.keep_stopped_days from private.settings s)))
  -- Whom the homeowner has contradicted passes on nothing more; another company may.
  on conflict on constraint request_stops_pkey do update
    set company_id = excluded.company_id, told_at = now(), number_until = excluded.number_until, undone_at = null
    where request_stops.undone_at is not null and request_stops.company_id <> excluded.company_id;
  if found then
    perform private.log_action('passed on a stop', part.company_id, request, detail => jsonb_build_object('scope', asked_to_stop.scope));
  end if;
end;
$$;

-- The homeowner, by the private link: it was not so that everyone was asked to stop.
create function private.undo_stops() returns void
language plpgsql security definer set search_path = '' as $$
declare
  request uuid := private.token_request_id();
  undone public.request_stops;
begin
  perform private.refuse_if(request is null, 'PT403', 'This link does not open this request.');
  for undone in
    update public.request_stops s set undone_at = now()
    where s.request_id = request and s.undone_at is null and s.company_id is not null
    returning s.*
  loop
    perform private.log_action('undid a stop', undone.company_id, request, detail => jsonb_build_object('scope', undone.scope));
  end loop;
end;
$$;

-- Says that what the company had noted of a request taken back is deleted. Twice is the same as once.
create function private.confirm_deletion(request uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  part public.request_recipients := private.own_part(request);
begin
  perform private.refuse_if(part.request_id is null or part.status not in ('withdrawn', 'declined'),
    'PT404', 'There is nothing to delete for this request.');
  update public.company_records set deleted_at = now(), version = version + 1
  where request_id = request and company_id = part.company_id and deleted_at is null;
  if found then
    insert into public.company_events (request_id, company_id, actor, kind)
    values (request, part.company_id, (select auth.uid()), 'deleted');
  end if;
end;
$$;
