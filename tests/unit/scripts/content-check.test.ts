import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../../scripts/content-check/blocks.ts';
import { figuresIn, unsourcedFigures } from '../../../scripts/content-check/figures.ts';
import {
  headingFaults,
  silentPictures,
  unsaidLabels,
} from '../../../scripts/content-check/markup.ts';
import { gradeOf, medianOf } from '../../../scripts/content-check/reading-level.ts';
import { repeatedSentences } from '../../../scripts/content-check/repeated.ts';
import { misspelled } from '../../../scripts/content-check/spelling.ts';
import { wordingFaults } from '../../../scripts/content-check/wording.ts';

const claim = (text: string) => figuresIn({ text, instruction: false });

describe('the content check', () => {
  test.each([
    'Thaw it first; then call.',
    'Would change this answer: a heat pump.',
    'What would flip it: a cheaper quote.',
    'Companies may pay us a fee to be listed.',
    'The answer can be no, and we earn nothing either way.',
  ])('names wording that is settled otherwise: %s', (text) => {
    expect(wordingFaults([text])).toHaveLength(1);
  });
  test('lets the settled wording stand', () => {
    expect(
      wordingFaults(['What would change this answer: a heat pump. Companies pay us to be listed.']),
    ).toEqual([]);
  });
  test('counts no heading and no row as a sentence', () => {
    const sentence = 'The contractor registered the considerable modification yesterday.';
    expect(gradeOf(['Go to the bank', sentence])).toBe(gradeOf([sentence]));
  });

  test('reads a page block by block, and tells those with a source', () => {
    const document = parse(
      `<main><nav>Home</nav><p>Costs $40. <button class="chip">X1</button></p>
       <ul><li>Wait a day<p>or two days</p></li></ul>
       <table><tr><td>Wind</td><td>60 mph</td></tr></table>
       <div data-instruction><p>Wait 10 minutes.</p></div>
       <svg><title>A roof</title><text>3 ft</text></svg></main>`,
    );
    expect(blocksOf(document)).toEqual([
      { text: 'Costs $40.', sourced: true, instruction: false },
      { text: 'Wait a day', sourced: false, instruction: false },
      { text: 'or two days', sourced: false, instruction: false },
      { text: 'Wind 60 mph', sourced: false, instruction: false },
      { text: 'Wait 10 minutes.', sourced: false, instruction: true },
    ]);
  });

  test.each([
    ['It costs $1,200 to $1,500.', ['$1,200', '$1,500']],
    ['A 2% deductible', ['2%']],
    ['hail of 1½ inch', ['1½ inch']],
    ['Since 2017 the law asks it.', ['2017']],
    ['within 24 to 48 hours', ['48 hours']],
    ['a 20-year roof', ['20-year']],
    ['under 25 square feet', ['25 square feet']],
  ])('finds the figures of “%s”', (text, figures) => {
    expect(claim(text)).toEqual(figures);
  });

  test.each([
    'Property Code 202.010 and chapter 707',
    'Get three quotes, then call 911.',
    'Step 4: open the valve',
    'Class 4 shingles on the 2×4',
  ])('finds none in “%s”', (text) => {
    expect(claim(text)).toEqual([]);
  });

  test('lets an instruction say how long, but not how much', () => {
    expect(figuresIn({ text: 'Wait 10 minutes; it costs $5.', instruction: true })).toEqual(['$5']);
  });

  test('names a figure without a source', () => {
    const block = { text: 'Half of 800 reports', sourced: false, instruction: false };
    expect(unsourcedFigures([block])).toEqual(['800 reports in “Half of 800 reports”']);
    expect(unsourcedFigures([{ ...block, sourced: true }])).toEqual([]);
  });

  test('lets a figure be said again once a source supports it', () => {
    const lede = { text: 'You get $4,300, not $9,000.', sourced: false, instruction: false };
    const sum = { text: 'About $4,300 is left.', sourced: true, instruction: false };
    expect(unsourcedFigures([lede, sum])).toEqual([expect.stringMatching(/^\$9,000 in/)]);
  });

  test('takes the source of a table for each of its rows, also from the sentence before', () => {
    const table = '<table><tr><td>Wind</td><td>60 mph</td></tr></table>';
    const cited = '<p>By age. <a class="chip">X1</a></p>';
    const sourced = (html: string) =>
      blocksOf(parse(`<main>${html}</main>`)).find(({ text }) => text.includes('mph'))?.sourced;
    expect(sourced(`<p>By age.</p>${table}`)).toBe(false);
    expect(sourced(`${cited}${table}`)).toBe(true);
    expect(sourced(table.replace('60 mph', '60 mph <a class="chip">X1</a>'))).toBe(true);
  });

  test('takes a short answer as sourced by the sources that close its reason', () => {
    const sourced = (reason: string, sources: string) =>
      blocksOf(
        parse(
          `<main><div><h3>How long?</h3><p data-answer>About 60 days.</p>
           <details><div><p>${reason}</p><p>${sources}<a>Link</a></p></div></details></div></main>`,
        ),
      ).find(({ text }) => text.includes('60 days'))?.sourced;
    const chip = '<a class="chip">X1</a>';
    expect(sourced('Because.', chip)).toBe(true);
    expect(sourced('Because.', '')).toBe(false);
    expect(sourced(`Because. ${chip}`, '')).toBe(false);
  });

  test('reads plain words as easy and long ones as hard', () => {
    const easy = gradeOf(['The dog ran to the red barn. It sat down there.']);
    const hard = gradeOf([
      'Remediation contractors customarily differentiate contamination categories according to microbiological characteristics.',
    ]);
    expect(easy).toBeLessThan(3);
    expect(hard).toBeGreaterThan(15);
    expect(medianOf([3, 1, 2])).toBe(2);
    expect(medianOf([1, 2, 3, 4])).toBe(2.5);
  });

  test('finds a sentence on two pages, whatever its capitals, and leaves short ones alone', () => {
    const said = 'Ask the company for the name of the person who will sign.';
    expect(
      repeatedSentences([
        { path: '/a', texts: [said, 'Stop here and call.'] },
        { path: '/b', texts: [`First. ${said.toUpperCase()}`, 'Stop here and call.'] },
      ]),
    ).toEqual([expect.stringContaining('on /a, /b')]);
    const calculators = ['/c', '/d'].map((path) => ({ path, texts: [said] }));
    expect(repeatedSentences([], calculators)).toEqual([]);
  });

  test('knows American spelling', async () => {
    expect(await misspelled('The colour of an organised day', [])).toEqual(['colour', 'organised']);
  });

  test('finds skipped headings and drawings without words', () => {
    expect(headingFaults(parse('<h1>A</h1><h3>B</h3>'))).toEqual(['level 3 after a higher one: B']);
    expect(
      silentPictures(parse('<main><svg></svg><svg><title>x</title></svg></main>')),
    ).toHaveLength(1);
  });

  test('finds labels that only some screen readers say', () => {
    expect(
      unsaidLabels(
        parse(
          '<span aria-label="No">–</span><span role="img" aria-label="Yes">+</span><nav aria-label="Main"></nav>',
        ),
      ),
    ).toEqual(['a label without a role: <span aria-label="No">–</span>']);
  });
});
