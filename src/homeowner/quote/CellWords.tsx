import type { ReactNode } from 'react';
import { price } from '../../engine/index.ts';
import { labelIn } from '../../quote/compare-quotes.ts';
import { wholeDollars } from '../../quote/judge.ts';
import type { Cell } from '../../quote/weigh-quote.ts';
import { wordsOf } from '../../quote/words-of.ts';

const LONGEST_WORDS = 60;
/** The words of a quote, cut where they would fill the cell, and within no word or figure. */
export const short = (text: string): string =>
  text.length > LONGEST_WORDS
    ? `${text.slice(0, LONGEST_WORDS + 1).replace(/\s+\S*$/, '')}…`
    : text;

/** So many lines of a quote show what they are called. */
const MOST_NAMES = 2;

/** Said before words of a quote that do not name our line: that they belong to it is our reading. */
const PUT_HERE = 'we put here:';

/** What is said of a line that has no price; where that is nothing, its cell is empty. */
const inWords: Partial<Record<Cell['state'], string>> = {
  included: 'in the price',
  out: 'not in the price',
  missing: 'we found no words for it',
  apart: 'by law another company does it',
  own: 'you pay it elsewhere',
};

/** Whether each of these has all words of the name of our line, up to where that only describes it. */
const areNamed = (label: string, says: readonly string[]): boolean => {
  const words = wordsOf(label.replace(/,.*/, ''));
  return says.every((text) => words.every((word) => wordsOf(text).includes(word)));
};

/** Whether nothing is said of a line: its cell is a dash. */
export const isSilent = (cell: Cell): boolean =>
  cell.state === 'included' ? !cell.words : cell.state !== 'priced' && !inWords[cell.state];

/** What a quote says of one of our lines. */
export const CellWords = ({
  cell,
  label,
}: {
  readonly cell: Cell;
  /** What we call our line. */
  readonly label: string;
}): ReactNode => {
  if (cell.state === 'priced')
    return (
      <>
        {wholeDollars(cell.amount)}
        {cell.each !== undefined && (
          <small>
            {Number((cell.amount / cell.each).toFixed(1))} × {price(cell.each)}, by our count
          </small>
        )}
        {!areNamed(label, cell.says) && <small>{PUT_HERE}</small>}
        {cell.says.slice(0, MOST_NAMES).map((text) => (
          <small key={text}>“{short(labelIn(text))}”</small>
        ))}
        {cell.says.length > MOST_NAMES && <small>and {cell.says.length - MOST_NAMES} more</small>}
        {cell.isBare && <small>labor may be in another line</small>}
      </>
    );
  if (isSilent(cell)) return '–';
  const says = cell.state === 'included' ? cell.words : 'says' in cell ? cell.says[0] : undefined;
  return (
    <>
      <span className={cell.state === 'missing' || cell.state === 'out' ? 'lacking' : undefined}>
        {cell.state === 'included' && cell.most} {inWords[cell.state]}
      </span>
      {says !== undefined && <small>“{short(says)}”</small>}
    </>
  );
};
