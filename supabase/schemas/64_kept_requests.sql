-- Requests that no company received are worked by the site's own team.
create table public.kept_requests (
  request_id uuid primary key references public.requests on delete cascade,
  step text not null default 'new' check (step in ('new', 'in work', 'waiting', 'done', 'dropped')),
  note text not null default '' check (char_length(note) <= 2000 and note = private.visible_text(note)),
  changed_at timestamptz not null default now(),
  changed_by uuid
);
create index kept_requests_open_idx on public.kept_requests (changed_at, request_id) where step in ('new', 'in work', 'waiting');
create index kept_requests_step_idx on public.kept_requests (step, changed_at desc, request_id desc);

create policy "admins see what was kept" on public.kept_requests
  for select to authenticated using ((select private.staff_role()) = 'admin');
create trigger log_work before update of step, note on public.kept_requests
  for each row when ((old.step, old.note) is distinct from (new.step, new.note)) execute function private.log_work('kept request');

create function private.kept_line(request uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', k.request_id, 'reference', r.reference, 'trade_id', g.trade_id, 'city_id', g.city_id,
    'zip', g.zip, 'sent_at', g.sent_at, 'withdrawn_at', r.withdrawn_at, 'step', k.step, 'note', k.note,
    'changed_at', k.changed_at, 'changed_by', (select u.email from auth.users u where u.id = k.changed_by),
    'channels', array(select distinct w.channel from public.consents w where w.request_id = k.request_id order by 1))
  from public.kept_requests k
  join private.request_register g on g.request_id = k.request_id
  join public.requests r on r.id = k.request_id
  where k.request_id = request;
$$;
