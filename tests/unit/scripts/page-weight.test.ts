import { expect, test } from 'vitest';
import { withoutChance } from '../../../scripts/page-weight.ts';

test('a text weighs the same in builds that name its files otherwise, and each file named still weighs', () => {
  const script = (...hashes: string[]) =>
    hashes.map((hash) => `import("./fields.${hash}.js")`).join(';');
  const one = withoutChance(script('AAAAAAAA', 'AAAAAAAB'));
  expect(one).toBe(withoutChance(script('Bx_3-9zQ', 'CqMFg54j')));
  expect(new Set(one.split(';')).size).toBe(2);
  expect(one).toHaveLength(script('AAAAAAAA', 'AAAAAAAA').length);
});
