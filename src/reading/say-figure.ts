import { asSet, measureRange, type ThreePoint, type Unit } from '../engine/index.ts';

const isThreePoint = (value: object): value is ThreePoint => 'typical' in value && 'low' in value;

/** "costOfOne" and "cost-of-one" as words. */
const words = (name: string): string =>
  name
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** A value of a book of figures, whatever its shape: a number, a range, a table. */
export const sayFigure = (value: unknown, unit: Unit): string => {
  if (typeof value === 'number') return asSet(value, unit);
  if (typeof value !== 'object' || value === null) return String(value);
  if (isThreePoint(value)) return measureRange(value, unit);
  if (Array.isArray(value)) return value.map((one) => sayFigure(one, 'number')).join(', ');
  return Object.entries(value)
    .map(([name, one]) => `${words(name)} ${sayFigure(one, unit)}`)
    .join('; ');
};
