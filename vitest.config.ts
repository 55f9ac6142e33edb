import { defineConfig } from 'vitest/config';
import { compiledWords } from './integrations/compiled-words.ts';
import { times } from './tests/chance.ts';
import { hasPostgrest } from './tests/database/harness/postgrest.ts';
import { serverVariable } from './tests/database/harness/server.ts';
import { frozenBooks } from './tests/unit/trades/frozen-books.ts';

const database = (names: readonly string[]) =>
  names.map((name) => `tests/database/${name}.test.ts`);

/** What is about the embedded database of `npm start`; in a hosted run the API is a hosted project's. */
const embedded = (mode: string) =>
  database([
    'demo',
    'first-start',
    'mail-embedded',
    ...(mode === 'hosted' && hasPostgrest() ? [] : ['contract']),
  ]);

/**
 * Room for a small machine that stalls, and for tests that give way to those in the browser, milliseconds.
 * Nothing waits for it to pass.
 */
const patience = 180_000;

const workedByHand = ['tests/unit/{trades,tools}/*.test.ts'];

const unit = (
  name: string,
  {
    plugins,
    ...files
  }: {
    readonly include: string[];
    readonly exclude?: string[];
    readonly plugins: (typeof compiledWords | typeof frozenBooks)[];
  },
) => ({
  plugins,
  // Pinned with the day the figures were checked, so that the suite says the same every day.
  define: { __BOOK_DAY__: JSON.stringify('2026-11-20') },
  test: {
    name,
    ...files,
    globalSetup: './tests/chance.ts',
    setupFiles: ['./tests/chance.ts', './tests/unit/as-found.ts'],
    // What each file imports, mostly every trade, is read once for all of them.
    isolate: false,
    testTimeout: patience * times,
  },
});

/**
 * `unit` and `worked` need nothing but Node; `worked` computes with frozen prices; `database` runs the migrations on a Postgres server made like a hosted
 * project, `embedded` on the one of `npm start`; `hosted` runs Supabase's own command line, for which
 * `npm run rehearse` alone has the time.
 */
export default defineConfig(({ mode }) => ({
  test: {
    projects: [
      unit('unit', {
        include: ['tests/unit/**/*.test.{ts,tsx}'],
        exclude: workedByHand,
        plugins: [compiledWords],
      }),
      unit('worked', { include: workedByHand, plugins: [compiledWords, frozenBooks] }),
      {
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          exclude: embedded(mode),
          globalSetup: ['./tests/chance.ts', './tests/database/harness/hosted-setup.ts'],
          setupFiles: './tests/chance.ts',
          // Each file has a database of its own; what they import is read once for all of them.
          isolate: false,
          testTimeout: patience * times,
          hookTimeout: patience,
        },
      },
      {
        test: {
          name: 'embedded',
          include: embedded(mode),
          globalSetup: './tests/database/harness/embedded-setup.ts',
          setupFiles: './tests/chance.ts',
          // The server of the others is not for these.
          env: { [serverVariable]: '' },
          testTimeout: patience * times,
          hookTimeout: patience,
        },
      },
      {
        test: {
          name: 'hosted',
          include: ['tests/hosted/**/*.test.ts'],
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
    ],
  },
}));
