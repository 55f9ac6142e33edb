import {
  cellsIn,
  IS_AMOUNT,
  isOfOne,
  keyOf,
  NAMES_SEVERAL,
  ranksIn,
  type Option,
} from './find-options.ts';
import { isSame, usdOf } from './judge.ts';
import { IN_PRICE, standingOf } from './line-kind.ts';
import { place, placeLine, type PlacedLine } from './place-line.ts';
import type { Matcher } from './match-line.ts';

/** Whether a line of no option names one of them, or several. */
const tellsApart = ({ text, option, kind }: PlacedLine, options: readonly Option[]): boolean => {
  if (option !== null || kind === 'total' || kind === 'option') return false;
  const ranks = new Set(ranksIn(text.replace(NAMES_SEVERAL, '')));
  return ranks.size > 1 || options.some(({ name }) => ranksIn(name).some((one) => ranks.has(one)));
};

/** Above what goes on the price of each option. */
const ADDS = /\b(?:either|both|any)\b.*\badd\b|^\W*with (?:either|both|any)\b/i;

/** A cell of what an option does not have: "—", "$0.00". */
const IS_EMPTY = /^(?:\W|0(?:[.,]0+)?(?![\d.,]))*$/;

/** Of a line with a cell for each option what it says of the chosen one; null before one is, or where that does not have it. */
const inColumn = (
  line: PlacedLine,
  options: readonly Option[],
  chosen: number | null,
): PlacedLine | null => {
  const [label, ...cells] = cellsIn(line.text);
  const isOne = cells.length !== options.length || cells.some((cell) => /^\(\p{L}/u.test(cell));
  if (line.option !== null || isOne) return line;
  return chosen === null || IS_EMPTY.test(cells[chosen]!)
    ? null
    : { ...line, option: chosen, text: `${label} ${cells[chosen]}` };
};

/** Says that an option has all of another: "everything in System A plus backup", "all of Gold + game room". */
const HOLDS = /\b(?:everything|all) (?:in|of|from) (?:the )?(\w+)\W+(\w*)/i;
/** The options that one has all of, in its own words, and what those have. */
const heldBy = (
  lines: readonly PlacedLine[],
  options: readonly Option[],
  of: number,
): readonly number[] => {
  const words = lines.flatMap(({ text, option }) =>
    option === of ? (HOLDS.exec(text)?.slice(1) ?? []) : [],
  );
  // "All of a day" is of no option A.
  const named = words.flatMap((word) => (word === 'a' ? [] : word.toLowerCase()));
  return options.flatMap(({ name, total }, at) =>
    total < options[of]!.total && named.includes(keyOf(name) ?? '')
      ? [at, ...heldBy(lines, options, at)]
      : [],
  );
};

/** The lines that say what is offered: of several options the name and the lines of the chosen one, and those of all. */
export const offeredIn = (
  lines: readonly PlacedLine[],
  options: readonly Option[],
  chosen: number | null,
): readonly PlacedLine[] => {
  if (options.length === 0) return lines;
  return lines.flatMap((line) => {
    const isOfAll = line.option === null || NAMES_SEVERAL.test(line.text);
    if (!(isOfAll || line.option === chosen) || tellsApart(line, options)) return [];
    // Of one whose price was not found nobody can say that it is chosen.
    if (line.option === null && (isOfOne(line.text) || isOfOne(line.under))) return [];
    // A head has a cell for each, and no label; the last of them may have the prices below in it.
    const cells = cellsIn(line.text);
    const [heads, prices] = [cells.slice(0, options.length), cells.slice(options.length)];
    const isHead =
      line.option === null &&
      heads.length === options.length &&
      (prices.length === 0
        ? line.amount === null
        : prices.length === options.length &&
          prices.every((cell) => IS_AMOUNT.test(cell)) &&
          heads.every((cell) => /\p{L}/u.test(cell)));
    if (isHead) return chosen === null ? [] : { ...line, text: heads[chosen]! };
    return inColumn(line, options, chosen) ?? [];
  });
};

/**
 * The quote as if it had one price: that of the chosen option. What belongs to the others is left out; before
 * one is chosen no option has a part in it. Where lines do not make its price, they are in it without a price of their own.
 * @param chosen which option, from 0; null while nobody has said
 */
export const chooseOption = (
  lines: readonly PlacedLine[],
  options: readonly Option[],
  chosen: number | null,
  match: Matcher,
): PlacedLine[] => {
  if (options.length === 0) return [...lines];
  const option = chosen === null ? undefined : options[chosen];
  if (!option) return lines.map((line) => ({ ...line, place: '#out' }));
  const asWork = (line: PlacedLine): PlacedLine => {
    const work = { ...line, kind: 'work' as const };
    return { ...work, place: placeLine(work, match) };
  };
  const isSum = ({ kind, option: of }: PlacedLine): boolean =>
    of === chosen && (kind === 'option' || kind === 'total');
  const held = heldBy(lines, options, chosen!);
  const its = lines.map((read): PlacedLine => {
    const isHeld = read.amount === null && held.includes(read.option ?? -1) && !isOfOne(read.text);
    const line = isHeld ? { ...read, option: chosen } : read;
    const isOther = line.option === null ? line.kind === 'option' : line.option !== chosen;
    const own = inColumn(line, options, chosen);
    // What another one has, or lacks in a cell of its own, says nothing of this one.
    const isLacking = own === null || (own !== line && line.standing === 'out');
    if (isOther || isLacking || (line.amount === null && tellsApart(line, options)))
      return { ...line, place: '#out', names: [], denies: [] };
    // What its own cell says may be that it keeps what is there.
    if (own !== line && line.amount === null)
      return place({ ...own, standing: standingOf(own.text, own) }, match);
    return isSum(line) && line.amount !== option.total ? asWork(line) : line;
  });
  const price = its.find(isSum);
  const priced = its.filter(
    ({ option: of, kind, amount }) =>
      (of === null || of === chosen) && IN_PRICE.has(kind) && amount,
  );
  const made = [priced, priced.filter(({ option: of }) => of === chosen)].find((those) =>
    isSame(usdOf(those), option.total),
  );
  const own = its.map((line): PlacedLine => {
    if (line === price && made) return { ...line, kind: 'total', place: '#total' };
    if (line === price) return asWork(line);
    if (isSum(line) || (made && priced.includes(line) && !made.includes(line)))
      return { ...line, place: '#out' };
    // Nothing goes on a price of its own line but what the paper adds to each.
    const isIn = made ?? (!priced.includes(line) || (price && ADDS.test(line.under)));
    return isIn ? line : { ...line, amount: null, rate: null, standing: 'included', plainly: null };
  });
  // In columns the price of an option has no line of its own.
  const told = { kind: 'work', standing: 'priced', rate: null, place: '#rest' } as const;
  return made || price || !lines[0]
    ? own
    : [...own, { ...lines[0], ...told, text: option.name, amount: option.total }];
};
