import { near, wordsIn } from './near.ts';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Where the words that were asked for stand in an element. */
const placesIn = (element: Node, asked: readonly string[]): Range[] => {
  const places: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of wordsIn(text.textContent!))
      if (asked.some((one) => near(one, word))) {
        const place = new Range();
        place.setStart(text, index);
        place.setEnd(text, index + word.length);
        places.push(place);
      }
  return places;
};

/**
 * Makes a search field work on the rows of its own page: what has most of the words stays, the others
 * are hidden, groups count what is left, and the words are marked. What was typed is in the address.
 */
export const findInPlace = (form: HTMLFormElement): void => {
  const input = form.querySelector('input')!;
  const said = form.querySelector('output')!;
  const rows = all('[data-row]').map((row) => ({ row, words: wordsIn(row.textContent) }));

  const find = () => {
    const asked = wordsIn(input.value).map(([word]) => word);
    const scores = rows.map(
      ({ words }) => asked.filter((one) => words.some(([word]) => near(one, word))).length,
    );
    // At least one word of several.
    const best = Math.max(asked[0] ? 1 : 0, ...scores);
    rows.forEach(({ row }, i) => {
      row.hidden = scores[i] !== best;
      if (asked[0]) row.closest('details')?.setAttribute('open', '');
    });
    const left = rows.filter(({ row }) => !row.hidden);
    for (const count of all('[data-count]')) {
      const group = document.getElementById(count.dataset.count!)!.closest('section')!;
      const rest = group.querySelectorAll('[data-row]:not([hidden])').length;
      count.textContent = `${rest}`;
      count.closest<HTMLElement>('li, section')!.hidden = !rest;
    }
    CSS.highlights?.set('found', new Highlight(...left.flatMap(({ row }) => placesIn(row, asked))));
    const query = asked[0] ? `?q=${encodeURIComponent(input.value)}` : '';
    said.value = query && `${left.length} of ${rows.length}`;
    document.querySelector<HTMLAnchorElement>('[data-elsewhere]')!.search = query;
    history.replaceState(null, '', location.pathname + query + location.hash);
  };

  delete form.dataset.waiting;
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  find();
  input.addEventListener('input', find);
  form.onsubmit = () => false;
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== '/' || 'selectionStart' in event.target!) return;
      event.preventDefault();
      // The frame's own search answers to the same key.
      event.stopImmediatePropagation();
      input.focus();
    },
    true,
  );
  // Browsers open what a link leads to, but not after a reload.
  if (location.hash) location.replace(location.hash);
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('[data-copy]');
    if (link)
      void navigator.clipboard?.writeText(link.href).then(() => (link.textContent = 'Link copied'));
  });
};
