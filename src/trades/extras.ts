import { number, type When } from '../engine/questions/field.ts';
import type { EnteredLine } from '../engine/run/priced-line.ts';

/**
 * The question for what the model cannot price: no source we trust prints it, so the person enters what
 * they know, in US dollars. The hint names such things.
 */
export const extrasField = (field: {
  readonly hint: string;
  readonly when?: When;
  /** US dollars; 100,000 unless said. */
  readonly max?: number;
}) => number('Other lines you know ($)', 'usd', [0, 100_000], { default: 0, ...field });

/** The line of that answer; at $0 it is left out of the estimate. */
export const extrasLine = (usd: number): EnteredLine => ({
  id: 'extras',
  label: 'Other lines you entered',
  entered: usd,
});
