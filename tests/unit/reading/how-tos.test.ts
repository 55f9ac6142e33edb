import { expect, it } from 'vitest';
import { howToGroups, otherHowTos } from '../../../src/reading/how-tos.ts';
import { textsOf } from '../../../src/reading/texts.ts';

it('lists every how-to in one group', () => {
  const listed = howToGroups.flatMap(({ howTos }) => howTos.map(({ path }) => path));
  expect(listed.sort()).toEqual(
    textsOf('how-to')
      .map(({ path }) => path)
      .sort(),
  );
});

it('names others at the end of each, never itself', () => {
  for (const text of textsOf('how-to')) expect(otherHowTos(text)).not.toContain(text);
});
