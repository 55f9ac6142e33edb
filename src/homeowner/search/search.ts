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
  const show = liven({
    input: form.querySelector('input')!,
    status: form.querySelector('[role="status"]')!,
    results: form.querySelector('ol')!,
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show();
    // On a phone the answers stand below the screen.
    form.scrollIntoView();
  });
  void show();
};
