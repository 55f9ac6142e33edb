import type { Keys } from '../../../scripts/backend/keys.ts';

/** What the global setup tells the tests, by way of the environment of their processes. */
export interface TestEnvironment {
  /** Origin of the site under test. */
  readonly siteUrl: string;
  /** The folder that the build wrote. */
  readonly siteFolder: string;
  readonly backendUrl: string;
  /** Takes the mail that the shared database would have sent. */
  readonly mailFile: string;
  readonly keys: Keys;
  /** A copy of the shared database as it was before the first test. */
  readonly databaseCopy: string;
  /** Takes the shapes of what was found readable by all: see accessible.ts. */
  readonly seenFile: string;
}

const variable = 'E2E_ENVIRONMENT';

export function announce(environment: TestEnvironment): void {
  process.env[variable] = JSON.stringify(environment);
}

export function testEnvironment(): TestEnvironment {
  const text = process.env[variable];
  if (!text) throw new Error('The global setup has not run.');
  return JSON.parse(text) as TestEnvironment;
}
