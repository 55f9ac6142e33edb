import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { runEstimate } from '../src/engine/index.ts';
import { pages } from '../src/routes.ts';
import { trades } from '../src/trades/index.ts';
import { freshBackend } from '../tests/e2e/harness/fresh-backend.ts';
import { openedPages } from '../tests/e2e/harness/sample.ts';
import { machineKeys } from './backend/keys.ts';
import { browserFlags, drivenBrowserFlags, ensureBrowser } from './browser.ts';
import { hostSite } from './host/answer.ts';
import { listen } from './host/listen.ts';
import { main } from './lifetime.ts';
import { measureManyPages } from './many-pages.ts';
import { weighPage, weighReadiness } from './page-weight.ts';
import { freePort } from './ports.ts';
import { buildSite } from './site-build.ts';

const calculator = '/southlake-texas-roofing-calculator';
/** Answers that make an estimate on any results page. */
const withEstimate = '?estimate';

const round = (value: number, digits = 0) => Number(value.toFixed(digits));
const megabytes = (bytes: number) => round(bytes / 2 ** 20);
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
/** The value that 95 in 100 do not exceed. */
const nearlyAll = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(0.95 * values.length) - 1] ?? NaN;

/** How busy the machine is: over 1, times below are longer than they need be. */
const busy = () => round((loadavg()[0] ?? NaN) / availableParallelism(), 1);

/** `npm run measure -- hvac` measures the pages with that in their address; all of them unless said. */
const chosen = process.argv.slice(2);
const isChosen = (path: string) =>
  chosen.length === 0 || chosen.some((part) => path.includes(part) || part === path);
const auditedKinds = ['home', 'calculator', 'results', 'tool', 'legal', 'account'];
/** Home, calculators, results with an estimate, tools, legal pages, what signs up and in; of texts one a kind. */
const audited = pages
  .filter(
    ({ path, canonical, kind, hidden }, at) =>
      path === canonical &&
      (kind !== 'account' || !hidden) &&
      (auditedKinds.includes(kind) ||
        chosen.length > 0 ||
        pages.findIndex((page) => page.kind === kind) === at),
  )
  .map(({ path, kind }) => (kind === 'results' ? path + withEstimate : path))
  .filter(isChosen);

/** Resident memory of a process in bytes; NaN where the system has no /proc. */
function residentMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
  } catch {
    return NaN;
  }
}

/** Megabytes that `npm start` holds once it is up and has sent a few pages and lists of companies. */
async function weighStart() {
  const DATA_FOLDER = mkdtempSync(join(tmpdir(), 'ledger-memory-'));
  const PORT = String(await freePort());
  const BACKEND_PORT = String(await freePort());
  const start = spawn(process.execPath, [resolve('scripts/start.ts')], {
    env: { ...process.env, DATA_FOLDER, PORT, BACKEND_PORT, PUBLIC_SUPABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const chunk of start.stdout.iterator({ destroyOnReturn: false })) {
      if (String(chunk).includes('Ctrl-C')) break;
    }
    start.stdout.resume();
    const { SUPABASE_PUBLISHABLE_KEY: apikey } = machineKeys();
    const companies = `http://127.0.0.1:${BACKEND_PORT}/rest/v1/companies?select=*,company_trades(*)`;
    for (let i = 0; i < 100; i++) {
      await (await fetch(`http://localhost:${PORT}${calculator}`)).text();
      await (await fetch(companies, { headers: { apikey } })).text();
    }
    // The lock names the start, then its database.
    const [site = NaN, database = NaN] = readFileSync(join(DATA_FOLDER, 'lock'), 'utf8')
      .split('\n')
      .map((pid) => megabytes(residentMemory(Number(pid))));
    return { site, database, both: site + database };
  } finally {
    start.kill('SIGTERM');
    await once(start, 'exit');
    rmSync(DATA_FOLDER, { recursive: true });
  }
}

/** Lighthouse's simulated phone: scores out of 100, times in milliseconds. */
async function audit(url: string, chromePath: string) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserFlags] });
  try {
    const run = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (!run) throw new Error(`Lighthouse said nothing about ${url}.`);
    const { categories, audits } = run.lhr;
    const score = (id: string) => round((categories[id]?.score ?? NaN) * 100);
    const value = (id: string, digits = 0) => round(audits[id]?.numericValue ?? NaN, digits);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      seo: score('seo'),
      'LCP ms': value('largest-contentful-paint'),
      'TBT ms': value('total-blocking-time'),
      CLS: value('cumulative-layout-shift', 3),
      bytes: value('total-byte-weight'),
      'load per core': busy(),
    };
  } finally {
    chrome.kill();
  }
}

