import type { Item, ThreePoint } from '../engine/index.ts';
import { isByWeek, isOffer } from './price-words.ts';
import { OVER_LEFT_OUT } from './denied-in.ts';
import { isSame, together, usdOf } from './judge.ts';
import {
  isLabor,
  isOtherWork,
  linesOf,
  mayBeBare,
  takesPart,
  type PlacedLine,
} from './place-line.ts';
import type { QuoteWords } from './quote-words.ts';
import { hasSpanish } from './sentences.ts';
import { wordsOf } from './words-of.ts';
import { worthOf } from './worth-of.ts';

/** One company's quote. */
export type Quote = readonly PlacedLine[];

/** A line of ours in one quote. */
export type Cell =
  | {
      readonly state: 'priced';
      /** US dollars, of the lines of the quote that plainly are it. */
      readonly amount: number;
      /** The price for one that the amount is our count of. */
      readonly each?: number;
      /** What prices it, in the words of each line. */
      readonly says: readonly string[];
      /** Goods whose labor stands in a line of its own; so little or so much that they may be for a part of ours, or for more. */
      readonly share?: 'bare' | 'part' | 'more';
    }
  /** `apart`: the law wants another company for it. `own`: the owner pays it elsewhere. `unlisted`: companies seldom list it. */
  | { readonly state: 'apart' | 'own' | 'unlisted' }
  /** In the price, as its words plainly say, or named in words that may be of something else. */
  | { readonly state: 'included'; readonly words?: string }
  /** `open`: to be priced later. `out`: left to the owner or to others, or offered beside the price, for `usd` more. */
  | {
      readonly state: 'open' | 'out';
      readonly usd?: number;
      readonly says: readonly string[];
    }
  /** Not in it; or, where the quote is one sum, a line of it waits to be placed, or a word of ours stands on it, nobody can know. */
  | { readonly state: 'missing' | 'unclear' };

/** Whether a quote gives no price for a line that is its to price. */
export const isLeftOut = ({ state }: Pick<Cell, 'state'>): boolean =>
  state === 'missing' || state === 'out' || state === 'open';

/** Whether our figure is put in place of what the quote says about a line; of what merely is not found, only where quotes are made alike. */
export const countsOurs = ({ state }: Cell, isAlike: boolean): boolean =>
  state === 'out' || state === 'apart' || state === 'own' || (isAlike && state === 'missing');

/** What a quote asks for a line that it offers beside its price, US dollars; null where it offers none. */
export const offeredAt = (cell: Cell): number | null =>
  cell.state === 'out' ? (cell.usd ?? null) : null;

/** Whether the same amount is taken off again, or is what is taken off: a visit fee that goes toward the repair. */
export const isUndone = (usd: number, lines: readonly { readonly amount: number }[]): boolean =>
  lines.some(({ amount }) => amount * usd < 0 && isSame(amount, -usd));

/** A line of less than this part of our low figure is something else. */
const TOO_SMALL = 0.5;

/** Prices stand beside ours where they come to so much of its low end: what costs less is for something else. */
const LEAST_BESIDE = 0.2;
/** They may be for a part of ours under so much of that, or of all that may be for it, and for more above so much of its high end. */
const LEAST_WHOLE = 0.65;
const LEAST_OF_ALL = 0.75;
const MOST_WHOLE = 2.5;
/** Nothing is missed on a paper that has less than this part of its price in lines that plainly are ours. */
const LEAST_PLAIN = 0.5;

/** Whoever asks for the price of the whole job cannot lack more than this part of it, whatever its words seem to say. */
const MOST_LACKING = 0.5;

/** What the words of a trade say of its lines: which have a price of their own in a quote. */
export type Listed = Partial<Pick<QuoteWords, 'apart' | 'own' | 'unlisted'>>;

/** In just these words also a note says what is in a price. */
const SAYS_IN = /\bincl|\bin (?:the|this|our) (?:price|cost|total)\b/i;
const IF = /\b(?:if|unless|when|where|may|might|can|could|options?|optional|only|up to|not?)\b|\?/i;

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

const ofAll = (items: Iterable<Item>): ThreePoint => together([...items].map(({ total }) => total));

