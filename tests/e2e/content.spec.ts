import { checkContent } from '../../scripts/content-check/check.ts';
import { expect, test } from './harness/test.ts';

test('the content check finds nothing wrong with what is written', async ({ environment }) => {
  const { measured, faults } = await checkContent(environment.siteFolder, new Date().toISOString());
  expect(measured.length).toBeGreaterThan(40);
  // A review that is due is for a person to do, and no fault of the last change.
  expect({ ...faults, 'Reviews due': [] }).toEqual(
    Object.fromEntries(Object.keys(faults).map((name) => [name, []])),
  );
});
