import { asThreePoint, rounded, type Item, type ThreePoint } from '../engine/index.ts';
import { isSame, judge, sumOf, together, usdOf } from './judge.ts';
import {
  inPrice,
  isOtherWork,
  isOutside,
  linesOf,
  mayBeBare,
  serves,
  type PlacedLine,
} from './place-line.ts';
import { OF_MONEY, type LineKind } from './line-kind.ts';
import { roughOf } from './price-candidates.ts';
import { pricePer } from './plan-price.ts';
import { isLimited, isOffer, isOfLease, isOverYears, taxOnTop } from './price-words.ts';
import { ANY_UNIT } from './units.ts';
import { wrongProduct } from './wrong-product.ts';
import { wrongSum } from './wrong-sum.ts';
import {
  isUndone,
  countsOurs,
  weighQuote,
  type Cell,
  type Listed,
  type Quote,
} from './weigh-quote.ts';

export interface Row {
  readonly item: Item;
  /** Our figure as it is shown, rounded, US dollars: whoever adds it up gets what we say. */
  readonly ours: ThreePoint;
  readonly cells: readonly Cell[];
}

/**
 * What of a reading may be wrong: all of it, or what its lines come to, its own sums closing otherwise. `torn`: lines
 * that give its price were read from a picture, and nobody compared them with it, `part`: others of it. `told`: the person said what the price
 * of such a one is. `open`: that it names no one price. `plan`: that it is what we worked out.
 */
export type Doubt = 'none' | 'all' | 'torn' | 'part' | 'told' | 'open' | 'plan';
export const PRICE_ASKED: readonly Doubt[] = ['all', 'torn', 'open'];
const UNSURE: readonly Doubt[] = [...PRICE_ASKED, 'part', 'told'];

export type Comparison = ReturnType<typeof compareQuotes>;
/** What one quote comes to, US dollars. */
export type Sums = Comparison['sums'][number];

