import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readTests, slowest } from './test-report.ts';

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

const types: Step = { name: 'Types', script: 'check:types' };
const lint: Step = { name: 'Lint', script: 'check:lint' };
const imports: Step = { name: 'Imports', script: 'check:imports' };
const format: Step = { name: 'Format', script: 'check:format' };
const unit = vitestStep('Unit', 'unit');
const database = vitestStep('Database', 'database');
const browser: Step = {
  name: 'Browser',
  script: 'test:e2e',
  count: () => {
    const stats = readReport(browserReport)?.stats;
    return {
      passed: stats?.expected ?? 0,
      failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    };
  },
};

/**
 * Lanes side by side; a lane is a row of steps. The browser tests leave a third of two cores idle, which
 * the other lane takes: it gives way, so that no page waits for it. What Astro generates is written by the
 * types, then by the build of the browser tests, and last by the database tests, long after both.
 */
const lanes: readonly { readonly steps: readonly Step[]; readonly givesWay?: true }[] = [
  { steps: [types, browser] },
  { steps: [unit, lint, imports, format, database], givesWay: true },
];

interface Ended extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Runs a step. One that fails without a failed test, because it could not run, counts as a failure.
 * @param givesWay whether others come first; its output is shown when it has ended, theirs as it comes
 */
async function run({ name, script, args = [], count }: Step, givesWay = false): Promise<Ended> {
  const heading = `\n── ${name} ──\n`;
  if (!givesWay) process.stdout.write(heading);
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: givesWay ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  });
  // Before it has children of its own, which take it over.
  if (givesWay && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const [status] = await once(child, 'close');
  const seconds = Math.round((performance.now() - started) / 1000);
  if (givesWay) process.stdout.write(heading + Buffer.concat(output).toString());
  process.stdout.write(`\n${name}: ${seconds} s${status === 0 ? '' : ', failed'}\n`);
  const { passed, failed } = count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 };
  return {
    name,
    passed,
    failed: status === 0 ? failed : Math.max(failed, 1),
    seconds,
  };
}

async function runLane({ steps, givesWay }: (typeof lanes)[number]): Promise<Ended[]> {
  const ended: Ended[] = [];
  for (const step of steps) ended.push(await run(step, givesWay));
  return ended;
}

/** `npm test`: every check, all of them even if one fails, and a last line that sums them up. */
process.chdir(resolve(import.meta.dirname, '..'));
const started = performance.now();
const outcomes = (await Promise.all(lanes.map(runLane))).flat();
const reportFiles = ['unit', 'database', 'e2e'].map((name) => join(reports, `${name}.json`));
const tests = reportFiles.flatMap((file) => readTests(readReport(file) ?? {}));
console.log('\nThe slowest tests');
console.table(
  Object.fromEntries(slowest(tests, 20).map(({ test, seconds }) => [test, { seconds }])),
);
// Again at the end: whoever sees only the last lines of a run knows what failed in it.
for (const { test, fault } of tests) {
  if (fault !== undefined) console.log(`\nFailed: ${test}\n${fault.slice(0, 1500)}`);
}
const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, each) => sum + each[key], 0);
console.log('');
console.table(Object.fromEntries(outcomes.map(({ name, ...rest }) => [name, rest])));
console.log(`In ${Math.round((performance.now() - started) / 1000)} s:`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
