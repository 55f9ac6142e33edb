import { money, price, type ThreePoint } from '../engine/index.ts';
import { apart, isSame, judge, placeIn, standsWhere, wholeDollars } from './judge.ts';
import {
  isOther,
  isPriced,
  otherWork,
  unplacedOf,
  type Comparison,
  type Row,
  type Sums,
} from './compare-quotes.ts';
import { nameOf } from './name-of.ts';
import { isLeftOut, needsOurs, offeredAt } from './weigh-quote.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const count = (many: number): string => `${numbers[many] ?? many} ${many === 1 ? 'line' : 'lines'}`;
const inText = (label: string): string =>
  label.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase());

/** The rows for which a quote gives no price, and offers none, though our estimate has one. */
export const unpriced = (rows: readonly Row[], at: number): Row[] =>
  rows.filter(({ cells }) => isLeftOut(cells[at]!) && offeredAt(cells[at]!) === null);

/** What speaks against a fair price though it is judged usual; empty where nothing does. */
const mixed = (sums: Sums, total: ThreePoint, most: number): string => {
  const { compared: usd, ends } = sums;
  const where = placeIn(usd, total);
  if (where !== 'inside') return `It is ${where} our range.`;
  if (usd > most && !sums.isUnsure)
    return `In our range, but above the most to accept in writing, ${money(most)}.`;
  if (sums.likeForLike === null && judge(sums.most, total) === 'above')
    return 'In our range if it holds all of our lines. Ask.';
  if (ends[0] > (total.typical + total.high) / 2) return 'On the high side of our range.';
  if (ends[1] >= (total.typical + total.low) / 2) return '';
  const isPart = sums.isUnsure && sums.added > 0;
  return isPart ? 'In our range without all of our lines.' : 'On the low side of our range.';
};

/** A line of ours whose price may hold other work, without which a quote is not high. */
export const doubled = (rows: readonly Row[], at: number, usd: number, total: ThreePoint) =>
  rows.find(({ ours, cells }) => {
    const cell = cells[at]!;
    const held = 'mayHold' in cell ? cell.mayHold : undefined;
    return held !== undefined && judge(usd - held + ours.typical, total) !== 'above';
  });

/** The first few of these, and how many more there are. */
const few = (labels: readonly string[]): string =>
  [
    labels.slice(0, MOST_NAMED).join('; '),
    ...(labels.length > MOST_NAMED ? [`${labels.length - MOST_NAMED} more`] : []),
  ].join('; and ');

/** What a price is compared without, and with, in words; empty where there is nothing. */
export const sayCounted = ({ rows, sums }: Comparison, at: number) => ({
  added: few(rows.flatMap(({ item, cells }) => (needsOurs(cells[at]!) ? item.label : []))),
  takenOff: few(otherWork(sums[at]!).map(({ label }) => label)),
});

/** What is said while a question about a quote is open. */
export const ONE_QUESTION = 'Cannot say yet: one question.';

/** What is said once the person said that it names no one price. */
export const NO_PRICE = 'No one price to judge. Ask for the most it can come to, in writing.';

/** Lines nobody has placed that are more than this part of a price leave its verdict open. */
const MOST_OPEN = 0.25;

/** Whether the price of a quote can be judged: it is known, and most of what it is for, and what waits for its place cannot change it. */
const isKnown = (sums: Sums, total: ThreePoint): boolean => {
  const waiting = unplacedOf(sums).reduce((sum, { amount }) => sum + amount, 0);
  return (
    !sums.isPriceAsked &&
    waiting <= MOST_OPEN * sums.written &&
    judge(sums.compared, total) === judge(sums.compared - waiting, total)
  );
};

const MAY_HOLD = 'Cannot say yet: one of its prices may hold other work. Ask.';
const IF_ALL = 'If it holds all of our lines, it is low. Ask.';

/** Why a price is not judged, or neither high nor low: perhaps it stands for other lines; empty where it is, or is inside. */
const undecided = ({ rows, sums }: Comparison, at: number, total: ThreePoint): string => {
  const { compared: usd, ends, least, most, otherCount, isElse, likeForLike } = sums[at]!;
  if (isElse) return 'We cannot judge it: part of it is for work that is not in our figures.';
  const stand = judge(usd, total);
  if (stand === 'usual') return judge(ends[1], total) === 'above' ? MAY_HOLD : '';
  const its = rows.find(({ item }) => item === otherCount)?.cells[at];
  const isSaid = its?.state === 'priced' && its.says.length > 0;
  if (otherCount)
    return `Cannot say yet: it counts ${isSaid ? inText(otherCount.label) : 'some of the work'} otherwise than we do. If our answers can match it, change them.`;
  if (stand === 'above' && doubled(rows, at, usd, total)) return MAY_HOLD;
  const isSure = stand === 'above' || likeForLike !== null;
  if (isSure && stand === judge(stand === 'above' ? least : most, total)) return '';
  return stand === 'above' ? 'If it lacks what we found no words for, it is high. Ask.' : IF_ALL;
};

