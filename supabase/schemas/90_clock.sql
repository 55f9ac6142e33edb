-- What is done every minute: watching, waking and forgetting.

-- Deletes rows of a table from before a moment, oldest first and at most so many, and answers how many it deleted.
create function private.forget_before(place regclass, stamp text, moment timestamptz, most integer, which text default 'true')
returns integer
language plpgsql set search_path = '' as $$
declare
  done integer;
begin
  execute format('delete from %1$s where ctid = any (array(
    select ctid from %1$s where %2$I < %3$L and %4$s order by %2$I limit %5$s))', place, stamp, moment, which, most);
  get diagnostics done = row_count;
  return done;
end;
$$;

-- Applies the retention periods of private.settings, to at most so many rows of a kind at a time, and
-- answers how many it deleted or emptied.
create function private.forget_expired(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  evidence_from timestamptz := now() - make_interval(years => (select keep_evidence_years from private.settings));
  done integer;
  total integer := 0;
begin
  -- The request is locked first, as withdrawing does, so that the two cannot wait for each other.
  perform private.forget_contact(due.id) from (
    select r.id from public.request_contacts c join public.requests r on r.id = c.request_id
    where c.expires_at < now() order by c.expires_at limit most for no key update of r skip locked
  ) due;
  get diagnostics done = row_count;
  total := total + done;
  -- A stop that nobody said was not so.
  delete from public.request_phones p using public.request_stops s
  where s.request_id = p.request_id and s.undone_at is null
    and s.number_until < now();
  get diagnostics done = row_count;
  total := total + done;
  delete from public.requests where id in (
    select id from public.requests
    where created_at < evidence_from order by created_at limit most for update skip locked
  );
  get diagnostics done = row_count;
  return total + done
    -- The others go with their requests.
    + private.forget_before('public.complaints', 'created_at', evidence_from, most, 'request_id is null')
    + private.forget_before('public.audit_log', 'at', evidence_from, most)
    -- A month after an invitation has run out, nothing counts it any more.
    + private.forget_before('public.company_invitations', 'expires_at', now() - interval '30 days', most)
    + private.forget_before('private.recent_forms', 'at', now() - interval '1 day', most)
    + private.forget_before('public.request_submissions', 'received_at', now() - interval '1 day', most);
end;
$$;

-- What the clock does every minute. Nothing in it keeps the rest from being done. Answers how many rows were
-- deleted or emptied, or null where that failed.
create function private.do_chores() returns integer
language plpgsql security definer set search_path = '' as $$
begin
  perform private.watch_intake();
  begin
    perform private.tick();
    perform private.wake_mail();
  exception
    when others then
      raise warning 'Mail was not seen to: %', sqlerrm;
  end;
  begin
    return private.forget_expired(1000) + private.forget_mail(1000) + private.forget_orders(1000)
      + private.forget_calls(1000) + private.forget_onboardings(1000) + private.forget_unconfirmed(100)
      + private.forget_paid(1000);
  exception
    when others then
      raise warning 'Nothing was deleted: %', sqlerrm;
      return null;
  end;
end;
$$;

create table private.clock_runs (
  only_row boolean primary key default true check (only_row),
  ran_at timestamptz not null,
  -- How long the last run took, and how many rows it deleted or emptied.
  milliseconds integer not null,
  rows_forgotten integer not null,
  -- Since when it has not stood for an hour.
  steady_since timestamptz not null default now()
);

-- What the clock does, every minute: the database's own where it has one (below), else the local server by
-- POST /rest/v1/rpc/tidy with its secret key. Answers how many rows were deleted or emptied; null where that
-- failed, and then the clock counts as standing since it last did all.
create function private.tidy() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer := private.do_chores();
  faults integer;
begin
  if forgotten is null then
    return null;
  end if;
  delete from public.client_errors e
  where e.hour < now() - make_interval(days => (select s.keep_client_errors_days from private.settings s));
  get diagnostics faults = row_count;
  forgotten := forgotten + faults;
  insert into private.clock_runs as k (ran_at, milliseconds, rows_forgotten)
  values (now(), extract(epoch from clock_timestamp() - now()) * 1000, forgotten)
  on conflict (only_row) do update
    set steady_since = case when k.ran_at > now() - interval '1 hour' then k.steady_since else now() end,
      ran_at = excluded.ran_at, milliseconds = excluded.milliseconds, rows_forgotten = excluded.rows_forgotten;
  return forgotten;
end;
$$;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    begin
      create extension if not exists pg_cron;
    exception
      when others then
        raise warning 'pg_cron is here but could not be used (%). Let something else call private.tidy() every minute.', sqlerrm;
    end;
  end if;
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform cron.schedule('tidy', '* * * * *', 'select private.tidy()');
    -- Nothing else deletes what the scheduler writes about each run: 1,440 rows a day.
    perform cron.schedule('tidy_the_schedule', '17 9 * * *',
      $sql$delete from cron.job_run_details where end_time < now() - interval '7 days'$sql$);
  end if;
end;
$$;
