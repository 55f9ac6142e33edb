import { figuresOf, type Figures } from './line-figures.ts';
import { LOWER, runOn, RUNS_ON } from './sentences.ts';
import { splitLine } from './split-line.ts';
import { ANY_UNIT } from './units.ts';

/** One line of a paper as it stands there. */
export interface PaperRow {
  /** The line of the text it begins on, from 0. */
  readonly at: number;
  /** Without bullets, rules and leaders; cells of a table apart by two spaces. */
  readonly text: string;
  readonly figures: Figures;
  /** The bullet or the number it begins with; empty where there is none. */
  readonly mark: string;
  /** Stands under a rule, where sums stand. */
  readonly isUnderRule: boolean;
  /** Begins a part: the first row, or one after an empty line. */
  readonly isFirst: boolean;
  /** Spaces before it. */
  readonly indent: number;
  /** So many lines below it were read as its cells. */
  readonly cells: number;
}

/** Longer texts are no quotes; what is over is left out. */
const LONGEST_TEXT = 40_000;
const LONGEST_LINE = 800;
const MOST_LINES = 300;

const BULLET =
  /^\s*(?:[*\u2022\u00b7\u25aa\u25cf\u25e6\u2713\u2714\u2611\u25a1\u2013\u2014-]+\s*(?!\$?\d[\d,.]*\s*$)|\[[ x]?\]\s*|\d{1,2}[.)]\s+(?=\D))/iu;
const RULE = /^[\s|+]*(?:[-=_*~\u2014\u2500]{3,}(?:[\s|+]+|$))+$/;

/** When a message was sent: "(Sun 4:12 PM)", "[10/3, 9:15 AM]". */
const STAMP = /^\s*[([][^)\]\n]{0,24}\d{1,2}:\d{2}(?::\d\d)? ?(?:[ap]\.?m\.?)?[)\]]\s*(?:-\s)?/i;

const tidy = (line: string): string =>
  line
    .replace(/[\p{Cf}\u0000-\u0008\u000e-\u001f]/gu, '')
    .replace(STAMP, '')
    .replace(/\s*\t\s*/g, '  ')
    .replace(/\s*(?:\.\s?){3,}\s*|\s*_{2,}\s*|\s*…+\s*/g, '  ')
    .replace(/ {3,}/g, '  ');

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replace(/""/g, '"') ?? plain ?? '').trim(),
  );

/** Cells from which on a row of comma-separated values is one, and rows from which on they are a table. */
const LEAST_CELLS = 4;
const LEAST_ROWS = 3;

/** Whether it holds cells with commas between. Commas between digits alone may part thousands. */
const isCommaRow = (line: string): boolean =>
  /[^\d\s],(?! )|,(?=[^\d\s])/.test(line) && cellsOf(line).length >= LEAST_CELLS;

const isOnlyMoney = ({ text, figures: { amount } }: Pick<PaperRow, 'text' | 'figures'>): boolean =>
  amount !== null &&
  !/\p{L}/u.test(text.replace(/\b(?:usd|k|cr|about|approx|around|from)\b/gi, ''));

const UNITS = new RegExp(`\\b(?:${ANY_UNIT}|avg|na|yrs?|incl\\w*|n\\/c)\\b`, 'gi');

/** Ends a line that has its say about its price already. */
const SAYS_NONE = /\b(?:n\/c|incl\w*|free|no charge)\W*$/i;

/** Whether it is the next cell of a row whose cells stand below each other, or its figures below its words. */
const isCell = ({ text, figures, indent }: PaperRow, before: PaperRow): boolean => {
  if (/\p{L}/u.test(text.replace(UNITS, '')) || !/\p{L}{2}/u.test(before.text)) return false;
  if (SAYS_NONE.test(before.text)) return false;
  if (before.figures.amount === null && before.figures.rate === null)
    return (
      before.mark !== '' ||
      (figures.isProven && indent > before.indent) ||
      /^\s*(?:[\d.,]+ ?\p{L}*|[\d.]+ ?%|incl\w*|n\/c)\s*$/iu.test(text)
    );
  const { isProven, amount } = figuresOf(`${before.text}  ${text}`);
  // A count before its price: "cartons", "8", "$14.00", "$112.00".
  const isCounted = before.figures.isBare && before.cells > 0;
  return isCounted || (isProven && !before.figures.isProven && amount !== before.figures.amount);
};

