import {
  asThreePoint,
  money,
  price,
  roughly,
  type Item,
  type ThreePoint,
} from '../engine/index.ts';
import { apart, isSame, judge, placeIn, standsWhere, wholeDollars } from './judge.ts';
import {
  isPriced,
  labelIn,
  otherWork,
  type Comparison,
  type Row,
  type Sums,
} from './compare-quotes.ts';
import { nameOf } from './name-of.ts';
import { isLeftOut } from './weigh-quote.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const count = (many: number): string => `${numbers[many] ?? many} ${many === 1 ? 'line' : 'lines'}`;
const inText = (label: string): string =>
  label.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase());

/** Whether how much there is of a line says nothing: it is one, a share of one, months of several rooms, or a sum. */
const isUncounted = ({ quantity, unit }: Item): boolean =>
  /^(?:job|usd|month)$/.test(unit) || asThreePoint(quantity).high <= 1;

/** The rows that a price leaves out, though our estimate has them. */
export const leftOut = (rows: readonly Row[], at: number): Row[] =>
  rows.filter(({ cells }) => isLeftOut(cells[at]!));

const few = (labels: readonly string[]): string =>
  [
    labels.slice(0, MOST_NAMED).join('; '),
    ...(labels.length > MOST_NAMED ? [`${labels.length - MOST_NAMED} more`] : []),
  ].join('; and ');

/** What a price is compared without, and with, in words; empty where there is nothing. */
export const sayCounted = ({ sums }: Pick<Comparison, 'sums'>, at: number) => ({
  added: few(sums[at]!.addedFor),
  takenOff: few(otherWork(sums[at]!).map(({ label }) => label)),
});

/** What is said while a question about a quote is open. */
export const ONE_QUESTION = 'Cannot say yet: one question.';

/** What is said once the person said that it names no one price. */
export const NO_PRICE = 'No one price to judge. Ask for the most it can come to, in writing.';

/** What is said of payments over years, whatever they come to. */
const OVER_YEARS = 'We judge no payments over years. Ask what it costs if you pay at once.';

/** What keeps a quote from being judged: other work, or all of its work where none stands beside ours. */
const notCompared = (its: Sums): string[] =>
  its.isUntold
    ? its.beside.flatMap(({ kind, text, amount }) =>
        kind === 'work' && amount > 0 ? labelIn(text) : [],
      )
    : otherWork(its).map(({ label }) => label);

const ifOurs = ({ rough }: Sums) =>
  `if it is for what we count${rough === 'about' ? ' and does not go up' : ''}`;

/** Our lines, each with how much of it we count: what our range, and so every verdict, is for. */
export const sayWork = (items: readonly Item[]): string =>
  items
    .map((item) =>
      isUncounted(item)
        ? inText(item.label)
        : `${inText(item.label)} (${roughly(item.quantity, item.unit === 'each' ? 'number' : item.unit)})`,
    )
    .join('; ');

/**
 * The verdict on one quote, before all else: how its price stands to our range for what we count, whatever it is for.
 * @param most what the trade says to accept in writing at most, US dollars
 */
export const headline = (
  { sums }: Comparison,
  at: number,
  total: ThreePoint,
  most = Infinity,
): string => {
  const its = sums[at]!;
  const { compared: usd } = its;
  if (its.isPriceAsked && !its.isOpen) return ONE_QUESTION;
  if (its.isOfYears) return OVER_YEARS;
  if (its.isOpen) return NO_PRICE;
  if (its.isInsurers) return 'It may be what an insurer counts, not a company’s quote.';
  if (its.several.length > 0)
    return 'We cannot judge it: it looks to be for two or more, and we count one.';
  if (its.isElse) return 'We cannot judge it: too much of it is beside no line of ours.';
  const stand = judge(usd, total);
  if (stand === 'above') return `High by about ${apart(usd, total)}, ${ifOurs(its)}.`;
  if (stand === 'below') return `Low, ${ifOurs(its)}. Ask if all of it is in.`;
  const where = placeIn(usd, total);
  if (where !== 'inside') return `It is ${where} our range, ${ifOurs(its)}.`;
  if (usd > most && !its.isUnsure)
    return `In our range, ${ifOurs(its)}, but above the most to accept in writing, ${money(most)}.`;
  const side =
    (usd > (total.typical + total.high) / 2 && 'high') ||
    (usd < (total.typical + total.low) / 2 && 'low');
  return side ? `On the ${side} side of our range, ${ifOurs(its)}.` : `Fair, ${ifOurs(its)}.`;
};

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
  const { several, isElse, isInsurers, written, compared: usd } = its;
  if (several.length > 0)
    return {
      short: `It has ${several.map(({ label, usd: each }) => `“${label}” for ${price(each)}`).join(' and ')}.`,
      rest: 'If your job is for as many, change the answers.',
    };
  if (isElse)
    return {
      short: `Not compared: ${few(notCompared(its))}.`,
      rest: 'If that is part of your job, change the answers.',
    };
  if (isInsurers)
    return {
      short: `It counts ${price(written)} for the work.`,
      rest: 'If an insurer wrote it, ask a company for its own price.',
    };
  const said = isSame(usd, written) ? 'It' : 'That';
  const where = `${said} is ${standsWhere(usd, total)}.`;
  // Where each line of ours has its price, what no words place is none of ours.
  const isAllPriced = rows.every(({ cells }) => cells[at]!.state === 'priced');
  const more = its.beside.flatMap(({ kind, place, text, amount }) =>
    kind === 'work' && place === '#rest' ? `“${labelIn(text)}”, ${price(amount)}` : [],
  );
  const isSaid = judge(usd, total) === 'above' && isAllPriced && more.length > 0;
  const holds = `Some of it may be for what we do not count: ${few(more)}.`;
  return { short: '', rest: isSaid ? `${where} ${holds}` : where };
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
    return `${costsMore} We cannot tell why.`;
  const gap = high.likeForLike - low.likeForLike;
  const many = leftOut(rows, low.at).length;
  const leaves =
    many > 0
      ? `In ${nameOf(low.at)}, the cheaper one, we do not find ${count(many)} in the price. `
      : '';
  if (gap < 0)
    return `${leaves}As far as we read them, like for like it is the more expensive one, by ${wholeDollars(gap)}.`;
  return isSame(gap, written)
    ? costsMore
    : `${leaves}As far as we read them, like for like the gap is ${wholeDollars(gap)}, not ${price(written)}.`;
};
