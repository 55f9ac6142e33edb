import { defineConfig } from 'vitest/config';
import { compiledWords } from './integrations/compiled-words.ts';
import { times } from './tests/chance.ts';

/** `unit` needs nothing but Node; `database` runs the migrations on embedded Postgres. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [compiledWords],
        // Pinned with the day the figures were checked, so that the suite says the same every day.
        define: { __BOOK_DAY__: JSON.stringify('2026-11-20') },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          globalSetup: './tests/chance.ts',
          setupFiles: ['./tests/chance.ts', './tests/unit/as-found.ts'],
          // What each file imports, mostly every trade, is read once for all of them.
          isolate: false,
          testTimeout: 30_000 * times,
        },
      },
      {
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: ['./tests/chance.ts', './tests/database/harness/global-setup.ts'],
          setupFiles: './tests/chance.ts',
          testTimeout: 30_000 * times,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
