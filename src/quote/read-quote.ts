import { choosePrice } from './choose-price.ts';
import { isContradicted, isReturned, isSure, rivalsOf, withReturned } from './doubted-price.ts';
import {
  isApart,
  isAtOnce,
  isByWeek,
  isDeclined,
  isLimited,
  isNoWhole,
  isOfLease,
  isOfLoan,
  isOffers,
  isOptional,
  isPayment,
  isPayments,
} from './price-words.ts';
import { cellsIn, EITHER } from './find-options.ts';
import { likelyKinds, lineModel, type LineModel } from './learned-kinds.ts';
import { IN_PRICE, KINDS, likeliest, OF_MONEY, type LineKind } from './line-kind.ts';
import { OVER_LEFT_OUT } from './denied-in.ts';
import learned from './line-weights.json' with { type: 'json' };
import type { Packed } from './packed.ts';
import { isTakenOff } from './row-features.ts';
import { paperRows, type PaperRow } from './paper-rows.ts';
import learnedPrices from './price-weights.json' with { type: 'json' };
import { isCarried } from './missing-page.ts';
import { isOneOfMany, monthsBetween } from './plan-price.ts';
import { isSame, usdOf } from './judge.ts';
import { isRange, mayCost } from './price-candidates.ts';
import { ownIn, TAX_CREDIT, type Proof } from './prove-sums.ts';
import { lineOf } from './quote-line.ts';
import { tokensOf, valueOf } from './tokens.ts';

/** A quote as it was read. */
export type Reading = ReturnType<typeof readPaper>;

/** What all open papers taught of lines. */
export const learnedLines = lineModel(learned);

const FOR_ALL =
  /^ ?(?:out the door|otd|all[ -](?:in|told)|total(?! \w+ length|:? \$?\d)|for (?:everything|all of it|the (?:whole|lot|two|both)))\b/i;
const isTicked = ({ mark }: PaperRow): boolean => /^\[x\]$/i.test(mark);
const surely = (kind: LineKind): Float64Array => Float64Array.from(KINDS, (one) => +(one === kind));

/** Kinds that only a paper of a claim has, what such a paper says, and what a line is without it. */
const OF_CLAIM: readonly (readonly [kind: LineKind, says: RegExp, without: LineKind])[] = [
  ['deductible', /\bded(?:uctible|uct)?s?\b/i, 'discount'],
  ['depreciation', /\bdep(?:r\w*)?\b/i, 'discount'],
  [
    'net',
    /\bded(?:uctible)?\b|\bdep(?:r\w*)?\b|\b[ra]cv\b|\binsur(?:er|ance)\b|\bclaim|\bcarrier\b|\bcash value\b/i,
    'total',
  ],
];

/**
 * How likely the rows are of each kind by what the paper says beside their words: what is offered, under a heading or
 * by itself, is no work in the price, nor is what is paid when, and nothing is kept back of a claim where there is none.
 */
const asSaid = (
  rows: readonly PaperRow[],
  likely: readonly Float64Array[],
): readonly Float64Array[] => {
  const others = OF_CLAIM.flatMap(([kind, says, other]) =>
    rows.some(({ text }) => says.test(text)) ? [] : [[kind, other] as const],
  );
  const moved = (own: Float64Array, from: LineKind, to: LineKind): Float64Array => {
    const [one, other] = [KINDS.indexOf(from), KINDS.indexOf(to)];
    return own.map((odds, kind) => (kind === one ? 0 : kind === other ? odds + own[one]! : odds));
  };
  // Where some boxes before lines are ticked, nobody buys what the others stand before.
  const hasTicks = rows.some(isTicked);
  let isOffered = false;
  let isDrawn = false;
  return rows.map(({ text, mark, figures, isFirst }, at) => {
    const moves = isCarried(text)
      ? [...others, ...(['total', 'work'] as const).map((kind) => [kind, 'subtotal'] as const)]
      : others;
    const own = moves.reduce((all, [from, to]) => moved(all, from, to), likely[at]!);
    const isHead =
      /:\s*$|\bdeclined\b/i.test(text) || (isFirst && /^[^.,;]*$/.test(text) && isOffers(text));
    if (isFirst || (figures.amounts.length === 0 && isHead)) {
      isOffered = figures.amounts.length === 0 && isHead && isOffers(text);
      isDrawn = isPayments(text);
    }
    if (figures.amount && isDeclined(text)) return surely('addition');
    const isOut =
      isOffered || isApart(text) || isOptional(text) || (hasTicks && /^\[ ?\]$/.test(mark));
    const kind = likeliest(own);
    // Nor is off it what another way would save.
    if (isDrawn) return moved(moved(own, 'work', 'payment plan'), 'allowance', 'payment plan');
    return isOut && /^(?:work|allowance|discount)$/.test(kind)
      ? moved(moved(moved(own, 'work', 'addition'), 'allowance', 'addition'), 'discount', 'note')
      : own;
  });
};

