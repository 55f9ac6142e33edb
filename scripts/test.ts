import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { slowestTests } from './slowest-tests.ts';

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
 * Rounds, one after the other, of lanes side by side; a lane is a row of steps that keep one core busy.
 * Types and the database tests both write what Astro generates, so they share a lane; the browser tests
 * fill two cores by themselves.
 */
const rounds: readonly (readonly (readonly Step[])[])[] = [
  [
    [types, database],
    [unit, lint, imports, format],
  ],
  [[browser]],
];

interface Ran extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Runs a step. One that fails without a failed test, because it could not run, counts as a failure.
 * @param alone whether its output may show as it comes; that of several is shown when each has ended
 */
async function run({ name, script, args = [], count }: Step, alone: boolean): Promise<Ran> {
  const heading = `\n── ${name} ──\n`;
  if (alone) process.stdout.write(heading);
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const [status] = await once(child, 'close');
  const seconds = Math.round((performance.now() - started) / 1000);
  if (!alone) process.stdout.write(heading + Buffer.concat(output).toString());
  process.stdout.write(`\n${name}: ${seconds} s${status === 0 ? '' : ', failed'}\n`);
  const { passed, failed } = count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 };
  return {
    name,
    passed,
    failed: status === 0 ? failed : Math.max(failed, 1),
    seconds,
  };
}

async function runLane(steps: readonly Step[], alone: boolean): Promise<Ran[]> {
  const ran: Ran[] = [];
  for (const step of steps) ran.push(await run(step, alone));
  return ran;
}

/** `npm test`: every check, all of them even if one fails, and a last line that sums them up. */
process.chdir(resolve(import.meta.dirname, '..'));
const outcomes: Ran[] = [];
for (const lanes of rounds) {
  const ran = await Promise.all(lanes.map((steps) => runLane(steps, lanes.length === 1)));
  outcomes.push(...ran.flat());
}
const reportFiles = ['unit', 'database', 'e2e'].map((name) => join(reports, `${name}.json`));
const slowest = slowestTests(
  reportFiles.map((file) => readReport(file) ?? {}),
  20,
);
console.log('\nThe slowest tests');
console.table(Object.fromEntries(slowest.map(({ test, ...rest }) => [test, rest])));
const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, each) => sum + each[key], 0);
console.log('');
console.table(Object.fromEntries(outcomes.map(({ name, ...rest }) => [name, rest])));
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
