import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { openDatabase } from '../../tests/database/harness/database.ts';

/** Where the types of the database are written. Only types and lint read it; it is not kept. */
const typesFile = 'src/backend/database-types.ts';

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
async function databaseTypes(asked: ReadonlySet<string>): Promise<string> {
  const database = await openDatabase();
  try {
    const metadata = await introspect(database, { includedSchemas: ['public'] });
    const { tables, views } = metadata as unknown as Record<'tables' | 'views', Named[]>;
    Object.assign(metadata, {
      tables: tables.filter(({ name }) => asked.has(name)),
      views: views.filter(({ name }) => asked.has(name)),
    });
    const types = await generateTypescript(sortGeneratorMetadata(metadata), {
      postgrestVersion: '13',
    });
    return inShort(types);
  } finally {
    await database.close();
  }
}

/** Names all that the types follow from: the migrations, what is asked for, and how they are written. */
function originOf(asked: ReadonlySet<string>): string {
  const hash = createHash('sha256');
  const files = [
    ...globSync('supabase/migrations/*.sql').sort(),
    'package-lock.json',
    import.meta.filename,
  ];
  for (const file of files) hash.update(readFileSync(file));
  return hash.update([...asked].sort().join()).digest('hex');
}

/** Writes the types of the database, unless they are there and nothing they follow from has changed. */
export async function writeDatabaseTypes(): Promise<void> {
  const asked = askedByName();
  const greeting = `// Written by \`npm run types\` from the migrations, ${originOf(asked)}\n\n`;
  if (existsSync(typesFile) && readFileSync(typesFile, 'utf8').startsWith(greeting)) return;
  writeFileSync(typesFile, greeting + (await databaseTypes(asked)));
}
