import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

const STYLE = /(<style\b[^>]*>)([^]*?)(<\/style>)/g;
/** A rule of a scoped style, with its selectors; Astro marks them with the component's id. */
const SCOPED_RULE = /[^{}]*\[data-astro-cid-[\w-]+\][^{}]*\{[^{}]*\}/g;
const SCOPE = /data-astro-cid-[\w-]+/g;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page without the styles of drawings that do not stand on it, and its policy for the rest. */
export const withOwnDrawings = (html: string): string => {
  const scopes = new Set(html.replaceAll(STYLE, '').match(SCOPE));
  const renamed: [string, string][] = [];
  const page = html.replaceAll(STYLE, (_style, open: string, css: string, close: string) => {
    const own = css.replaceAll(SCOPED_RULE, (rule) =>
      rule.match(SCOPE)?.some((scope) => scopes.has(scope)) ? rule : '',
    );
    if (own !== css) renamed.push([hashOf(css), hashOf(own)]);
    return open + own + close;
  });
  return renamed.reduce((text, [before, after]) => text.replaceAll(before, after), page);
};

/**
 * A text may name any drawing, so Astro gives every reading page the styles of all of them. Runs before
 * the hashes of other pages' styles are dropped.
 */
export const ownDrawings: AstroIntegration = {
  name: 'own-drawings',
  hooks: {
    async 'astro:build:done'({ dir }) {
      const names = await readdir(dir, { recursive: true });
      for (const name of names.filter((each) => each.endsWith('.html'))) {
        const file = new URL(name, dir);
        await writeFile(file, withOwnDrawings(await readFile(file, 'utf8')));
      }
    },
  },
};
