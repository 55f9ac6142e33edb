import { expect, it } from 'vitest';
import { withCounts } from '../../../../src/operator/admin/List.tsx';

it('says of each filter how many there are, up to where the database stops counting', () => {
  const says = { new: 'New', waiting: 'Waiting', done: 'Done' };
  expect(withCounts(says, { waiting: 1000, done: 1001 })).toEqual({
    new: 'New (0)',
    waiting: 'Waiting (1,000)',
    done: 'Done (more than 1,000)',
  });
});
