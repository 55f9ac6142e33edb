import type { Item } from '../engine/index.ts';
import { isByWeek, isOffer } from './price-words.ts';
import { isSame, sumOf, together, usdOf } from './judge.ts';
import {
  isLabor,
  isOtherWork,
  linesOf,
  mayBeBare,
  takesPart,
  type PlacedLine,
} from './place-line.ts';
import type { QuoteWords } from './quote-words.ts';
import { hasSpanish, sentencesOf } from './sentences.ts';
import { wordsOf } from './words-of.ts';
import { worthOf } from './worth-of.ts';

/** One company's quote. */
export type Quote = readonly PlacedLine[];

/** A line of ours in one quote. */
export type Cell =
  | {
      readonly state: 'priced';
      /** US dollars, of the lines of the quote that plainly are it alone. */
      readonly amount: number;
      /** The price for one that the amount is our count of. */
      readonly each?: number;
      /** What prices it, in the words of each line. */
      readonly says: readonly string[];
      /** Whether these may be the goods alone: labor is priced in a line of its own. */
      readonly isBare?: boolean;
    }
  /** In the price; `words`: those of a line without a price that plainly say so; `most`: up to how many of it, "3 sheets". */
  | { readonly state: 'included'; readonly words?: string; readonly most?: string }
  /** Left to the owner or to others, or offered beside the price. */
  | { readonly state: 'out'; readonly says: readonly string[] }
  /** `apart`: the law wants another company for it. `own`: the owner pays it elsewhere. */
  | { readonly state: 'apart' | 'own' }
  /** `missing`: no line of a paper names it, each of which we placed. `unclear`: nobody can know. */
  | { readonly state: 'missing' | 'unclear' };

/** Whether a quote gives no price for a line that is its to price. */
export const isLeftOut = ({ state }: Cell): boolean => state === 'missing' || state === 'out';

/** Whether our figure is put in place of what the quote says about a line; of what merely is not found, only where quotes are made alike. */
export const countsOurs = ({ state }: Cell, isAlike: boolean): boolean =>
  state === 'out' || state === 'apart' || state === 'own' || (isAlike && state === 'missing');

/** Whether the same amount is taken off again, or is what is taken off: a visit fee that goes toward the repair. */
export const isUndone = (usd: number, lines: readonly { readonly amount: number }[]): boolean =>
  lines.some(({ amount }) => amount * usd < 0 && isSame(amount, -usd));

/** A price stands beside ours from so much of its low end, to so much of its high one: else it is for less, or for more. */
const LEAST_BESIDE = 0.57;
const MOST_BESIDE = 2.5;
/** What else of ours the words of a line hold may be so much of our figure for the one it plainly is. */
const MOST_MORE = 0.25;

/** What the words of a trade say of its lines: which have a price of their own in a quote. */
export type Listed = Partial<Pick<QuoteWords, 'apart' | 'own' | 'unlisted'>>;

/** In just these words also a note says what is in a price. */
const SAYS_IN = /\bincl|\bin (?:the|this|our) (?:price|cost|total)\b/i;
const IF = /\b(?:if|unless|when|where|may|might|can|could|options?|optional|only|not?)\b|\?/i;

/** How much of it is in a price: "first 3 sheets", "two sheets of OSB". */
const UP_TO =
  /\b(?:\d+|one|two|three|four|five|six) (?:\w+ )?(?:sheets?|boards?|feet|ft|lf|hours?|miles?)\b/i;

/**
 * Whether a price for one is of what another line has the price of, "12 visits $600", and below "a refund is $50 a visit",
 * or another price for one: hours are of a weekday or of a night.
 */
const isPricedElse = ({ amount, place, rate }: PlacedLine, quote: Quote): boolean =>
  amount === null &&
  quote.some(
    (other) =>
      other.kind === 'work' &&
      (other.amount === null
        ? other.rate !== null && other.rate.per === rate?.per && other.rate.usd !== rate.usd
        : !isByWeek(other.text)) &&
      linesOf(place).some((id) => linesOf(other.place).includes(id)),
  );

/** A line with those of ours that it is for. */
type Held = PlacedLine & {
  readonly items: readonly Item[];
  /** The price for one that its amount is our count of; null where it says the amount. */
  readonly each: number | null;
};
type Priced = Held & { readonly amount: number };

const pricedIn = (cell: Cell): readonly string[] => (cell.state === 'priced' ? cell.says : []);

/** What a line of ours is called, without what describes it. */
const nameOf = ({ label }: Item): readonly string[] => wordsOf(label.replace(/,.*/, ''));

/** Of ours, for more of what another is for. */
const IS_FURTHER = /\b(?:more|further|extra|each)\b/i;

/** Whether a line has the words that one of ours is known by. */
const says = ({ text }: Pick<PlacedLine, 'text'>, { id }: Item): boolean =>
  wordsOf(id).every((word) => wordsOf(text).includes(word));

/** Of a line what it says of one of ours: the sentence that names it. */
const sentenceOf = ({ text }: PlacedLine, item: Item): string => {
  const own = new Set([...wordsOf(item.id), ...nameOf(item)]);
  const named = sentencesOf(text).find((one) => wordsOf(one).some((word) => own.has(word)));
  return named ?? text;
};

