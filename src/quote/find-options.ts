import { KINDS, likeliest, OF_MONEY, type LineKind } from './line-kind.ts';
import { isDeclined, isForAll, isNoWhole, isOffers } from './price-words.ts';
import { isSame } from './judge.ts';
import type { PaperRow } from './paper-rows.ts';
import { ownIn, proveSums } from './prove-sums.ts';

/** One of several prices of which one is chosen, US dollars, as the paper calls it: "BETTER", "Option B: Duration, 130 mph". */
export interface Option {
  readonly name: string;
  readonly total: number;
}

/** The options of a paper, and what that makes of its rows, by their place among them. */
export interface FoundOptions {
  readonly options: readonly Option[];
  readonly kinds: ReadonlyMap<number, LineKind>;
  /** Which option a row belongs to, from 0. */
  readonly of: ReadonlyMap<number, number>;
  /** How they were found. */
  readonly by: string;
}

type Found = Omit<FoundOptions, 'by'>;

const RANK =
  'good|better|best|basic|plus|premium|complete|silver|gold|platinum|diamond|bronze|standard|deluxe|economy|value|ultimate|essentials?|comfort|select|budget|elite|classic|signature|buena?|mejor|bronce|plata|oro';
const LETTER =
  '(?:(?:system|scenario|approach)(?= [a-d]\\b)|option|opci[oó]n|opt\\.?|plan|package|pkg|choice|alt(?:ernat\\w+|\\.)?|bid)\\s*#?\\s*(?:[a-d1-4]|one|two|three)\\b';
const HEADING = new RegExp(
  `^\\W*(?:${LETTER}\\W*|[A-D]\\)\\s+(?=\\D+$)|(?:${RANK})\\b(?! (?:for|of|until|thru|through|club|membership|meeting|seeing|talking|to|morning|afternoon|evening|regards|wishes)\\b)\\W*)`,
  'i',
);
const RANKS = new RegExp(`\\b(?:${RANK})\\b`, 'g');
/** Names several of them beside each other, and says something of all: "Good / Better / Best, 16x7 door". */
export const NAMES_SEVERAL = new RegExp(`^\\W*(?:${RANK})(?:[\\s/,&|]+(?:${RANK})\\b)+`, 'i');
const OF_ONE = new RegExp(`^\\W*${LETTER}`, 'i');
/** Whether a line calls itself one of several, by number or letter. */
export const isOfOne = (text: string): boolean => OF_ONE.test(text);
const NAMES_ONE = new RegExp(`^(?:${LETTER}|${RANK})$`, 'i');

/** The letter, number or rank that a line calls itself by, if it is one of several. */
export const keyOf = (text: string): string | undefined =>
  HEADING.exec(text)?.[0].toLowerCase().match(/\w+/g)!.at(-1);

/** Said before the second of two. */
export const OR = /^\W*or\b(?! (?:best|less|more|similar|equal)\b)\W*/i;

/** A line shortened to a name. */
const inShort = (text: string): string =>
  text.replace(OR, '').replace(/^[\s()]*(.{1,60})(?<=\w)\b.*$/s, '$1');

/** The ranks of options that a line names, "better", "best". */
export const ranksIn = (text: string): readonly string[] => text.toLowerCase().match(RANKS) ?? [];

/** Options that a paper heads by number or letter as it does those found, but of which no price was found. */
export const unpricedOptions = (
  lines: readonly Readonly<{ text: string; amount: number | null; option: number | null }>[],
): readonly string[] => {
  const heads = lines.filter(({ text, amount }) => amount === null && isOfOne(text));
  const priced = heads.flatMap(({ text, option }) => (option === null ? [] : keyOf(text)));
  const left = heads.filter(({ text }) => !priced.includes(keyOf(text)));
  return priced.length > 0 ? left.map(({ text }) => inShort(text)) : [];
};

