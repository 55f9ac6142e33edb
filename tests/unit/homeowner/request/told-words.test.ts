import { expect, it } from 'vitest';
import { standing, toldFacts } from '../../../../src/homeowner/request/Holders.tsx';
import type { Recipient } from '../../../../src/backend/requests.ts';

const none = { low: null, high: null };
const untold = { visit_at: null, visit_was: null, quoted_usd: null };
const names = (...given: Parameters<typeof toldFacts>) => toldFacts(...given).map(([name]) => name);

it('says the visit on a Central clock, and when it was to be before it was moved', () => {
  const visit_at = '2026-12-01T20:00:00Z';
  expect(toldFacts({ ...untold, visit_at }, none)).toEqual([
    ['Visit', 'Tue, Dec 1, 2:00 PM Central'],
  ]);
  const visit_was = '2026-11-30T16:00:00Z';
  expect(toldFacts({ ...untold, visit_at, visit_was }, none)).toEqual([
    ['Visit', 'Tue, Dec 1, 2:00 PM Central; was Mon, Nov 30, 10:00 AM'],
  ]);
});

it('says what the result here said beside a price, and beside nothing else', () => {
  const range = { low: 12_184, high: 20_710 };
  const visit_at = '2026-12-01T20:00:00Z';
  expect(toldFacts({ ...untold, quoted_usd: 17_850 }, range)[1]).toEqual([
    'Your result',
    '$12,200–$20,700',
  ]);
  expect(names({ ...untold, visit_at }, range)).toEqual(['Visit']);
  expect(names({ ...untold, visit_at, quoted_usd: 17_850 }, none)).toEqual(['Visit', 'Price']);
});

const recipient = (status: Recipient['status'], overdue = false) =>
  ({ status, overdue, suspended: false }) as Recipient;

it('counts who said yes and who is late, and nobody the request was taken back from', () => {
  expect(standing([])).toBe('');
  expect(standing([recipient('sent')])).toBe('No company said yes yet.');
  expect(standing([recipient('answered'), recipient('viewed', true), recipient('withdrawn')])).toBe(
    '1 of 2 companies said yes. 1 is late.',
  );
  expect(standing([{ ...recipient('answered'), closed: true }])).toBe(
    'No company said yes yet. 1 closed its account.',
  );
});
