import { exact, type FoundWarning } from '../estimate/index.ts';

/**
 * What of a quote is weighed, US dollars: nothing of 0, nor of one below `least`, which no such repair costs.
 * It is the price of a visit, or bait.
 */
export const weighable = (quote: number | null, least: number): number | null =>
  quote !== null && quote > 0 && quote >= least ? quote : null;

/** Says so of a quote below `least`, US dollars. */
export const baitQuote = (quote: number | null, least: number): FoundWarning<never> | false =>
  quote !== null &&
  quote < least && { id: 'bait-quote', facts: { quote: exact(quote) }, level: 'caution' };
