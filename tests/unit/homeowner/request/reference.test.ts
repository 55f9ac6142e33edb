import { expect, it } from 'vitest';
import { referenceOf } from '../../../../src/backend/requests.ts';

it('names a request by the first eight digits of its id, in two groups', () => {
  expect(referenceOf('3f2a9c1b-7d10-4c55-9a51-0d8f6f0e2b11')).toBe('3F2A-9C1B');
});
