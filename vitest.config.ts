import { defineConfig } from 'vitest/config';
import { compiledWords } from './integrations/compiled-words.ts';

/** `unit` needs nothing but Node; `database` runs the migrations on embedded Postgres. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [compiledWords],
        // Pinned with the day the figures were checked, so that the suite says the same every day.
        define: { __BOOK_DAY__: JSON.stringify('2026-11-20') },
        test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
      },
      {
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: './tests/database/harness/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
