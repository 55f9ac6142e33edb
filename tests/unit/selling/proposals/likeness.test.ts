import { expect, it } from 'vitest';
import {
  likenesses,
  MOST_ALIKE,
  ownWordsOf,
  saidIn,
} from '../../../../scripts/content-check/likeness.ts';
import { repeatedSentences } from '../../../../scripts/content-check/repeated.ts';
import type { Text } from '../../../../src/reading/read-text.ts';
import { textsOf } from '../../../../src/reading/texts.ts';

const proposals = textsOf('proposals');

it('no two proposals share more than a tenth of their own words', () => {
  const alike = likenesses(proposals);
  expect(alike).toHaveLength((proposals.length * (proposals.length - 1)) / 2);
  expect(alike.filter(({ share }) => share > MOST_ALIKE)).toEqual([]);
});

it('no sentence of eight words or more stands on two of them', () => {
  expect(repeatedSentences(proposals.map(saidIn))).toEqual([]);
});

it('finds a page that differs from another in its trade alone', () => {
  const [one] = proposals;
  const source = one!.source.replaceAll(/roof(er|ing)?/gi, 'septic');
  const copy: Text<'proposals'> = { ...one!, slug: 'copy', path: '/copy', source };
  expect(likenesses([one!, copy])[0]?.share).toBeGreaterThan(0.5);
  expect(repeatedSentences([one!, copy].map(saidIn)).length).toBeGreaterThan(5);
});

it('counts what the writer wrote, of the front matter too, but no sources', () => {
  const [one] = proposals;
  const words = ownWordsOf(one!);
  expect(words).toContain(one!.front.objections[0]!.answer);
  expect(words).toContain(one!.front.isNot.at(-1)!.says);
  for (const row of Object.values(one!.front.sources))
    expect(words).not.toContain(typeof row === 'string' ? row : row.url);
});
