import { expect, it } from 'vitest';
import { faultsIn } from '../../../../src/reading/faults.ts';
import type { Text } from '../../../../src/reading/read-text.ts';
import { textsOf } from '../../../../src/reading/texts.ts';
import { plansFor } from '../../../../src/selling/plans.ts';

const [sound] = textsOf('proposals').filter(({ front }) => front.job);

/** A sound proposal with something changed. */
const changed = (change: Partial<Text<'proposals'>['front']>, slug = sound!.slug) =>
  faultsIn({ ...sound!, slug, front: { ...sound!.front, ...change } }).map(
    ({ message }) => message,
  );

it('names a file that is not called after its trade', () => {
  expect(changed({}, 'roof-proposal')).toEqual([`call this file ${sound!.slug}.mdx`]);
});

it('names a job that the model cannot price', () => {
  expect(changed({ job: { name: 'A castle', answers: { turrets: 4 } } })).toEqual([
    `job: ${sound!.front.trade} asks no "turrets"`,
  ]);
});

it('asks for a job exactly where a listing is sold', () => {
  const { job, ...without } = sound!.front;
  expect(faultsIn({ ...sound!, front: without }).map(({ message }) => message)).toEqual([
    'job: name the job that the break-even starts from',
  ]);
  for (const trade of ['chiropractic', 'senior-care'] as const) {
    expect(plansFor(trade).map(({ id }) => id)).toEqual(['presence']);
    expect(changed({ trade, job })).toContain(
      'job: leave it out; no job of this trade comes through us',
    );
  }
});

it('counts the words of the body, not those of the front matter', () => {
  const source = sound!.source.replace(/\n---\n[^]*$/, '\n---\n\nToo short.\n');
  const messages = faultsIn({ ...sound!, source }).map(({ message }) => message);
  expect(messages).toContainEqual(
    expect.stringMatching(/^the body has \d words; write 450 to 800$/),
  );
});

it('finds a lost source of a claim, with the line of the claim', () => {
  const [first, ...others] = sound!.front.is;
  const lost = { ...sound!.front, is: [{ ...first!, cite: 'roofing R4800' }, ...others] };
  const fault = faultsIn({ ...sound!, front: lost }).find(({ message }) =>
    message.startsWith('"roofing R4800" is in no book'),
  );
  expect(sound!.source.split('\n')[fault!.line - 1]).toContain(first!.says);
});