/** Whether an amount alone may be that of the line before: it has none, or just this one by its count and price. */
const isAmountOf = (
  row: PaperRow,
  { figures: { amount, rate, unitPrice }, indent }: PaperRow,
): boolean =>
  (amount === null && (rate === null || row.indent > indent)) ||
  (amount === row.figures.amount && unitPrice !== null && row.indent > indent);

/** How mail begins what was said before, and how it marks each line of it. */
const SAID_BEFORE =
  /^\W*(?:on\b.*\bwrote:|[- ]*(?:original|forwarded) message\b.*|begin forwarded message:.*)\s*$/i;

/**
 * A text without what a mail repeats of it: lines behind "Bob wrote:" that stand above already or whose price another
 * took the place of, and the whole said twice. Lines keep their places.
 */
const withoutRepeats = (lines: readonly string[]): string[] => {
  const plain = lines.map((line) => line.replace(/^[\s>]+/, '').trim());
  const from = plain.findIndex((line) => SAID_BEFORE.test(line));
  const above = new Set(from < 0 ? [] : plain.slice(0, from));
  // What is marked is of an earlier mail.
  const isOld = (at: number): boolean => from >= 0 && at > from && /^\s*>/.test(lines[at]!);
  // A price in its place: "New number is $11,890 all in".
  const isReplaced = plain.some((line, at) => !isOld(at) && /\$ ?\d|\d,\d{3}\b/.test(line));
  const kept = lines.map((line, at) =>
    (at > from && above.has(plain[at]!)) || (isReplaced && isOld(at)) ? '' : line,
  );
  const filled = kept.flatMap((line, at) => (line.trim() ? [at] : []));
  const half = filled.length / 2;
  const isTwice =
    half > 1 &&
    filled.slice(0, half).every((at, index) => plain[at] === plain[filled[half + index]!]);
  return isTwice ? kept.slice(0, filled[half]) : kept;
};

/** So long at least is a line of running text that goes on in the next, and one of a list where no open end says so. */
const LEAST_WRAPPED = 60;
const LEAST_FILLED = 24;
const CELLS_APART = / {2,}|\s*[\t|]\s*/;
const cellsIn = (line: string): string[] => tidy(line).trim().split(CELLS_APART);

/** Whether a line ends with its price, or with a cell that says it has none: "749.00", "INCL". */
const isPriced = (line: string): boolean => {
  const { amount, isAtEnd } = figuresOf(tidy(line));
  return (
    (amount !== null && isAtEnd) ||
    cellsIn(line)
      .slice(1)
      .some((cell) => SAYS_NONE.test(cell))
  );
};

/** Whether a line goes on with a sentence about money. */
const isInSentence = (line: string, next: string): boolean => {
  const broken = `${line.split(/[.!?;]\s/).at(-1)!} ${next.split(/[.!?;](?:\s|$)/)[0]!}`;
  return (
    line.trim().length >= LEAST_WRAPPED &&
    ![line, next].some((one) => CELLS_APART.test(one.trim())) &&
    /\$ ?\d|\d,\d/.test(broken)
  );
};

/**
 * Whether two lines are one item, whose price stands behind the second. One with an open end and one in lower case
 * are; else the first fills its column and the second, a row of a table, stands further in or alone is in lower case.
 */
const isInItem = (
  line: string,
  [next = '', after = '']: readonly string[],
  whole: string,
): boolean => {
  const words = cellsIn(line).at(-1)!;
  const [tail = '', ...cells] = cellsIn(next);
  if (figuresOf(tidy(line)).amount !== null || !isPriced(whole)) return false;
  const isLower = LOWER.test(next);
  if (isLower && RUNS_ON.test(words)) return true;
  const isFilled = words.length >= Math.max(LEAST_FILLED, tail.length);
  if (!isFilled || cells.length === 0) return false;
  const isFurtherIn = next.search(/\S/) > line.search(/\S/);
  if (!isLower) return isFurtherIn || (/^\d/.test(tail) && !words.endsWith(','));
  return !LOWER.test(line) && !(LOWER.test(after) && isPriced(after));
};

