import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const TEXT = /\/content\/(articles|guides|faq|how-to)\/[^/]+\.mdx$/;

/**
 * While developing, reads the front matter of all texts again when one of them is written, added or
 * removed: routes and references come from there, not from Astro's own collections.
 */
export const rereadTexts: Plugin = {
  name: 'reread-texts',
  hotUpdate({ file }) {
    if (!TEXT.test(file.replaceAll('\\', '/'))) return;
    const { moduleGraph } = this.environment;
    const modules = moduleGraph.getModulesByFile(resolve('src/reading/texts.ts')) ?? [];
    for (const one of modules) moduleGraph.invalidateModule(one);
  },
};
