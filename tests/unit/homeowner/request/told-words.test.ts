import { expect, it } from 'vitest';
import { standing, toldFacts } from '../../../../src/homeowner/request/Holders.tsx';
import type { Recipient } from '../../../../src/backend/requests.ts';

const none = { low: null, high: null };
const names = (...given: Parameters<typeof toldFacts>) => toldFacts(...given).map(([name]) => name);

it('says the visit on a Central clock', () => {
  const visit_at = '2026-12-01T20:00:00Z';
  expect(toldFacts({ visit_at, quoted_usd: null }, none)).toEqual([
    ['Visit', 'Tue, Dec 1, 2:00 PM Central'],
  ]);
});

it('says what the result here said beside a price, and beside nothing else', () => {
  const range = { low: 12_184, high: 20_710 };
  const visit_at = '2026-12-01T20:00:00Z';
  expect(toldFacts({ visit_at: null, quoted_usd: 17_850 }, range)[1]).toEqual([
    'Your result',
    '$12,200–$20,700',
  ]);
  expect(names({ visit_at, quoted_usd: null }, range)).toEqual(['Visit']);
  expect(names({ visit_at, quoted_usd: 17_850 }, none)).toEqual(['Visit', 'Price']);
});

const recipient = (status: Recipient['status'], overdue = false) =>
  ({ status, overdue, suspended: false }) as Recipient;

it('counts who said yes and who is late, and nobody the request was taken back from', () => {
  expect(standing([])).toBe('');
  expect(standing([recipient('sent')])).toBe('No company said yes yet.');
  expect(standing([recipient('answered'), recipient('viewed', true), recipient('withdrawn')])).toBe(
    '1 of 2 companies said yes. 1 is late.',
  );
});
