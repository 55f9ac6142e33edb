import type { Sources } from '../../../engine/index.ts';
import { sayDated } from '../../../engine/results/say-dated.ts';
import { strengthWords } from '../../../engine/say/source.ts';

/** The sources of a trade are loaded when the first of them is opened. */
const lists = import.meta.glob<{ readonly sources: Sources }>('../../../trades/*/sources.ts');

const link = (href: string, text: string): HTMLAnchorElement => {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.rel = 'noopener nofollow';
  anchor.textContent = text;
  return anchor;
};

const element = (tag: string, ...inside: readonly (string | Node)[]): HTMLElement => {
  const made = document.createElement(tag);
  made.append(...inside);
  return made;
};

/** What the card shows of a source: who says it, where and when, and how far it can be trusted. */
const entryOf = (id: string, { [id]: source }: Sources, book: string): Node[] => {
  if (!source) return [];
  const { publisher, title, url, date, grade } = source;
  return [
    element('b', id),
    element('span', `${publisher}: `, link(url, title), `, ${sayDated(date)}.`),
    element('small', `${strengthWords[grade]}. `, link(book, 'In the open book')),
  ];
};

/** The entry of a chip: from the list on this page, or from the trade's own. */
const entryFor = async (chip: HTMLAnchorElement): Promise<readonly Node[]> => {
  const id = chip.dataset.source ?? '';
  const listed = document.getElementById(`source-${id}`);
  if (listed) return [...listed.childNodes].map((node) => node.cloneNode(true));
  const trade = chip.pathname.split('/').at(-1) ?? '';
  const list = await lists[`../../../trades/${trade}/sources.ts`]?.();
  return list ? entryOf(id, list.sources, chip.href) : [];
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