/** Whether a text has half of the words that a line of ours is called by. */
const isKin = ({ label }: Item, text: string): boolean => {
  const [own, said] = [wordsOf(label.replace(/,.*/, '')), wordsOf(text)];
  return own.filter((word) => said.includes(word)).length >= own.length / 2;
};

/** What a price for one comes to of all that it is for; null where these do not count alike. */
const worthOfAll = (line: PlacedLine, its: readonly Item[]): number | null => {
  const [first, ...rest] = its.map((item) => worthOf(line, item));
  return rest.every((usd) => usd === first) ? (first ?? null) : null;
};

/** A line with those of ours that it is for. */
type Held = PlacedLine & { readonly items: readonly Item[] };

/** Whether a line plainly is one of ours, which alone is ours of its place, or stands last there, behind what it brings besides; a tax is none but the tax. */
const isPlain = ({ place, plainly, kind, items }: Held, { id, unit }: Item): boolean =>
  plainly === id &&
  (items.length === 1 || linesOf(place).at(-1) === id) &&
  kind !== 'note' &&
  (kind !== 'tax' || unit === 'usd');

const pricedIn = (cell: Cell): readonly string[] => (cell.state === 'priced' ? cell.says : []);

/** Whether words of a line without a price say plainly that one of ours is in the price. */
const isSaidIn = ({ amount, plainly, text }: PlacedLine, { id }: Item): boolean =>
  amount === null &&
  plainly === id &&
  SAYS_IN.test(text) &&
  !IF.test(text) &&
  wordsOf(id).every((word) => wordsOf(text).includes(word));

/** Whether one price plainly is for several of ours, each by words of its own, and may come to so much. */
const isTogether = (line: Held): boolean => {
  const { kind, place, names, partly, amount, items } = line;
  const { low, high } = ofAll(items);
  const isEach = linesOf(place).every((id) => partly.includes(id) || !names.includes(id));
  const isLikely = amount! >= LEAST_WHOLE * low && amount! <= MOST_WHOLE * high;
  return kind === 'work' && items.length > 1 && isEach && isLikely;
};

