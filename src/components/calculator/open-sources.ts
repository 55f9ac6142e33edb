import type { Sources } from '../../estimate/index.ts';

/** The sources of a trade are loaded when the first of them is opened. */
const lists = import.meta.glob<{ readonly sources: Sources }>('../../trades/*/sources.ts');

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
    element('span', `${publisher}: `, link(url, title), `, ${date}.`),
    element(
      'small',
      grade === 'D' ? 'Weak, one web page: use with care. ' : `Grade ${grade}. `,
      link(book, 'In the open book'),
    ),
  ];
};

/** The entry of a chip: from the list on this page, or from the trade's own. */
const entryFor = async (chip: HTMLAnchorElement): Promise<readonly Node[]> => {
  const id = chip.dataset.source ?? '';
  const listed = document.getElementById(`source-${id}`);
  if (listed) return [...listed.childNodes].map((node) => node.cloneNode(true));
  const trade = chip.pathname.split('/').at(-1) ?? '';
  const list = await lists[`../../trades/${trade}/sources.ts`]?.();
  return list ? entryOf(id, list.sources, chip.href) : [];
};

/**
 * Opens a source in place: a click on a chip shows it in a small card. Without scripts, with a modifier
 * key, or when the list cannot be loaded, the chip is the plain link that it is.
 */
export const openSourcesInPlace = (): void => {
  const card = document.getElementById('source-card');
  if (!card || !('showPopover' in card)) return;
  const show = (chip: HTMLAnchorElement, entry: readonly Node[]) => {
    card.replaceChildren(...entry);
    // The chip that opened it, so that the keyboard comes back to it and the card can stand beside it.
    (card as HTMLElement & { showPopover(options?: { source: HTMLElement }): void }).showPopover({
      source: chip,
    });
  };
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const chip = (event.target as Element).closest<HTMLAnchorElement>('a[data-source]');
    if (!chip) return;
    event.preventDefault();
    const follow = () => location.assign(chip.href);
    entryFor(chip).then((entry) => (entry.length > 0 ? show(chip, entry) : follow()), follow);
  });
};
