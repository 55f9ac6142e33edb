import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macApps = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The same engine without anything around it, as Debian and Chrome for Testing name it. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

const inPath = (name: string): string[] =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path));

/** Playwright's own Chromium if it is installed, else one that the system has; its path. */
export const findBrowser = (): string | undefined =>
  firstOf([
    process.env.CHROME_PATH,
    chromium.executablePath(),
    ...names.flatMap(inPath),
    ...macApps.map((app) => join('/Applications', app)),
  ]);

const shellOnly = (): string | undefined =>
  firstOf([process.env.CHROME_PATH, ...shells.flatMap(inPath)]);

/** For the tests: a shell, which opens a page with less work, else a whole browser. */
export const findShell = (): string | undefined => shellOnly() ?? findBrowser();

/** Flags that keep the browser from calling anyone, and let it run as root in a container. */
export const browserFlags: string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Features that a browser without a window has no use for. The address bar's drop-down is a page of its
 * own, loaded twice for every new context: more work than most tests. Only the last list on a command
 * line counts, so what Playwright turns off stands here again.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // All pages are of one site: a process of its own for each site makes two for every page.
  'IsolateOrigins',
  'site-per-process',
  'SpareRendererForSitePerProcess',
  // Playwright's.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** The flags for a browser that Playwright drives. */
export const drivenBrowserFlags: string[] = [
  ...browserFlags,
  '--disable-site-isolation-trials',
  `--disable-features=${unusedFeatures.join(',')}`,
];

/**
 * For the tests: finds a shell, which continuous integration installs beside a whole browser where it may,
 * else finds or installs a browser.
 * @throws with what to install, if nothing works
 */
export function ensureShell(): string {
  const [shell] = shells;
  if (!shellOnly() && process.env.CI && process.getuid?.() === 0) {
    console.log(`No ${shell} found; trying to install it …`);
    spawnSync('sh', ['-c', `apt-get update && apt-get install -y ${shell}`], { stdio: 'inherit' });
  }
  return shellOnly() ?? ensureBrowser();
}

/**
 * Finds a browser, or installs one.
 * @throws with what to install, if neither works
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const attempts: [string, string[]][] = [
    [
      process.execPath,
      [resolve('node_modules/@playwright/test/cli.js'), 'install', '--with-deps', 'chromium'],
    ],
  ];
  if (process.getuid?.() === 0) {
    attempts.push([
      'sh',
      [
        '-c',
        'apt-get update && { apt-get install -y chromium chromium-headless-shell || apt-get install -y chromium; }',
      ],
    ]);
  }
  for (const [command, args] of attempts) {
    console.log('No Chromium found; trying to install one …');
    spawnSync(command, args, { stdio: 'inherit' });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium or Google Chrome. Install one (for example `apt-get install chromium`, or `npx playwright install --with-deps chromium`), or set CHROME_PATH to it.',
  );
}
