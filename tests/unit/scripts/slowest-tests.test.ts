import { expect, test } from 'vitest';
import { slowestTests } from '../../../scripts/slowest-tests.ts';

const took = (...durations: number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

test('the slowest tests of both runners are told, tries of one test added up', () => {
  const browser = {
    suites: [
      {
        title: 'home.spec.ts',
        specs: [{ title: 'opens', ...took(900) }],
        suites: [{ title: 'on a phone', specs: [{ title: 'fits', ...took(1000, 2050) }] }],
      },
    ],
  };
  const unit = {
    testResults: [
      { assertionResults: [{ fullName: 'adds up', duration: 1500 }, { fullName: 'is left out' }] },
    ],
  };
  expect(slowestTests([browser, unit], 2)).toEqual([
    { test: 'home.spec.ts fits', seconds: 3.1 },
    { test: 'adds up', seconds: 1.5 },
  ]);
});
