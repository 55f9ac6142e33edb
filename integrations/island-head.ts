import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { WAKES } from './preload-islands.ts';

const STYLE = /<style>astro-island\b[^<]*<\/style>/;
/**
 * Keeps what was pressed before that file came: `client:person` presses it again. And says that the address holds
 * answers, until which are read no price is shown.
 */
const PRESSED =
  'onclick=e=>{pressed=e.target};if(location.search)document.documentElement.dataset.reading=1';

/** For the policy of the pages that have it. */
export const pressedHash =
  `sha256-${createHash('sha256').update(PRESSED).digest('base64')}` as const;

/** A page, and the script that went out of it. */
interface Moved {
  readonly html: string;
  readonly script?: { readonly file: string; readonly code: string };
}

/**
 * Takes out of a page what Astro writes before its first island: a style, which HTML does not allow in a body
 * and base.css has, and scripts, which become a file that all pages of a kind share. In each page they
 * weighed as much as its header, footer and navigation.
 */
export const intoHead = (page: string): Moved => {
  const html = page.replace(STYLE, '');
  const [scripts] = WAKES.exec(html) ?? [];
  if (!scripts) return { html };
  const code = scripts.replaceAll(/<script>|<\/script>/g, '\n').trim();
  const file = `_astro/island.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  const pressed = code.includes('astro:person') ? `<script>${PRESSED}</script>` : '';
  const head = `${pressed}<script async src="/${file}"></script></head>`;
  return {
    html: html.replace(scripts, '').replace('</head>', () => head),
    script: { file, code },
  };
};

export const islandHead: AstroIntegration = {
  name: 'island-head',
  hooks: {
    async 'astro:build:done'({ dir }) {
      const names = await readdir(dir, { recursive: true });
      for (const name of names.filter((each) => each.endsWith('.html'))) {
        const file = new URL(name, dir);
        const { html, script } = intoHead(await readFile(file, 'utf8'));
        await writeFile(file, html);
        if (script) await writeFile(new URL(script.file, dir), script.code);
      }
    },
  },
};