/** So many prices are asked about, none of less than this part of the largest of them: that would be a rate. */
const MOST_ASKED = 3;
const LEAST_ASKED = 0.2;
const BY_VISIT = /\$ ?[\d,.]+ ?(?:\/ ?|a |per )(?:mo(?:nth)?|treatment|visit|quarter|spray)\b/i;
const OF_PART = /\b(?:first|initial|cancel\w*|set ?up|start ?up) (?:\w+ ){0,3}\W{0,2}\d/i;
/** What further ones cost, in brackets behind those in the price: "3 sheets of decking ($80 each after that)". */
const BEYOND =
  /\(\s*\$? ?[\d.,]+ ?(?:each|ea|an?|per|\/)\b[^()]*\b(?:after|beyond|thereafter)\b[^()]*\)/i;
/** An address, a date, the number of a quote: figures without a dollar sign, cents or thousands. */
export const NO_MONEY = /^(?!.*(?:\$|\d[.,]\d))/;
/** So likely a price is asked about beside a likelier one, whatever its line is, and printed or not. */
const LIKELY_TOO = 0.25;

/** What is less likely is not asked about, but of a price that is not fixed: of that any money may be the most. */
const LEAST_LIKELY = 0.03;

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
  const [best] = every;
  // What the words right behind a figure call the price of all, in whatever line: "ok 678 out the door".
  const called = rows.flatMap(({ text: said }, row) =>
    tokensOf(said).flatMap((token) => {
      const usd = valueOf(token) ?? 0;
      return mayCost(usd) && FOR_ALL.test(said.slice(token.to)) ? [{ usd, row }] : [];
    }),
  );
  const named = every.filter((one) => 'usd' in one);
  const isOdd =
    best.type === 'options' &&
    ((rows.some(isTicked) && named[0]?.type === 'total' && named[0].proof.state === 'closes') ||
      [...best.found.of.keys()].some((at) => isNoWhole(rows[at]!.text)) ||
      called.some(({ row }) => !best.found.of.has(row)));
  // Where such a line is an option, or a total is made of ticked ones, what is called the price of all is asked about.
  const likely = (isOdd && named[0]) || best;
  // "$14,900 all in, or $13,500 if you sign by Friday", "Total  $4,050  $5,450": which is meant is asked.
  const own = 'usd' in likely && likely.row !== null ? rows[likely.row] : undefined;
  // "About 6 to 8 hours, $1,532 to $1,890": the upper end of a range is no price.
  const isBetween =
    'usd' in likely &&
    !rows.some(({ text: said, figures }) => figures.amount === likely.usd && isLimited(said)) &&
    rows.some(({ text: said }) => isRange(said, likely.usd));
  const price =
    (isBetween && every.find(({ type }) => type === 'open')) ||
    (own &&
      every.find(
        (one) =>
          one.type === 'options' &&
          one.found.by === 'cells' &&
          one.found.kinds.has(rows.indexOf(own)) &&
          one.likely > 0 &&
          (EITHER.test(own.text) ||
            isNoWhole(own.text) ||
            cellsIn(own.text).filter((cell) => /^\$?\d[\d,.]*$/.test(cell)).length ===
              one.found.options.length),
      )) ||
    likely;
  const { proof } = price;
  const found = price.type === 'options' ? price.found : null;
  // Read again: what the lines are is told by the options.
  const words = found
    ? asSaid(rows, likelyKinds(rows, model, found)).map(
        (one, at) => found.kinds.get(at) ?? likeliest(one),
      )
    : proof.kinds;
  // In Texas nobody may waive a deductible: it is no part of what the work costs, nor is what is given back.
  const isPaid = ownIn(rows);
  const isBeside = (at: number): boolean =>
    IN_PRICE.has(words[at]!) &&
    ((rows[at]!.figures.amount ?? 0) < 0
      ? /\bdeductib/i.test(rows[at]!.text) ||
        (!TAX_CREDIT.test(rows[at]!.text) && isPaid(rows[at]!.figures))
      : isReturned(rows[at]!));
  const beside = usdOf(rows.flatMap(({ figures }, at) => (isBeside(at) ? figures : [])));
  const total = 'usd' in price ? price.usd - beside : null;
  // "First one $49, then $79 per treatment", "$49/mo, cancel fee $150": of a plan such a sum is a part.
  const isPartOfPlan =
    rows.some(
      ({ figures }) =>
        figures.amount === total &&
        (isOneOfMany(figures) || isPayment(figures.label) || isByWeek(figures.label)),
    ) ||
    // "One removal for a new roof is $2,900" is no price of what is leased.
    (isOfLease(rows) &&
      rows.some(({ text: said }) => isPayment(said)) &&
      !isAtOnce(own?.text ?? '')) ||
    (proof.state !== 'closes' &&
      rows.some(({ text: said, figures }) => figures.amount === total && OF_PART.test(said)) &&
      rows.some(({ text: said }) => BY_VISIT.test(said)));
  // "$4,250 all in", before a tax that makes the total, is no other price.
  const others = called.filter(
    ({ usd, row }) => usd !== total && !(proof.state === 'closes' && words[row] === 'subtotal'),
  );
  const isUnsure =
    !('usd' in price && isSure(price, rows)) ||
    // A sum that comes out by taking off what nothing says is off may be chance.
    rows.some(({ text: said }, at) => words[at] === 'discount' && !isTakenOff(said)) ||
    isContradicted(rows, words, price) ||
    others.length > 0;
  const printed = price.type === 'total' ? own?.figures.amount : null;
  /** What its line prints, where that is only what is left of it. */
  const rest = printed && !isSame(printed, total!) ? printed : null;
  const isWithReturned = withReturned(rows, total ?? NaN);
  const stating = (isOdd ? named : every).flatMap(
    (one): { usd: number; row: number; isMade?: boolean }[] => {
      if (!('usd' in one) || one.likely === 0 || isWithReturned(one.usd)) return [];
      // What one line alone comes to is what that says.
      const row =
        one.row ??
        rows.findIndex(({ figures }) => figures.amount && isSame(figures.amount, one.usd));
      const isPrinted = one.type !== 'sum' || isSame(rows[row]?.figures.amount ?? 0, one.usd);
      const isLikely = one.likely > (isPrinted ? LEAST_LIKELY : LIKELY_TOO);
      if (row < 0) return isLikely && mayCost(one.usd) ? [{ usd: one.usd, row }] : [];
      const { text, figures } = rows[row]!;
      const kind = words[row]!;
      // What is paid when, by whom, or only on top is never asked about as the price.
      const isOnTop = kind === 'addition' && !one.proof.holdsPart;
      const isBeside = OF_MONEY.has(kind) || (isOnTop && one.likely < LIKELY_TOO);
      const isMoney = price.type === 'open' && (one.type !== 'figure' || text[one.from] === '$');
      const isRate = figures.rate?.usd === one.usd;
      // The price of a plan may be what is asked for.
      const isPlan =
        isRate &&
        (isUnsure || isPartOfPlan) &&
        !rows.some(({ figures: { amount } }, at) => words[at] === 'total' && amount) &&
        monthsBetween(figures.rate.per) !== null &&
        !isOfLoan(text);
      const isNone =
        isBeside || isRate || (kind === 'note' && one.likely < LIKELY_TOO && NO_MONEY.test(text));
      return one.usd === total || isPlan || ((isLikely || isMoney) && !isNone)
        ? [{ usd: one.usd, row, isMade: one.likely > LIKELY_TOO && one.proof.state === 'closes' }]
        : [];
    },
  );
  const most = total ?? Math.max(0, ...stating.slice(0, MOST_ASKED).map(({ usd }) => usd));
  // What speaks against the price comes first, behind the price itself.
  const rivals = 'usd' in price ? rivalsOf(rows, words, price) : [];
  const asked = [
    ...stating.filter(({ usd }) => usd === total),
    ...(rest && isUnsure ? [{ usd: rest, row: rows.indexOf(own!) }] : []),
    // The last that was said of it counts.
    ...others.toReversed(),
    ...rivals.map((row) => ({ usd: rows[row]!.figures.amount!, row })),
    ...stating.filter(({ usd, isMade }) => usd !== total && (rivals.length === 0 || isMade)),
  ].filter(({ usd, row }) => usd >= LEAST_ASKED * most || rivals.includes(row));
  const isFigure = (at: number): boolean => price.type === 'figure' && at === price.row;
  const holds = ({ usd, row }: (typeof asked)[number]): boolean =>
    isSame(isFigure(row) ? total! : (rows[row]?.figures.amount ?? NaN), usd);
  const mayBe = asked.filter(holds).slice(0, MOST_ASKED);
  let under = '';
  /** The row before, in a list of what is left out, or the head of one. */
  let left: PaperRow | null = null;
  const kindOf = (row: PaperRow, at: number): LineKind => {
    if (isFigure(at)) return 'total';
    // What credits leave of the price, or what is paid back beside it.
    if (rest !== null && row === own) return 'net';
    if (isBeside(at)) return (row.figures.amount ?? 0) < 0 ? 'paid' : 'deposit';
    const kind = words[at]!;
    // What may be the whole price is no addition to it, nor off it, nor is what nothing says is off.
    const isWhole =
      mayBe.some(({ row: one }) => one === at) && /^(?:addition|discount)$/.test(kind);
    return isWhole || (kind === 'discount' && !isTakenOff(row.text)) ? 'note' : kind;
  };
  const lines = rows.map((row, at) => {
    const kind = kindOf(row, at);
    const figures = {
      ...row.figures,
      amount: isFigure(at) ? total : row.figures.amount,
      ...(BEYOND.test(row.text) && { rate: null }),
    };
    if (row.isFirst) under = '';
    const isLeftOut =
      left !== null &&
      figures.amount === null &&
      !/:\W*$/.test(row.text) &&
      (OVER_LEFT_OUT.test(left.text) ||
        (!row.isFirst && left.mark === row.mark && left.indent === row.indent));
    left = isLeftOut || OVER_LEFT_OUT.test(row.text) ? row : null;
    const line = lineOf(row, figures, kind, found?.of.get(at) ?? null, under, isLeftOut);
    const isPackage = kind === 'subtotal' && (rows[at + 1]?.indent ?? 0) > row.indent;
    if (
      isPackage ||
      (kind === 'note' && !isLeftOut && row.text.length < 60 && row.figures.amount === null)
    )
      under = row.text;
    else if (kind === 'subtotal' || kind === 'total') under = '';
    return line;
  });
  /** How far the sums prove it; `stated`: it surely calls that its total, and its lines do not make it; `options`: one is to be chosen first; `open`: that it names none is likelier than any. */
  const stateOf = (): Proof['state'] | 'stated' | 'options' | 'open' => {
    if (price.type === 'options' || price.type === 'open') return price.type;
    if (total === null) return 'nothing';
    if (isPartOfPlan) return 'open';
    if (isUnsure) return 'unsure';
    if (proof.state === 'unsure') return 'stated';
    return price.type === 'figure' ? 'one price' : proof.state;
  };
  return {
    lines,
    /** Prices of which one is chosen; none where there is one price. */
    options: found?.options ?? [],
    /** The price as far as it is known, US dollars: the total it states, else the sum of its lines. */
    total,
    state: stateOf(),
    /** Lines that may be its price, by their place, the likeliest first. */
    mayBe: [...new Set(mayBe.map(({ row }) => row))],
    /** What else may be its price, US dollars: what lines come to, or one of several figures of a line. */
    others: asked.slice(0, MOST_ASKED).flatMap((one) => (holds(one) ? [] : [one.usd])),
  };
};
