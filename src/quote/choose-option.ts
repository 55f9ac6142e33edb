import { calledOn, cellsIn, isOfOne, NAMES_SEVERAL, type Option } from './find-options.ts';
import { isForAll } from './price-words.ts';
import { isSame, usdOf } from './judge.ts';
import { IN_PRICE } from './line-kind.ts';
import { placeLine, type PlacedLine } from './place-line.ts';
import type { Matcher } from './match-line.ts';

/** What options are called beside each other; of a photo their own names may not be read. */
const TIERS =
  /\b(?:good|better|best|bronze|silver|gold|platinum|basic|standard|premium|deluxe)\b/gi;

const tellsApart = ({ text, option, kind }: PlacedLine, options: readonly Option[]): boolean => {
  if (option !== null || kind === 'total' || kind === 'option') return false;
  const said = text.replace(NAMES_SEVERAL, '').toLowerCase();
  const named = options.filter(
    ({ name }) => /\p{L}{3}/u.test(name) && said.includes(name.toLowerCase()),
  );
  return named.length > 0 || new Set(said.match(TIERS)).size > 1;
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

/** The lines that say what is offered: of several options the name and the lines of the chosen one, and those of all. */
export const offeredIn = (
  lines: readonly PlacedLine[],
  options: readonly Option[],
  chosen: number | null,
): readonly PlacedLine[] => {
  if (options.length === 0) return lines;
  const its = lines.flatMap((line) => {
    const isOfAll = line.option === null || NAMES_SEVERAL.test(line.text);
    if (!(isOfAll || line.option === chosen) || tellsApart(line, options)) return [];
    // Of one whose price was not found nobody can say that it is chosen.
    if (line.option === null && (isOfOne(line.text) || isOfOne(line.under))) return [];
    // A head has a cell for each, and no label.
    const heads = cellsIn(line.text);
    const isHead = line.option === null && line.amount === null && heads.length === options.length;
    if (isHead) return chosen === null ? [] : { ...line, text: heads[chosen]! };
    return inColumn(line, options, chosen) ?? [];
  });
  const own = { kind: 'option', option: chosen, amount: null } as const;
  const [name] = chosen === null ? [] : lines;
  return name ? [...its, { ...name, ...own, text: options[chosen!]!.name }] : its;
};

/**
 * The quote as if it had one price: that of the chosen option. What belongs to the others is left out; before
 * one is chosen no option has a part in it. Lines of the option keep their amounts only where they make its price.
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
  const isPrice = (line: PlacedLine): boolean => isSum(line) && line.amount === option.total;
  const its = lines.map((line): PlacedLine => {
    const isOther = line.option === null ? line.kind === 'option' : line.option !== chosen;
    const own = inColumn(line, options, chosen);
    // What another one has, or lacks in a cell of its own, says nothing of this one.
    const isLacking = own === null || (own !== line && line.standing === 'out');
    if (isOther || isLacking || (line.amount === null && tellsApart(line, options)))
      return { ...line, place: '#out', names: [], denies: [] };
    return isSum(line) && !isPrice(line) ? asWork(line) : line;
  });
  const pricedIn = (of: number | null) =>
    its.filter(({ kind, option: own, amount }) => own === of && IN_PRICE.has(kind) && amount);
  const parts = pricedIn(chosen);
  const sum = usdOf(parts);
  const price = its.find(isPrice);
  // Lines of a table with a column for each option were read in the last of them.
  const common = pricedIn(null);
  const all = usdOf(common);
  const isMadeByAll = isSame(sum + all, option.total);
  const isMade = parts.length > 0 && (isMadeByAll || isSame(sum, option.total));
  if (isSame(all, option.total)) return its;
  const isColumn =
    options.some(({ total }) => isSame(total, all)) ||
    lines.some(({ text }) => isForAll(text) && text.includes(option.total.toLocaleString('en-US')));
  const own = its.map((line): PlacedLine => {
    if (isPrice(line))
      return isMade
        ? { ...line, kind: 'total', place: '#total' }
        : line === price
          ? asWork(line)
          : { ...line, place: '#out' };
    // What does not make the price may be in it; nothing goes on one that was chosen but what the paper adds to each.
    if (!isColumn && ADDS.test(line.under)) return line;
    if (!isMade && (parts.includes(line) || common.includes(line)))
      return { ...line, amount: null, rate: null, standing: 'included', plainly: null };
    return common.includes(line) && !isMadeByAll ? { ...line, place: '#out' } : line;
  });
  // In columns the price of an option has no line of its own.
  return isMade || price || !lines[0]
    ? own
    : [
        ...own,
        {
          ...lines[0],
          text: calledOn(option),
          kind: 'work',
          standing: 'priced',
          amount: option.total,
          rate: null,
          place: '#rest',
        },
      ];
};
