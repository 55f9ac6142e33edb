import { expect, it } from 'vitest';
import { toldWords } from '../../../../src/homeowner/request/Holders.tsx';
import type { Recipient } from '../../../../src/backend/requests.ts';

const told = (
  visit_at: string | null,
  quoted_usd: number | null,
  range: { low: number | null; high: number | null } = { low: null, high: null },
) => toldWords({ visit_at, quoted_usd } as Recipient, range);

it('says the visit on a Central clock and the price to the cent it was noted with', () => {
  const visit = '2026-12-01T20:00:00Z';
  expect(told(visit, 17_850)).toBe('Visit: Tue, Dec 1, 2:00 PM Central. Price: $17,850.');
  expect(told(null, 17_850.5)).toBe('Price: $17,850.50.');
  expect(told(visit, null)).toBe('Visit: Tue, Dec 1, 2:00 PM Central.');
});

it('says what the result here said beside a price, and beside nothing else', () => {
  const range = { low: 12_184, high: 20_710 };
  const visit = '2026-12-01T20:00:00Z';
  expect(told(null, 17_850, range)).toBe('Price: $17,850. Your result here said $12,200–$20,700.');
  expect(told(visit, null, range)).toBe('Visit: Tue, Dec 1, 2:00 PM Central.');
});
