import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smoothed } from '../../../scripts/paid-flood.ts';
import { runs } from '../../chance.ts';

/** The first so many that were told. */
const first = (count: number): readonly number[] => Array.from({ length: count }, (_, nth) => nth);

const halves = [0.25, 0.5, 0.75];
const tenths = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => tenth / 10);

/** Which parts are told of so many, as dollars (`private.publish_paid`). */
const partsOf = (count: number): readonly number[] =>
  count < 30 ? [0.25, 0.75] : count < 100 ? halves : [...halves, ...tenths];

const known = new Map<string, readonly number[]>();

/** What each of the sorted prices weighs in a figure. */
const weights = (count: number, part: number): readonly number[] => {
  const key = `${count} ${part}`;
  if (!known.has(key)) {
    const prices = first(count);
    const above = [...prices, count].map((nth) =>
      smoothed(
        prices.map((at) => Number(at >= nth)),
        part,
      ),
    );
    known.set(
      key,
      prices.map((nth) => above[nth]! - above[nth + 1]!),
    );
  }
  return known.get(key)!;
};

const rounded = (usd: number): number => Number(usd.toPrecision(2));

/** How far a figure is from all that are told as another, US dollars. */
const toward = (told: number, now: number): number => {
  const half = 0.45 * 10 ** (Math.floor(Math.log10(told)) - 1);
  return Math.max(rounded(told) - half, Math.min(rounded(told) + half, now)) - now;
};

/** Prices, and of which of them figures were told one after the other. */
interface Told {
  readonly prices: readonly number[];
  readonly publications: readonly (readonly number[])[];
}

/** Each figure before it is rounded, with what each price weighs in it. */
const figuresOf = ({ prices, publications }: Told) =>
  publications.flatMap((among) => {
    const sorted = among.toSorted((a, b) => prices[a]! - prices[b]!);
    return partsOf(among.length).map((part) => {
      const row = prices.map(() => 0);
      weights(among.length, part).forEach((weight, at) => (row[sorted[at]!] = weight));
      return { row, usd: row.reduce((sum, weight, at) => sum + weight * prices[at]!, 0) };
    });
  });

/** Solves a small set of linear equations, by Gauss and Jordan. */
const solve = (rows: number[][]): number[] => {
  rows.forEach((_, at) => {
    const best = rows.slice(at).reduce((a, b) => (Math.abs(b[at]!) > Math.abs(a[at]!) ? b : a));
    rows[rows.indexOf(best)] = rows[at]!;
    rows[at] = best.map((value) => value / best[at]!);
    for (const [other, row] of rows.entries())
      if (other !== at) rows[other] = row.map((value, nth) => value - row[at]! * rows[at]![nth]!);
  });
  return rows.map((row) => row.at(-1)!);
};

/**
 * Other prices of which the same figures would have been told, one of them so many times what it is, and one as it
 * is: that of whoever guesses. Undefined where none are found, by small steps of all others.
 */
const otherwise = (told: Told, guessed: number, own: number, times: number) => {
  const want = figuresOf(told);
  const prices = [...told.prices];
  prices[guessed]! *= times;
  for (let step = 0; step < 40; step += 1) {
    const now = figuresOf({ ...told, prices });
    if (now.every(({ usd }, at) => rounded(usd) === rounded(want[at]!.usd))) return prices;
    const moves = now.map(({ row }) =>
      row.map((weight, at) => (at === guessed || at === own ? 0 : weight * prices[at]!)),
    );
    const scale = want.map(({ usd }) => 1e-4 * usd * usd);
    const by = solve(
      moves.map((row, at) => [
        ...moves.map(
          (other, nth) =>
            row.reduce((sum, value, to) => sum + value * other[to]!, 0) +
            (nth === at ? scale[at]! : 0),
        ),
        toward(want[at]!.usd, now[at]!.usd),
      ]),
    );
    prices.forEach((price, at) => {
      const move = moves.reduce((sum, row, nth) => sum + row[at]! * by[nth]!, 0);
      prices[at] = price * Math.exp(Math.max(-0.2, Math.min(0.2, move)));
    });
  }
  return undefined;
};
it('every figure is of several prices, at any number of them', () => {
  for (let count = 5; count <= 150; count += 1) {
    for (const part of partsOf(count)) {
      const all = weights(count, part);
      expect(all.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
      expect(Math.max(...all), `${part} of ${count}`).toBeLessThan(0.43);
      // As many as if so many alone counted, each the same.
      expect(1 / all.reduce((sum, weight) => sum + weight ** 2, 0)).toBeGreaterThan(3);
    }
  }
});

it.each<[string, Told['publications'], number]>([
  ['the first figures', [first(5)], 400],
  ['figures before and after five more', [first(5), first(10)], 200],
  [
    'figures before and after one was taken back and five came',
    [first(10), first(15).slice(1)],
    60,
  ],
  ['figures with a middle, before and after', [first(31), first(36)], 20],
  ['figures with tenths', [first(101)], 4],
])('who told one price cannot tell another within a twentieth, by %s', (_, publications, tries) => {
  const count = Math.max(...publications.flat()) + 1;
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 34, max: 300 }), { minLength: count, maxLength: count }),
      fc.integer({ min: 130, max: 20_000 }),
      fc.nat({ max: count - 1 }),
      fc.integer({ min: 1, max: count - 1 }),
      (parts, usual, guessed, away) => {
        const told = { prices: parts.map((part) => (part / 100) * usual), publications };
        const own = (guessed + away) % count;
        const found = [1.05, 1 / 1.05].some((times) => otherwise(told, guessed, own, times));
        expect(found, JSON.stringify(told.prices)).toBe(true);
      },
    ),
    { numRuns: runs(tries) },
  );
});
