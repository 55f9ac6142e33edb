import { liven } from './box.ts';
import { openDialog } from './dialog.ts';
import style from './search.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

/** Opens the search over all pages, as src/site/components/SearchLink.astro asks. */
export const openSearch = openDialog;

/** Brings the search box of a page to life, as src/site/components/Search.astro writes it. */
export const startSearch = (form: HTMLFormElement): void => {
  const input = form.querySelector('input')!;
  const show = liven({
    input,
    status: form.querySelector('[role="status"]')!,
    results: form.querySelector('ol')!,
  });
  // On a phone the answers stand below the screen, or behind its keyboard.
  const rise = () => form.scrollIntoView();
  const follow = () => {
    if (input.value && document.activeElement === input && matchMedia('(pointer: coarse)').matches)
      rise();
  };
  form.addEventListener('input', follow);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show();
    rise();
  });
  void show();
  follow();
};