/** What stands beside each other in a line. */
export const cellsIn = (text: string) => text.split(/(?:^|\s+)(?:\|\s*)+|\s{2,}/).filter(Boolean);

/** A cell that holds an amount alone. */
export const IS_AMOUNT = /^\$?\d[\d,.]*$/;

const TOTAL = KINDS.indexOf('total');
const OPTION = KINDS.indexOf('option');
const isBeside = (kind: LineKind): boolean =>
  OF_MONEY.has(kind) || /^(?:tax|discount|credit|note)$/.test(kind);

/** In a block the price of an option is its total, and none of its lines is an option. */
const inBlock = (likely: Readonly<Float64Array>): Float64Array => {
  const own = Float64Array.from(likely);
  own[TOTAL]! += own[OPTION]!;
  own[OPTION] = 0;
  return own;
};

/** Above what goes with each of them: "With either:", "EITHER WAY". */
const OF_ALL =
  /^\W*(?:(?:with|in|for|on|add to) )?(?:either|both|any|all (?:two|three))\b\D{0,24}$/i;

/** Counts a row at its start: "2)", "B.". */
const COUNT = /^\W*#?([1-6A-F])[).:](?=\s|$)/i;
/** Rows that count themselves, each list of them. */
const countedIn = (rows: readonly PaperRow[]): number[][] => {
  const lists: number[][] = [];
  for (const [at, { mark, text }] of rows.entries()) {
    const count = '123456ABCDEF'.indexOf(COUNT.exec(`${mark} ${text}`)?.[1]!.toUpperCase() ?? '-');
    if (count % 6 === 0) lists.push([]);
    if (count % 6 === lists.at(-1)?.length) lists.at(-1)!.push(at);
  }
  return lists;
};

/** Each under its own heading, or in a line of its own; of each its own sums say what it comes to. */
const inBlocks = (
  rows: readonly PaperRow[],
  kinds: readonly LineKind[],
  likely: readonly Readonly<Float64Array>[],
  named: readonly number[],
): Found | null => {
  // "Option 1 total" under "OPTION 1" closes its block.
  const keys = named.map((at) => keyOf(rows[at]!.text) ?? at);
  const heads = named.filter((_, index) => keys[index] !== keys[index - 1]);
  const found = new Map<number, LineKind>();
  const of = new Map<number, number>();
  const options: Option[] = [];
  const known: (string | number)[] = [];
  let isItemized = false;
  /** Whether a block has words behind its price, as then the last one has. */
  let isWorded = false;
  const proofOf = (from: number, to: number) =>
    proveSums(rows.slice(from, to), likely.slice(from, to).map(inBlock), ownIn(rows))[0];
  for (const [index, head] of heads.entries()) {
    const next = heads[index + 1] ?? rows.length;
    const isPriced = (at: number): boolean =>
      (rows[at]!.figures.amount ?? 0) > 0 && (at === head || !isBeside(kinds[at]!));
    const after = (from: number, is: (at: number) => boolean): number => {
      for (let at = from; at < next; at++) if (is(at)) return at;
      return next;
    };
    const isAmount = (at: number): boolean => (rows[at]!.figures.amount ?? 0) > 0;
    const priced = after(head, isPriced);
    // Where no line reads like a price, one that begins with an amount is it, or the only one at the end of a part.
    const bare = after(head, (at) => isAmount(at) && rows[at]!.figures.label === '');
    const lone = after(head, isAmount);
    const isLone =
      !OF_MONEY.has(kinds[lone]!) &&
      (rows[lone + 1]?.isFirst ?? true) &&
      after(lone + 1, isAmount) === next;
    const first = [priced, bare].find((at) => at < next) ?? (isLone ? lone : next);
    const closing = named.findLast((at) => at > head && at < next) ?? head;
    // A block ends with its part of the paper; the last, unless lines make its price or those before, with its price.
    const isEnd = (at: number): boolean => rows[at]!.isFirst;
    const part = after(Math.max(first, closing) + 1, isEnd);
    const all = proofOf(head, part);
    const isShort =
      index === heads.length - 1 && !isItemized && (all.row === null || all.state !== 'closes');
    const short = isShort ? first + 1 : part;
    const proof = short === part ? all : proofOf(head, short);
    // The price of a heading is that of its option, but for what its lines surely make.
    const own = proof.state === 'closes' ? null : rows[head]!.figures.amount;
    const total: number = own ?? proof.usd;
    const key = keys[named.indexOf(head)]!;
    const option = known.includes(key) ? known.indexOf(key) : known.length;
    const had = options[option]?.total;
    // Said again behind what goes with all of them, an option comes to more.
    if (first === next || total <= 0 || (had && (first === head ? total < had : total !== had)))
      continue;
    isItemized ||= rows[first]?.figures.amount !== total;
    // A block may give the lines of an option named before.
    const end = isWorded ? part : short;
    for (let at = head; at < end; at++) of.set(at, option);
    isWorded ||= part > first + 1;
    const whole = rows.findLastIndex(
      ({ figures: { amount } }, at) => at >= head && at < short && amount === total,
    );
    if (whole >= 0) found.set(whole, 'option');
    known[option] = key;
    options[option] = { name: nameOf(rows[head]!), total };
  }
  return options.length > 1 ? { options, kinds: found, of } : null;
};

