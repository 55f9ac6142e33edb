-- A company's public number: a homeowner who cannot wait for an answer calls it. Empty where none is given.
alter table public.companies add column phone text not null default ''
  check (phone ~ '^([2-9][0-9]{2}-[2-9][0-9]{2}-[0-9]{4})?$')
  -- Numbers that cost the caller money.
  constraint companies_phone_is_free check (phone !~ '^900-|-976-');
grant update (phone) on table public.companies to authenticated;
