import { typedNumber } from '../engine/questions/typed-number.ts';
import type { Matcher } from './match-line.ts';
import type { Doubt } from './compare-quotes.ts';
import { chooseOption } from './choose-option.ts';
import type { Option } from './find-options.ts';
import { placesOf } from './passage.ts';
import { place, placeLines, type Place, type PlacedLine } from './place-line.ts';
import type { PlanPrice } from './plan-price.ts';
import { mayCost } from './price-candidates.ts';
import { isCalledWhole } from './price-words.ts';
import { IN_PRICE } from './line-kind.ts';
import { toldPrice } from './quote-line.ts';

/** A line of a quote as it is in the form. */
export interface TypedLine {
  readonly key: number;
  readonly text: string;
  /** As it was read in its paper; null for a price that a person told. */
  readonly read: PlacedLine | null;
  /** Chosen by hand; null while its words decide. */
  readonly place: Place | null;
}

/** One quote as it is in the form. */
export interface TypedQuote {
  readonly key: number;
  readonly pasted: string;
  /** The text that its lines were read from; empty before. */
  readonly wasRead: string;
  readonly lines: readonly TypedLine[];
  /** Prices of which one is chosen; none where there is one price. */
  readonly options: readonly Option[];
  /** Which option is checked, from 0; null while nobody has said. */
  readonly chosen: number | null;
  /** Whether its words were read from a picture. */
  readonly isPicture?: boolean;
  /** The edge that one of its pictures looks cut off at, or `unread` where much of it was not read, until the person says that all of it is there. */
  readonly cut?: string | null;
  /** Whether it looks like a bill or the statement of an account, and no quote. */
  readonly isAccount: boolean;
  /** What we may have read wrong in it, until somebody puts it right. */
  readonly doubt: Doubt;
  /** What may be the whole price, US dollars, the likeliest first. */
  readonly mayBe: readonly number[];
  /** What the person says is the whole price: the line of this key, what a plan comes to, or that it names none; null while nobody has said. */
  readonly whole: number | 'plan' | 'none' | null;
  /** What a price that comes again makes of it, where that is asked about; null where nothing comes again. */
  readonly plan: PlanPrice | null;
  /** Its words that say that a page of it is not there; null where none do, or the person says that it has no price. */
  readonly missing: string | null;
}

