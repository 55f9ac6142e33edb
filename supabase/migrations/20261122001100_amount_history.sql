-- What was quoted can be written over, and the history keeps what stood there before.

create or replace function private.log_move() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_events (request_id, company_id, actor, kind, detail)
  values (new.request_id, new.company_id, (select auth.uid()), 'moved',
    jsonb_build_object('from', old.step, 'to', new.step) || case
      when new.quoted_usd is distinct from old.quoted_usd
        then jsonb_build_object('from_usd', old.quoted_usd, 'to_usd', new.quoted_usd)
      else '{}' end);
  return null;
end;
$$;
drop trigger log_move on public.company_records;
create trigger log_move after update of step, quoted_usd on public.company_records
  for each row when (
    old.step <> 'new' and coalesce(new.lost_reason, '') <> 'turned down'
    and (old.step <> new.step or old.quoted_usd is distinct from new.quoted_usd)
  )
  execute function private.log_move();
