import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citedLines, sourcesNamed } from '../../../scripts/cited-lines.ts';

test('a law is found by every id that refers to it, also a page’s own', () => {
  const lines = citedLines('legal bus-com-27.02');
  const ids = lines.map(({ as }) => as);
  expect(ids).toEqual(
    expect.arrayContaining(['legal bus-com-27.02', 'R132', 'F104', 'W122', 'X3']),
  );
  for (const { file, line, as } of lines)
    expect(readFileSync(file, 'utf8').split('\n')[line - 1], file).toContain(as);
});

test('the same id in another book is another source', () => {
  const files = citedLines('roofing R48').map(({ file }) => file);
  expect(files).not.toEqual([]);
  expect(files.filter((file) => file.includes('appliance-repair'))).toEqual([]);
});

test('a name means every source that has it', () => {
  expect(sourcesNamed('bus-com-27.02')).toEqual(['legal bus-com-27.02']);
  expect(sourcesNamed('F104')).toEqual(['legal bus-com-27.02']);
  expect(sourcesNamed('R48')).toEqual(
    expect.arrayContaining(['roofing R48', 'appliance-repair R48']),
  );
  expect(sourcesNamed('no-such-law')).toEqual([]);
});
