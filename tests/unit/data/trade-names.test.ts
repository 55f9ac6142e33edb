import { expect, it } from 'vitest';
import { trades } from '../../../src/trades/index.ts';
import { tradeName, tradeNames } from '../../../src/trades/names.ts';

it('names each trade as its own pages do, in the same order', () => {
  expect(Object.entries(tradeNames)).toEqual(trades.map(({ id, name }) => [id, name]));
});

it('shows the id of a trade that has left the site', () => {
  expect(tradeName('astrology')).toBe('astrology');
});
