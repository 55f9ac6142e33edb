import { asSet, roughly, type Metric } from '../../engine/index.ts';

/** A figure shown with the total as it is written: rounded, unless a law or an agency sets it. */
export const metricText = ({ value, unit, text, exact }: Metric): string => {
  if (text !== undefined) return text;
  if (value === null) return '–';
  return exact && typeof value === 'number' ? asSet(value, unit) : roughly(value, unit);
};
