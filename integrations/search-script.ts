import type { Plugin } from 'vite';
import { SEARCH_SCRIPT, SEARCH_SOURCE } from '../src/search/script.ts';

/**
 * Builds the search to a file whose name every page knows: a few lines in its frame ask for it when
 * someone searches. Named by a bundler, the file would bring the bundler's own loader into every page.
 */
export const searchScript: Plugin = {
  name: 'search-script',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({
      type: 'chunk',
      id: `.${SEARCH_SOURCE}`,
      fileName: SEARCH_SCRIPT.slice(1),
      preserveSignature: 'strict',
    });
  },
};
