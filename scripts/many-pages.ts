import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bareText } from '../src/site/components/bare-text.ts';
import { texts } from '../src/reading/texts.ts';
import { makeFind } from '../src/search/find.ts';
import type { Load, Pieces, Start } from '../src/search/pieces.ts';
import { tradeNames } from '../src/trades/names.ts';
import { sentBytes } from './host/brotli.ts';

/** What a build is made of, beside its packages. */
const parts = [
  'astro.config.mjs',
  'content',
  'integrations',
  'package.json',
  'public',
  'src',
  'supabase',
  'tsconfig.json',
];

/** Numbers that look like chance and are the same each time. */
const chance = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

/**
 * Writes articles as people write them, out of the sentences of those that are there and with words of
 * their own: sources, a live price, a figure of a book, a table, pages to go on with.
 */
export const writeArticles = (folder: string, count: number): void => {
  const next = chance(11);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  const sentences = texts
    .flatMap(({ source }) => bareText(source).split(/(?<=[.?!]) /))
    // Braces and brackets mean something to MDX.
    .map((sentence) => sentence.replaceAll(/[{}[\]<>]/g, '').trim())
    .filter(({ length }) => length > 20 && length < 200);
  const syllables = 'ba co di fe gu ho ja ke li mo nu pa re si to vu wa'.split(' ');
  // As many words as a trade has names of parts, makers and streets.
  const names = Array.from({ length: 3_000 }, () =>
    Array.from({ length: 3 }, () => pick(syllables)).join(''),
  );
  const paragraph = () =>
    Array.from({ length: 5 }, () => `${pick(sentences)} It is the ${pick(names)}.`).join(' ');
  const page = (n: number): string => {
    const trade = pick(Object.keys(tradeNames));
    const section = (title: string) =>
      `## ${title} ${pick(names)} ${pick(names)}\n\n${paragraph()} <Cite ids="roofing R01, local L3" />\n\n${paragraph()} <Cite ids="X1" />\n`;
    return `---
title: 'The ${pick(names)} of the ${pick(names)}: what number ${n} costs'
heading: 'What does the ${pick(names)} of number ${n} cost in Southlake?'
description: 'What the ${pick(names)} of number ${n} costs in Southlake, who may do it, what the city wants, and when to leave it as it is. With sources and a price.'
lede: 'The ${pick(names)} takes a day and the ${pick(names)} decides the price. Number ${n} is the usual one; ask for it by name, and leave the rest.'
trade: ${trade}
published: 2026-11-22
updated: 2026-11-22
review: 2027-05-22
related: ['/southlake-texas-roofing-calculator', '/articles/generated-${(n * 7) % count}', '/articles/generated-${(n + 1) % count}']
sources:
  X1: { publisher: 'A publisher', title: 'What was read', url: 'https://source.example/${n}', date: undated, grade: B }
---

${['What decides', 'What to do with', 'What the city says of'].map(section).join('\n')}
| What | How much |
|---|---|
| ${pick(names)} | <BookFigure of="septic pump" /> |
| ${pick(names)} | <Price trade="septic" answers={{ job: 'pump' }} /> |

${section('When to leave')}`;
  };
  for (let n = 0; n < count; n++) writeFileSync(join(folder, `generated-${n}.mdx`), page(n));
};

/** What a process has taken so far. */
interface Taken {
  /** The most memory it ever held, in bytes. */
  readonly memory: number;
  /** Milliseconds of processors, which other work on the machine does not lengthen. */
  readonly processor: number;
}

/** How many ticks the system counts in a second. */
const TICKS = 100;

/** What a process has taken; undefined where the system has no /proc or it is gone. */
const takenBy = (pid: number): Taken | undefined => {
  try {
    const [user = NaN, system = NaN] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/.*\) /, '')
      .split(' ')
      .slice(11, 13)
      .map(Number);
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]);
    return Number.isNaN(kilobytes)
      ? undefined
      : { memory: kilobytes * 1024, processor: ((user + system) / TICKS) * 1000 };
  } catch {
    return undefined;
  }
};

/** Builds a copy of the site: how long it took, and what it has taken. */
const build = async (folder: string): Promise<Taken & { readonly ms: number }> => {
  const started = performance.now();
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    env: {
      ...process.env,
      PUBLIC_SUPABASE_URL: 'http://127.0.0.1:1',
      PUBLIC_SUPABASE_KEY: 'measure',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output = (output + chunk).slice(-2_000)));
  }
  let taken: Taken = { memory: NaN, processor: NaN };
  const watch = setInterval(() => (taken = takenBy(child.pid!) ?? taken), 250);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
  return { ms: performance.now() - started, ...taken };
};

/** What people type: a word, several, a whole sentence, a slip. */
const questions = [
  'permit',
  'septic pump cost',
  'my roof leaks after the hail storm last night',
  'refridgerator',
];

/** What the search weighs once a site is built, in bytes as sent. */
const weighSearch = async (folder: string) => {
  const read = (name: string) => readFileSync(join(folder, 'search', `${name}.json`));
  const start = JSON.parse(read('start').toString()) as Start;
  const pieces = readdirSync(join(folder, 'search', start.version));
  const largest = Math.max(
    ...pieces.map((name) => sentBytes(readFileSync(join(folder, 'search', start.version, name)))),
  );
  let most = 0;
  let mostPieces = 0;
  for (const question of questions) {
    const asked = new Map<string, number>([['start', sentBytes(read('start'))]]);
    const load: Load = <K extends keyof Pieces>(kind: K, name: string | number) => {
      const text = read(`${start.version}/${kind}-${name}`);
      asked.set(`${kind}-${name}`, sentBytes(text));
      return Promise.resolve(JSON.parse(text.toString()) as Pieces[K]);
    };
    await makeFind(start, load)(question);
    most = Math.max(
      most,
      [...asked.values()].reduce((sum, bytes) => sum + bytes, 0),
    );
    mostPieces = Math.max(mostPieces, asked.size);
  }
  return {
    'index pieces': pieces.length,
    'largest piece, bytes': largest,
    'one search, bytes at most': most,
    'one search, files at most': mostPieces,
  };
};

/**
 * Builds copies of the site with so many generated articles each, and none of them in the project.
 * @returns a row for each: time by page beside a build without them, memory, search, sitemap
 */
export async function measureManyPages(
  counts: readonly number[],
): Promise<Record<string, Record<string, number>>> {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-pages-'));
  const rows: Record<string, Record<string, number>> = {};
  try {
    for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const articles = join(folder, 'content/articles');
    let alone = { ms: NaN, processor: NaN };
    const each = (value: number, count: number) => Math.round((value / count) * 10) / 10;
    for (const count of [0, ...counts]) {
      mkdirSync(articles, { recursive: true });
      writeArticles(articles, count);
      const { ms, memory, processor } = await build(folder);
      if (count === 0) alone = { ms, processor };
      const dist = join(folder, 'dist');
      const names = readdirSync(dist);
      rows[`${count} articles`] = {
        'build, s': Math.round(ms / 100) / 10,
        'ms an article': each(ms - alone.ms, count),
        'of processors': each(processor - alone.processor, count),
        'most memory, MB': Math.round(memory / 2 ** 20),
        'parts of the sitemap': names.filter((name) => /^sitemap-\d+\.xml$/.test(name)).length,
        ...(await weighSearch(dist)),
      };
      for (const rest of ['dist', '.astro']) {
        rmSync(join(folder, rest), { recursive: true, force: true });
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return rows;
}
