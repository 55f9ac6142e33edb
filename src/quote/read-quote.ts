import { choosePrice, type Chosen } from './choose-price.ts';
import { calledForAll, isContradicted, isSure, rivalsOf } from './doubted-price.ts';
import { isNoWhole } from './price-words.ts';
import { cellsIn, EITHER, IS_AMOUNT, type FoundOptions } from './find-options.ts';
import { likelyKinds, lineModel, type LineModel } from './learned-kinds.ts';
import { likeliest, OF_MONEY, type LineKind } from './line-kind.ts';
import { OVER_LEFT_OUT } from './denied-in.ts';
import learned from './line-weights.json' with { type: 'json' };
import type { Packed } from './packed.ts';
import { paperRows, type PaperRow } from './paper-rows.ts';
import learnedPrices from './price-weights.json' with { type: 'json' };
import { monthsBetween } from './plan-price.ts';
import { isSame } from './judge.ts';
import { mayCost } from './price-candidates.ts';
import type { Proof } from './prove-sums.ts';
import { lineOf } from './quote-line.ts';
import { asSaid, isTicked } from './said-kinds.ts';
import { isTakenOff } from './row-features.ts';
import { cents } from './tokens.ts';

/** A quote as it was read. */
export type Reading = ReturnType<typeof readPaper>;

/** What all open papers taught of lines. */
export const learnedLines = lineModel(learned);

/**
 * What price is meant, of all it may be: where a total is made of ticked lines, none of several options, but where the
 * line of a price holds that of each option, these.
 */
const meantOf = (rows: readonly PaperRow[], every: readonly [Chosen, ...Chosen[]]): Chosen => {
  const [best] = every;
  const named = every.find((one) => 'usd' in one);
  const isOther = (found: FoundOptions): boolean =>
    (named?.type === 'total' && named.proof.state === 'closes' && rows.some(isTicked)) ||
    [...found.of.keys()].some((at) => isNoWhole(rows[at]!.text));
  const likely = (best.type === 'options' && isOther(best.found) && named) || best;
  const row = 'usd' in likely ? likely.row : null;
  if (row === null) return likely;
  // "$14,900 all in, or $13,500 if you sign by Friday", "Total  $4,050  $5,450"
  const { text } = rows[row]!;
  const cells = cellsIn(text).filter((cell) => IS_AMOUNT.test(cell));
  const isBeside = (one: Chosen): boolean =>
    one.type === 'options' &&
    one.likely > 0 &&
    one.found.by === 'cells' &&
    one.found.kinds.has(row) &&
    (EITHER.test(text) || isNoWhole(text) || cells.length === one.found.options.length);
  return every.find(isBeside) ?? likely;
};

/** So many prices are asked about, none of less than this part of the largest of them: that would be a rate. */
const MOST_ASKED = 3;
const LEAST_ASKED = 0.2;
/** An address, a date, the number of a quote: figures without a dollar sign, cents or thousands. */
export const NO_MONEY = /^(?!.*(?:\$|\d[.,]\d))/;
/** So likely a price is asked about beside a likelier one, whatever its line is, and printed or not. */
const LIKELY_TOO = 0.25;
/** What is less likely is not asked about, but of a price that is not fixed: of that any money may be the most. */
const LEAST_LIKELY = 0.03;

/** What may be the price, US dollars, the likeliest first. */
const askedOf = (
  rows: readonly PaperRow[],
  kinds: readonly LineKind[],
  every: readonly Chosen[],
  price: Chosen,
  called: readonly number[],
  isUnsure: boolean,
): number[] => {
  const total = 'usd' in price ? price.usd : null;
  const hasTotal = rows.some(({ figures: { amount } }, at) => kinds[at] === 'total' && amount);
  const stating = every.flatMap((one): number[] => {
    if (!('usd' in one) || one.likely === 0) return [];
    const { usd, likely } = one;
    // What one line alone comes to is what that says.
    const row =
      one.row ?? rows.findIndex(({ figures: { amount } }) => amount && isSame(amount, usd));
    const isLikely = likely > (one.type !== 'sum' || row >= 0 ? LEAST_LIKELY : LIKELY_TOO);
    if (row < 0) return isLikely && mayCost(usd) ? [usd] : [];
    const { text, figures } = rows[row]!;
    const kind = kinds[row]!;
    const isMoney = price.type === 'open' && (one.type !== 'figure' || text[one.from] === '$');
    const isRate = figures.rate?.usd === usd;
    // The price of a plan may be what is asked for.
    const isPlan = isRate && isUnsure && !hasTotal && monthsBetween(figures.rate.per) !== null;
    // What is paid when, by whom, or only on top is never asked about as the price.
    const isNone =
      OF_MONEY.has(kind) ||
      isRate ||
      (likely < LIKELY_TOO &&
        ((kind === 'addition' && !one.proof.holdsPart) ||
          (kind === 'note' && NO_MONEY.test(text))));
    return usd === total || isPlan || ((isLikely || isMoney) && !isNone) ? [usd] : [];
  });
  const most = total ?? Math.max(0, ...stating.slice(0, MOST_ASKED));
  // What speaks against the price comes first, behind the price itself.
  const rivals = 'usd' in price ? rivalsOf(rows, kinds, price) : [];
  return [
    ...stating.filter((usd) => usd === total),
    // The last that was said of it counts.
    ...called.toReversed(),
    ...rivals.map((row) => rows[row]!.figures.amount!),
    ...stating.filter((usd) => usd !== total),
  ].filter((usd) => usd >= LEAST_ASKED * most);
};

