/** Where the search's script stands once the site is built (integrations/search-script.ts). */
export const SEARCH_SCRIPT = '/search/search.js';

/** What it is made of. */
export const SEARCH_SOURCE = '/src/homeowner/search/search.ts';

/** The classes of the pages' own sheet that it draws with: they are on every page that can open it. */
export const SEARCH_PARTS = ['button', 'button-quiet', 'input', 'tel'];
