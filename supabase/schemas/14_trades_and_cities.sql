-- The site's trades by the ids of src/trades. Texas law on soliciting patients keeps two of them from
-- taking paid requests.
create table public.trades (
  id text primary key,
  takes_requests boolean not null,
  -- Texas licenses all of its work: a company is approved for it with a license that someone looked up.
  -- `licensing` in src/selling/licenses.ts says which.
  needs_license boolean not null default false,
  -- Lets a foreign key say "a trade that takes requests".
  unique (id, takes_requests)
);
insert into public.trades (id, takes_requests, needs_license) values
  ('roofing', true, false), ('hvac', true, true), ('solar', true, true), ('pest-control', true, true),
  ('water-damage', true, false), ('concrete', true, false), ('septic', true, true), ('moving', true, true),
  ('cabinets', true, false), ('garage-door', true, false), ('appliance-repair', true, false),
  ('home-staging', true, false), ('chiropractic', false, false), ('senior-care', false, false),
  ('forensic-cleaning', true, false);

create policy "everyone reads the trades" on public.trades for select to anon, authenticated using (true);

-- The cities served, by the ids of src/place/cities.ts.
create table public.cities (id text primary key);
insert into public.cities (id) values
  ('southlake'), ('allen'), ('plano'), ('frisco'), ('mckinney'), ('dallas');

create policy "everyone reads the cities" on public.cities for select to anon, authenticated using (true);
