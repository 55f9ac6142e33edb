import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { format, resolveConfig } from 'prettier';
import { openDatabase } from '../../tests/database/harness/database.ts';

/** Where the types of the database are kept. */
export const typesFile = 'src/backend/database-types.ts';

const greeting = `// Written by \`npm run types\` from the migrations; a test fails where the two differ.\n\n`;

/**
 * The types of the tables, views and calls of the exposed schema, as the migrations make them on an
 * embedded Postgres: what \`supabase gen types\` writes, by the same generator, without Docker.
 */
export async function databaseTypes(): Promise<string> {
  const database = await openDatabase();
  try {
    const metadata = await introspect(database, { includedSchemas: ['public'] });
    const types = await generateTypescript(sortGeneratorMetadata(metadata), {
      postgrestVersion: '13',
    });
    return await format(greeting + types, {
      ...(await resolveConfig(typesFile)),
      filepath: typesFile,
    });
  } finally {
    await database.close();
  }
}