/** What an option is called: its own line, shortened; of a line that names several the first of them. */
const nameOf = ({ text, figures }: PaperRow): string =>
  inShort(NAMES_SEVERAL.test(text) ? HEADING.exec(text)![0] : figures.label || text);

const inLines = (
  rows: readonly PaperRow[],
  is: (row: PaperRow, at: number) => boolean,
): Found | null => {
  const ones = rows.flatMap((row, at) =>
    (row.figures.amount ?? 0) > 0 && is(row, at) ? [at] : [],
  );
  if (ones.length < 2 || ones.length > MOST_OPTIONS) return null;
  const options = ones.map((at) => ({
    name: nameOf(rows[at]!),
    total: rows[at]!.figures.amount!,
  }));
  const hasSum = isOfParts(options.map(({ total }) => total));
  if (hasSum && !ones.some((at) => isForAll(rows[at]!.text))) return null;
  return {
    options,
    kinds: new Map(ones.map((at) => [at, 'option'])),
    of: new Map(ones.map((at, option) => [at, option])),
  };
};

const LONGEST_NAME = 40;
/** What a letterhead or the head of a table's words says, and no option is called: "Date: November 20, 2026   Valid 10 days". */
const LETTERHEAD =
  /:\s*\S|\bvalid\b|\bexpir|\bdays\b|\b20\d\d\b|\b\d{5}\b|\d{3}[-.) ]+\d{4}|^\W*(?:items?|tasks?|descri\w*|work|scope|service|what)?\W*$/i;

const isName = (cell: string): boolean =>
  /\p{L}/u.test(cell) && cell.length < LONGEST_NAME && !LETTERHEAD.test(cell);

/** Says that one of two prices is meant. */
export const EITHER = /\$ ?\d[^$]*\bor\b[^$]*\$ ?\d[^$]*$/i;

/** Whether one amount is what all others make, as of labor and materials or of a claim. */
const isOfParts = (amounts: readonly number[]): boolean => {
  const sum = amounts.reduce((all, one) => all + one, 0);
  return amounts.length > 2 && amounts.some((usd) => isSame(2 * usd, sum));
};

/** Rows of prices beside each other of which another one below is the sum. */
const partsOfCells = (rows: readonly PaperRow[]): readonly number[] => {
  const last = rows.map(({ figures: { amounts } }) => (amounts.length > 1 ? amounts.at(-1)! : NaN));
  const sumOf = (from: number, to: number): number =>
    last.slice(from, to).reduce((sum, usd) => sum + usd);
  return last.flatMap((own, at) => {
    const from = last.findLastIndex((_, one) => one < at - 1 && isSame(own, sumOf(one, at)));
    return from < 0 ? [] : [...last.keys()].slice(from, at);
  });
};

