import type { ReactNode } from 'react';
import { price, type ThreePoint } from '../../engine/index.ts';
import { wholeDollars } from '../../quote/judge.ts';
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
  open: 'no fixed price',
  out: 'not in the price',
  missing: 'no words found',
  unclear: 'cannot tell',
  apart: 'by law another company does it',
  own: 'you pay it elsewhere',
  unlisted: 'no line of its own found',
};

/** A price of less than this part of our low figure is hardly for all of our line. */
const PART = 0.5;

/** What a quote says of one of our lines. */
export const CellWords = ({
  cell,
  ours: { low, high },
}: {
  readonly cell: Cell;
  readonly ours: ThreePoint;
}): ReactNode => {
  if (cell.state === 'priced')
    return (
      <>
        {wholeDollars(cell.amount)}
        {cell.isShared && <small>for this and more</small>}
        {!cell.isShared && cell.amount > high && <small>perhaps for this and more</small>}
        {cell.amount < PART * low && <small>perhaps for a part of it</small>}
        {cell.each !== undefined && (
          <small>
            {Number((cell.amount / cell.each).toFixed(1))} × {price(cell.each)}, by our count
          </small>
        )}
        {cell.says.slice(0, MOST_NAMES).map((text) => (
          <small key={text}>“{short(text)}”</small>
        ))}
        {cell.says.length > MOST_NAMES && <small>and {cell.says.length - MOST_NAMES} more</small>}
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
