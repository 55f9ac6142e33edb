import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { databaseTypes, typesFile } from '../../scripts/backend/database-types.ts';

it('the types of the database are those its migrations make: else run npm run types', async () => {
  expect(readFileSync(typesFile, 'utf8')).toBe(await databaseTypes());
});
