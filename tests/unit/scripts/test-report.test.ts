import { expect, test } from 'vitest';
import { readTests, slowest } from '../../../scripts/test-report.ts';

const took = (...durations: number[]) => ({
  ok: true,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

const browser = {
  suites: [
    {
      title: 'home.spec.ts',
      specs: [{ title: 'opens', ...took(900) }],
      suites: [
        {
          title: 'on a phone',
          specs: [
            { title: 'fits', ...took(1000, 2050) },
            {
              title: 'calls',
              ok: false,
              tests: [
                { results: [{ duration: 40, error: { message: '\u001B[31mdead\u001B[39m' } }] },
              ],
            },
          ],
        },
      ],
    },
  ],
};
const unit = {
  testResults: [
    {
      assertionResults: [
        { fullName: 'adds up', status: 'passed', duration: 1500, failureMessages: [] },
        { fullName: 'is left out', status: 'skipped', failureMessages: null },
        { fullName: 'rounds', status: 'failed', duration: 10, failureMessages: ['2 is not 3'] },
      ],
    },
  ],
};

test('the slowest tests of both runners are told, tries of one test added up', () => {
  expect(slowest([browser, unit].flatMap(readTests), 2)).toEqual([
    { test: 'home.spec.ts fits', seconds: 3.1 },
    { test: 'adds up', seconds: 1.5 },
  ]);
});

test('what failed is told with its fault, in plain letters', () => {
  const faults = [browser, unit].flatMap(readTests).filter(({ fault }) => fault !== undefined);
  expect(faults).toEqual([
    { test: 'home.spec.ts calls', seconds: 0, fault: 'dead' },
    { test: 'rounds', seconds: 0, fault: '2 is not 3' },
  ]);
});
