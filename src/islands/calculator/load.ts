import type { Calculator } from '../../estimate/index.ts';

/** One chunk per trade, so that a page ships only its own. */
const chunks = import.meta.glob<{ calculator: Calculator }>('../../trades/*/calculator.ts');

/** Says on the page that a script is missing, as soon as MissingScripts.astro listens, which asks again. */
const say = (again: () => void): void => {
  const event = new CustomEvent('script-missing', { detail: again, cancelable: true });
  if (document.dispatchEvent(event)) setTimeout(() => say(again), 500);
};

/**
 * Never rejects in a browser: until the script is there the page stays as the server drew it, with
 * whatever was typed into it.
 */
const arrive = (load: () => Promise<{ calculator: Calculator }>): Promise<Calculator> =>
  load().then(
    ({ calculator }) => calculator,
    () => new Promise((resolve) => say(() => resolve(arrive(load)))),
  );

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
    ? arrive(chunk)
    : Promise.reject(new Error(`No calculator for the trade ${trade}`));
  loading.set(trade, promise);
  return promise;
};
