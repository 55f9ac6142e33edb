import type { Calculator, Model } from '../../estimate/index.ts';

/** What a browser loads of a trade. */
interface Files {
  /** The questions and the lines: what the first screen needs. */
  readonly model: { readonly model: Model };
  /** What is said beside the lines as well: needed from the first answer on. */
  readonly calculator: { readonly calculator: Calculator };
}

/** Files of their own for each trade, so that a page ships only its own. */
const chunks = import.meta.glob<Files[keyof Files]>('./*/{model,calculator}.ts', {
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

const loading = new Map<string, Promise<unknown>>();

/**
 * A file of a trade, for React's `use`: the same promise for the same file. Rejects on a trade without
 * a folder, which the registry's types rule out.
 */
export const loadTrade = <Name extends keyof Files>(
  trade: string,
  name: Name,
): Promise<Files[Name]> => {
  const path = `./${trade}/${name}.ts`;
  let promise = loading.get(path);
  if (!promise) {
    const chunk = chunks[path];
    promise = chunk ? arrive(chunk) : Promise.reject(new Error(`No ${name} of the trade ${trade}`));
    loading.set(path, promise);
  }
  return promise as Promise<Files[Name]>;
};
