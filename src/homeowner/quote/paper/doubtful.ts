import { hasWords, isWhole, productOf, prove } from '../../../quote/proven-amounts.ts';
import { ANY_UNIT } from '../../../quote/units.ts';
import { FIGURED, isNamed, mayLack, rowsBelow, TOTAL } from './lost-amounts.ts';
import type { Piece } from './pieces.ts';

/** A price, and in a column of their own words with another, as boxes beside each other have. */
const BESIDE = new RegExp(
  `(?:\\$[\\d,.]+|\\d[.,]\\d\\d)\\s{2,}(?!(?:per |/)?(?:${ANY_UNIT})\\b)\\p{L}{3}.*(?:\\$[\\d,.]+|\\d[.,]\\d\\d)$`,
  'iu',
);
/** Says itself that it adds nothing. */
const ADDS_NONE = /\b(?:incl\w*|free|n\/c|no charge|waived)\b/i;
/** What the columns of a table are called where they are no choice. */
const COLUMNS = /\b(?:qty|quantity|price|amount|total|rate|ext\w*|rcv|acv)\b/i;
const HEAD = new RegExp(`${COLUMNS.source}.*${COLUMNS.source}`, 'i');

/** Of a letter lines without amounts are no rows. */
const LETTER = /^\W*dear\b/i;
/** From the first amount to the last, so many of the lines of a table have one. */
const TABLE = 0.5;

/** An amount that lost none of its marks. */
const WHOLE = /(?:^\D*\$\s?\d{1,3}(?:,\d{3})*|\d,\d{3}|\.\d\d)\)?$/;
/** What is left of one: "$1bu.co". */
const TORN = /\$\s?\d[\d,.]*\p{L}/u;
const CENTS = /\.\d\d\)?$/;
/** A comma of thousands, and none where others have one: a digit too many. */
const MARKED = /\d,\d{3}/;
const UNMARKED = /\d{4}/;
/** Of 1,254 amounts read more surely than this 1 was wrong, which had lost its point … */
const SURE = 95;
/** … and of 18 that sums prove, read less surely than this, 6. */
const UNSURE = 70;
/** Of six rows with a word read less surely than this four had lost or changed one, as had 12 of 14 beside a word that was dropped; from here on most are right. */
const POOR_WORD = 40;
/** The pitch of a roof, and a rating: a digit of them may be worth thousands, and no sum proves it. */
const SIZE = /^\d{1,2}\/12\b(?!\/)|^(?:seer|hspf|afue|eer)/i;
/** So many rows whose numbers make their amounts show that each has a count and its price. */
const FEWEST_MADE = 2;
/** Words, a part of a hundred, or a count of one, whose price is its amount. */
const NEEDS_NONE = /\p{L}{2}|%|^1(?:\.0+)?$/u;
const digitsOf = (written: string): string => written.replaceAll(/\D/g, '');

/**
 * Which lines that were read from a picture are to be compared with it: those with an amount that no sum proves and
 * that was not surely read, that has no words, or that was read so poorly that a sum may come out by chance; those from
 * the first amount on with poor words, one of which may be a "not"; those that stand between amounts and may have lost their own, unless they are among the lines of a sum that comes out;
 * and what names several prices beside each other.
 * @param isCut whether an edge of the picture cuts through lines
 * @param goesOn which of them may go on beyond an edge
 * @param words those of each, as they were read
 */