const COUNT_CELLS = new RegExp(`^[\\d,.]+\\s{2,}(?:(?:${ANY_UNIT})\\s{2,})?`, 'i');
/** What a line is called, without its count and its columns of figures: "$1,320 for hinges" is called so. */
export const labelIn = (text: string): string =>
  text
    .replace(COUNT_CELLS, '')
    .split(/\s{2,}|(?<!^)\s*\$(?!\S+ (?:is )?(?:for|off)\b)|\s[-–]?\d[\d,]*\.\d\d$/)
    .filter((part, at) => at === 0 || /^\p{L}.*\p{L}{3}/u.test(part))
    .join(' ')
    .replace(/[,:(\s]*(?:(?:[\d.]*\s*[@=]|\b(?:at|each|per))[\d.=\s]*)*$/, '')
    .replace(/^.*\p{Ll}{3}[.!?]\s(?=\p{Lu}\p{Ll}*\s)/u, '');

/** What a quote holds that is compared with no line of ours. */
export const otherWork = ({ beside }: Sums): { readonly label: string; readonly usd: number }[] =>
  beside
    .filter((line) => isOtherWork(line) && line.amount > 0 && !isUndone(line.amount, beside))
    .map(({ text, amount }) => ({ label: labelIn(text), usd: amount }));

/** Whether a quote has a price that can stand beside ours. */
export const isPriced = ({ written, isPriceAsked, isOfYears }: Sums): boolean =>
  written > 0 && !isPriceAsked && !isOfYears;

/** Said where an insurer works out what it pays, which holds back for age as no company does, or names itself; and by a company that offers its work. */
const CLAIM =
  /\b(?:statement of loss|deprec\w*|actual cash value)\b|^(?:[\w&]+ ){1,3}(?:mutual|lloyds)\b/i;
const OFFERS =
  /(?<!\bnot an? )\b(?:contract|agree\w*|authorize[sd]?|sign\w*|warrant\w*|we (?:will|do|make|install)|our|llc)\b/i;
const isOfInsurer = (quote: Quote): boolean =>
  quote.some(({ text }) => CLAIM.test(text)) && !quote.some(({ text }) => OFFERS.test(text));

/** Offered, or paid again and again: all else that a note has an amount of is terms, an insurance, a right. */
const IS_OFFERED =
  /\bis available (?:for|at)\b|^\W*(?:then )?(?:each|every)\b|\bper visit\b|\bif you(?: would|[’']d)? (?:rather|prefer)\b/i;
/** A fee of one time alone: "Community fee, once, at move-in". */
const ONCE = /\bfee\b.*\bon(?:ce|e[- ]time)\b|\b(?:one[- ]time|community|entrance) (?:\w+ )?fee\b/i;
const isAside = ({ place, kind, text, amount, rate, option, under }: PlacedLine): boolean =>
  Boolean(amount || rate?.usd) &&
  /\p{L}/u.test(text) &&
  (kind !== 'note' ||
    (text.split('$').length === 2 && (isOffer(text, under) || IS_OFFERED.test(text)))) &&
  // A fee that is paid once comes on top, as no part of the price does.
  (!isOutside(kind) || (kind === 'deposit' && ONCE.test(text))) &&
  place !== '#total' &&
  !(place === '#out' && (option !== null || (kind === 'work' && amount !== null)));

const shown = ({ low, typical, high }: ThreePoint): ThreePoint => ({
  low: rounded(low),
  typical: rounded(typical),
  high: rounded(high),
});

/** Where more than this part of a price is for other work, the rest is not judged; nor is one of ours held for several where it is less of our figure. */
const MOST_ELSE = 0.25;

/** Where less than this part of a price stands beside ours, nothing says that the rest is for what we count. */
const LEAST_TOLD = 0.05;
/** A price that no words place and that is more than this part of the whole is the price of the job. */
const OF_JOB = 0.5;

/** A price of less than this part of our low figure is for less than one of it. */
const LEAST_ONE = 0.5;
/** What a thing is called first, and its sizes: "Door 9x8", "furnace 80k". */
const FIRST_WORD = /\p{L}{3,}/u;
const SIZES = /(?<![\w$.,])\d[\d,]*(?:x\d+|(?= ?\p{L}))/gu;
/** So many of it, and not a door for two cars or of two layers. */
const COUNT = '(?:[2-9]|two|three|four|both) (?:(?!cars?\\b|layers?\\b|panels?\\b)[a-z-]+ ){0,2}';

/**
 * Lines of a quote that look like several of what we count one of: each plainly is it, is called alike, is of another
 * size and may cost so much; or one that counts several. None where there are no two.
 */
const severalOf = (
  { id, label, quantity, unit, total }: Item,
  priced: readonly (PlacedLine & { readonly amount: number })[],
): (typeof priced)[number][] => {
  if (unit === 'usd' || asThreePoint(quantity).high > 1) return [];
  const its = priced.filter(
    (line) => line.plainly === id && mayBeBare(line) && line.amount >= LEAST_ONE * total.low,
  );
  const seen = ({ text }: PlacedLine, of: RegExp) => String(text.match(of)).toLowerCase();
  const isSized = (one: PlacedLine, other: PlacedLine): boolean =>
    seen(one, FIRST_WORD) === seen(other, FIRST_WORD) && seen(one, SIZES) !== seen(other, SIZES);
  const alike = its.filter((one) => its.some((other) => isSized(one, other)));
  const [noun] = /\p{L}+$/u.exec(label.split(/[,(]/)[0]!.trim()) ?? [];
  const counts = new RegExp(`(?<![\\w.,-])${COUNT}${noun}s\\b`, 'i');
  return alike.length > 0
    ? alike
    : priced.filter(({ place, text }) => linesOf(place).includes(id) && counts.test(text));
};

/** What the owner pays of a price, where the paper prints what an insurer pays of it, too, and holds nothing back; null elsewhere. */
const ownShareOf = (quote: Quote, written: number): number | null => {
  const of = (its: LineKind) =>
    quote.flatMap(({ kind, amount }) => (kind === its && amount ? Math.abs(amount) : []));
  const [share = 0, ...others] = new Set(of('deductible'));
  const isAll = share > 0 && others.length === 0 && of('depreciation').length === 0;
  return isAll && of('net').some((net) => isSame(share + net, written)) ? share : null;
};

/** What was paid or comes off counts where the price is what its lines leave then: "Less diagnostic paid -89.95". */
const settled = (quote: Quote): Quote => {
  const lines = inPrice(quote);
  const [total] = quote.filter(({ place, amount }) => place === '#total' && amount);
  return quote.map((line) =>
    OF_MONEY.has(line.kind) &&
    line.place === '#out' &&
    line.amount &&
    isSame(lines - Math.abs(line.amount), total?.amount ?? 0)
      ? { ...line, place: '#else', amount: -Math.abs(line.amount) }
      : line,
  );
};

/** "Tax included", "tax (8.25%) $41.75". */
const TAX_IS_IN =
  /\btax(?:es)? (?:is |are )?(?:already )?in|\b(?:incl\w*|with)(?: all| sales)* tax|\btax\b[^$]{0,20}\$ ?\d/i;
/** The words of a quote that say that a tax comes on top of its price; null where none do, or it is in it. */
const taxOnTopOf = (quote: Quote): string | null =>
  quote.some(({ kind, amount, text }) => (kind === 'tax' && amount) || TAX_IS_IN.test(text))
    ? null
    : (quote.flatMap(({ kind, amount, text }) =>
        /\bpaid\b/i.test(text) || (kind === 'addition' && amount !== null)
          ? []
          : (taxOnTop(text) ?? []),
      )[0] ?? null);

/**
 * Puts quotes beside our lines. The order of the lines of a quote does not matter.
 * @param items the lines of the estimate
 * @param others further lines of the trade that the answers leave out
 * @param doubts what we may have read wrong in each; nothing where it says nothing
 * @param words which lines of the trade a quote has no price for of its own
 */
export const compareQuotes = (
  items: readonly Item[],
  others: readonly Item[],
  papers: readonly Quote[],
  doubts: readonly Doubt[] = [],
  words: Listed = {},
) => {
  const quotes = papers.map(settled);
  // Where the lines make the price that a person said, nothing was read wrong.
  const isMade = (quote: Quote): boolean =>
    isSame(inPrice(quote), usdOf(quote.filter(({ place }) => place === '#total')));
  const doubtOf = (at: number): Doubt =>
    doubts[at] === 'told' && isMade(quotes[at]!) ? 'none' : (doubts[at] ?? 'none');
  const isOurs = (id: string): boolean => items.some((one) => one.id === id);
  const isUnsure = (at: number): boolean => UNSURE.includes(doubtOf(at));
  const weighed = quotes.map((quote, at) => {
    // Beside a line of ours may stand a part alone of what is there once all of a picture was compared.
    const isShort = doubtOf(at) === 'part' && !isMade(quote);
    const its = isShort ? quote.map((line) => ({ ...line, plainly: null })) : quote;
    return weighQuote(its, items, others, isUnsure(at), words);
  });
  const rows = items.map((item): Row => ({
    item,
    ours: shown(item.total),
    cells: weighed.map(({ cellOf }) => cellOf(item)),
  }));
  const sums = weighed.map(({ priced, stated, lines, isOneSum }, at) => {
    const cells = rows.map(({ item, ours, cells: all }) => ({ item, ours, cell: all[at]! }));
    const own = priced.filter(({ amount }) => !isUndone(amount, priced));
    const takenOff = sumOf(own.map((line) => (isOtherWork(line) ? Math.max(0, line.amount) : 0)));
    const written = stated ?? lines;
    const isPriceAsked = PRICE_ASKED.includes(doubtOf(at));
    const isInsurers = isOfInsurer(quotes[at]!);
    const isSure = written > 0 && !isInsurers && !isUnsure(at);
    const ourTotal = together(rows.map(({ ours }) => ours));
    const most = MOST_ELSE * ourTotal.typical;
    const several =
      items
        .map((item) => (item.total.typical > most ? severalOf(item, own) : []))
        .find((its) => its.length > 0) ?? [];
    const work = own.filter(({ kind, amount }) => kind === 'work' && amount > 0);
    // Several lines of theirs for one of ours are compared with nothing where none stands beside it.
    const forAny = (its: readonly Item[]) =>
      work.filter((l) => l.items.some((i) => its.includes(i)));
    const told = work.filter(({ place, amount, isUntold, items: its }) =>
      place === '#rest'
        ? amount > OF_JOB * written
        : place !== '#else' && (!isUntold || its.length > 1 || forAny(its).length === 1),
    );
    const isMuchElse = several.length > 0 || takenOff > MOST_ELSE * written;
    const isUntold =
      !isMuchElse &&
      !isPriceAsked &&
      work.filter((line) => !serves(line)).length > 1 &&
      usdOf(told) < LEAST_TOLD * written &&
      judge(written - takenOff, ourTotal) !== 'usual';
    const isElse = isMuchElse || isUntold;
    // What is not found is missed in no quote with a line that may be of our work and of other.
    const isKnown =
      isSure &&
      !isElse &&
      !own.some(
        (line) =>
          line.place !== '#else' &&
          ((line.place === '#rest' && !isOneSum && items.length > 1) ||
            line.names.includes('#else') ||
            !linesOf(line.place).every(isOurs)),
      ) &&
      cells.every(({ item, cell }) => cell.state !== 'unclear' || item.unit === 'usd');
    const counted = cells.filter(({ cell }) => countsOurs(cell, isKnown && quotes.length > 1));
    const added = sumOf(counted.map(({ ours }) => ours.typical));
    // Where lines may be read wrong the price that was told holds, and what the paper surely leaves out.
    const less = isUnsure(at) ? 0 : takenOff;
    const isWhole = written > 0 && !isInsurers && !isPriceAsked && !isElse;
    const compared = isWhole ? Math.max(0, written + added - less) : written;
    const hasMost = quotes[at]!.some(({ text }) => isLimited(text));
    return {
      /** What its lines add up to. */
      lines,
      /** The price: the total it states, else the sum of its lines. */
      written,
      /** Whether it holds our count of what has only a price for one. */
      isCounted:
        doubtOf(at) === 'plan' || (stated === null && priced.some(({ each }) => each !== null)),
      /** Lines that stand beside none of ours: tax, discounts, other work, and what nobody can tell of a part of ours. */
      beside: priced.filter(
        ({ place, amount, isUntold }) => amount !== 0 && (place === '#else' || isUntold),
      ),
      /** Whether it is what an insurer counts for a loss, and no company's offer. */
      isInsurers,
      ownShare: ownShareOf(quotes[at]!, written),
      /** Amounts on the paper that stand beside its price, and are compared with nothing. */
      aside: quotes[at]!.filter(
        (line) =>
          isAside(line) &&
          // What says the price again is what is compared.
          !isSame(line.amount ?? line.rate!.usd, written) &&
          !priced.some(({ text }) => text === line.text) &&
          !cells.some(({ cell }) => cell.state === 'out' && line.text.includes(cell.says[0]!)),
      ),
      /** Our typical figures for what is missing, left to others or not priced yet. */
      added,
      /** The lines of ours that these are for. */
      addedFor: counted.map(({ item }) => item.label),
      /** What it holds that our estimate does not. */
      takenOff: less,
      /** Lines that look like several of what we count one of. */
      several: several.map(({ text, amount }) => ({ label: labelIn(text), usd: amount })),
      /** Whether these, or other work, are so much of it that nothing can be said of the rest, or nothing stands beside ours. */
      isElse,
      /** Whether its price is outside our range, and next to nothing of it stands beside ours. */
      isUntold,
      /** The price that is judged: with our figures for what is surely not in it, and without other work. */
      compared,
      /** That, where it is for all of our lines; null where the quote does not say what a line of ours costs. */
      likeForLike: isKnown ? compared : null,
      isOneSum,
      /** Whether we may have read it wrong, its sums not closing. */
      isUnsure: isUnsure(at),
      /** Whether the person has to say what its price is, before it is compared. */
      isPriceAsked,
      /** Whether its price is called so much at most, or about so much where nothing says a most; “Total estimate” is what a paper is called. */
      rough: quotes[at]!.filter(({ place }) => place === '#total')
        .map(({ text, amount }) => roughOf(text, amount, hasMost))
        .find(Boolean),
      /** What its price is paid each of; null where nothing says so. */
      per: pricePer(
        quotes[at]!.find(({ place, amount }) => place === '#total' && amount === written)?.text ??
          '',
      ),
      /** Its words that say that a tax comes on top of it; null where none do, or a line of it is the tax. */
      taxOnTop: taxOnTopOf(quotes[at]!),
      /** Whether it names no one price. */
      isOpen: doubtOf(at) === 'open',
      /** Whether it is what payments over years come to: ours is a price to own it. */
      isOfYears:
        (doubtOf(at) === 'open' && isOfLease(quotes[at]!)) ||
        quotes[at]!.some(
          ({ place, amount, text }) => place === '#total' && amount && isOverYears(text),
        ),
      /** Lines whose amount is not what their own quantity and price come to; none where that is not sure. */
      wrong: isUnsure(at)
        ? []
        : priced.flatMap(({ text, kind, amount }) => {
            const wrong = kind === 'work' ? wrongProduct(text) : null;
            return wrong?.says === amount ? { ...wrong, text } : [];
          }),
      /** How much more the total says than the lines come to; null where that is not sure, or nothing. */
      apart:
        stated === null || isOneSum || doubtOf(at) !== 'told'
          ? null
          : wrongSum(quotes[at]!, priced, { stated, lines }),
    };
  });
  return { rows, sums };
};
