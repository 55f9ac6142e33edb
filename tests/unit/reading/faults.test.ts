import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faultsIn } from '../../../src/reading/faults.ts';
import { readText, sayFault } from '../../../src/reading/read-text.ts';

const FILE = 'tests/unit/reading/texts/broken.mdx';

const inFile = (source: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'text-')), 'text.mdx');
  writeFileSync(file, source);
  return file;
};

it('names each fault of a text with its line', () => {
  const { text } = readText('guides', FILE);
  const said = faultsIn(text!).map((fault) => sayFault(fault).replace(FILE, ''));
  for (const [line, words] of [
    [9, 'related: /no-such-page is no page'],
    [11, 'cite X1 or take it out'],
    [15, 'leave out "Sources"'],
    [17, 'use only ## and ###'],
    [19, '/nowhere is no page'],
    [19, '/roofing-tool moved to'],
    [19, 'leave out the answers'],
    [19, 'this page has no #not-here'],
    [21, '"roofing R4800" is in no book'],
    [21, '<Site> does not exist'],
    [21, '<Cite> needs the attribute ids'],
    [21, '<Cite> has no attribute id'],
    [23, '"septic gold": find its key'],
    [23, 'has no middle'],
    [25, 'Price: job:'],
    [25, 'septic asks no "cake"'],
    [25, 'no trade is called "baking"'],
    [27, 'draw src/site/diagrams/no-such-drawing.astro'],
    [27, 'no number of the kind "pizza"'],
    [27, 'Call needs a kind, or name, number and ids'],
    [35, '"twice" stands on line 29 already'],
  ] as const) {
    expect(said).toContainEqual(expect.stringMatching(new RegExp(`^:${line} `)));
    expect(said.filter((one) => one.startsWith(`:${line} `)).join('\n')).toContain(words);
  }
});

it('says where MDX cannot be read', () => {
  const { text } = readText('guides', FILE);
  const source = `${text!.source}\n\nless than <5\n`;
  const [fault] = faultsIn({ ...text!, source });
  expect(fault?.line).toBe(source.split('\n').indexOf('less than <5') + 1);
});

it('names each fault of front matter with its line', () => {
  const file = inFile('---\ntitle: Short\nheading: Fine\ncolor: red\nreview: never\n---\n');
  const said = readText('articles', file).faults.map((fault) => sayFault(fault).replace(file, ''));
  expect(said.join('\n')).toMatch(/^:2 title: /m);
  expect(said.join('\n')).toMatch(/^:5 review: /m);
  expect(said.join('\n')).toContain('color');
  expect(said.join('\n')).toContain('trade: ');
});

it('keeps a lede to what a phone shows above the fold', () => {
  const file = inFile(`---\nlede: ${'word '.repeat(41).trim()}\n---\n`);
  const said = readText('articles', file).faults.map((fault) => sayFault(fault));
  expect(said.join('\n')).toContain('at most 40 words');
});

it('wants front matter at all, and YAML that can be read', () => {
  expect(readText('faq', inFile('# Hello\n')).faults).toHaveLength(1);
  expect(readText('faq', inFile('---\na: [1\n---\n')).faults.length).toBeGreaterThan(0);
});