/** From a key pressed in the first number field to the next paint, on a processor slowed four times. */
async function timeKeystrokes(browser: Browser, url: string) {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  // The scripts take over at the first sign of a person; what that takes is no part of a key.
  await weighReadiness(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'input') durations.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.locator('main input[type="text"]').first().focus();
  const keys = 30;
  for (let i = 0; i < keys; i++) {
    await page.keyboard.press(i % 2 ? 'Backspace' : '9');
    await page.waitForTimeout(150);
  }
  const slow = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  await page.close();
  // The browser reports nothing below 16 ms.
  const all = [...slow, ...Array<number>(Math.max(0, keys - slow.length)).fill(16)];
  return {
    keys,
    'median ms': middle(all),
    '95% ms': nearlyAll(all),
    'worst ms': Math.max(...all),
    'load per core': busy(),
  };
}

/** Milliseconds of one estimate with nothing answered, the widest there is. */
function timeEstimate(trade: (typeof trades)[number]): number {
  const runs = 500;
  for (let i = 0; i < 50; i++) runEstimate(trade.calculator, {});
  const started = performance.now();
  for (let i = 0; i < runs; i++) runEstimate(trade.calculator, {});
  return round((performance.now() - started) / runs, 3);
}

/** `npm run measure`: what the product weighs and how fast it is, on this machine, as tables. */
await main(async () => {
  const chromePath = ensureBrowser();
  const siteFolder = resolve('.data/measure');
  const sitePort = await freePort();
  const siteUrl = `http://localhost:${sitePort}`;
  const backend = await freshBackend({ siteUrl });
  const buildTime = await buildSite({
    backendUrl: backend.url,
    publishableKey: backend.keys.SUPABASE_PUBLISHABLE_KEY,
    outFolder: siteFolder,
  });
  const server = await listen(hostSite(process.cwd(), siteFolder), sitePort);
  const browser = await chromium.launch({ executablePath: chromePath, args: drivenBrowserFlags });
  try {
    console.log('\nEstimate with nothing answered, ms');
    console.table(Object.fromEntries(trades.map((trade) => [trade.id, timeEstimate(trade)])));

    console.log('\nBytes a page loads, as sent (brotli)');
    const page = await browser.newPage();
    const weights: Record<string, unknown> = {};
    for (const { path, canonical } of openedPages) {
      if (path !== canonical || !isChosen(path)) continue;
      const weight = await weighPage(page, siteUrl + path);
      weights[path] = { ...weight, 'own, once somebody is there': await weighReadiness(page) };
    }
    console.table(weights);

    console.log(`\nKey to next paint on ${calculator}, processor slowed four times`);
    console.table([await timeKeystrokes(browser, siteUrl + calculator)]);

    console.log('\nLighthouse, simulated phone');
    const audits: Record<string, unknown> = {};
    for (const path of audited) audits[path] = await audit(siteUrl + path, chromePath);
    console.table(audits);

    console.log('\nThe rest');
    console.table({
      'build, s': round(buildTime / 1000, 1),
      'database ready after, s': round(backend.readyAfter / 1000, 1),
    });

    if (chosen.length === 0) {
      console.log('\nBuilds with thousands of generated articles, beside one with none');
      console.table(await measureManyPages([1_000, 3_000, 10_000]));
    }

    console.log('\nResident memory of `npm start` after 100 pages and 100 lists of companies, MB');
    console.table([await weighStart()]);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await backend.remove();
  }
});
