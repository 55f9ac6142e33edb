import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { closedByDefault, platform, pushed } from './project.ts';
import { cloneDatabase, serverVariable } from './server.ts';

/** A row as the database answers it. */
export type Row = Record<string, unknown>;

/** What a statement did: the rows it answered and how many it touched, or the code it failed with. */
export type Outcome =
  | { readonly ok: true; readonly rows: Row[]; readonly count: number }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      /** What has to be changed, where it is said. */
      readonly hint: string | undefined;
    };

/** Runs one statement with parameters. Both embedded Postgres and a server connection can be one. */
export interface Connection {
  query(sql: string, params?: unknown[]): Promise<{ rows: Row[]; count: number }>;
}

/** Who makes a call to the API, as the API tells the database. */
export interface Caller {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  readonly userId?: string;
  /** How far they signed in: with a password, or with a code of an app besides. */
  readonly aal?: 'aal1' | 'aal2';
  readonly headers?: Readonly<Record<string, string>>;
}

/** Names the file that {@link template} of a whole run was written to. */
export const templateVariable = 'DATABASE_TEMPLATE';

/** The data folder of a database with every migration applied, for others to begin with. */
export async function template(): Promise<Blob> {
  const db = await migrated();
  const dump = await db.dumpDataDir('none');
  await db.close();
  return dump;
}

/** Embedded Postgres begins as `postgres`, who is a superuser then and has to be nobody's. */
const giveSuperuserItsName = `
  create role passing superuser;
  set session authorization passing;
  alter role postgres rename to supabase_admin;
  set session authorization supabase_admin;
  drop role passing;`;

async function migrated(): Promise<PGlite> {
  const db = await PGlite.create();
  for (const part of [giveSuperuserItsName, platform, closedByDefault, ...pushed]) {
    await db.exec(part);
  }
  return db;
}

/**
 * A fresh database with every migration applied and one connection, as the owner `postgres`, who is not a
 * superuser. It is a copy on the server of the run, or, for what is about `npm start`, embedded in this process.
 */
export async function openDatabase(): Promise<Connection & { close(): Promise<void> }> {
  if (process.env[serverVariable]) return cloneDatabase();
  const file = process.env[templateVariable];
  const db = file
    ? await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) })
    : await migrated();
  await db.exec('set session authorization postgres');
  return {
    async query(sql, params = []) {
      const { rows, affectedRows } = await db.query<Row>(sql, params);
      return { rows, count: affectedRows || rows.length };
    },
    close: () => db.close(),
  };
}

/**
 * Runs one statement the way the API does: in a transaction of its own, with the caller's role, claims
 * and headers set. A failure rolls back and is answered, not thrown.
 */
export async function call(
  db: Connection,
  caller: Caller,
  sql: string,
  params: unknown[] = [],
): Promise<Outcome> {
  await begin(db, caller);
  const outcome = await attempt(db, sql, params);
  await db.query(outcome.ok ? 'commit' : 'rollback');
  return outcome;
}

/** Like {@link call}, then hands the transaction, back in the owner's role, to `look` and undoes it. */
export async function rehearse<T>(
  db: Connection,
  caller: Caller,
  sql: string,
  look: (outcome: Outcome) => Promise<T>,
): Promise<T> {
  await begin(db, caller);
  await db.query('savepoint before_the_call');
  const outcome = await attempt(db, sql, []);
  if (!outcome.ok) await db.query('rollback to savepoint before_the_call');
  await db.query('reset role');
  try {
    return await look(outcome);
  } finally {
    await db.query('rollback');
  }
}

async function begin(db: Connection, { role, userId, aal = 'aal1', headers = {} }: Caller) {
  await db.query('begin');
  await db.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.headers', $2, true)`,
    [JSON.stringify({ role, sub: userId, aal }), JSON.stringify(headers)],
  );
  await db.query(`set local role ${role}`);
}

async function attempt(db: Connection, sql: string, params: unknown[]): Promise<Outcome> {
  try {
    return { ok: true, ...(await db.query(sql, params)) };
  } catch (error) {
    const { code = '', message, hint } = error as Error & { code?: string; hint?: string };
    return { ok: false, code, message, hint };
  }
}
