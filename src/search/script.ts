/** Where the search's script stands once the site is built (integrations/search-script.ts). */
export const SEARCH_SCRIPT = '/search/search.js';

/** What it is made of. */
export const SEARCH_SOURCE = '/src/homeowner/search/search.ts';