const pricedCell = (
  prices: readonly {
    readonly amount: number;
    readonly each: number | null;
    readonly text: string;
  }[],
): Cell => ({
  state: 'priced',
  amount: usdOf(prices),
  ...(prices.length === 1 && prices[0]!.each ? { each: prices[0]!.each } : {}),
  says: prices.map(({ text }) => text).filter(Boolean),
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
  const held = quote.flatMap((read) => {
    const its = itemsOf(linesOf(read.place));
    const isOurs = its.some((item) => items.includes(item));
    // What our estimate leaves out is other work, but where its words name ours too, and no other price may.
    const isMore = its.length > 0 && !isOurs;
    const isOnly = (id: string): boolean =>
      quote.every(
        ({ amount, place }) => !amount || (place !== '#rest' && !linesOf(place).includes(id)),
      );
    const isBoth =
      items.length > 1 && items.some(({ id }) => read.names.includes(id) && isOnly(id));
    const line = isMore
      ? { ...read, place: isBoth ? ('#rest' as const) : ('#else' as const) }
      : read;
    // What may come on top has no part in the price yet.
    const isOnTop = line.kind === 'addition';
    const isOffered = isOnTop && line.amount !== null && isOffer(line.text, line.under);
    const amount =
      isOnTop || isPricedElse(line, quote) ? null : (line.amount ?? worthOfAll(line, its));
    const asDenied = { ...line, kind: 'note', standing: 'out', amount: null, each: null } as const;
    return [
      {
        line: {
          ...line,
          amount,
          each: line.amount === null ? (line.rate?.usd ?? null) : null,
          ...(isOnTop && { standing: isOffered ? ('out' as const) : ('open' as const) }),
        },
        // Nor does anybody know whether it is offered, where no words say so; and a note says of no work that it is done.
        items:
          isOurs &&
          (isOffered || !isOnTop || line.amount === null) &&
          !(line.kind === 'note' && line.standing === 'included' && !SAYS_IN.test(line.text))
            ? its
            : [],
        offer: isOffered ? line.amount : null,
      },
      ...(line.denies.length > 0
        ? [{ line: asDenied, items: itemsOf(line.denies), offer: null }]
        : []),
    ];
  });
  const isCounted = held.some(({ line: { amount, each } }) => amount !== null && each !== null);
  const priced = held.flatMap(({ line: { amount, ...line }, items: its }) =>
    // A week is a part of the month that we count.
    amount !== null && takesPart(line) && (line.each || !isByWeek(line.text) || !isCounted)
      ? [{ ...line, amount, items: its }]
      : [],
  );
  const totals = quote.flatMap(({ place, amount }) => (place === '#total' ? (amount ?? []) : []));
  const stated = totals.length > 0 ? Math.max(...totals) : null;
  const lines = usdOf(priced);
  const more = priced.filter(isOtherWork);
  /** What the total holds and no line explains, or a line that is beside none of ours, or is named only by the lines under it. */
  const waiting = Math.max(
    0,
    (stated ?? 0) - lines,
    ...priced.map(({ place, names, items: its, amount }) =>
      place === '#rest' || (its.length > 0 && names.length === 0) ? amount : 0,
    ),
  );
  const work = priced.filter(
    (one) => one.amount > 0 && (one.place !== '#else' || isOtherWork(one)),
  );
  const isOneSum = items.length > 1 && work.length <= 1;
  const pricesOf = (item: Item) => priced.filter(({ items: its }) => its.includes(item));
  const naming = (item: Item) =>
    quote.filter(({ names, place }) => place !== '#else' && names.includes(item.id));
  const holding = (item: Item) => held.filter(({ items: its }) => its.includes(item));
  const unheld = items.filter((item) => holding(item).length === 0);
  /** One sum is for what a job is mostly about. */
  const isMost = (item: Item): boolean =>
    isOneSum && more.length === 0 && item.total.typical > MOST_LACKING * ofAll(items).typical;
  // An estimate of one line: the whole price is the price of that line, but for what is of another.
  const whole =
    items.length === 1 && unheld.length === 1 ? Math.max(0, (stated ?? lines) - usdOf(more)) : 0;
  // What one price leaves unsaid may be in it, and we read few words of Spanish.
  const isUnclear = isOneSum || isUnsure || hasSpanish(quote.map(({ text }) => text).join('\n'));

  const found = (item: Item): Cell => {
    // Which lines come on top is not known either while the sums are in doubt.
    const its = holding(item).filter(({ line }) => !(isUnsure && line.kind === 'addition'));
    if (its.length === 0) {
      if (apart.includes(item.id)) return { state: 'apart' };
      const named = naming(item);
      if (own.includes(item.id) && named.length === 0) return { state: 'own' };
      if (whole > 0) return pricedCell([{ text: '', amount: whole, each: null }]);
      return { state: named.length > 0 ? 'included' : isUnclear ? 'unclear' : 'missing' };
    }
    const prices = pricesOf(item);
    if (prices.length > 0 && !isOneSum) return pricedCell(prices);
    // What is offered at a price says nothing of what the price has besides.
    const inPrice = its.filter(({ offer }) => offer === null);
    if (inPrice.length === 0)
      return {
        state: 'out',
        // Of several offers of it one will do; what one for more than it asks for it nobody knows.
        ...(its.every((one) => one.items.length === 1) && {
          usd: Math.min(...its.map(({ offer }) => offer!)),
        }),
        says: its.map(({ line }) => line.text),
      };
    const outs = inPrice.filter(({ line }) => line.standing === 'out');
    // What a list leaves out by name is in no line that is of other work too; what a term says of it may be another thing.
    const isListed = outs.some(({ line }) => /:/.test(line.text) || OVER_LEFT_OUT.test(line.under));
    // A paper that says both that it is in the price and that it is not says neither.
    if (outs.length > 0)
      return inPrice.some((one) => !outs.includes(one) && !(isListed && one.items.length > 1))
        ? { state: 'included' }
        : { state: 'out', says: outs.map(({ line }) => line.text) };
    const isOpen = prices.length === 0 && inPrice.every(({ line }) => line.standing === 'open');
    if (isOpen && !isUnsure && inPrice.every((one) => one.items.length === 1))
      return { state: 'open', says: inPrice.map(({ line }) => line.text) };
    const words = inPrice.find(({ line }) => isSaidIn(line, item))?.line.text;
    return { state: 'included', ...(words && { words }) };
  };
  const [lacking, kept] = [true, false].map((is) =>
    ofAll(items.filter((item) => isLeftOut(found(item)) === is)),
  );
  // What costs more than all that it surely holds has more of ours in it.
  const isWhole =
    (stated ?? lines) >= Math.min(ofAll(items).low, kept!.high) &&
    lacking!.typical > MOST_LACKING * ofAll(items).typical;
  const isOne = (line: Held): boolean => items.some((item) => isPlain(line, item));
  const isPlainly = lines > 0 && usdOf(priced.filter(isOne)) >= LEAST_PLAIN * lines;
  // Labor in a line of its own leaves the bare goods to the others: ours hold what it takes to put them in.
  const hasLabor = priced.some((line) => isLabor(line) && !isOne(line));
  const spoken = new Set(quote.flatMap(({ text }) => wordsOf(text)));
  const speaksOf = ({ label }: Item): boolean =>
    wordsOf(label.replace(/,.*/, '')).some((word) => spoken.has(word));
  /** What is said beside a line of ours: what plainly is it, and may cost so much. The rest is in the price, and nothing more is said of it. */
  const cellOf = (item: Item): Cell => {
    const cell = found(item);
    const { low, high } = item.total;
    const all = pricesOf(item);
    if (cell.state === 'priced' && all.length > 0) {
      const its = all.filter((line) => isPlain(line, item));
      const isBare = hasLabor && its.some(mayBeBare);
      const [usd, most] = [usdOf(its), usdOf(all.filter(({ items: own }) => own.length === 1))];
      const isPart = usd < LEAST_WHOLE * low || usd < LEAST_OF_ALL * most;
      // Where a greater line may be it, the lesser one is not said to be.
      const isGreater = all.some((one) => !its.includes(one) && one.amount > usd);
      const isCalledElse = waiting > usd && !its.some(({ text }) => isKin(item, text));
      const isLesser = isPart && !isBare && (isGreater || isCalledElse);
      const holder = all.find((one) => isTogether(one) && one.partly.includes(item.id))?.text;
      if (its.length === 0 || usd < LEAST_BESIDE * low || isLesser)
        return { state: 'included', ...(holder && { words: holder }) };
      // What costs more than ours may hold its like, which no line of the paper names.
      const holdsMore = (other: Item) => isKin(other, item.label) && usd > high;
      const isMore =
        usd > MOST_WHOLE * high ||
        its.some(({ place }) => linesOf(place).length > 1) ||
        unheld.some(holdsMore);
      const share = isBare ? 'bare' : isPart ? 'part' : isMore ? 'more' : null;
      return { ...pricedCell(its), ...(share && { share }) };
    }
    const isIn = isWhole && isLeftOut(cell);
    if (cell.state === 'open' && !isIn) {
      const own = new Set(quote.flatMap((line) => (line.plainly === item.id ? line.text : [])));
      return { ...cell, says: cell.says.filter((text) => own.has(text)) };
    }
    if (cell.state !== 'missing' && cell.state !== 'unclear' && !isIn) return cell;
    if (unlisted.includes(item.id)) return { state: 'unlisted' };
    if (isMost(item) && !isUnsure) return { state: 'included' };
    // A price may hold the tax on a part of it without a word; a line too small for ours cannot be it.
    const mayBeIn = isIn || item.unit === 'usd' || waiting >= TOO_SMALL * low;
    return mayBeIn || !isPlainly || speaksOf(item) ? { state: 'unclear' } : cell;
  };
  const cells = new Map(items.map((item) => [item, cellOf(item)]));
  const isUntold = ({ place, items: its, text }: (typeof priced)[number]): boolean =>
    place === '#rest' ||
    (its.length > 0 && !its.some((item) => pricedIn(cells.get(item)!).includes(text)));
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
