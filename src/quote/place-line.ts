import { deniedIn } from './denied-in.ts';
import { isSame, sumOf, usdOf } from './judge.ts';
import { WHOLE, type Matcher } from './match-line.ts';
import { OF_MONEY, type LineKind } from './line-kind.ts';
import { TAX_CREDIT } from './prove-sums.ts';
import type { QuoteLine } from './quote-line.ts';
import { sentencesOf } from './sentences.ts';
import { RENEWS } from './taking.ts';

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

/** Serves all work of a paper, as labor does: "Permit & paperwork", "Protective gear". */
const SERVES =
  /^\W*(?:[\w,]+\s+)?(?:permits?\b|paperwork\b|protect\w+|ppe\b|suppl(?:y|ies)\b|haul\w*|dispos\w+|debris\b|clean[- ]?up\b)/i;
export const serves = (line: Pick<PlacedLine, 'text'>): boolean =>
  isLabor(line) || SERVES.test(line.text);

/** Brings people here, and no goods. */
const TRAVELS = /\b(?:travel|trips?|mileage)\b/i;
/** Whether a line may be of goods, whose labor stands in another line. */
export const mayBeBare = (line: Pick<PlacedLine, 'text' | 'kind'>): boolean =>
  line.kind === 'work' && !serves(line) && !TRAVELS.test(line.text);

/** Is on all work of a paper, whatever it is: no work of its own. */
const ON_ALL =
  /\bo ?& ?p\b|^\W*(?:overhead|profit)\b|\boverhead (?:and|&) profit\b|^\W*fuel\b|\b(?:fuel|environmental|energy) (?:surcharge|fee)\b|\bmobilization\b|\bshop supplies\b|\badmin(?:istrative)? fee\b/i;

