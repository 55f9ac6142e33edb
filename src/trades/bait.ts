import words from '../../content/repair-quotes/words.json' with { type: 'json' };
import { caution, exact, type FoundWarning, type ThreePoint } from '../engine/index.ts';

type QuoteWord = keyof typeof words;

/** What several trades say of the quote for a repair: those of its sentences that one of them says. */
export const quoteWords = <Name extends QuoteWord>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, words[name]])) as Readonly<Record<Name, string>>;

/** Part of the lowest price we know below which a quote is for something less. Ours: no firm undercuts it so far. */
const LEAST_PART = 0.6;

/**
 * Below this a quote is the fee for a visit, or bait, US dollars: what firms charge at most for coming to
 * look, unless the repair itself can be a smaller thing; or far less than the repair costs anywhere.
 */
export const leastQuoteOf = (visit: Pick<ThreePoint, 'high'>, { low }: ThreePoint): number =>
  Math.max(LEAST_PART * low, Math.min(visit.high, low));

/** What of a quote is weighed, US dollars: nothing of 0, nor of one below `least`, which no such repair costs. */
export const weighable = (quote: number | null, least: number): number | null =>
  quote !== null && quote > 0 && quote >= least ? quote : null;

/** Says so of a quote below `least`, US dollars. */
export const baitQuote = (quote: number | null, least: number): FoundWarning<never> | false =>
  quote !== null && quote < least && caution('bait-quote', { facts: { quote: exact(quote) } });
