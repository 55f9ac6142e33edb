import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

const inline = /<(script|style)\b(?![^>]*\ssrc=)[^>]*>([^]*?)<\/\1>/g;

/** A page whose policy names the hashes of the scripts and styles that stand in it, and no others. */
export const withOwnHashes = (html: string): string => {
  const own = new Set(
    [...html.matchAll(inline)].map(
      ([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  );
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (policy) =>
    policy.replaceAll(/ ('sha256-[^']*')/g, (named, hash: string) => (own.has(hash) ? named : '')),
  );
};

/**
 * Astro names the hash of everything in the build in the policy of every page. What comes as a file of
 * our own needs none, and hashes are text that nothing compresses.
 */
export const ownHashes: AstroIntegration = {
  name: 'own-hashes',
  hooks: {
    async 'astro:build:done'({ dir }) {
      const names = await readdir(dir, { recursive: true });
      for (const name of names.filter((each) => each.endsWith('.html'))) {
        const file = new URL(name, dir);
        await writeFile(file, withOwnHashes(await readFile(file, 'utf8')));
      }
    },
  },
};
