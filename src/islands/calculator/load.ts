import type { Calculator } from '../../estimate/index.ts';

/** One chunk per trade, so that a page ships only its own. */
const chunks = import.meta.glob<{ calculator: Calculator }>('../../trades/*/calculator.ts');

const loading = new Map<string, Promise<Calculator>>();

/**
 * The calculator of a trade, for React's `use`: the same promise for the same trade. Rejects on a trade
 * without a folder, which the registry's types rule out.
 */
export const loadCalculator = (trade: string): Promise<Calculator> => {
  const known = loading.get(trade);
  if (known) return known;
  const chunk = chunks[`../../trades/${trade}/calculator.ts`];
  const promise = chunk
    ? chunk().then((module) => module.calculator)
    : Promise.reject(new Error(`No calculator for the trade ${trade}`));
  loading.set(trade, promise);
  return promise;
};
