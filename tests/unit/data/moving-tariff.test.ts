import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { prices } from '../../../src/trades/moving/figures.ts';

/** One haul of the federal tariff 400NG of 2018 from Dallas and Fort Worth, a work of the US government. */
interface Haul {
  readonly miles: number;
  readonly pounds: number;
  /** US dollars. */
  readonly price: number;
}

const rows: string[][] = parse(readFileSync(new URL('moving-tariff-2018.csv', import.meta.url)), {
  from_line: 2,
});
const tariff: readonly Haul[] = rows.map((row) => {
  const [miles, pounds, price] = row.map(Number) as [number, number, number];
  return { miles, pounds, price };
});
/** Nearer hauls go by the hour, in a truck of one's own. */
const far = tariff.filter(({ miles }) => miles >= 250);

/** What our three prices of a haul by weight come to, US dollars. */
const ours = ({ miles, pounds }: Haul): number =>
  prices.shipment.typical +
  pounds * prices.pounds.typical +
  (pounds * miles * prices.poundMiles.typical) / 1000;

/** The powers of weight and miles in a price, by least squares of its logarithm. */
const powers = (priceOf: (haul: Haul) => number): { pounds: number; miles: number } => {
  const mean = (of: (haul: Haul) => number) =>
    far.reduce((sum, haul) => sum + of(haul), 0) / far.length;
  const centered = (of: (haul: Haul) => number) => {
    const middle = mean((haul) => Math.log(of(haul)));
    return (haul: Haul) => Math.log(of(haul)) - middle;
  };
  const [w, m, p] = [
    centered(({ pounds }) => pounds),
    centered(({ miles }) => miles),
    centered(priceOf),
  ];
  const along = (a: (haul: Haul) => number, b: (haul: Haul) => number) =>
    mean((haul) => a(haul) * b(haul));
  const apart = along(w, w) * along(m, m) - along(w, m) ** 2;
  return {
    pounds: (along(w, p) * along(m, m) - along(m, p) * along(w, m)) / apart,
    miles: (along(m, p) * along(w, w) - along(w, p) * along(w, m)) / apart,
  };
};

test('a haul by weight rises with weight and miles as the federal tariff does', () => {
  const theirs = powers(({ price }) => price);
  expect(theirs.pounds).toBeCloseTo(0.78, 2);
  expect(theirs.miles).toBeCloseTo(0.37, 2);
  const model = powers(ours);
  expect(Math.abs(model.pounds - theirs.pounds)).toBeLessThan(0.015);
  expect(Math.abs(model.miles - theirs.miles)).toBeLessThan(0.015);
});

test('no weight or distance is priced by another measure than the rest', () => {
  const parts = far.map((haul) => ours(haul) / haul.price);
  expect(Math.max(...parts) / Math.min(...parts)).toBeLessThan(1.1);
});
