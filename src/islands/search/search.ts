import { loadSearchIndex } from '../../backend/search-index.ts';
import type { SearchEntry } from '../../search-entry.ts';
import { makeSearch, type Search } from './ranking.ts';

/** The parts of one search box, as src/components/Search.astro writes them. */
interface Box {
  readonly input: HTMLInputElement;
  readonly status: HTMLElement;
  readonly results: HTMLElement;
}

const callLink = (number: string): HTMLAnchorElement => {
  const link = document.createElement('a');
  link.href = `tel:${number}`;
  link.className = 'button tel';
  link.textContent = `Call ${number}`;
  return link;
};

const itemFor = ({ path, title, summary, calls = [] }: SearchEntry): HTMLLIElement => {
  const item = document.createElement('li');
  const link = item.appendChild(document.createElement('a'));
  link.href = path;
  link.append(
    ...[title, summary].map((text) => {
      const part = document.createElement('span');
      part.textContent = text;
      return part;
    }),
  );
  if (calls.length > 0) {
    item.className = 'search-crisis';
    item.append(...calls.map(callLink));
  }
  return item;
};

const say = (count: number, query: string): string => {
  if (count === 0)
    return `Nothing found for “${query}”. Try one plain word, like “leak” or “roof”.`;
  return count === 1 ? '1 page found' : `${count} pages found`;
};

const show = ({ input, status, results }: Box, search: Search) => {
  const query = input.value.trim();
  const found = query === '' ? [] : search(query);
  results.replaceChildren(...found.map(itemFor));
  results.hidden = found.length === 0;
  status.textContent = query === '' ? '' : say(found.length, query);
};

/** Brings a search box to life: answers appear while one types. Without the index the form still works. */
export const startSearch = async (form: HTMLFormElement): Promise<void> => {
  const box: Box = {
    input: form.querySelector('input')!,
    status: form.querySelector('[role="status"]')!,
    results: form.querySelector('ol')!,
  };
  const search = makeSearch(await loadSearchIndex());
  box.input.addEventListener('input', () => show(box, search));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show(box, search);
    // On a phone the answers stand below the screen.
    form.scrollIntoView();
  });
  show(box, search);
};
