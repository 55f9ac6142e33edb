import { describe, expect, test } from 'vitest';
import { otherTrades } from '../../../src/help/other-trades.ts';
import { findSource } from '../../../src/reading/references.ts';

describe('who to call for what the site does not price', () => {
  test.each(otherTrades.map((one) => [one.id, one] as const))(
    '%s says what to ask, where a license is checked, and where it was read',
    (id, { name, does, license, says, ask, words, sources }) => {
      expect(id).toMatch(/^[a-z]+$/);
      expect(name.length).toBeGreaterThan(3);
      expect(does).toMatch(/\.$/);
      expect(ask).toHaveLength(3);
      expect(license === null).toBe(says !== undefined);
      if (license) expect(new URL(license.lookUp).protocol).toBe('https:');
      for (const word of words) expect(word).toBe(word.toLowerCase());
      for (const reference of sources) expect(findSource(reference, {}), reference).toBeDefined();
      expect(sources.length).toBeGreaterThan(0);
    },
  );

  test('no two share a name or what people type', () => {
    for (const all of [
      otherTrades.map(({ id }) => id),
      otherTrades.flatMap(({ words }) => words),
    ]) {
      expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
    }
  });

  test.each([
    ['plumber', 'plumber'],
    ['electric panel', 'electrician'],
    ['foundation repair', 'foundation'],
    ['bats in attic', 'wildlife'],
    ['raccoon', 'wildlife'],
    ['snake in house', 'wildlife'],
    ['tree fell', 'tree'],
    ['windows', 'windows'],
    ['fence', 'fence'],
    ['sprinkler repair', 'irrigation'],
  ])('%s is found with the %s', (typed, id) => {
    expect(otherTrades.find(({ words }) => words.includes(typed))?.id).toBe(id);
  });
});
