import type { ReactNode } from 'react';
import { price } from '../../engine/index.ts';
import { wholeDollars } from '../../quote/row-notes.ts';
import { otherNames } from '../../quote/words-of.ts';
import type { Cell } from '../../quote/weigh-quote.ts';

const LONGEST_WORDS = 60;
/** The words of a quote, cut where they would fill the cell. */
export const short = (text: string): string =>
  text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS).trimEnd()}…` : text;

/** So many lines of a quote show what they are called. */
const MOST_NAMES = 2;

const inWords: Record<Exclude<Cell['state'], 'priced'>, string> = {
  included: 'in it',
  named: 'cannot tell',
  open: 'no price yet',
  out: 'not in the price',
  missing: 'no words found',
  unclear: 'cannot tell',
  apart: 'by another company',
  own: 'you pay it elsewhere',
  unlisted: 'seldom a line of its own',
};

/** What a quote says of one of our lines. */
export const CellWords = ({
  cell,
  label,
}: {
  readonly cell: Cell;
  /** What we call the line. */
  readonly label: string;
}): ReactNode => {
  // A share of nothing is no price: it is in the price of another line.
  if (cell.state === 'priced' && cell.partOf !== undefined && cell.amount === 0)
    return inWords.included;
  if (cell.state === 'priced')
    return (
      <>
        {wholeDollars(cell.amount)}
        {cell.partOf !== undefined && cell.partOf !== cell.amount && (
          <small>its share of {price(cell.partOf)}</small>
        )}
        {cell.each !== undefined && Number.isInteger(cell.amount / cell.each) && (
          <small>
            {cell.amount / cell.each} × {price(cell.each)}
          </small>
        )}
        {[...otherNames(cell.says, label).slice(0, MOST_NAMES), ...cell.without].map((text) => (
          <small key={text}>“{short(text)}”</small>
        ))}
      </>
    );
  const says = 'says' in cell ? cell.says[0] : undefined;
  return (
    <>
      <span className={cell.state === 'missing' || cell.state === 'out' ? 'lacking' : undefined}>
        {inWords[cell.state]}
      </span>
      {says !== undefined && <small>“{short(says)}”</small>}
    </>
  );
};
