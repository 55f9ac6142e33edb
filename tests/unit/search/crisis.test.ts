import { describe, expect, test } from 'vitest';
import { helpEntries } from '../../../src/site/components/help-entries.ts';
import { pageEntries } from '../../../src/site/components/page-entries.ts';
import { findHelp } from '../../../src/search/crisis.ts';
import { searchOver } from './harness.ts';

describe('worried people', () => {
  test.each([
    ['dead body', '/#help-hurt'],
    ['my father died', '/#help-hurt'],
    ['suicide', '/#help-hurt'],
    ['I want to die', '/#help-hurt'],
    ['not breathing', '/#help-hurt'],
    ['gas smell', '/#help-gas'],
    ['I smell gas in my kitchen', '/#help-gas'],
    ['carbon monoxide', '/#help-co'],
    ['carbon monoxyde', '/#help-co'],
    ['suicde', '/#help-hurt'],
    ['water everywhere', '/#help-water'],
    ['toilet overflow', '/#help-sewage'],
    ['tree fell on my house', '/#help-tree'],
  ])('“%s” is answered by a help card', (query, path) => {
    const [first] = findHelp(helpEntries, query);
    expect(first?.path).toBe(path);
    expect(first?.calls).toContain('911');
  });

  test('after a death or in a crisis 988 is one tap away, and the page about it comes next', async () => {
    expect(findHelp(helpEntries, 'suicide')[0]?.calls).toEqual(['911', '988']);
    const { paths } = searchOver(pageEntries);
    expect((await paths('dead body', { every: true }))[0]).toBe(
      '/southlake-forensic-cleaning-calculator',
    );
    expect(await paths('my father died', { every: true })).not.toContain(
      '/southlake-hvac-repair-calculator',
    );
  });

  test.each([
    'the compressor died',
    'dead battery',
    'the garage door hurts my back',
    'roof',
    'gas furnace price',
    'water heater',
    '',
  ])('“%s” is no emergency', (query) => expect(findHelp(helpEntries, query)).toEqual([]));
});
