import { linksIn, liven, type Box } from './box.ts';

const MARKUP = `
<form class="search-form" role="search" action="/sitemap">
  <label class="sr-only" for="search-all">Search all pages</label>
  <input class="input" id="search-all" name="q" type="search" autocomplete="off" enterkeyhint="search" placeholder="What is going on?">
  <button class="button-quiet" type="button" data-close>Close</button>
</form>
<p class="search-status" role="status"></p>
<ol class="search-results" hidden></ol>
<p class="search-hints"><span class="search-keys"><kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close</span> <a href="/sitemap">All pages in one list</a></p>`;

interface Search extends Box {
  readonly dialog: HTMLDialogElement;
}

/** Makes the dialog; its style and its answers come with it. */
const make = (): Search => {
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.setAttribute('aria-label', 'Search all pages');
  dialog.innerHTML = MARKUP;
  document.body.append(dialog);
  const box: Box = {
    input: dialog.querySelector('input')!,
    status: dialog.querySelector('[role="status"]')!,
    results: dialog.querySelector('ol')!,
  };
  const show = liven(box);
  const close = () => dialog.close();
  dialog.querySelector('[data-close]')!.addEventListener('click', close);
  // A press beside it closes it, and so does an answer on this very page.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('a[href]')) close();
  });
  dialog.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    // Enter opens the best answer, once there is one to what was typed.
    void show().then(() => linksIn(box)[0]?.click());
  });
  void show();
  return { ...box, dialog };
};

let made: Search | undefined;

/** Opens the search over the page. What was typed the last time stands there, selected. */
export const openDialog = (): void => {
  made ??= make();
  if (!made.dialog.open) made.dialog.showModal();
  made.input.select();
};
