-- What the staff look at and decide. A company is approved by all that was reviewed of it, and keeps it until
-- staff change it.

-- What the staff decided of a company and why, word for word as the company is told.
create table public.company_decisions (
  id bigint generated always as identity primary key,
  company_id uuid not null references public.companies on delete cascade,
  decision text not null check (decision in ('approved', 'rejected', 'suspended', 'restored')),
  reason text not null default '' check (char_length(reason) <= 1000 and reason = private.visible_text(reason)),
  -- What was looked at before a yes.
  checked text[] not null default '{}'
    check (checked <@ '{license,insurance,address,name,phone}'::text[]),
  -- No foreign key: the record outlives the account.
  decided_by uuid,
  decided_at timestamptz not null default now()
);
create index company_decisions_company_idx on public.company_decisions (company_id, decided_at desc);

create policy "members see what was decided of their company, admins all" on public.company_decisions
  for select to authenticated
  using (company_id in (select private.own_company_ids()) or (select private.staff_role()) = 'admin');

-- What is known again of a suspended company that deleted its account: its name as it looks at a glance, and
-- its license number as a hash.
create table private.shut_out (
  company_id uuid primary key references public.companies on delete cascade,
  name_key text not null,
  license_hash text,
  reason text not null,
  at timestamptz not null default now()
);
create index shut_out_name_idx on private.shut_out (name_key);
create index shut_out_license_idx on private.shut_out (license_hash);

-- The same as it is kept of a company that is gone.
create function private.license_hash(license text) returns text
language sql stable set search_path = '' as $$
  select private.salted_hash(private.license_key(license));
$$;

-- Why a company was suspended last.
create function private.why_shut_out(company uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select d.reason from public.company_decisions d
    where d.company_id = company and d.decision = 'suspended' order by d.decided_at desc, d.id desc limit 1
  ), '');
$$;

-- Companies that are suspended, or were when they deleted their account, with a company's name or license. In
-- plpgsql, as what lists ask of each company: it keeps the plan, where sql makes it anew for each line.
create function private.shut_out_like(company uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('at', s.at, 'reason', s.reason,
      'same', case when s.same_name then 'name' else 'license' end) order by s.at desc), '[]')
    from (
      select c.id, private.name_key(c.name) as name_key, private.license_key(c.license) as license_key,
        private.license_hash(c.license) as license_hash
      from public.companies c where c.id = company
    ) own
    cross join lateral (
      select o.name_key = own.name_key as same_name, o.reason, o.at
      from private.shut_out o
      where o.company_id <> own.id and (o.name_key = own.name_key or o.license_hash = own.license_hash)
      union all
      select private.name_key(o.name) = own.name_key, private.why_shut_out(o.id),
        coalesce((select max(d.decided_at) from public.company_decisions d where d.company_id = o.id and d.decision = 'suspended'), o.created_at)
      from public.companies o
      where o.status = 'suspended' and o.id <> own.id
        and (private.name_key(o.name) = own.name_key or private.license_key(o.license) = own.license_key)
    ) s
  );
end;
$$;

create function private.reviewed_facts(company uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select facts || jsonb_build_object('hash', encode(sha256(convert_to(facts::text, 'UTF8')), 'hex'))
    from (
      select jsonb_build_object('id', c.id, 'name', c.name, 'license', c.license,
        'description', c.description, 'phone', c.phone, 'website', c.website,
        'trades', (select coalesce(jsonb_agg(t.trade_id order by t.trade_id), '[]')
          from public.company_trades t where t.company_id = c.id),
        'cities', (select coalesce(jsonb_agg(s.city_id order by s.city_id), '[]')
          from public.company_cities s where s.company_id = c.id),
        'shut_out_like', private.shut_out_like(c.id)) as facts
      from public.companies c where c.id = company
    ) reviewed
  );
end;
$$;

-- What staff look at before they approve a company, and its hash for `decide_company`.
create function private.review_of(company uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.staff_only();
  return private.reviewed_facts(company);
end;
$$;

-- What has to be looked at before a company is approved.
create function private.checks_for(company uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select case when exists (
      select from public.company_trades s join public.trades t on t.id = s.trade_id and t.needs_license
      where s.company_id = company
    ) then '{license}' else '{}'::text[] end || '{insurance,address,name,phone}'::text[];
$$;

-- Approves, rejects or suspends a company. A yes is to what was reviewed, named by its hash, once all of it
-- was looked at; a no gives a reason, which is mailed word for word.
create function private.decide_company(company uuid, decision text, reason text, reviewed_hash text, checked text[] default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  was text;
  why text := btrim(coalesce(reason, ''));
begin
  perform private.admins_only();
  -- A change under way ends first, so that what is compared is what is approved.
  select c.status into was from public.companies c where c.id = company for update;
  perform private.refuse_if(not found, 'PT404', 'This company is no longer there.');
  perform private.refuse_if(char_length(why) > 1000 or why <> private.visible_text(why),
    'PT422', 'Shorten the reason to 1000 plain characters.');
  perform private.refuse_if(decision is null or decision not in ('approved', 'rejected', 'suspended'),
    'PT422', 'Approve, reject or suspend the company.');
  perform private.refuse_if(was <> all (case decision when 'approved' then '{pending,rejected,suspended}' when 'rejected' then '{pending}' else '{approved}' end::text[]),
    'PT409', format('This company is %s already. Look again.', was));
  if decision = 'approved' then
    perform private.refuse_if(reviewed_hash is null or private.reviewed_facts(company) ->> 'hash' <> reviewed_hash,
      'PT409', 'This company was changed after you looked at it. Look again.');
    perform private.refuse_if(not private.has_confirmed_member(company),
      'PT422', 'Nobody has confirmed the email address of this company yet. Wait until they open the link in our mail.');
    -- A suspension that is lifted asks for nothing anew.
    perform private.refuse_if(was <> 'suspended' and not coalesce(checked, '{}') @> private.checks_for(company),
      'PT422', 'Tick each thing that you looked at. What is not ticked was not checked.');
    perform private.refuse_if('license' = any (private.checks_for(company)) and exists (
      select from public.companies c where c.id = company and c.license = ''),
      'PT422', 'Texas licenses a trade of this company, and it gives no license. Ask for it, or take the trade off.');
  end if;
  perform private.refuse_if(decision <> 'approved' and char_length(why) < 10,
    'PT422', 'Give the reason in a sentence. The company gets it word for word.');
  update public.companies set status = decision,
    license_checked_at = case when 'license' = any (checked) then now() else license_checked_at end
  where id = company;
  insert into public.company_decisions (company_id, decision, reason, checked, decided_by)
  values (company, case when decision = 'approved' and was = 'suspended' then 'restored' else decision end, why,
    case when decision = 'approved' then coalesce(checked, '{}') else '{}' end, (select auth.uid()));
exception
  when unique_violation then
    perform private.refuse('PT409', 'Another approved company has this name, or one that looks like it.');
end;
$$;

-- A rejected company that has mended what was wrong waits again.
create function private.ask_again() returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.companies set status = 'pending'
  where status = 'rejected' and id in (select private.own_company_ids());
  perform private.refuse_if(not found, 'PT409', 'Your company is not waiting for a change from you.');
end;
$$;