/** Lines of a text, each with all that it says on the first of those it is broken over; a dash stands for the others. */
const wholeLines = (lines: readonly string[]): string[] => {
  const goesOn = runOn(lines);
  const whole = [...lines];
  for (let at = lines.length - 2; at >= 0; at--) {
    const [line, next] = [lines[at]!, lines[at + 1]!];
    if (!goesOn[at] || BULLET.test(next)) continue;
    if (!isInSentence(line, next) && !isInItem(line, lines.slice(at + 1), whole[at + 1]!)) continue;
    whole[at] = `${line.trimEnd()} ${whole[at + 1]!.trim()}`;
    whole[at + 1] = '-';
  }
  return whole;
};

const linesOf = (written: string): string[] =>
  written.slice(0, LONGEST_TEXT).split(/\r\n|\r|\n|\f/);

/** The lines of a text, one broken over two as one. Any text will do. */
export const rowsOf = (written: string): PaperRow[] => {
  const lines = wholeLines(withoutRepeats(linesOf(written)));
  const hasTable = lines.filter(isCommaRow).length >= LEAST_ROWS;
  const rows: PaperRow[] = [];
  let isUnderRule = false;
  let isFirst = true;
  for (const [at, line] of lines.entries()) {
    if (RULE.test(line)) {
      isUnderRule = true;
      continue;
    }
    const isTable = hasTable && isCommaRow(line);
    const plain = isTable ? cellsOf(line).filter(Boolean).join('  ') : tidy(line);
    const whole = plain
      .slice(0, LONGEST_TEXT / 10)
      .replace(BULLET, '')
      .trim();
    if (!/[\p{L}\d]/u.test(whole)) {
      // A dash alone is an empty cell.
      isFirst ||= !/^\s*[-–—]\s*$/.test(line);
      continue;
    }
    const [text, ...further] = (isTable ? [whole] : splitLine(whole)).map((one) =>
      one.slice(0, LONGEST_LINE),
    );
    const row: PaperRow = {
      at,
      text: text!,
      figures: figuresOf(text!),
      mark: isTable ? '' : (BULLET.exec(line)?.[0].trim() ?? ''),
      isUnderRule,
      isFirst,
      indent: /^\s*/.exec(line.replace(/\t/g, '    '))![0].length,
      cells: 0,
    };
    const before = rows.at(-1);
    const joins =
      before &&
      !isUnderRule &&
      !isFirst &&
      (isCell(row, before) ||
        (isOnlyMoney(row) && isAmountOf(row, before) && !SAYS_NONE.test(before.text)));

    if (joins) {
      const both = `${before.text}  ${row.text}`;
      rows[rows.length - 1] = {
        ...before,
        text: both,
        figures: figuresOf(both),
        cells: before.cells + 1,
      };
    } else rows.push(row);
    for (const one of further)
      rows.push({ ...row, text: one, figures: figuresOf(one), isUnderRule: false, isFirst: false });
    isUnderRule = false;
    isFirst = false;
  }
  return rows.slice(0, MOST_LINES);
};

/** An amount with letters that were read for its figures: "$1O,850.00", "$l3,400". */
const LETTERED =
  /(?<![\w,.])(?=[Ol,.]*\d)[\dOol]{1,3}(?:(?:,[\dOol]{3})+(?:\.[\dOol]{2})?|\.[\dOol]{2})(?![\w,])/g;
const inFigures = (line: string): string =>
  line.replace(LETTERED, (amount) => amount.replace(/o/gi, '0').replaceAll('l', '1'));

/** A row of options that says its words again before each price, "Labor  $2,150  Labor  $2,400", in columns. */
const inColumns = (line: string): string => {
  const [words = '', ...cells] = line.trim().split(/\s*\t\s*|\s{2,}/);
  const isAgain = (one: string) =>
    one.length === words.length ? one.startsWith(words.slice(0, 2)) : words.endsWith(` ${one}`);
  const isOptions =
    cells.length > 2 && cells.length % 2 === 1 && /^\s*\p{L}{2}.*\d\s*$/u.test(line);
  return isOptions && cells.every((cell, at) => at % 2 === 0 || isAgain(cell))
    ? [words, ...cells.filter((_, at) => at % 2 === 0)].join('  ')
    : line;
};

/** The lines of a paper without what its page did to them, which broke sentences and counted rows. */
export const paperRows = (written: string): PaperRow[] =>
  rowsOf(linesOf(written).map(inFigures).map(inColumns).join('\n'));
