import type { Choice } from './keep-or-replace.ts';
import type { Series } from '../said.ts';

/** What a year of use costs either way; nothing while the price of a new one is not known. */
export const sideBySide = ({
  keepPerYear,
  replacePerYear,
}: Choice): Series<'appliance-repair'> | false =>
  replacePerYear !== undefined && {
    id: 'keep-or-replace',
    draw: 'bars',
    unit: 'usd-year',
    along: ['along.repair', 'along.new'],
    lines: [{ label: 'curve.year', values: [keepPerYear, replacePerYear] }],
  };
