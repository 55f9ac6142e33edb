import { price } from '../engine/index.ts';
import type { Row } from './compare-quotes.ts';
import { nameOf } from './name-of.ts';
import type { Gap } from './gap-between.ts';
import { offeredAt } from './weigh-quote.ts';

/** What to see in a row, worst first. */
export interface RowNote {
  readonly kind: 'gap' | 'missing' | 'usual' | 'plain';
  readonly label: string;
  readonly text?: string;
}

/** An amount as it is compared: to the dollar, without a sign. */
export const wholeDollars = (usd: number): string => price(Math.abs(Math.round(usd)));

/** "A", "A and B", "A, B and C". */
export const namesOf = (quotes: readonly number[]): string =>
  quotes
    .map(nameOf)
    .join(', ')
    .replace(/, (\w+)$/, ' and $1');

/**
 * What the cells of a row say together, and what to ask; what a cell says by itself is not repeated.
 * @param looked by which words its lines were looked for: "permit, city fee"
 */
export const notesOf = (row: Row, gap: Gap | null, looked = ''): RowNote[] => {
  const { cells, ours } = row;
  const where = (is: (cell: Row['cells'][number]) => boolean): number[] =>
    cells.flatMap((cell, at) => (is(cell) ? [at] : []));
  const note = (
    kind: RowNote['kind'],
    quotes: readonly number[],
    label: (names: string) => string,
    text?: string,
  ): RowNote[] =>
    quotes.length > 0 ? [{ kind, label: label(namesOf(quotes)), ...(text && { text }) }] : [];
  const state = (wanted: string) => where((cell) => cell.state === wanted);
  const isInside = (usd: number): boolean => usd >= ours.low && usd <= ours.high;
  const usual = where(
    (cell) => cell.state === 'priced' && cell.judgement === 'usual' && isInside(cell.amount),
  );
  return [
    ...(gap?.line?.row === row
      ? note('gap', [0], () => 'explains the gap', `${wholeDollars(gap.line.by)} of it.`)
      : []),
    ...note(
      'missing',
      state('missing'),
      (names) => `no words for it found in ${names}`,
      `Ask if it is in the price.${looked ? ` We looked for ${looked}.` : ''}`,
    ),
    ...note(
      'plain',
      where((cell) => offeredAt(cell) !== null),
      (names) => `beside the price of ${names}`,
    ),
    ...note(
      'plain',
      state('apart'),
      () => 'by law',
      'Who does the work may not do this. Hire another company for it yourself.',
    ),
    ...(usual.length === cells.length
      ? note('usual', usual, () => 'usual')
      : note('usual', usual, (names) => `usual in ${names}`)),
  ];
};
