import { expect, it } from 'vitest';
import { componentsIn } from '../../../src/reading/parsed.ts';
import { stripOf, type StripRow } from '../../../src/reading/strip.ts';
import { texts } from '../../../src/reading/texts.ts';

const strips = texts.flatMap((text) =>
  componentsIn(text)
    .filter(({ name }) => name === 'YearStrip')
    .map(({ attributes }) => [`${text.slug}: ${String(attributes['title'])}`, attributes] as const),
);

it.each(strips)('%s', (_name, { rows, of }) => {
  const all = rows as readonly StripRow[];
  for (const { name, is, says } of all) {
    // Both stand on one line of 312 units.
    expect(name.length + says.length, name).toBeLessThanOrEqual(46);
    for (const [from, to] of is) {
      expect(from, name).toBeGreaterThanOrEqual(0);
      expect(to, name).toBeLessThanOrEqual(12);
      expect(from, name).toBeLessThan(to);
    }
  }
  const { body, desc } = stripOf(all, (of as 'months' | undefined) ?? 'months');
  for (const { name } of all) expect(desc).toContain(name);
  expect(body.match(/h\d+v10h-\d+z/g)).toHaveLength(all.flatMap(({ is }) => is).length);
});

it('has the seven pests of a year, and the checks and pump-outs of a septic system', () => {
  expect(strips.map(([, { rows }]) => (rows as readonly StripRow[]).length)).toContain(7);
  expect(strips.length).toBeGreaterThanOrEqual(3);
});
