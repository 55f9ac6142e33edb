import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

const style = /<style>astro-island\b[^<]*<\/style>/;

/** Moves the style that Astro writes before a page's first island to where HTML allows it. */
export const intoHead = (html: string): string => {
  const [found] = style.exec(html) ?? [];
  return found ? html.replace(style, '').replace('</head>', () => `${found}</head>`) : html;
};

/** Astro writes the style of its islands into the middle of the body, which HTML does not allow. */
export const islandStyleInHead: AstroIntegration = {
  name: 'island-style-in-head',
  hooks: {
    async 'astro:build:done'({ dir }) {
      const names = await readdir(dir, { recursive: true });
      for (const name of names.filter((each) => each.endsWith('.html'))) {
        const file = new URL(name, dir);
        await writeFile(file, intoHead(await readFile(file, 'utf8')));
      }
    },
  },
};
