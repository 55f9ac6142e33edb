import { defineConfig } from 'vitest/config';

/** `unit` needs nothing but Node; `database` runs the migrations on embedded Postgres. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
