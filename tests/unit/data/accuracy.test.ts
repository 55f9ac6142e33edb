import { expect, test } from 'vitest';
import { measureAccuracy } from '../../../src/engine/results/accuracy.ts';
import { tradeById, type Trade, type TradeId } from '../../../src/trades/index.ts';

const tradeOf = (id: TradeId): Trade => tradeById(id)!;

/** How many of the published prices lie in our bands, at least, and how far the middle one lies off. */
test.each([
  { id: 'roofing', inside: 0.9, heldOut: 0, miss: 0.15 },
  { id: 'solar', inside: 0.8, heldOut: 0.72, miss: 0.15 },
  { id: 'concrete', inside: 0.72, heldOut: 0, miss: 0.2 },
  { id: 'garage-door', inside: 0, heldOut: 0.72, miss: 0.15 },
] as const)('$id comes near published prices', ({ id, inside, heldOut, miss }) => {
  const { calculator, published } = tradeOf(id);
  const accuracy = measureAccuracy(calculator, published);
  const count = accuracy.cases.length;
  expect(count).toBeGreaterThanOrEqual(12);
  expect(accuracy.inside / count).toBeGreaterThanOrEqual(inside);
  expect(accuracy.heldOut / count).toBeGreaterThanOrEqual(heldOut);
  expect(accuracy.medianError).toBeLessThan(miss);
});

test('all but one of the published prices of a roof lie in our band', () => {
  const { calculator, published } = tradeOf('roofing');
  const { cases, inside } = measureAccuracy(calculator, published);
  expect(inside).toBeGreaterThanOrEqual(cases.length - 1);
});

test('no case of solar lies all outside of our band', () => {
  const { calculator, published } = tradeOf('solar');
  const { cases } = measureAccuracy(calculator, published);
  expect(cases.filter(({ fit }) => fit === 'outside').map(({ title }) => title)).toEqual([]);
});

test.each(['roofing', 'solar', 'concrete'] as const)(
  'no publisher supplies both a price and a case of %s',
  (id) => {
    const { prices, published, sources } = tradeOf(id);
    const publishers = (entries: readonly { readonly sources: readonly string[] }[]) =>
      entries.flatMap((entry) => entry.sources.map((source) => sources[source]?.publisher));
    const ofPrices = new Set(publishers(Object.values(prices)));
    expect(publishers(published).filter((one) => ofPrices.has(one))).toEqual([]);
  },
);
