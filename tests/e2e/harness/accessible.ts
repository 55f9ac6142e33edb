import { appendFileSync, closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { testEnvironment } from './environment.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The shapes that this run has found to be readable by all, whichever worker looked: each adds what it
 * has seen to the end of one file.
 */
const readable = new Set<string>();
let readUpTo = 0;
const WIDTH = 12;

function readSeen(): void {
  const file = openSync(testEnvironment().seenFile, 'a+');
  const chunk = Buffer.alloc(1 << 16);
  for (let length = 0; (length = readSync(file, chunk, 0, chunk.length, readUpTo)) >= WIDTH;) {
    const whole = length - (length % WIDTH);
    readUpTo += whole;
    for (let at = 0; at < whole; at += WIDTH)
      readable.add(chunk.toString('latin1', at, at + WIDTH));
  }
  closeSync(file);
}

/**
 * Runs in the page. Without `known` it tells the shapes of all elements: what each is without its words,
 * its class and state, whether it has text and whether what it points to is there, and the same of all it
 * stands in. With `known` it examines those of other shapes, and tells what is wrong with them.
 */
async function examine({
  known,
  seed,
  options,
}: {
  readonly known?: readonly string[];
  readonly seed: string;
  readonly options: Axe.RunOptions;
}): Promise<string[]> {
  const kept =
    /^(class|style|role|type|lang|hidden|open|disabled|checked|required|fill|stroke|aria-.*|data-(open|danger|state))$/;
  const pointers = /^(for|aria-(labelledby|describedby|controls|owns))$/;
  const wordy = /^aria-(label|valuetext|valuenow|description)$/;
  const worth = ({ name, value }: Attr): string => {
    if (pointers.test(name))
      return `${name}=${value.split(/\s+/).map((id) => document.getElementById(id)?.tagName)}`;
    return kept.test(name) && !wordy.test(name)
      ? `${name}=${value}`
      : `${name}:${value.trim() === ''}`;
  };
  // What scripts alone read.
  const isSilent = ({ localName }: Element, { name }: Attr): boolean =>
    localName === 'astro-island' || (name.startsWith('data-') && !kept.test(name));
  // The hash cyrb53, of 53 bits, in 12 characters.
  const hash = (text: string): string => {
    let [one, two] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 2654435761);
      two = Math.imul(two ^ code, 1597334677);
    }
    one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
    two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
    return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36).padStart(12, '0');
  };
  const isKnown = known && new Set(known);
  const shapes = new Set<string>();
  const fresh: Element[] = [];
  const look = (element: Element, within: string): void => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const attributes = [...element.attributes].filter((one) => !isSilent(element, one)).map(worth);
    const shape = hash(`${within}>${element.tagName} ${attributes.sort().join(' ')} ${hasText}`);
    shapes.add(shape);
    // What stands in it is of a fresh shape then, too.
    if (isKnown && !isKnown.has(shape)) return void fresh.push(element);
    for (const child of element.children) look(child, shape);
  };
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const { documentElement: html, title, body } = document;
  look(body, `${seed} ${innerWidth} ${dark} ${title !== ''} ${html.lang} ${html.className}`);
  if (!isKnown) return [...shapes];
  if (fresh.length === 0) return [];
  const { axe } = window as unknown as { axe: typeof Axe };
  const { violations } = await axe.run(fresh[0] === body ? document : fresh, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
  );
}

/**
 * Fails on anything that WCAG 2.2 level A or AA forbids and a program can see; with `rules`, on what
 * those alone forbid, which takes a fraction of the time. What differs in its words alone from what
 * passed before is not examined again; dist.spec.ts reads the words of every page.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const options: Axe.RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: levels },
    // Every element that passes would be described as well.
    resultTypes: ['violations'],
    // Else every style sheet is read again, for one rule about sounds, of which the pages have none.
    preload: false,
  };
  const seed = String(rules);
  const shapes = await page.evaluate(examine, { seed, options });
  readSeen();
  const known = shapes.filter((shape) => readable.has(shape));
  if (known.length === shapes.length) return;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(examine, { known, seed, options });
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
  const added = shapes.filter((shape) => !readable.has(shape));
  appendFileSync(testEnvironment().seenFile, added.join(''), 'latin1');
}
