-- Payment records are kept as long as the tax office may ask for them, which the privacy policy promises,
-- and no longer: seven years after the last thing that happened to the order.
alter table private.settings
  add column keep_payments_years integer not null default 7 check (keep_payments_years > 0);
create index orders_paid_idx on public.orders (paid_at) where paid_at is not null;

-- Deletes orders that nobody paid for, those that are over for so long, and what was told of either.
create function private.forget_orders(most integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  kept_from timestamptz := now() - make_interval(years => (select s.keep_payments_years from private.settings s));
  over uuid[] := array(
    select o.id from public.orders o
    where o.paid_at < kept_from
      and not exists (select from public.payment_events e where e.order_id = o.id and e.happened_at >= kept_from)
      and not exists (select from public.entitlements t where t.order_id = o.id and coalesce(t.until, 'infinity') >= kept_from)
    order by o.paid_at limit most for update of o skip locked
  );
  untied integer;
begin
  delete from public.payment_events e where e.order_id = any (over);
  delete from public.orders o where o.id = any (over);
  -- What no checkout ever tied to an order.
  delete from public.payment_events e where e.id in (
    select u.id from public.payment_events u where u.order_id is null and u.taken_at < kept_from
    order by u.taken_at limit most
  );
  get diagnostics untied = row_count;
  return private.forget_unpaid_orders(most) + cardinality(over) + untied;
end;
$$;

revoke execute on function private.forget_orders(integer) from public;
