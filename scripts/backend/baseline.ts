import { readdirSync, readFileSync } from 'node:fs';

const schemas = 'supabase/schemas';
const migrations = 'supabase/migrations';

/** The first migration, which makes the whole schema. */
export const baselineFile = `${migrations}/20261124000000_baseline.sql`;

/** The schema by subject, in the order in which a database is made of it. */
export const schemaFiles = (): string[] =>
  readdirSync(schemas)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => `${schemas}/${name}`);

/** Whether a migration stands after the baseline: then that was applied somewhere, and stays as it is. */
export const isFrozen = (): boolean =>
  readdirSync(migrations).some((name) => `${migrations}/${name}` > baselineFile);

/** The baseline as the schema files make it. */
export const baseline = (): string =>
  [
    '-- Written by `npm run schema` from supabase/schemas: edit those.\n',
    ...schemaFiles().map((file) => `-- ==== ${file} ====\n\n${readFileSync(file, 'utf8')}`),
  ].join('\n');
