import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { pages, redirects } from '../src/routes.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Old addresses, and the small-letter form of every address that is written with capitals. */
const oldAddresses = [
  ...redirects,
  ...pages
    .filter(({ path }) => path !== path.toLowerCase())
    .map(({ path }) => ({ from: path.toLowerCase(), to: path })),
];

/**
 * The host's rules. Those of old addresses are not forced: a host that ignores capitals in file names then
 * finds the page itself and does not go round in circles. The host goes on answering under its own name beside
 * the domain; in production that name leads to the domain, so that every page has one address.
 */
export function redirectRules(env: Variables, origin: string): string {
  const ownName = `https://${env['SITE_NAME']}.netlify.app`;
  const toDomain =
    env['CONTEXT'] === 'production' && env['SITE_NAME'] && ownName !== origin
      ? `${ownName}/* ${origin}/:splat 301!\n`
      : '';
  return toDomain + oldAddresses.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** Writes the host's redirects file. */
export const redirectsFile = (env: Variables, origin: string): AstroIntegration => ({
  name: 'redirects-file',
  hooks: {
    'astro:build:done': ({ dir }) =>
      writeFile(new URL('_redirects', dir), redirectRules(env, origin)),
  },
});
