-- How much of what professionals paid and sent waits for the staff, now with since when the oldest of it
-- does. What waits for its sender is not waiting for us.
create or replace function private.selling_today() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.admins_only();
  return jsonb_build_object(
    'orders', (
      select jsonb_build_object('count', count(*), 'since', min(o.changed_at))
      from public.orders o where not o.trouble <@ o.settled
    ),
    'calls', (
      select jsonb_build_object('count', count(*), 'since', min(c.created_at))
      from public.call_requests c where c.step in ('new', 'in work')
    ),
    'onboardings', (
      select jsonb_build_object('count', count(*), 'since', min(o.created_at))
      from public.onboardings o where o.step in ('new', 'in work')
    )
  );
end;
$$;