/** The rows as lines of these kinds, each under its heading or package, and what is left out where a heading says so. */
const linesOf = (
  rows: readonly PaperRow[],
  kinds: readonly LineKind[],
  found: FoundOptions | null,
) => {
  let under = '';
  /** How far in that heading stands: what stands further in heads nothing beside it. */
  let indent = 0;
  /** The row before, in a list of what is left out, or the head of one. */
  let left: PaperRow | null = null;
  return rows.map((row, at) => {
    const kind = kinds[at]!;
    const { figures } = row;
    if (row.isFirst) under = '';
    const isLeftOut =
      left !== null &&
      figures.amount === null &&
      !/:\W*$/.test(row.text) &&
      (OVER_LEFT_OUT.test(left.text) ||
        (!row.isFirst && left.mark === row.mark && left.indent === row.indent));
    left = isLeftOut || OVER_LEFT_OUT.test(row.text) ? row : null;
    const line = lineOf(row, figures, kind, found?.of.get(at) ?? null, under, isLeftOut);
    if (kind === 'note' && !isLeftOut && row.text.length < 60 && figures.amount === null) {
      if (!under || row.indent <= indent) [under, indent] = [row.text, row.indent];
    } else if (kind === 'subtotal' || kind === 'total') under = '';
    return line;
  });
};

/** Whether its sign or its words take a row off a price. */
const isOff = ({ text, figures: { amount } }: PaperRow): boolean =>
  (amount ?? 0) < 0 || isTakenOff(text);

/** How far the sums prove it; `stated`: it surely calls that its total, and its lines do not make it; `options`: one is to be chosen first; `open`: that it names none is likelier than any. */
type State = Proof['state'] | 'stated' | 'options' | 'open';
const stateOf = ({ type, proof }: Chosen, isUnsure: boolean): State => {
  if (type === 'options' || type === 'open') return type;
  if (type === 'none') return 'nothing';
  if (isUnsure) return 'unsure';
  return proof.state === 'unsure' ? 'stated' : proof.state;
};

/**
 * A contractor's quote, its lines in their order; any text will do.
 * @param model what was learned of lines
 * @param prices what was learned of prices
 */
export const readPaper = (
  text: string,
  model: LineModel = learnedLines,
  prices: Packed = learnedPrices,
) => {
  const rows = paperRows(text);
  const every = choosePrice(rows, asSaid(rows, likelyKinds(rows, model)), prices);
  const price = meantOf(rows, every);
  const found = price.type === 'options' ? price.found : null;
  // Read again: what the lines are is told by the options.
  const kinds = found
    ? asSaid(rows, likelyKinds(rows, model, found)).map(
        (one, at) => found.kinds.get(at) ?? likeliest(one),
      )
    : price.proof.kinds;
  const total = 'usd' in price ? price.usd : null;
  // "$4,250 all in", before a tax that makes the total, is no other price.
  const isBeforeTax = (row: number) => price.proof.state === 'closes' && kinds[row] === 'subtotal';
  const called = calledForAll(rows).flatMap(({ usd, row }) =>
    usd !== total && !isBeforeTax(row) ? usd : [],
  );
  const isUnsure = !(
    'usd' in price &&
    called.length === 0 &&
    isSure(price, rows) &&
    !isContradicted(rows, kinds, price) &&
    rows.every((row, at) => kinds[at] !== 'discount' || isOff(row))
  );
  const asked = askedOf(rows, kinds, every, price, called, isUnsure);
  /** The row of a price that is not its amount: another figure of it, or what credits leave of the price. */
  const own = 'usd' in price && price.row !== null ? price.row : -1;
  const isFigure = price.type === 'figure';
  const printed = rows[own]?.figures.amount;
  const rest = printed && !isFigure && !isSame(printed, total!) ? printed : null;
  if (rest) asked.splice(1, 0, rest);
  const mayBe = [...new Set(asked.slice(0, MOST_ASKED).map(cents))];
  const said = rows.map((row, at) =>
    isFigure && at === own ? { ...row, figures: { ...row.figures, amount: total } } : row,
  );
  return {
    lines: linesOf(
      said,
      kinds.map((kind, at) => {
        if (at === own && isFigure) return 'total';
        if (at === own && rest) return 'net';
        // What nothing says is off closed a sum by chance.
        if (kind === 'discount' && !isOff(rows[at]!)) return 'note';
        // What may be the whole price is no addition to it.
        return kind === 'addition' && mayBe.includes(said[at]!.figures.amount ?? 0) ? 'note' : kind;
      }),
      found,
    ),
    /** Prices of which one is chosen; none where there is one price. */
    options: found?.options ?? [],
    /** The price as far as it is known, US dollars: the total it states, else the sum of its lines. */
    total,
    state: stateOf(price, isUnsure),
    /** What may be its price, US dollars, the likeliest first. */
    mayBe,
  };
};