/** What stands in a box for an amount, US dollars; null where that is none. */
export const inDollars = (amount: string): number | null => {
  const minus = /^\s*[-−(]/.test(amount);
  const usd = typedNumber(amount.replace(/[-−()]/g, ''), 'usd');
  return Number.isFinite(usd) ? (minus ? -usd : usd) : null;
};

/** Whether what stands in the box for an amount is none. */
export const isNoAmount = (amount: string): boolean =>
  amount.trim() !== '' && inDollars(amount) === null;

/** Whether what stands in the box for the whole price may be it. */
export const isWholePrice = (amount: string): boolean => mayCost(inDollars(amount) ?? 0);

/** The line as it counts. */
export const placedLine = ({ text, place: chosen, read }: TypedLine, match: Matcher): PlacedLine =>
  read && chosen === null ? read : place(read ?? toldPrice(text), match, chosen);

/** Lines that were read anew, with the places that a person chose for the same lines before, and what was told. */
export const withPlaces = (
  before: readonly TypedLine[],
  anew: readonly TypedLine[],
): readonly TypedLine[] => {
  const chosen = before.filter((line) => line.read !== null && line.place !== null);
  return [
    ...anew.map((line) => {
      const at = chosen.findIndex(({ text }) => text === line.text);
      const [own] = at < 0 ? [] : chosen.splice(at, 1);
      return own ? { ...line, place: own.place } : line;
    }),
    ...before.filter(({ read }) => read === null),
  ];
};

/** The same lines, what was read of them placed by another matcher. */
export const placedAnew = (lines: readonly TypedLine[], match: Matcher): TypedLine[] => {
  const placed = placeLines(
    lines.flatMap(({ read }) => read ?? []),
    match,
  ).values();
  return lines.map((line) => (line.read ? { ...line, read: placed.next().value! } : line));
};

/** The lines of a quote as they count, those of the chosen option where there are several. */
export const placedQuote = (
  { lines, options, chosen, whole, plan }: TypedQuote,
  match: Matcher,
): readonly PlacedLine[] => {
  const read = lines.map((line) => placedLine(line, match));
  // What is paid once and what comes again are both in it.
  if (whole === 'plan' && plan?.usd)
    return [
      ...read.map((line): PlacedLine => ({
        ...line,
        amount: null,
        rate: null,
        standing: 'included',
      })),
      { ...place(toldPrice(`Total $${plan.usd}`), match, '#total'), text: plan.says },
    ];
  // A total that was chosen by hand is the only one.
  const told = whole ?? lines.find(({ place }) => place === '#total')?.key ?? null;
  const said = read.find((_, at) => lines[at]!.key === told);
  const again = said?.rate && said.amount === null && whole !== null ? said : undefined;
  const isLess = read.some(({ amount }) => (amount ?? 0) < 0);
  /** "Total without x-rays $470" beside "Total with x-rays $540" is no work. */
  const isOtherTotal = ({ text, amount }: PlacedLine): boolean =>
    isCalledWhole(text) && 2 * (amount ?? 0) > (said?.amount ?? Infinity);
  /** Where a person said what the whole price is, no other line is the total, nor a part of it that is more, as another price to choose is. */
  const isOther = (one: PlacedLine): boolean =>
    told !== null &&
    (one.place === '#total' ||
      isOtherTotal(one) ||
      (!isLess && (one.amount ?? 0) > (said?.amount ?? Infinity)));
  const placed = lines.map((line, at) => {
    const one = read[at]!;
    // What is paid once is no part of what is paid each month.
    if (again && one !== again && one.amount !== null) return { ...one, place: '#out' };
    return {
      ...one,
      ...(one === again && { amount: again.rate!.usd, rate: null }),
      place: line.key === told ? '#total' : isOther(one) ? '#out' : one.place,
    };
  });
  return chooseOption(placed, options, chosen, match);
};

/** The lines of a quote as they were read: what a plan comes to takes no price out of them. */
export const placedLines = (quote: TypedQuote, match: Matcher): readonly PlacedLine[] =>
  placedQuote(quote.whole === 'plan' ? { ...quote, whole: null } : quote, match).slice(
    0,
    quote.lines.length,
  );

/** Whether it looked like a bill, and the person says that it is no quote. */
export const isNoQuote = ({ isAccount, whole }: Pick<TypedQuote, 'isAccount' | 'whole'>): boolean =>
  isAccount && whole === 'none';

/** Whether its price is one that the person gave, and its paper prints nowhere. */
export const isGiven = ({ lines, whole }: Pick<TypedQuote, 'lines' | 'whole'>): boolean => {
  const given = lines.find(({ key, read }) => key === whole && read === null);
  const usd = given && toldPrice(given.text).amount;
  return Boolean(usd && !lines.some((line) => line !== given && placesOf(line.text, usd).length));
};

/** What may be wrong in it still, once the person said what its price is. */
export const doubtOf = (quote: TypedQuote): Doubt => {
  const { doubt, whole, lines } = quote;
  if (quote.missing ?? quote.cut) return 'all';
  if (whole === null) return doubt;
  if (whole === 'plan') return 'plan';
  // Of what is no quote nothing is judged.
  if (whole === 'none') return isNoQuote(quote) ? 'all' : 'open';
  // No sum is held against a price that the paper does not say, or says for each month, or a picture, which may lack a line.
  const told =
    quote.isPicture || lines.some(({ key, read }) => key === whole && !read?.amount)
      ? 'part'
      : 'told';
  if (doubt === 'torn') return told;
  const isOneLine = lines.every(
    ({ key, read }) =>
      key === whole || (read !== null && (!read.amount || !IN_PRICE.has(read.kind))),
  );
  return doubt !== 'all' ? doubt : isOneLine ? 'none' : told;
};
