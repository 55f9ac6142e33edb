import { deniedIn } from './denied-in.ts';
import { usdOf } from './judge.ts';
import { WHOLE, type Matcher } from './match-line.ts';
import { OF_MONEY, type LineKind } from './line-kind.ts';
import { TAX_CREDIT } from './prove-sums.ts';
import type { QuoteLine } from './quote-line.ts';
import { sentencesOf } from './sentences.ts';
import { isTaking, takesAnything } from './taking.ts';
import { ANY_UNIT } from './units.ts';

/**
 * Where a line of a quote belongs: with lines of ours (their ids joined by `+`), in the price and beside none of ours,
 * outside of our work, with the totals, or nowhere.
 */
export type Place = '#rest' | '#else' | '#total' | '#out' | (string & {});

/** Whether a kind is no part of the price that its lines make. */
export const isOutside = (kind: LineKind): boolean =>
  OF_MONEY.has(kind) || kind === 'option' || kind.endsWith('total');

/** The lines of ours that a place names. */
export const linesOf = (place: Place): readonly string[] =>
  place.startsWith('#') ? [] : place.split('+');

export const placeOf = (lines: readonly string[]): Place =>
  lines.length > 0 ? lines.join('+') : '#rest';

const LABOR = /^\W*(?:[\w,]+\s+)?(?:labor|mano de obra)\b(?! (?:(?:and|&) |day\b))/i;
export const isLabor = ({ text }: Pick<PlacedLine, 'text'>): boolean => LABOR.test(text);

/** Is on all work of a paper, whatever it is: no work of its own. */
const ON_ALL =
  /\bo ?& ?p\b|^\W*(?:overhead|profit)\b|\boverhead (?:and|&) profit\b|^\W*fuel\b|\b(?:fuel|environmental|energy) (?:surcharge|fee)\b|\bmobilization\b|\bshop supplies\b|\badmin(?:istrative)? fee\b/i;

/** Serves all work of a paper, as labor does: "Permit & paperwork", "Protective gear", "Travel charge". */
const SERVES =
  /^\W*(?:(?:[\w,]+\s+){0,4}permits?\b|(?:[\w,]+\s+)?(?:paperwork\b|protect\w+|ppe\b|suppl(?:y|ies)\b|travel\b|haul\w*|dispos\w+|debris\b|clean[- ]?up\b))/i;
export const serves = (line: Pick<PlacedLine, 'text'>): boolean =>
  isLabor(line) || SERVES.test(line.text) || ON_ALL.test(line.text);

/** Whether a line may be of goods, whose labor stands in another line. */
export const mayBeBare = (line: Pick<PlacedLine, 'text' | 'kind'>): boolean =>
  line.kind === 'work' && !serves(line) && !isTaking(line.text);

