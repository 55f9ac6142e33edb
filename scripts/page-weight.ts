import { createHash } from 'node:crypto';
import type { Page, Response } from '@playwright/test';
import { sentBytes } from './host/brotli.ts';

/** What a page makes a browser load before anyone touches it, in bytes as sent (brotli). */
export interface PageWeight {
  readonly html: number;
  readonly css: number;
  /**
   * Scripts, by whose they are; the build puts the two libraries into files of their own. What Astro and
   * the bundler add to wake islands and load files on demand counts with React: it is not ours to shorten.
   */
  readonly react: number;
  readonly supabase: number;
  readonly own: number;
}

/** The part of the weight that a file belongs to, if any. */
function partOf(response: Response): keyof PageWeight | undefined {
  const { pathname } = new URL(response.url());
  switch (response.request().resourceType()) {
    case 'document':
      return 'html';
    case 'stylesheet':
      return 'css';
    case 'script':
      if (/\/(island|jsx|react|rolldown-runtime|preload-helper)\./.test(pathname)) return 'react';
      return pathname.startsWith('/_astro/supabase.') ? 'supabase' : 'own';
    default:
      return undefined;
  }
}

/**
 * A text whose names of other files are the same in every build. Their hashes change with each commit and with
 * the address of the backend, and as no two are compressed alike, a page would weigh some 30 bytes more or less
 * by chance. Ours, made of a file's name and of how many were named before it, are as hard to compress.
 */
export const withoutChance = (text: string): string => {
  const hashes = new Map<string, string>();
  return text.replaceAll(/([\w-]+)\.[\w-]{8}(?=\.(?:js|css|woff2)\b)/g, (file, name: string) => {
    if (!hashes.has(file)) {
      const hash = createHash('sha256').update(`${name} ${hashes.size}`).digest('base64url');
      hashes.set(file, `${name}.${hash.slice(0, 8)}`);
    }
    return hashes.get(file)!;
  });
};

/** Of files whose name says what is in them, which most pages share. */
const weighed = new Map<string, Promise<number>>();

/** What a response weighs as sent. */
const weightOf = (response: Response): Promise<number> => {
  const weigh = async () => sentBytes(withoutChance(await response.text()));
  const url = response.url();
  if (!url.includes('/_astro/')) return weigh();
  const weight = weighed.get(url) ?? weigh();
  weighed.set(url, weight);
  return weight;
};

/** How long after the first sign of a person what it asks for is waited for, in milliseconds. */
const SETTLED = 1_000;

/**
 * What an open page loads at the first sign of a person, such as the pointer moving: bytes of our own
 * scripts as sent, which `weighPage` does not count.
 */
export async function weighReadiness(page: Page): Promise<number> {
  const responses: Response[] = [];
  const note = (response: Response) => void responses.push(response);
  page.on('response', note);
  await page.mouse.move(1, 1);
  await page.mouse.move(100, 100);
  await page.waitForTimeout(SETTLED);
  page.off('response', note);
  let bytes = 0;
  for (const response of responses) {
    if (partOf(response) === 'own') bytes += await weightOf(response);
  }
  return bytes;
}

/** Loads a page until the network is quiet and weighs what came. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const responses: Response[] = [];
  const note = (response: Response) => void responses.push(response);
  page.on('response', note);
  await page.goto(url, { waitUntil: 'networkidle' });
  // What an island fetches once the page is painted.
  await page.waitForFunction(() => {
    const island = document.querySelector<HTMLElement>('[data-scripts]');
    const arrived = performance.getEntriesByType('resource').map(({ name }) => name);
    return (island?.dataset.scripts?.split(' ') ?? []).every((script) =>
      arrived.includes(new URL(script, location.href).href),
    );
  });
  page.off('response', note);
  const weight = { html: 0, css: 0, react: 0, supabase: 0, own: 0 };
  for (const response of responses) {
    const part = partOf(response);
    if (part) weight[part] += await weightOf(response);
  }
  return weight;
}
