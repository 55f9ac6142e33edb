import { expect, it } from 'vitest';
import { toldWords } from '../../../src/islands/request/Holders.tsx';
import type { Recipient } from '../../../src/backend/requests.ts';

const told = (visitAt: Date | null, quotedUsd: number | null) =>
  toldWords({ visitAt, quotedUsd } as Recipient);

it('says the visit on a Central clock and the price to the cent it was noted with', () => {
  const visit = new Date('2026-12-01T20:00:00Z');
  expect(told(visit, 17_850)).toBe('Visit: Tue, Dec 1, 2:00 PM Central. Price: $17,850.');
  expect(told(null, 17_850.5)).toBe('Price: $17,850.50.');
  expect(told(visit, null)).toBe('Visit: Tue, Dec 1, 2:00 PM Central.');
});
