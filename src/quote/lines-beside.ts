import { toItem, type Calculator, type Estimate, type Item } from '../engine/index.ts';

/** Lines of the trade that the answers leave out: a quote may hold them all the same. */
export const linesBeside = (
  calculator: Calculator,
  { inputs, items }: Pick<Estimate, 'inputs' | 'items'>,
): Item[] =>
  calculator
    .lines(inputs)
    .map((line) => toItem(line, calculator))
    .filter(
      ({ id, label, kind }) =>
        label !== '' && kind !== 'entered' && items.every((item) => item.id !== id),
    );
