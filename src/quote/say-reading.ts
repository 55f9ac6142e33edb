import { isWaiting } from './compare-quotes.ts';
import { isOtherWork } from './place-line.ts';
import type { OpenQuestion } from './open-question.ts';
import type { PlacedLine } from './weigh-quote.ts';

/** So many amounts stand in a quote. */
export const amountsOf = (placed: readonly PlacedLine[]): number =>
  placed.filter(({ amount, rate }) => amount !== null || rate !== null).length;

/** What was made of a text: how many amounts found their place, unless something else is asked first. */
export const sayReading = (
  placed: readonly PlacedLine[],
  ask: OpenQuestion['ask'] | undefined,
): string => {
  const amounts = amountsOf(placed);
  if (amounts === 0) return 'We found no amount in it. Type what you can below.';
  const all = `${amounts === 1 ? 'One amount' : `${amounts} amounts`} read.`;
  if (ask === 'page' || ask === 'option' || ask === 'whole') return all;
  const unplaced = placed.filter(isWaiting).length;
  const other = placed.filter((line) => isOtherWork(line) && (line.amount ?? 0) > 0).length;
  const rest = [
    ...(unplaced > 0 ? [`${unplaced} for you to place`] : []),
    ...(other > 0 ? [`${other} we found no line of ours for`] : []),
  ];
  return rest.length === 0
    ? `${all} Each has its place.`
    : `${all} ${[`${amounts - unplaced - other} placed`, ...rest].join(', ')}.`;
};
