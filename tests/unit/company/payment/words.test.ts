import { expect, it } from 'vitest';
import { isRunning, orderStates, type OrderState } from '../../../../src/backend/orders.ts';
import { amountOf } from '../../../../src/kit/amount.ts';
import { pauseAfter } from '../../../../src/company/payment/use-order.ts';
import { sayState } from '../../../../src/company/payment/words.ts';

const paid: OrderState = {
  reference: 'P-7K3QXM',
  plan: 'city',
  trade: 'roofing',
  city: 'southlake',
  state: 'paid',
  amount_cents: 14_900,
  refunded_cents: 5_000,
  currency: 'usd',
  test: false,
  since: '2026-11-22T18:00:00Z',
  paid_at: '2026-11-22T18:00:00Z',
  until: null,
  trouble_said: false,
  claimed: false,
  onboarded: [],
};

const said = (change: Partial<OrderState>) =>
  Object.values(sayState({ ...paid, ...change }, 'the City plan')).join(' ');

it('says each state in words of its own', () => {
  const all = orderStates.map((state) => said({ state }));
  expect(new Set(all).size).toBe(orderStates.length);
});

it.each(['pending', 'failed', 'expired'] as const)(
  'never calls an order paid that is %s',
  (state) => {
    const words = said({ state, paid_at: null, amount_cents: null });
    expect(words).not.toMatch(/paid:|thank|receipt/i);
    expect(isRunning({ ...paid, state, paid_at: null })).toBe(false);
  },
);

it('tells a renewal that failed from a first payment that did', () => {
  expect(said({ state: 'failed' })).toMatch(/renewal/);
  expect(said({ state: 'failed', paid_at: null })).toMatch(/nothing has started/);
  expect(isRunning({ ...paid, state: 'failed' })).toBe(true);
});

it('says how much went back', () => {
  expect(said({ state: 'partly refunded' })).toContain('We gave $50 back');
  expect(said({ state: 'refunded', refunded_cents: 14_900 })).toContain('all $149');
});

it.each(['refunded', 'ended'] as const)('leaves nothing to do next where it is %s', (state) => {
  expect(isRunning({ ...paid, state })).toBe(false);
});

it('states amounts as a bank does', () => {
  expect(amountOf(14_900, 'usd')).toBe('$149');
  expect(amountOf(7_450, 'usd')).toBe('$74.50');
});

it('looks again after growing pauses, and never rarer than each minute', () => {
  expect([1, 2, 3, 4, 5, 6, 40].map(pauseAfter)).toEqual([
    2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ]);
});
