import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  /** An npm script of package.json, with more arguments for it. */
  readonly script: string;
  readonly args?: readonly string[];
  /** Reads how many tests passed and failed; a step without it counts as one test. */
  readonly count?: () => Outcome;
}

const reports = mkdtempSync(join(tmpdir(), 'ledger-tests-'));
const readReport = (file: string) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

function vitestStep(name: string, project: string): Step {
  const file = join(reports, `${project}.json`);
  return {
    name,
    script: `test:${project}`,
    args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    count: () => {
      const report = readReport(file);
      return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
    },
  };
}

const browserReport = join(reports, 'e2e.json');
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = browserReport;

const steps: readonly Step[] = [
  { name: 'Types', script: 'check:types' },
  { name: 'Lint', script: 'check:lint' },
  { name: 'Imports', script: 'check:imports' },
  { name: 'Format', script: 'check:format' },
  vitestStep('Unit', 'unit'),
  vitestStep('Database', 'database'),
  {
    name: 'Browser',
    script: 'test:e2e',
    count: () => {
      const stats = readReport(browserReport)?.stats;
      return {
        passed: stats?.expected ?? 0,
        failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
      };
    },
  },
];

/** Runs a step. One that fails without a failed test, because it could not run, counts as a failure. */
function run({
  name,
  script,
  args = [],
  count,
}: Step): Outcome & { name: string; seconds: number } {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const { passed, failed } = count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 };
  return {
    name,
    passed,
    failed: status === 0 ? failed : Math.max(failed, 1),
    seconds: Math.round((performance.now() - started) / 1000),
  };
}

/** `npm test`: every check, all of them even if one fails, and a last line that sums them up. */
process.chdir(resolve(import.meta.dirname, '..'));
const outcomes = steps.map(run);
const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, each) => sum + each[key], 0);
console.log('');
console.table(Object.fromEntries(outcomes.map(({ name, ...rest }) => [name, rest])));
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