export const doubtfulIn = (
  lines: readonly string[],
  isCut: boolean,
  goesOn: readonly boolean[] = [],
  words: readonly (readonly Pick<Piece, 'text' | 'sure'>[])[] = [],
): readonly boolean[] => {
  const proofs = prove(lines);
  const all = proofs.flatMap(({ amounts }) => amounts);
  const haveCents = 2 * all.filter((one) => CENTS.test(one)).length > all.length;
  const haveMarks = all.some((one) => MARKED.test(one));
  /** What stands among words lost no cents that a column has. */
  const isInColumn = (one: string, at: number) =>
    lines[at]!.split(/\s{2,}/).some((cell) => cell.replace(/\W$/, '') === one);
  const isUnread = (one: string, at: number, isProven: boolean): boolean => {
    const own = words[at]?.filter(({ text }) => digitsOf(text) === digitsOf(one)) ?? [];
    const most = Math.max(-1, ...own.map(({ sure }) => sure!));
    return isProven
      ? most >= 0 && most < UNSURE
      : most <= SURE ||
          !WHOLE.test(one) ||
          (CENTS.test(one) !== haveCents && (!haveCents || isInColumn(one, at))) ||
          (haveMarks && UNMARKED.test(one));
  };
  const made = lines.map((line, at) =>
    proofs[at]!.amounts.some((one) => productOf(line, one, true).length > 0),
  );
  /** Whether a row of such a table has numbers that do not make its amount: one was misread, or lost. */
  const isUnmade = (line: string, at: number) => {
    const [, ...cells] = line.split(/\s{2,}/);
    return (
      made.filter(Boolean).length >= FEWEST_MADE &&
      !made[at] &&
      proofs[at]!.amounts.includes(cells.pop() ?? '') &&
      !/\btotal/i.test(line) &&
      cells.some((cell) => /\d/.test(cell) && !NEEDS_NONE.test(cell))
    );
  };
  const isPoor = (line: string, at: number) =>
    !HEAD.test(line) &&
    (words[at] ?? []).some(({ text, sure }) => /\p{L}{3}/u.test(text) && sure! < POOR_WORD);
  const isUnsized = (at: number) =>
    (words[at] ?? []).some(({ text, sure }) => SIZE.test(text) && sure! <= SURE);
  const isLostTotal = lines.map((line, at) => TOTAL.test(line) && proofs[at]!.amounts.length === 0);
  const isAmount = lines.map((_, at) => proofs[at]!.amounts.length > 0 || isLostTotal[at]!);
  const isFigured = lines.map(
    (line, at) => isAmount[at]! || (FIGURED.test(line) && !isNamed(line)),
  );
  // A sum that comes out shows where the table is; without one a date further up may be what is left of an amount.
  const lastSummed = proofs.findLastIndex(({ isSummed }) => isSummed);
  const isIn = lastSummed >= 0 ? isAmount : isFigured;
  const first = isIn.indexOf(true);
  const end = isIn.lastIndexOf(true);
  const isLacking = mayLack(lines);
  const [from, to] = isLacking ? rowsBelow(lines) : [first, 0];
  // The words of an amount that stands alone may follow it.
  const last = Math.max(end >= 0 && !hasWords(lines[end]!) ? end + 1 : end, to - 1);
  const count = isFigured.slice(first, last + 1).filter(Boolean).length;
  const isTable =
    isCut ||
    isLacking ||
    isLostTotal.includes(true) ||
    (count >= TABLE * (last - first + 1) && !lines.some((line) => LETTER.test(line)));
  // Behind such a sum come its terms.
  const comesOut = isWhole(lines, proofs);
  // Which name stands over which of several prices no sum tells.
  const isHead = (line: string, at: number) =>
    at === first - 1 &&
    proofs[first]!.amounts.length > 1 &&
    /\p{L}.*\s{2,}\S/u.test(line) &&
    !isNamed(line) &&
    !COLUMNS.test(line);
  const isRow = (line: string) =>
    /\p{L}{3}|^\d+\s+\p{L}/u.test(line) &&
    [ADDS_NONE, HEAD].every((says) => !says.test(line)) &&
    !isNamed(line);
  let start = Math.min(first < 0 ? from : first, from);
  // Where the first amount or the last stands alone each may stand beside the words above it, or below; a number above sums is none.
  const isShifted = [lastSummed < 0 || proofs[first]!.isSummed ? first : end, end].some(
    (at) => at >= 0 && isAmount[at] && !hasWords(lines[at]!),
  );
  if (isShifted && isRow(lines[start - 1] ?? '')) start -= 1;
  return lines.map((line, at) => {
    const { amounts, proven, isSummed } = proofs[at]!;
    const isPart = at >= start && isPoor(line, at);
    if (isPart || isUnsized(at) || (goesOn[at] && at >= first)) return true;
    const isTerm = comesOut && at > lastSummed;
    if (amounts.length > 0)
      return (
        isShifted ||
        BESIDE.test(line) ||
        TORN.test(line) ||
        isUnmade(line, at) ||
        !hasWords(line) ||
        !/\p{L}{3}/u.test(line) ||
        amounts.some((one) => isUnread(one, at, proven.includes(one)))
      );
    const isLost = isFigured[at]! || (isTable && (isCut || !isTerm) && isRow(line));
    // Between two sums that come out nothing lost its amount.
    const isBetween = [isAmount.lastIndexOf(true, at), isAmount.indexOf(true, at)].every(
      (own) => proofs[own]?.isSummed,
    );
    return isHead(line, at) || (isLost && !isSummed && !isBetween && at >= start && at <= last);
  });
};
