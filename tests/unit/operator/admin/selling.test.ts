import { expect, it } from 'vitest';
import type { Order } from '../../../../src/backend/operator/orders.ts';
import { ordersCsv } from '../../../../src/operator/admin/csv.ts';
import { sayTrouble } from '../../../../src/selling/order-trouble.ts';

const order: Order = {
  id: '00000000-0000-4000-8000-000000000001',
  reference: 'P-7K3QXM',
  plan_id: 'city',
  trade_id: 'roofing',
  city_id: 'southlake',
  company_id: null,
  company_name: '=HYPERLINK("https://x.example")',
  email: 'pat@example.com',
  state: 'partly refunded',
  trouble: ['paid 2 times'],
  settled: [],
  settled_note: '',
  to_look_at: true,
  amount_cents: 29_800,
  refunded_cents: 14_950,
  currency: 'usd',
  test: false,
  created_at: '2026-11-22T18:00:00Z',
  paid_at: '2026-11-22T18:05:00Z',
  changed_at: '2026-11-22T18:05:00Z',
  entitled: null,
  onboarded: [],
  events: [],
};

it('writes orders as an accountant adds them up, without an address or a formula', () => {
  const [head, row] = ordersCsv([order]).split('\r\n');
  expect(row).toContain('P-7K3QXM,2026-11-22 12:00:00,city,Roofing,Southlake,');
  expect(row).toContain('Partly refunded,2026-11-22 12:05:00,298,149.5,USD,,paid 2 times');
  expect(row).toContain(`"'=HYPERLINK(`);
  expect(row).not.toContain('pat@example.com');
  expect(head?.split(',')).toHaveLength(13);
});

it('says of trouble what to do about it, however often it was paid', () => {
  expect(sayTrouble('paid 3 times')).toMatch(/paid 3 times. Give all but one/);
  expect(sayTrouble('city taken')).toMatch(/not listed until/);
});