/** Above so many times our high figure a price may be for other work: a new system where we count a repair. */
const FAR = 2;

/**
 * The verdict on one quote, before all else.
 * @param most what the trade says to accept in writing at most, US dollars
 */
export const headline = (
  { rows, sums }: Comparison,
  at: number,
  total: ThreePoint,
  most = Infinity,
): string => {
  if (sums[at]!.isOpen) return NO_PRICE;
  if (!isKnown(sums[at]!, total)) return ONE_QUESTION;
  if (sums[at]!.isInsurers) return 'An insurer’s figures, not a company’s quote.';
  if (isOther(rows, sums[at]!, at)) return 'We found none of our lines in it.';
  const why = undecided({ rows, sums }, at, total);
  if (why) return why;
  const { compared: usd } = sums[at]!;
  const stand = judge(usd, total);
  if (stand === 'above')
    return `High by about ${apart(usd, total)}${usd > FAR * total.high ? ', if it is for the same work' : ''}.`;
  if (stand === 'below') return 'Low. Ask if all is in it.';
  return mixed(sums[at]!, total, most) || 'The price is fair.';
};

/** So many lines are named. */
const MOST_NAMED = 3;

/** That its lines make another sum than its total; empty where they do not surely. */
export const sayApart = ({ written, lines, apart: between }: Sums): string =>
  between === null
    ? ''
    : `Its lines add up to ${price(lines)}, its total says ${price(written)}: ${price(Math.abs(between))} ${between > 0 ? 'more' : 'less'}. Ask which is right.`;

/** One quote, in a short line and the rest of what is to be said. */
export const sayQuote = (
  { rows, sums }: Comparison,
  at: number,
  total: ThreePoint,
): { readonly short: string; readonly rest: string } => {
  const its = sums[at] as Sums;
  const { isElse, isUnsure, isInsurers, deductible, written, compared } = its;
  const usd = its.likeForLike ?? written;
  if (isElse || isOther(rows, its, at))
    return {
      short: `Not compared: ${few(otherWork(its).map(({ label }) => label))}.`,
      rest: 'If that is part of your job, change the answers.',
    };
  if (isUnsure) return { short: '', rest: `As written it is ${standsWhere(written, total)}.` };
  if (isInsurers)
    return {
      short: `It counts ${price(written)} for the work.`,
      rest: `${deductible === null ? '' : `The deductible of ${price(deductible)} is yours to pay. `}Ask a company for its own price.`,
    };
  const waiting = unplacedOf(its).length;
  const where =
    undecided({ rows, sums }, at, total) || judge(usd, total) !== judge(compared, total)
      ? ''
      : `${isSame(usd, written) ? 'It' : 'That'} is ${standsWhere(usd, total)}.`;
  const many = count(waiting).replace(/^./, (first) => first.toUpperCase());
  return {
    short: waiting > 0 ? `${many} ${waiting === 1 ? 'waits' : 'wait'} for a place.` : '',
    rest: where,
  };
};

/** What lies between the cheapest and the most expensive of several quotes; empty where no two have a price. */
export const sayGap = ({ rows, sums }: Comparison): string => {
  const order = sums
    .flatMap((sum, at) => (isPriced(sum) ? [{ ...sum, at }] : []))
    .sort((a, b) => a.written - b.written);
  const [low, high] = [order[0], order.at(-1)];
  if (!low || !high || low === high) return '';
  const written = high.written - low.written;
  const costsMore = `${nameOf(high.at)} costs ${price(written)} more.`;
  if (low.likeForLike === null || high.likeForLike === null)
    return `${costsMore} ${
      [low, high].some((sum) => unplacedOf(sum).length > 0)
        ? 'Place all lines, and we can tell why.'
        : 'They say too little to tell why.'
    }`;
  const gap = high.likeForLike - low.likeForLike;
  const many = unpriced(rows, low.at).length;
  const leaves =
    many > 0 ? `In ${nameOf(low.at)}, the cheaper one, we found no price for ${count(many)}. ` : '';
  if (gap < 0)
    return `${leaves}As far as we read them, like for like it is the more expensive one, by ${wholeDollars(gap)}.`;
  return isSame(gap, written)
    ? costsMore
    : `${leaves}As far as we read them, like for like the gap is ${wholeDollars(gap)}, not ${price(written)}.`;
};
