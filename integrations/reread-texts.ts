import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { collections } from '../src/reading/collections.ts';

const TEXT = new RegExp(`/content/(${Object.keys(collections).join('|')})/[^/]+\\.mdx$`);

/** Whether a file is a text whose front matter is read apart from Astro's own collections. */
export const isText = (file: string): boolean => TEXT.test(file.replaceAll('\\', '/'));

/**
 * While developing, reads the front matter of all texts again when one of them is written, added or
 * removed: routes and references come from there, not from Astro's own collections.
 */
export const rereadTexts: Plugin = {
  name: 'reread-texts',
  hotUpdate({ file }) {
    if (!isText(file)) return;
    const { moduleGraph } = this.environment;
    const modules = moduleGraph.getModulesByFile(resolve('src/reading/texts.ts')) ?? [];
    for (const one of modules) moduleGraph.invalidateModule(one);
  },
};
