import { defineConfig, devices } from '@playwright/test';
import { drivenBrowserFlags, findShell } from './scripts/browser.ts';

const executablePath = findShell();

/** The browser tests: one build, one database and one server for all of them, on free ports. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/harness/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Room for a small machine that stalls for a while: a journey of 15 s has taken six times as long there.
  // Nothing waits for it to pass.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/e2e.json' }],
  ],
  use: {
    // Else every press waits until the page has rolled to what is pressed; taps.spec.ts has pages that roll.
    contextOptions: { reducedMotion: 'reduce' },
    // Would cost each page a fifteenth of its time; `--trace on` takes one of a test.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: drivenBrowserFlags, ...(executablePath && { executablePath }) },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});
