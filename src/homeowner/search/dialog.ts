import { linksIn, liven, type Box } from './box.ts';

const DIALOG =
  'mx-auto mt-2 mb-auto max-h-[calc(100dvh-1rem)] w-[min(40rem,100%-1rem)] max-w-none flex-col gap-2 overflow-hidden rounded-md border border-rule bg-sheet p-3 text-ink [box-shadow:0_1.5rem_3rem_-1rem_rgb(28_43_37/0.45)] backdrop:bg-[rgb(18_24_21/0.5)] open:flex md:mt-[4.5rem] md:max-h-[calc(100dvh-6rem)] md:p-4';

const MARKUP = `
<form class="flex gap-2" role="search" action="/sitemap">
  <label class="sr-only" for="search-all">Search all pages</label>
  <input class="input min-w-0 flex-1 text-lg" id="search-all" name="q" type="search" autocomplete="off" enterkeyhint="search" placeholder="What is going on?">
  <button class="button-quiet px-3" type="button" data-close>Close</button>
</form>
<p class="min-h-6 shrink-0 text-sm text-soft" role="status"></p>
<ol class="-mx-3 overflow-y-auto overscroll-contain border-y border-rule md:-mx-4" hidden></ol>
<p class="flex shrink-0 flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-soft"><span class="py-1 max-sm:hidden [@media(hover:none)]:hidden [&>kbd]:rounded-sm [&>kbd]:border [&>kbd]:border-rule [&>kbd]:px-1 [&>kbd]:font-sans [&>kbd]:text-xs"><kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close</span> <a class="py-1" href="/sitemap">All pages in one list</a></p>`;

interface Search extends Box {
  readonly dialog: HTMLDialogElement;
}

/** Makes the dialog; its style and its answers come with it. */
const make = (): Search => {
  const dialog = document.createElement('dialog');
  dialog.className = DIALOG;
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
