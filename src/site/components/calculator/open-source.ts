import type { Source, SourceRows } from '../../../engine/index.ts';
import { sayDated } from '../../../engine/results/say-dated.ts';
import { strengthWords } from '../../../engine/say/source.ts';

/** The book of a trade is loaded when the first of its sources is opened. */
const books = import.meta.glob<SourceRows>(['./*.json', '!./help.json'], {
  base: '../../../../content/sources',
  import: 'default',
});

/** A source of a book, or of the book that its row refers to. */
const sourceIn = async (book = '', id = ''): Promise<Source | undefined> => {
  const row = (await books[`./${book}.json`]?.())?.[id];
  return typeof row === 'string' ? sourceIn(...row.split(' ')) : row;
};

const link = (href: string, text: string): HTMLAnchorElement => {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = text;
  return anchor;
};

const element = (tag: string, ...inside: readonly (string | Node)[]): HTMLElement => {
  const made = document.createElement(tag);
  made.append(...inside);
  return made;
};

/** What the card shows of a source: who says it, where and when, and how far it can be trusted. */
const entryOf = (
  id: string,
  { publisher, title, url, date, grade }: Source,
  book: string,
): Node[] => [
  element('b', id),
  element('span', `${publisher}: `, link(url, title), `, ${sayDated(date)}.`),
  element('small', `${strengthWords[grade]}. `, link(book, 'In the open book')),
];

/** The entry of a chip: from the list on this page, or from the trade's own. */
const entryFor = async (chip: HTMLAnchorElement): Promise<readonly Node[]> => {
  const id = chip.hash.replace('#source-', '');
  const listed = document.getElementById(`source-${id}`);
  if (listed) return [...listed.childNodes].map((node) => node.cloneNode(true));
  const source = await sourceIn(chip.pathname.split('/').at(-1), id);
  return source ? entryOf(id, source, chip.href) : [];
};

/** Shows a chip's source in the card of the page, or follows the chip where there is none to show. */
export const openSource = async (chip: HTMLAnchorElement): Promise<void> => {
  const card = document.getElementById('source-card');
  const entry = await entryFor(chip);
  if (!card || entry.length === 0) {
    location.assign(chip.href);
    return;
  }
  card.replaceChildren(...entry);
  // The chip that opened it, so that the keyboard comes back to it and the card can stand beside it.
  (card as HTMLElement & { showPopover(options?: { source: HTMLElement }): void }).showPopover({
    source: chip,
  });
};
