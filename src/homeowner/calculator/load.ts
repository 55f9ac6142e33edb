import type { Answers, Calculator, Estimate } from '../../engine/index.ts';

/** The rule of a trade, ready to run. */
export interface Rule {
  readonly calculator: Calculator;
  /** The estimate for answers that were read by `readAnswers`. */
  readonly estimate: (answers: Answers) => Estimate;
}

/** Files of their own for each trade, so that a page ships only its own. */
const files = import.meta.glob<{ readonly calculator: Calculator }>('./*/calculator.ts', {
  base: '../../trades',
});

/** Says on the page that a script is missing, as soon as MissingScripts.astro listens, which asks again. */
const say = (again: () => void): void => {
  const event = new CustomEvent('script-missing', { detail: again, cancelable: true });
  if (document.dispatchEvent(event)) setTimeout(() => say(again), 500);
};

/**
 * Never rejects in a browser: until the script is there the page stays as it is, with whatever was
 * typed into it.
 */
const arrive = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise((resolve) => say(() => resolve(arrive(load)))));

/** For React's `use`: the same promise for the same trade or tool. */
export const oncePer = <T>(load: (id: string) => Promise<T>) => {
  const loading = new Map<string, Promise<T>>();
  return (id: string): Promise<T> => {
    const promise = loading.get(id) ?? arrive(() => load(id));
    loading.set(id, promise);
    return promise;
  };
};

/** What answers a trade: its rule with all that is said, and what runs it. Needed from the first answer on. */
export const loadRule = oncePer(async (trade): Promise<Rule> => {
  const [{ calculator }, { runEstimate }] = await Promise.all([
    files[`./${trade}/calculator.ts`]!(),
    import('../../engine/run/run-estimate.ts'),
  ]);
  return { calculator, estimate: (answers) => runEstimate(calculator, answers) };
});
