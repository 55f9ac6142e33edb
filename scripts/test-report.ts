import { stripVTControlCharacters } from 'node:util';

/** One test: how long it took, in seconds, and what was wrong if it failed. */
export interface Ran {
  readonly test: string;
  readonly seconds: number;
  readonly fault?: string;
}

/** What Playwright's report holds of a file: its tests, in groups within groups. */
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly {
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
}

/** The report that Playwright or Vitest writes as JSON; only what is read of it. */
export interface TestReport {
  readonly suites?: readonly Suite[];
  readonly testResults?: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

const ran = (test: string, milliseconds: number, failed: boolean, fault = ''): Ran => ({
  test,
  seconds: Math.round(milliseconds / 100) / 10,
  ...(failed && { fault: stripVTControlCharacters(fault) }),
});

const inSuite = ({ suites = [], specs }: Suite, file: string): Ran[] => [
  ...suites.flatMap((suite) => inSuite(suite, file)),
  ...specs.map(({ title, ok, tests }) => {
    const results = tests.flatMap((each) => each.results);
    const took = results.reduce((sum, { duration }) => sum + duration, 0);
    const fault = results.find(({ error }) => error)?.error?.message;
    return ran(`${file} ${title}`, took, !ok, fault);
  }),
];

/** The tests of a report of either runner, tries of one test added up. */
export const readTests = ({ suites = [], testResults = [] }: TestReport): Ran[] => [
  ...suites.flatMap((suite) => inSuite(suite, suite.title)),
  ...testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, duration = 0, failureMessages }) =>
      ran(fullName, duration, status === 'failed', failureMessages?.[0]),
    ),
  ),
];

/** The tests that took longest, the slowest first. */
export const slowest = (tests: readonly Ran[], count: number): Ran[] =>
  tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
