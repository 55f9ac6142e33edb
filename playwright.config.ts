import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/browser.ts';

const executablePath = findBrowser();

/** The browser tests: one build, one database and one server for all of them, on free ports. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/harness/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Room for a small machine that does other things as well; nothing waits for it to pass.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/e2e.json' }],
  ],
  use: {
    trace: 'retain-on-failure',
    launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});
