import { candidatesOf, mayCost, type Candidate } from './price-candidates.ts';
import { isCondition } from './price-words.ts';
import { isSame } from './judge.ts';
import { codeOf, unpack, type Packed } from './packed.ts';
import type { PaperRow } from './paper-rows.ts';
import { ownIn } from './prove-sums.ts';
import { priceFeatures, strengthOf } from './price-features.ts';
import { tokensOf, valueOf } from './tokens.ts';

/** A candidate with how likely its price is, from 0 to 1, by all readings that come to it. */
export type Chosen = Candidate & { readonly likely: number };

/** What price a candidate stands for. */
export const priceOf = (one: Candidate): string =>
  'usd' in one
    ? `$${Math.round(one.usd)}`
    : one.type === 'options'
      ? one.found.options.map(({ total }) => total).join()
      : one.type;

/** Whether a price is what a credit above it leaves of another: that one is meant, whatever the rest is called. */
const isAfterCredit = (
  one: Candidate,
  all: readonly Candidate[],
  credits: readonly { readonly usd: number; readonly row: number }[],
): boolean =>
  'usd' in one &&
  credits.some(
    ({ usd, row }) =>
      row <= (one.row ?? row) &&
      all.some((gross) => 'usd' in gross && isSame(gross.usd - usd, one.usd)),
  );

/** A credit is of the sentence that names it, behind any other amount of that. */
const SENTENCES = /[.!?;]\s|\$ ?\d/;

/** Amounts that are owed only if something goes wrong, wherever they stand. */
const besidePrice = (rows: readonly PaperRow[]): ReadonlySet<number> => {
  const all = rows.flatMap(({ text }) =>
    tokensOf(text).flatMap((token) => {
      const usd = Math.abs(valueOf(token) ?? 0);
      const is = isCondition(text.slice(0, token.from), text.slice(token.to));
      return token.type === 'money' ? [{ usd, is }] : [];
    }),
  );
  const other = new Set(all.flatMap(({ usd, is }) => (is ? [] : [usd])));
  return new Set(all.flatMap(({ usd, is }) => (is && !other.has(usd) ? [usd] : [])));
};

/** What the price of a paper may be, the likeliest first, each price once. */
export const choosePrice = (
  rows: readonly PaperRow[],
  likely: readonly Readonly<Float64Array>[],
  { scale, features }: Packed,
): readonly [Chosen, ...Chosen[]] => {
  const candidates = candidatesOf(rows, likely);
  const said = unpack(features);
  const scores = priceFeatures(rows, likely, candidates).map((names) =>
    names.reduce((sum, name) => sum + strengthOf(name) * Number(said.get(codeOf(name)) ?? 0), 0),
  );
  const most = Math.max(...scores);
  const isOwn = ownIn(rows);
  const credits = rows.flatMap(({ figures: { amount, label, after } }, row) =>
    amount &&
    isOwn({ label: `${label.split(SENTENCES).at(-1)} ${after.split(SENTENCES)[0]}`, amount })
      ? [{ usd: Math.abs(amount), row }]
      : [],
  );
  const beside = besidePrice(rows);
  // What its own line sums up is counted once.
  const made = candidates.flatMap((one) => (one.proof.holdsPart ? (one.proof.row ?? []) : []));
  const isTwice = ({ type, proof }: Candidate): boolean =>
    type === 'sum' && made.some((row) => proof.kinds[row] === 'work');
  const isBeside = (one: Candidate): boolean =>
    'usd' in one
      ? beside.has(one.usd) || isTwice(one)
      : one.type === 'options' &&
        (new Set(one.found.options.map(({ total }) => total)).size < 2 ||
          one.found.options.some(({ total }) => !mayCost(total)));
  const odds = scores.map((score, at) =>
    isBeside(candidates[at]!) || isAfterCredit(candidates[at]!, candidates, credits)
      ? 0
      : Math.exp((score - most) / scale),
  );
  const all = odds.reduce((sum, one) => sum + one, 0);
  const best = new Map<string, { one: Candidate; odds: number; sum: number }>();
  for (const [at, one] of candidates.entries()) {
    const had = best.get(priceOf(one));
    const sum = (had?.sum ?? 0) + odds[at]!;
    const isBest = !had || odds[at]! > had.odds;
    best.set(priceOf(one), { ...(isBest ? { one, odds: odds[at]! } : had), sum });
  }
  return [...best.values()]
    .map(({ one, sum }): Chosen => ({ ...one, likely: sum / all }))
    .sort((a, b) => b.likely - a.likely) as [Chosen, ...Chosen[]];
};
