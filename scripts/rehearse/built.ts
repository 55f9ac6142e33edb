import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { onStop } from '../lifetime.ts';

type Variables = Readonly<Record<string, string>>;

/** The part of netlify.toml that says how the live site is built and answered. */
interface HostConfig {
  readonly build: {
    readonly command: string;
    readonly publish: string;
    readonly environment: Variables;
  };
  readonly context?: { readonly production?: { readonly environment?: Variables } };
  readonly headers: readonly { readonly for: string; readonly values: Variables }[];
}

const config = parse(readFileSync('netlify.toml', 'utf8')) as unknown as HostConfig;
const { command, publish, environment } = config.build;

/** Where the host looks for what was built. */
export const publishFolder = publish;

/** The Node version that the host is asked for. */
export const nodeOfHost: string = environment['NODE_VERSION'] ?? '';

/**
 * Builds with the host's command, in the environment of its production context.
 * @param site what the operator sets in the site's environment
 * @throws with the last lines of the build if it fails
 */
export async function buildAsHost(site: Variables): Promise<void> {
  const child = spawn(command, {
    shell: true,
    env: {
      ...process.env,
      // An operator's own settings of this machine have no place in it.
      PUBLIC_TEST_CHECKOUT: '',
      ...environment,
      ...config.context?.production?.environment,
      ...site,
      CI: 'true',
      NETLIFY: 'true',
      CONTEXT: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  onStop(async () => {
    if (child.exitCode === null) child.kill();
    await closed;
  });
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk).slice(-4000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [code] = await closed;
  assert.equal(code, 0, output);
}

const text = async (address: string) => (await fetch(address)).text();
const look = (address: string) => fetch(address, { redirect: 'manual' });

/**
 * Opens the built site as visitors do: a page with its headers, every old address, a file with its hash, an
 * address that is not there.
 * @param origin where the live site stands
 * @returns how many old addresses lead on
 */
export async function openPages(
  siteUrl: string,
  { backendUrl, origin }: { backendUrl: string; origin: string },
): Promise<number> {
  const page = await look(`${siteUrl}/`);
  assert.equal(page.status, 200);
  for (const [name, value] of Object.entries(
    config.headers.find(({ for: path }) => path === '/*')!.values,
  )) {
    assert.equal(page.headers.get(name), value, `the header ${name}`);
  }
  const html = await page.text();
  const reached = /connect-src[^;"]*/.exec(html)?.[0] ?? '';
  assert.ok(reached.includes(new URL(backendUrl).host), `the page may not reach it: ${reached}`);
  assert.match(html, new RegExp(`rel="canonical" href="${origin}/?"`), 'its main address');

  const [script = ''] = readdirSync(join(publish, '_astro'));
  const kept = (await look(`${siteUrl}/_astro/${script}`)).headers.get('cache-control') ?? '';
  assert.match(kept, /immutable/, `${script} is kept: ${kept}`);
  for (const path of ['/no-such-page', '/test-checkout', '/_redirects']) {
    assert.equal((await look(siteUrl + path)).status, 404, path);
  }

  const old = readFileSync(join(publish, '_redirects'), 'utf8')
    .split('\n')
    .map((rule) => rule.trim().split(/\s+/))
    .filter(([from, to]) => from?.startsWith('/') && !/[*:]/.test(from) && to !== undefined);
  for (const [from, to, status] of old) {
    const answer = await look(siteUrl + from);
    assert.equal(answer.status, Number(status ?? 301), `${from}`);
    const target = new URL(answer.headers.get('location') ?? '', siteUrl);
    assert.equal(target.pathname, to, `where ${from} leads`);
    assert.equal((await look(siteUrl + to)).status, 200, `${to}, to which ${from} leads`);
  }
  assert.match(await text(`${siteUrl}/robots.txt`), new RegExp(`Sitemap: ${origin}/`));
  return old.length;
}