/** Work on what the owner has already: no price of the thing itself. */
const OF_OWNER =
  /\b(?:owner|customer|client)(?:['’]?s own\b|[ -](?:furnish|suppl|provid))|\b(?:furnish|suppli|provid)ed by (?:the )?(?:owner|customer|client|you)\b|\b(?:fitting|labor) only\b/i;

/** Whether a line is work that none of ours is. */
export const isOtherWork = (line: PlacedLine): boolean =>
  line.kind === 'work' && line.place === '#else' && !serves(line);

/** What an account of the work has between its sum and what is due, and a part of it by its time: no work, and nothing off the price. */
const OF_ACCOUNT =
  /^\W*\d+ ?% (?:at|to|the|when|on|upon|due|down|before|after|with)\b|\bretainage\b|\bbalance to (?:finish|complete)\b|\bcompleted to date\b/i;

/** Where words that only describe the work begin: behind a comma, in brackets, after "with". */
const ASIDE = /[,;(]|\s[-–]\s|\b(?:with|w\/|incl\w*)(?=\s).*/i;
/** Takes something off its own price, or is a part of another: "reg $345, less $200 = $145", "Permit to operate 10% $2,460". */
const LESSENED = /\d,?\s+less \$ ?\d|\d ?%\s+\$ ?\d/i;
/** How much of a thing there is, in its name. */
const SIZE = new RegExp(`\\b[\\d,.]+[- ]?(?:${ANY_UNIT}) (?=[a-z])`, 'gi');
/** Parts the columns of a table. */
const GAP = /\s{2,}|\t/;
/** What a list of what is left out names: each part of it alone, "power problems" being nothing of "pumping the tank". */
const inList = (text: string, match: Matcher): readonly string[] => {
  const whole = match(text);
  if (whole.includes(WHOLE)) return whole;
  return [...new Set(text.split(/[,;:]|\.\s/).flatMap(match))].filter((id) => !id.startsWith('#'));
};

/** Where a line belongs by its words. Depends on nothing but the line. */
export const placeLine = (line: QuoteLine, match: Matcher): Place => {
  const { kind, standing, amount, under } = line;
  if (isOutside(kind)) return kind === 'total' ? '#total' : '#out';
  // What a note is about nobody says is done.
  if (OF_ACCOUNT.test(line.text) || (kind === 'note' && (amount !== null || standing === 'named')))
    return '#out';
  const { says, denies } = deniedIn(line.text, amount);
  const text = (standing === 'out' ? denies : says) || line.text;
  const found = standing === 'out' ? inList(text, match) : match(text);
  // A tax credit and a deposit take nothing off the price.
  if (kind === 'discount' || kind === 'credit')
    return TAX_CREDIT.test(text) || /\bdeposit\b/i.test(text) ? '#out' : '#else';
  const isWhole = found.includes(WHOLE);
  if (found.length > 0 && !isWhole) return placeOf(found);
  if (kind === 'tax') return '#else';
  if (kind === 'addition' || (isWhole && amount === null)) return '#out';
  if (isWhole) return WHOLE;
  if (amount !== null && ON_ALL.test(text)) return '#else';
  const above = amount === null || !under ? [] : match(under);
  // A heading of several kinds of work does not tell which of them a line is, or whether it is any.
  if (above.length === 1 && above[0] !== WHOLE) return placeOf(above);
  // Without an amount it is a greeting, an address, a condition.
  return amount === null ? '#out' : '#rest';
};

/** A line of a quote where it belongs, all lines of ours that its words name, and those of which it says that they are not in the price. */
export interface PlacedLine extends QuoteLine {
  readonly place: Place;
  readonly names: readonly string[];
  readonly denies: readonly string[];
  /** The one line of ours that it surely is: its head names that, and no word of it anything else; null where that cannot be seen. */
  readonly plainly: string | null;
}

/** Whether a place is one of those that make the price. */
export const takesPart = ({ place: is }: { readonly place: Place }): boolean =>
  is !== '#total' && is !== '#out';

/** What the lines come to that are in the price, US dollars. */
export const inPrice = (lines: readonly PlacedLine[]): number =>
  usdOf(lines.filter((line) => line.kind !== 'addition' && takesPart(line)));

/** What a line says of its work, how that begins and what that is called, and what it says is not in it. */
const saidIn = ({ text, amount, kind }: QuoteLine, match: Matcher) => {
  const { says, denies } = deniedIn(text, amount);
  const own = says || text;
  const head = own.split(ASIDE)[0]!;
  const isOfNone =
    ON_ALL.test(head) || OF_OWNER.test(text) || (kind !== 'tax' && LESSENED.test(text));
  // "Pump, crush and fill old 750 gal tank" is called so without its size.
  const called = [head, own.replace(SIZE, '')]
    .map((name) => (isOfNone ? [] : match.called(name.replace(/[\s$\d.,]+$/, ''))))
    .reduce((one, other) => (one.length > 0 ? one : other));
  return { own, denies, head, called, isOfNone };
};

/**
 * The place a line surely is of: a column of its own calls it that, or its head names that, and no word of it anything else that we estimate;
 * null where that cannot be seen.
 */
const plainlyIn = (line: QuoteLine, is: Place, match: Matcher): Place | null => {
  const { own, head, called, isOfNone } = saidIn(line, match);
  if (isOfNone) return null;
  const item = own.split(GAP).find((cell) => /\p{L}{3}/u.test(cell)) ?? '';
  if (GAP.test(own.trim()) && placeOf(match.called(item)) === is) return is;
  // What comes behind may be other work; where that is a fee, so is the price.
  if (match.named(head).includes('#else') || /\bfee\b/i.test(own.slice(head.length))) return null;
  if (placeOf(called) === is) return is;
  // What is taken away names what it is of: "Tear out pad and bag".
  const alike = isTaking(head) && !takesAnything(head) ? [] : match.named(head);
  const [one, ...others] = called.length > 0 ? called : new Set([...match(head), ...alike]);
  return one !== undefined && (one === is || linesOf(is).includes(one)) && others.length === 0
    ? one
    : null;
};

/** A line where its words say, or a person: what they chose is what it names. */
export const place = (line: QuoteLine, match: Matcher, chosen: Place | null = null): PlacedLine => {
  const is = chosen ?? placeLine(line, match);
  // A deposit is no work, whatever it is called; the sentence beside it may be: "Bad decking $70 a sheet. $900 at the start."
  const isNameless = OF_MONEY.has(line.kind) && sentencesOf(line.text).filter(Boolean).length < 2;
  const { own, denies } = saidIn(line, match);
  const names = chosen ? linesOf(chosen) : isNameless ? [] : match.named(own);
  const denied = line.standing === 'out' || !denies ? [] : inList(denies, match);
  return {
    ...line,
    place: is,
    names,
    denies: denied.filter((id) => id !== WHOLE && !linesOf(is).includes(id)),
    plainly: !chosen ? plainlyIn(line, is, match) : names.length === 1 ? is : null,
  };
};

/**
 * Where the lines of a quote belong; work brings what no line says: who pours brings the concrete.
 */
export const placeLines = (lines: readonly QuoteLine[], match: Matcher): PlacedLine[] => {
  const prices = Map.groupBy(lines, ({ at, kind, amount }) => kind === 'work' && amount && at);
  /** Of several prices in one sentence none is plainly for what stands nearest to it. */
  const isAlone = ({ at }: QuoteLine): boolean => (prices.get(at)?.length ?? 0) < 2;
  const placed = lines.map((line) => {
    const one = place(line, match);
    return isAlone(line) ? one : { ...one, plainly: null };
  });
  const said = new Set(placed.flatMap((line) => linesOf(line.place)));
  return placed.map((line) => {
    const own = linesOf(line.place);
    const brought = match.brings(line.text).filter((id) => !said.has(id));
    return line.kind === 'work' && own.length > 0
      ? { ...line, place: placeOf([...brought, ...own]) }
      : line;
  });
};