/** Over prices that come again, beside those of the first time: no choice. */
const AGAIN = /^(?:each|every|per|additional) (?:\w+ )?(?:month|week|year|visit|day)s?\b/i;

const inCells = (rows: readonly PaperRow[], at: number): Found | null => {
  const { amounts, unitPrice } = rows[at]!.figures;
  const { text } = rows[at]!;
  const many = amounts.length;
  if (many < 2 || many > MOST_OPTIONS || unitPrice !== null || isOfParts(amounts)) return null;
  if (Math.min(...amounts) <= 0 || /\d less\b/i.test(text)) return null;
  const above = rows
    .slice(0, at)
    .flatMap((row) => (row.figures.amounts.length === 0 ? [cellsIn(row.text)] : []));
  if (above.some((cells) => cells.length > 1 && AGAIN.test(cells.at(-1)!))) return null;
  const heads = above
    // Beside more names than prices nobody knows whose they are.
    .filter((cells) => cells.length <= many + 1)
    .map((cells) => cells.slice(-many))
    .filter((cells) => new Set(cells.filter(isName)).size === many && cells.length === many);
  const named = heads.find((cells) => cells.every((cell) => NAMES_ONE.test(cell))) ?? heads[0];
  const names = isNoWhole(text) ? text.split(/\$ ?\d\S*/) : named;
  return {
    options: amounts.map((total, one) => ({
      name: names?.[one]!.replace(/^\W+|\W+$/g, '') ?? `Option ${one + 1}`,
      total,
    })),
    kinds: new Map([[at, 'option']]),
    of: new Map(),
  };
};

/** A line this likely may be one of several prices. */
const MAYBE = 0.1;
const MOST_OPTIONS = 6;

/**
 * What may be the options of a paper, however it names them; nothing says yet that it has any.
 * @param likely how likely each row is of each of `KINDS` by its words
 */
export const optionSets = (
  rows: readonly PaperRow[],
  likely: readonly Readonly<Float64Array>[],
): FoundOptions[] => {
  const kinds = likely.map((one) => likeliest(one));
  const isPrice = ({ text }: PaperRow, at: number): boolean =>
    kinds[at] !== 'deposit' && kinds[at] !== 'paid' && !/\b(?:paid|pd|received)\b/i.test(text);
  const summed = partsOfCells(rows);
  const named = rows.flatMap(({ text }, at) =>
    HEADING.test(text) && !isDeclined(text) ? [at] : [],
  );
  let part = 0;
  const parts = rows.map(({ isFirst }) => (part += +isFirst));
  const found: [string, Found | null][] = [
    ['names', inBlocks(rows, kinds, likely, named)],
    ...countedIn(rows).map((heads): [string, Found | null] => [
      'counted',
      inBlocks(rows, kinds, likely, heads),
    ]),
    ['lines', inLines(rows, (_, at) => kinds[at] === 'option' && !summed.includes(at))],
    ['maybe', inLines(rows, (_, at) => likely[at]![OPTION]! > MAYBE)],
    ...rows.flatMap(({ text, isFirst }, at): [string, Found | null][] => [
      ['cells', summed.includes(at) ? null : inCells(rows, at)],
      [
        'part',
        isFirst && !OF_ALL.test(text) && !isOffers(text)
          ? inLines(rows, (one, i) => parts[i] === parts[at] && isPrice(one, i))
          : null,
      ],
    ]),
  ];
  const known = new Set<string>();
  return found.flatMap(([by, set]) => {
    const key = set?.options.map(({ total }) => total).join() ?? '';
    if (!set || known.has(key)) return [];
    known.add(key);
    return [{ ...set, by }];
  });
};
