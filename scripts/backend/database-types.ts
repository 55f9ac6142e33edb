import { globSync, readFileSync } from 'node:fs';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { format, resolveConfig } from 'prettier';
import { openDatabase } from '../../tests/database/harness/database.ts';

/** Where the types of the database are kept. */
export const typesFile = 'src/backend/database-types.ts';

const greeting = `// Written by \`npm run types\` from the migrations; a test fails where the two differ.\n\n`;

interface Named {
  readonly name: string;
}

/** What the site asks for by name, tables and views among it; all else of the database is asked by calls. */
function askedByName(): ReadonlySet<string> {
  const files = globSync('src/backend/**/*.ts')
    .filter((file) => file !== typesFile)
    .map((file) => readFileSync(file, 'utf8'));
  const names = files.flatMap((text) => [...text.matchAll(/'(\w+)'/g)]);
  return new Set(names.map(([, name]) => name!));
}

/** Leaves out what nobody reads: ways to name parts of the types. A change is a part of a row to add. */
const inShort = (types: string): string =>
  types
    .slice(0, types.indexOf('type DatabaseWithoutInternals'))
    .replace(
      /(\w+): (\{\s*Row: \{[^{}]*\}\s*Insert: \{[^{}]*\}\s*Update: )\{[^{}]*\}/g,
      "$1: $2Partial<Database['public']['Tables']['$1']['Insert']>",
    );

/**
 * The types of what the site asks the exposed schema for, as the migrations make it on an embedded Postgres:
 * what `supabase gen types` writes of it, by the same generator, without Docker.
 */
export async function databaseTypes(): Promise<string> {
  const database = await openDatabase();
  try {
    const metadata = await introspect(database, { includedSchemas: ['public'] });
    const asked = askedByName();
    const { tables, views } = metadata as unknown as Record<'tables' | 'views', Named[]>;
    Object.assign(metadata, {
      tables: tables.filter(({ name }) => asked.has(name)),
      views: views.filter(({ name }) => asked.has(name)),
    });
    const types = await generateTypescript(sortGeneratorMetadata(metadata), {
      postgrestVersion: '13',
    });
    return await format(greeting + inShort(types), {
      ...(await resolveConfig(typesFile)),
      filepath: typesFile,
    });
  } finally {
    await database.close();
  }
}