/** Work on what the owner has already: no price of the thing itself. */
const OF_OWNER =
  /\b(?:owner|customer|client)(?:['’]?s own\b|[ -](?:furnish|suppl|provid))|\b(?:furnish|suppli|provid)ed by (?:the )?(?:owner|customer|client|you)\b|\b(?:fitting|labor) only\b/i;

/** What an account of the work has between its sum and what is due, and a part of it by its time: no work, and nothing off the price. */
const OF_ACCOUNT =
  /^\W*\d+ ?% (?:at|when|on|upon|due|down|before|after|with)\b|\bretainage\b|\bbalance to (?:finish|complete)\b|\bcompleted to date\b/i;

/** Whether a line is a charge on all work of a paper, by its size. */
export const isOnAll = ({ kind, place, text }: PlacedLine): boolean =>
  kind === 'work' && place === '#else' && ON_ALL.test(text);
/** Whether a line is work that none of ours is. */
export const isOtherWork = (line: PlacedLine): boolean =>
  line.kind === 'work' && line.place === '#else' && !isOnAll(line) && !serves(line);

/** Where words that only describe the work begin: behind a comma, in brackets, after "with". */
const ASIDE = /[,;(]|\s[-–]\s|\b(?:with|w\/|incl\w*)(?=\s).*/i;
/** What a list parts, but for what its brackets hold and what follows "for": "Form, rebar, 4\" pour". */
const PARTED = /[,;/+&]|\b(?:and|with|plus)\b|\s[-–]\s|\s{2}/i;
const DESCRIBES = /\([^()]*\)|\bfor\b[^,]*/gi;
/** Only says how the part before it is done: "New base, caulked and painted". */
const IS_DONE = /^\W*\w+ed\W*$/i;
/** Takes something off its own price: "reg $345, less $200 = $145". */
const LESSENED = /\d,?\s+less \$ ?\d/i;
/** Parts the columns of a table. */
const GAP = /\s{2,}|\t/;
/** Paid by the hour. */
const HOURS = /\bh(?:ou)?rs?\b/i;
/** What a list of what is left out names: each part of it alone, "power problems" being nothing of "pumping the tank". */
const inList = (text: string, match: Matcher): readonly string[] => {
  const whole = match(text);
  if (whole.includes(WHOLE)) return whole;
  return [...new Set(text.split(/[,;:]/).flatMap(match))].filter((id) => !id.startsWith('#'));
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
  /** Lines of ours each of which a part of its words names alone, where its words name several. */
  readonly partly: readonly string[];
}

/** Whether a place is one of those that make the price. */
export const takesPart = ({ place: is }: { readonly place: Place }): boolean =>
  is !== '#total' && is !== '#out';

/** What the lines come to that are in the price, US dollars. */
export const inPrice = (lines: readonly PlacedLine[]): number =>
  usdOf(lines.filter((line) => line.kind !== 'addition' && takesPart(line)));

/** What a line says of its work, how that begins and what that is called, and what it says is not in it. */
const saidIn = ({ text, amount }: QuoteLine, match: Matcher) => {
  const { says, denies } = deniedIn(text, amount);
  const own = says || text;
  const head = own.split(ASIDE)[0]!;
  const isOfNone = ON_ALL.test(head) || OF_OWNER.test(text) || LESSENED.test(text);
  const called = isOfNone ? [] : match.called(head.replace(/[\s$\d.,]+$/, ''));
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
  if (match.named(own).includes('#else')) return null;
  if (placeOf(called) === is) return is;
  const [one, ...others] = new Set([...match(head), ...match.named(head)]);
  const isOne = one === is || placeOf(linesOf(is).filter(match.isOurs)) === one;
  return isOne && others.length === 0 ? one : null;
};

/** A line where its words say, or a person: what they chose is what it names. */
export const place = (line: QuoteLine, match: Matcher, chosen: Place | null = null): PlacedLine => {
  const is = chosen ?? placeLine(line, match);
  // A deposit is no work, whatever it is called; the sentence beside it may be: "Bad decking $70 a sheet. $900 at the start."
  const isNameless = OF_MONEY.has(line.kind) && sentencesOf(line.text).filter(Boolean).length < 2;
  const { own, denies, head, called, isOfNone } = saidIn(line, match);
  const names = chosen ? linesOf(chosen) : isNameless ? [] : match.named(own);
  // What is called as several of ours are is each of them, but for hours, which are not for coming; what is renewed is taken away and put there.
  const isEach = placeOf(called) === is && !HOURS.test(own);
  const isBoth = RENEWS.test(head) && !isOfNone;
  const parts = names.length < 2 || isOfNone ? [] : own.replace(DESCRIBES, ' ').split(PARTED);
  const denied = line.standing === 'out' || !denies ? [] : inList(denies, match);
  return {
    ...line,
    place: is,
    names,
    denies: denied.filter((id) => id !== WHOLE && !linesOf(is).includes(id)),
    plainly: !chosen ? plainlyIn(line, is, match) : names.length === 1 ? is : null,
    partly: (isEach ? called : isBoth ? match(head) : []).concat(
      ...parts.map((part) => {
        const its = new Set([...match(part), ...match.named(part)]);
        return its.size === 1 && !IS_DONE.test(part) ? [...its] : [];
      }),
    ),
  };
};

/** What is paid when, said right behind its sum: "$5,000 day of pour", "$4,700 al terminar". */
const IS_STAGE =
  /^\W*\d[\d,.]* (?:is |due )*(?:at|on|upon|when|once|after|before|day of|al|el d[ií]a|cuando|antes)\b/i;

/** A part of a price in percent, from 1 to under 100. */
const PART = /(?<![\d.])(\d{1,2}(?:\.\d+)?) ?%/;

/** Lines that ask for parts of one sum which together make all of it: how it is paid, whatever they are called. */
const stagesOf = (lines: readonly QuoteLine[]): readonly QuoteLine[] => {
  const parts = lines.flatMap((line) => {
    const part = Number(PART.exec(line.text)?.[1]) / 100;
    return line.amount && part > 0 ? [{ line, part, usd: line.amount }] : [];
  });
  return parts.flatMap(({ usd, part }) => {
    const whole = usd / part;
    const those = parts.filter((one) => Math.abs(one.usd - one.part * whole) < 0.005 * whole);
    const isAll = Math.abs(sumOf(those.map((one) => one.part)) - 1) < 0.005;
    return isAll && those.length > 1 ? those.map(({ line }) => line) : [];
  });
};

/**
 * Where the lines of a quote belong. Of one price for all, what it is called matters little; a name at the head is no work;
 * and where a job has one main line, work that none of ours claims is that one's.
 */
export const placeLines = (lines: readonly QuoteLine[], match: Matcher): PlacedLine[] => {
  const prices = Map.groupBy(lines, ({ at, kind, amount }) => kind === 'work' && amount && at);
  /** Of several prices in one sentence none is plainly for what stands nearest to it. */
  const isAlone = ({ at }: QuoteLine): boolean => (prices.get(at)?.length ?? 0) < 2;
  const stages = stagesOf(lines);
  const placed = lines.map((line, at) => {
    if (stages.includes(line)) return { ...place(line, match, '#out'), names: [] };
    const one = { ...place(line, match), ...(!isAlone(line) && { plainly: null, partly: [] }) };
    return at === 0 && line.kind === 'note' && one.place === '#out' ? { ...one, names: [] } : one;
  });
  const works = placed.filter(
    ({ kind, amount }) => kind === 'work' && amount !== null && amount > 0,
  );
  /** Whether nothing says what the price of a line is for, nor that it is for all. */
  const isUnclaimed = ({ kind, place: is, text }: PlacedLine): boolean =>
    kind === 'work' && is === '#rest' && !match(text).includes(WHOLE);
  const all = placed.map((line, at) => {
    if (!isUnclaimed(line)) return line;
    // A package is what the lines under it name.
    const end = placed.findIndex((one, index) => index > at && one.kind !== 'included');
    const under = placed
      .slice(at + 1, end < 0 ? undefined : end)
      .flatMap((one) => linesOf(one.place));
    return { ...line, place: placeOf([...new Set(under)]) };
  });
  const said = new Set(all.flatMap((line) => linesOf(line.place)));
  // "$1,500 when we order, the other $8,500 when it runs": what makes the total once more is how it is paid.
  const unclaimed = works.length > 1 ? all.filter(isUnclaimed) : [];
  const staged = all.filter(({ kind, text }) => kind === 'work' && IS_STAGE.test(text));
  const isWhole = (those: readonly PlacedLine[]): boolean =>
    those.length > 1 &&
    said.size > 0 &&
    all.some(({ place: is, amount }) => is === '#total' && isSame(amount ?? 0, usdOf(those)));
  const paid = [unclaimed, staged].find(isWhole);
  const done = new Set(all.flatMap(({ kind, place }) => (kind === 'work' ? linesOf(place) : [])));
  const counted = all.map((line) =>
    paid?.includes(line) ? { ...line, place: '#out' as const } : line,
  );
  const [first] = placed;
  const costliest = works.toSorted((a, b) => b.amount! - a.amount!);
  /** What the heads above a table say of its equipment, the costliest line of that holds: "16.2 SEER2 heat pump, 3 ton". */
  const headed = [first?.kind === 'note' ? first.text : '', costliest[0]?.under ?? ''].flatMap(
    (text) =>
      match.brings(text).map((id) => {
        const its = costliest.find(({ place: is }) =>
          linesOf(is).some((one) => match.goesWith(id).includes(one)),
        );
        return { id, line: its ?? costliest[0] };
      }),
  );
  return counted.map((line, at) => {
    const own = linesOf(line.place);
    const isUnknown = unclaimed.includes(line);
    if (line.kind !== 'work' || (!isUnknown && own.length === 0)) return line;
    const taken = match.takes(line.amount === null ? '' : line.text);
    const isPutBy = (id: string) => (other: PlacedLine) =>
      other.kind === 'work' &&
      (other.amount ?? 0) > (line.amount ?? 0) &&
      linesOf(other.place).includes(id);
    // "Rip out cabinets + tops" takes them away where another line puts new ones, for more.
    const its = own.map((id) => (all.some(isPutBy(id)) && taken.get(id)) || id);
    const brought = [
      ...taken.values(),
      ...match.brings(line.text),
      ...headed.flatMap(({ id, line: its }) => (its === placed[at] ? id : [])),
    ].filter((id) => isUnknown || !said.has(id));
    const both = [...new Set([...brought, ...its])];
    if (both.length > 0) {
      const is = placeOf(both);
      const isOther = is !== line.place && isAlone(line);
      const plainly = line.plainly ?? (isOther ? plainlyIn(line, is, match) : null);
      return { ...line, place: is, plainly };
    }
    if (done.size === 1 && serves(line)) return { ...line, place: placeOf([...done]) };
    // Work that names none of ours is the main line's, where it is the dearest, or no other is called that.
    const isRest =
      placed[at] !== costliest[0] && match.main.some((id) => done.has(id)) && match.hasMore;
    return { ...line, place: placeOf(isRest ? [] : match.main) };
  });
};
