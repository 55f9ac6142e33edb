/** How long one test took, in seconds. */
export interface Timed {
  readonly test: string;
  readonly seconds: number;
}

/** What Playwright's report holds of a file: its tests, in groups within groups. */
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** The report that Playwright or Vitest writes as JSON; only what is read of it. */
export interface TestReport {
  readonly suites?: readonly Suite[];
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number }[];
  }[];
}

const timed = (test: string, milliseconds: number): Timed => ({
  test,
  seconds: Math.round(milliseconds / 100) / 10,
});

const inSuite = ({ suites = [], specs }: Suite, file: string): Timed[] => [
  ...suites.flatMap((suite) => inSuite(suite, file)),
  ...specs.map(({ title, tests }) =>
    timed(
      `${file} ${title}`,
      tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    ),
  ),
];

/** The tests of some reports that took longest, the slowest first. */
export const slowestTests = (reports: readonly TestReport[], count: number): Timed[] =>
  reports
    .flatMap(({ suites = [], testResults = [] }) => [
      ...suites.flatMap((suite) => inSuite(suite, suite.title)),
      ...testResults.flatMap(({ assertionResults }) =>
        assertionResults.map(({ fullName, duration = 0 }) => timed(fullName, duration)),
      ),
    ])
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);
