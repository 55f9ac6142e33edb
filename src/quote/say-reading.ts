import { isWaiting } from './compare-quotes.ts';
import type { OpenQuestion } from './open-question.ts';
import type { PlacedLine } from './place-line.ts';

/** So many amounts stand in a quote. */
export const amountsOf = (placed: readonly PlacedLine[]): number =>
  placed.filter(({ amount, rate }) => amount !== null || rate !== null).length;

/** What was made of a text: how many of its amounts wait for their place, unless something else is asked first. */
export const sayReading = (
  placed: readonly PlacedLine[],
  ask: OpenQuestion['ask'] | undefined,
): string => {
  if (amountsOf(placed) === 0) return 'We found no amount in it. Type what you can below.';
  const all = 'Its lines were read.';
  if (ask === 'page' || ask === 'option' || ask === 'whole') return all;
  const unplaced = placed.filter(isWaiting).length;
  return unplaced > 0 ? `${all} ${unplaced} for you to place.` : all;
};
