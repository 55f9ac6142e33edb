import { loadSearchIndex } from '../../backend/search-index.ts';
import { WHO_TO_CALL } from '../../help/other-trades.ts';
import { findHelp } from '../../search/crisis.ts';
import type { Found, HelpEntry } from '../../search/entry.ts';
import { makeFind, type Answers } from '../../search/find.ts';
import { answerItem, helpItem } from './answers.ts';

/** The cards of the emergencies, written into the script when it is built: they wait for no index. */
declare const __HELP_ENTRIES__: readonly HelpEntry[];

type Find = ReturnType<typeof makeFind>;

let index: Promise<Find> | undefined;

/** The index, asked for once; again after a failure, as the site may have been built in between. */
const theIndex = (): Promise<Find> => {
  index ??= loadSearchIndex().then(({ start, load }) => makeFind(start, load));
  return index;
};

const ask = async (query: string, options: { every: boolean }): Promise<Answers> => {
  try {
    return await (
      await theIndex()
    )(query, options);
  } catch (error) {
    index = undefined;
    throw error;
  }
};

/** How long someone types on before it is said how much was found, in milliseconds. */
const PAUSE = 400;

const EXAMPLES = 'Your own words will do: “leak”, “hail on the roof”, “septic permit”.';

/** Where someone can go on who found nothing. */
const NO_DEAD_END: Found = {
  kind: 'list',
  path: WHO_TO_CALL,
  title: 'Who to call for what we don’t price',
  summary:
    'Plumbers, electricians, foundations, trees, wildlife and more, with where to check a license.',
};

const say = (count: number, query: string): string => {
  if (count === 0)
    return `Nothing found for “${query}”. Try one plain word, like “leak” or “roof”.`;
  return count === 1 ? '1 answer found' : `${count} answers found`;
};

const sayFailure = (): string =>
  navigator.onLine
    ? 'The search did not load. Keep typing to try again, or press Search for the list of all pages.'
    : 'You are offline. Type on once you are back. In danger? Call 911.';

/** A box to search in, and its answers. */
export interface Box {
  readonly input: HTMLInputElement;
  readonly status: HTMLElement;
  readonly results: HTMLElement;
}

/** The links among the answers and the numbers to call, in order. */
export const linksIn = ({ results }: Box): HTMLAnchorElement[] => [
  ...results.querySelectorAll('a'),
];

/**
 * Brings a box to life: answers appear while one types, help in an emergency first and without waiting.
 * @returns shows the answers to what is typed now, and tells when they are there
 */
export const liven = (box: Box): (() => Promise<void>) => {
  const { input, status, results } = box;
  let latest = '';
  let pause = 0;
  const tell = (text: string, wait: number) => {
    clearTimeout(pause);
    pause = window.setTimeout(() => (status.textContent = text), wait);
  };
  const put = (items: readonly HTMLElement[]) => {
    results.replaceChildren(...items);
    results.hidden = items.length === 0;
  };

  const show = async () => {
    const query = input.value.trim();
    latest = query;
    const help = findHelp(__HELP_ENTRIES__, query).map(helpItem);
    if (query === '') {
      put([]);
      tell(EXAMPLES, 0);
      return;
    }
    if (help.length > 0) put(help);
    try {
      // In an emergency a page that shares but one word would only stand in the way.
      const { found, matched } = await ask(query, { every: help.length > 0 });
      if (query !== latest) return;
      const count = help.length + found.length;
      const shown = count === 0 ? [NO_DEAD_END] : found;
      put([...help, ...shown.map((one) => answerItem(one, matched))]);
      tell(say(count, query), PAUSE);
    } catch {
      if (query !== latest) return;
      put(help);
      tell(sayFailure(), 0);
    }
  };

  // The index comes while the first word is typed; if it fails, typing asks again and says so.
  ask('', { every: false }).catch(() => undefined);
  input.addEventListener('input', () => void show());
  // The arrows walk through the answers; whatever is typed among them goes on in the box.
  const walk = (event: KeyboardEvent) => {
    const links = linksIn(box);
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'ArrowDown' && links[at + 1]) links[at + 1]!.focus();
    else if (event.key === 'ArrowUp' && at >= 0) (links[at - 1] ?? input).focus();
    else if (
      at >= 0 &&
      (event.key === 'Backspace' || /^\S$/.test(event.key)) &&
      !hasModifier(event)
    ) {
      input.focus();
      return;
    } else return;
    event.preventDefault();
  };
  for (const part of [input, results]) part.addEventListener('keydown', walk);
  return show;
};

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;
