import { countMaking } from './count-making.ts';
import { IN_PRICE, KINDS, likeliest, OF_MONEY, type LineKind } from './line-kind.ts';
import { sumOf } from './judge.ts';
import { isCarried } from './missing-page.ts';
import type { PaperRow } from './paper-rows.ts';
import { isApart, isDeclined, isOffers, isOptional } from './price-words.ts';
import { ownIn, TAX_CREDIT } from './prove-sums.ts';
import { isTakenOff } from './row-features.ts';

/** Kinds that only a paper of a claim has, and what a line is without one. */
const OF_CLAIM: readonly (readonly [kind: LineKind, without: LineKind])[] = [
  ['deductible', 'discount'],
  ['depreciation', 'discount'],
  ['net', 'total'],
];
const IS_CLAIM =
  /\bded(?:uctible|uct)?s?\b|\bdep(?:r\w*)?\b|\b[ra]cv\b|\binsur(?:er|ance)\b|\bclaim|\bcarrier\b|\bcash value\b/i;

const moved = (own: Readonly<Float64Array>, from: LineKind, to: LineKind): Float64Array => {
  const [one, other] = [KINDS.indexOf(from), KINDS.indexOf(to)];
  return Float64Array.from(own, (odds, kind) =>
    kind === one ? 0 : kind === other ? odds + own[one]! : odds,
  );
};

/** As likely at least, on the whole, are rows of money that say how a price is paid. */
const LEAST_PAID = 0.2;

/** Rows that say how a price above them is paid: they make it once more, and on the whole may be of money, not of work. */
const paidIn = (rows: readonly PaperRow[], likely: readonly Float64Array[]): Set<number> => {
  const all = rows.flatMap(({ figures: { amount } }, at) => (amount ? [at] : []));
  const usd = all.map((at) => rows[at]!.figures.amount!);
  const ofMoney = all.map((at) =>
    KINDS.reduce((odds, kind, one) => odds + (OF_MONEY.has(kind) ? likely[at]![one]! : 0), 0),
  );
  const paid = usd.flatMap((own, above) =>
    usd.flatMap((_, from) => {
      const count = from > above && own > 0 ? countMaking(own, usd.slice(from)) : 0;
      const odds = sumOf(ofMoney.slice(from, from + count));
      return odds > LEAST_PAID * count ? all.slice(from, from + count) : [];
    }),
  );
  return new Set(paid);
};

/** Whether the box before a row is ticked. */
export const isTicked = ({ mark }: PaperRow): boolean => /^\[x\]$/i.test(mark);

/**
 * How likely the rows are of each kind by what the paper says beside their words: what is offered, under a heading or
 * by itself, is no work in the price, nor is what is paid when, and nothing is kept back of a claim where there is none.
 */
export const asSaid = (
  rows: readonly PaperRow[],
  likely: readonly Float64Array[],
): readonly Float64Array[] => {
  const claim = rows.some(({ text }) => IS_CLAIM.test(text)) ? [] : OF_CLAIM;
  // Where some boxes before lines are ticked, nobody buys what the others stand before.
  const hasTicks = rows.some(isTicked);
  const isPaid = ownIn(rows);
  const paid = paidIn(rows, likely);
  let isOffered = false;
  return rows.map(({ text, mark, figures, isFirst }, at) => {
    const own = claim.reduce((all, [from, to]) => moved(all, from, to), likely[at]!);
    const isHead = figures.amounts.length === 0 && (/:\s*$/.test(text) || /^[^.,;]*$/.test(text));
    if (isFirst || (figures.amounts.length === 0 && /:\s*$/.test(text)))
      isOffered = isHead && isOffers(text);
    if (isCarried(text)) return moved(moved(own, 'total', 'subtotal'), 'work', 'subtotal');
    // What was paid before takes nothing off.
    if ((figures.amount ?? 0) < 0 && isPaid(figures) && !TAX_CREDIT.test(text))
      return moved(moved(own, 'discount', 'paid'), 'credit', 'paid');
    if (figures.amount && isDeclined(text))
      return Float64Array.from(KINDS, (kind) => +(kind === 'addition'));
    if (paid.has(at)) {
      const how = OF_MONEY.has(likeliest(own)) ? likeliest(own) : 'payment plan';
      return [...IN_PRICE].reduce((odds, kind) => moved(odds, kind, how), own);
    }
    const isOut =
      isOffered || isApart(text) || isOptional(text) || (hasTicks && /^\[ ?\]$/.test(mark));
    const kind = likeliest(own);
    // What nothing says is off would close a sum by chance; nor is off it what another way would save.
    if (kind === 'discount' && (isOut || !isTakenOff(text))) return moved(own, kind, 'note');
    if (isOffered && kind === 'option') return moved(own, 'option', 'addition');
    return isOut && /^(?:work|allowance)$/.test(kind)
      ? moved(moved(moved(own, 'work', 'addition'), 'allowance', 'addition'), 'discount', 'note')
      : own;
  });
};