/** Whether words of a line without a price say plainly that one of ours is in the price. */
const isSaidIn = (line: PlacedLine, item: Item): boolean =>
  line.amount === null &&
  line.plainly === item.id &&
  SAYS_IN.test(line.text) &&
  !IF.test(line.text) &&
  says(line, item);

const pricedCell = (prices: readonly Priced[], isBare: boolean): Cell => ({
  state: 'priced',
  amount: usdOf(prices),
  ...(prices.length === 1 && prices[0]!.each ? { each: prices[0]!.each } : {}),
  says: prices.map(({ text }) => text),
  ...(isBare && { isBare }),
});

/**
 * What a quote comes to, and how each line of ours stands in it.
 * @param items the lines of the estimate
 * @param others further lines of the trade, which the estimate leaves out
 * @param isUnsure its sums do not close, so we may have read it wrong: then nothing is missing
 * @param words which lines of the trade a quote has no price for of its own
 */
export const weighQuote = (
  quote: Quote,
  items: readonly Item[],
  others: readonly Item[],
  isUnsure = false,
  { apart = [], own = [], unlisted = [] }: Listed = {},
) => {
  const known = new Map([...others, ...items].map((item) => [item.id, item]));
  /** Lines by their ids; what is of ours and of more is ours: nobody knows the share of the rest. */
  const itemsOf = (ids: readonly string[]): readonly Item[] => {
    const own = items.filter(({ id }) => ids.includes(id));
    return own.length > 0 ? own : ids.flatMap((id) => known.get(id) ?? []);
  };
  /** Our figure for a line; what our estimate has none of costs no less than one of it. */
  const figureOf = (id: string): number => {
    const { total, unitCost } = known.get(id) ?? {};
    return Math.max(total?.typical ?? 0, unitCost?.typical ?? 0);
  };
  /** Whether a line plainly is one of ours, and what else of ours it holds is little beside that; what is taxed is no part of a tax, and a tax is none but the tax. */
  const isPlain = ({ place, plainly, kind }: PlacedLine, { id, unit, total }: Item): boolean =>
    plainly === id &&
    kind !== 'note' &&
    (kind === 'tax'
      ? unit === 'usd'
      : sumOf(linesOf(place).map(figureOf)) - figureOf(id) <= MOST_MORE * total.typical);
  const mayPrice = ({ amount, place }: PlacedLine, id: string): boolean =>
    Boolean(amount) && (place === '#rest' || linesOf(place).includes(id));
  const held = quote.flatMap((read): Held[] => {
    const its = itemsOf(linesOf(read.place));
    // What our estimate leaves out is other work, but where its words name ours too, and no other price may.
    const isMore = its.length > 0 && !its.some((item) => items.includes(item));
    const isBoth =
      items.length > 1 &&
      items.some(({ id }) => read.names.includes(id) && !quote.some((line) => mayPrice(line, id)));
    // What may come on top has no part in the price yet; only of what is offered is that sure.
    const isOnTop = read.kind === 'addition';
    const isOffered =
      isOnTop &&
      read.amount !== null &&
      (read.standing === 'out' || isOffer(read.text, read.under));
    // A note says of no work that it is done.
    const isSaid = read.kind !== 'note' || read.standing !== 'included' || SAYS_IN.test(read.text);
    // What a price for one comes to of all that it is for, where these count alike.
    const [worth = null, ...more] = new Set(its.map((item) => worthOf(read, item)));
    const comesTo = more.length > 0 ? null : worth;
    const line: Held = {
      ...read,
      ...(isMore && { place: isBoth ? '#rest' : '#else' }),
      ...(isOffered && { standing: 'out' }),
      amount: isOnTop || isPricedElse(read, quote) ? null : (read.amount ?? comesTo),
      each: read.amount === null ? (read.rate?.usd ?? null) : null,
      items: !isMore && isSaid && (!isOnTop || isOffered) ? its : [],
    };
    const denied: Held = { ...line, kind: 'note', standing: 'out', amount: null, each: null };
    return [line, ...(line.denies.length > 0 ? [{ ...denied, items: itemsOf(line.denies) }] : [])];
  });
  const isCounted = held.some(({ amount, each }) => amount !== null && each !== null);
  const priced = held.filter(
    (line): line is Priced =>
      line.amount !== null &&
      takesPart(line) &&
      // A week is a part of the month that we count.
      (line.each !== null || !isByWeek(line.text) || !isCounted),
  );
  const totals = quote.flatMap(({ place, amount }) => (place === '#total' ? (amount ?? []) : []));
  const stated = totals.length > 0 ? Math.max(...totals) : null;
  const lines = usdOf(priced);
  const work = priced.filter(
    (one) => one.amount > 0 && (one.place !== '#else' || isOtherWork(one)),
  );
  const isOneSum = items.length > 1 && work.length <= 1;
  const half = together(items.map(({ total }) => total)).typical / 2;
  const isMost = ({ total }: Item): boolean => total.typical > half;
  const isOne = (line: Held): boolean => items.some((item) => isPlain(line, item));
  const hasLabor = priced.some((line) => isLabor(line) && !isOne(line));
  const text = quote.map((line) => line.text).join('\n');
  const spoken = new Set(wordsOf(text));
  /** Whether each line is placed, and the lines make the price; we read few words of Spanish. */
  const isAllPlaced =
    !isOneSum &&
    !isUnsure &&
    !hasSpanish(text) &&
    (stated === null || isSame(stated, lines)) &&
    priced.every((line) => line.place === '#else' || isOne(line));

  const holding = (item: Item): readonly Held[] => held.filter((line) => line.items.includes(item));
  /** Whether another of ours, which no line of theirs is for, is for more of it: more movers may be in the price of movers. */
  const hasFurther = (item: Item): boolean =>
    items.some(
      (one) =>
        IS_FURTHER.test(one.label) &&
        holding(one).length === 0 &&
        nameOf(one).some((word) => nameOf(item).includes(word)),
    );
  /** What stands beside a line of ours: the prices that plainly are it alone, where all that may be it are, and which may cost so much. */
  const cellOf = (item: Item): Cell => {
    const its = holding(item);
    if (its.length === 0) return unnamed(item);
    // One price, and one line of ours.
    const isAll = items.length === 1 && work.length === 1 && !isUnsure && its.includes(work[0]!);
    // A tax on it is no part of its price.
    const prices = isAll
      ? work
      : priced.filter((l) => (l.place === item.id && l.kind !== 'tax') || isPlain(l, item));
    const usd = usdOf(prices);
    const isBeside =
      !isOneSum &&
      prices.length > 0 &&
      (isAll || prices.every((line) => isPlain(line, item))) &&
      usd >= LEAST_BESIDE * item.total.low &&
      usd <= MOST_BESIDE * item.total.high &&
      !(usd > item.total.high && hasFurther(item)) &&
      // Of our largest line a price that no words place may be the better part: “Base run”.
      !(
        items.every(({ total }) => total.typical <= item.total.typical) &&
        priced.some((line) => line.place === '#rest' && line.amount > usd)
      );
    if (isBeside) return pricedCell(prices, hasLabor && prices.some(mayBeBare));
    // A paper that says both that it is in the price and that it is not says neither; a price that may be for others of ours too says nothing.
    // What is offered beside it leaves out only what it plainly is: a pump not the visit for it.
    const left = its.filter(
      ({ standing, kind, plainly }) =>
        standing === 'out' && (kind !== 'addition' || plainly === item.id),
    );
    const isCalled = left.some((line) => line.items.length === 1 && says(line, item));
    const isNone = (line: Held) => isCalled && line.standing === 'priced' && line.items.length > 1;
    const isOut = left.length > 0 && its.every((line) => left.includes(line) || isNone(line));
    // Nor does any ask for a job and leave most of it out.
    if (its.every(({ standing }) => standing === 'open') || (isOut && isMost(item)))
      return { state: 'unclear' };
    if (isOut) return { state: 'out', says: left.map((line) => sentenceOf(line, item)) };
    const said = its.find((line) => isSaidIn(line, item));
    const words = said && sentenceOf(said, item);
    // In a list a count is of what stands beside it: "tear off one layer, 40 ft ridge vent".
    const most = UP_TO.exec(words?.split(/[,;] /).find((text) => says({ text }, item)) ?? '')?.[0];
    return { state: 'included', ...(words && { words }), ...(most && { most }) };
  };
  /** What is said of a line of ours that no line of theirs is for. */
  const unnamed = (item: Item): Cell => {
    const { id, unit } = item;
    const named = quote.filter(({ names, place }) => place !== '#else' && names.includes(id));
    if (apart.includes(id)) return { state: 'apart' };
    if (own.includes(id) && named.length === 0) return { state: 'own' };
    const isNamed = named.some(({ kind }) => kind !== 'addition');
    if (isNamed || items.length === 1 || unlisted.includes(id)) return { state: 'included' };
    const isSpoken = nameOf(item).some((word) => spoken.has(word));
    // A price may hold the tax on a part of it without a word.
    const isMissing = isAllPlaced && !isSpoken && !isMost(item) && unit !== 'usd';
    return { state: isMissing ? 'missing' : 'unclear' };
  };
  const cells = new Map(items.map((item) => [item, cellOf(item)]));
  const isUntold = (line: Priced): boolean =>
    line.place === '#rest' ||
    (line.items.length > 0 &&
      !line.items.some((item) => pricedIn(cells.get(item)!).includes(line.text)));
  return {
    /** What takes part in the price; `isUntold`: put beside no line of ours, one price for all apart. */
    priced: priced.map((line) => ({ ...line, isUntold: !isOneSum && isUntold(line) })),
    /** The total it states, US dollars; null where it states none. */
    stated,
    /** What its lines add up to, US dollars. */
    lines,
    /** One sum with no price for each line. */
    isOneSum,
    cellOf: (item: Item): Cell => cells.get(item)!,
  };
};
