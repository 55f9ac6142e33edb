import { expect, it } from 'vitest';
import { isFarFrom } from '../../../src/place/zip-codes.ts';

it('tells a ZIP code of another county, and lets the neighbors pass', () => {
  expect(isFarFrom('76092', 'southlake')).toBe(false);
  expect(isFarFrom('76262', 'southlake')).toBe(false);
  expect(isFarFrom('90210', 'southlake')).toBe(true);
  expect(isFarFrom('76092', 'allen')).toBe(true);
  expect(isFarFrom('75013', 'allen')).toBe(false);
  expect(isFarFrom('90210', 'elsewhere')).toBe(false);
});
