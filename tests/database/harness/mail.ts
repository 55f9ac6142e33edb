import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
} from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freePort } from '../../../scripts/ports.ts';
import { call, type Connection } from './database.ts';

/**
 * The runtime that the function is deployed to: the one that DENO names, else the project's own, whose
 * package is there for the systems of our builds.
 */
const deno = [process.env['DENO'] ?? '', 'node_modules/@deno/linux-x64-glibc/deno'].find(
  existsSync,
);
export const hasDeno = deno !== undefined;

/** A function, run by Deno as a hosted project runs it. */
export interface DenoFunction {
  /** Sends it a request; `path` is what follows its name. */
  call(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
}

/**
 * Starts the function with these variables and no right but the network, reading, its environment and, as
 * hosted, the machine's name.
 * @param where another Deno, or another folder that holds the project's files
 */
export async function startFunction(
  variables: Record<string, string>,
  name: 'mail' | 'payments' = 'mail',
  { runtime = deno, folder = '.' }: { runtime?: string | undefined; folder?: string } = {},
): Promise<DenoFunction> {
  const port = await freePort();
  const source = join(folder, 'supabase/functions', name);
  const child = spawn(
    runtime ?? 'deno',
    [
      'run',
      '--quiet',
      '--cached-only',
      '--no-prompt',
      // What it imports stands among the project's packages; a deployment brings its own.
      '--node-modules-dir=manual',
      '--allow-net=127.0.0.1',
      '--allow-env',
      '--allow-sys=hostname',
      '--allow-read',
      `--config=${join(source, 'deno.json')}`,
      fileURLToPath(new URL('serve-at.ts', import.meta.url)),
      String(port),
      pathToFileURL(join(source, 'index.ts')).href,
    ],
    {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        DENO_NO_UPDATE_CHECK: '1',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes('Listening')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The function did not start: ${output}`)));
    // `--quiet` may keep the greeting back.
    const ask = () =>
      fetch(`http://127.0.0.1:${port}/${name}/none`).then(
        () => resolve(),
        () => child.exitCode === null && setTimeout(ask, 20),
      );
    void ask();
  });
  return {
    call: (path, init = { method: 'POST' }) =>
      fetch(`http://127.0.0.1:${port}/${name}${path}`, init),
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Lets the time pass for which a provider that took nothing is left alone. */
export const endPause = (db: Connection) =>
  db.query('update private.mail_provider set paused_until = null where paused_until is not null');

/** Forgets how the provider fared. */
export const recover = (db: Connection) =>
  db.query(
    'update private.mail_provider set refusals = 0, refused_since = null, paused_until = null, well_at = null where only_row',
  );

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of incoming) body += String(chunk);
  return body;
}

async function listening(server: Server | TcpServer): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** The part of the database's API that the function uses, over a connection whose clock a test can turn. */
export async function startApi(db: Connection, secretKey: string) {
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer(async (incoming, response) => {
    const body = JSON.parse((await bodyOf(incoming)) || '{}') as Record<string, unknown>;
    const name = /^\/rest\/v1\/rpc\/(\w+)$/.exec(incoming.url ?? '')?.[1];
    if (!name || incoming.headers['apikey'] !== secretKey) {
      return void response.writeHead(401).end();
    }
    const names = Object.keys(body);
    const sql = `select public.${name}(${names.map((one, nth) => `${one} => $${nth + 1}`).join(', ')}) as answer`;
    // One connection, one transaction at a time.
    const turn = last.then(() => call(db, { role: 'service_role' }, sql, Object.values(body)));
    last = turn;
    const outcome = await turn;
    const status = outcome.ok ? 200 : Number(/^PT(\d{3})$/.exec(outcome.code)?.[1] ?? 500);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(outcome.ok ? outcome.rows[0]?.['answer'] : outcome));
  });
  return { url: `http://127.0.0.1:${await listening(server)}`, stop: () => server.close() };
}

/** A letter as the provider got it. */
export interface Delivery {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Record<string, string>;
  readonly key: string;
}

/** How the provider behaves: `lost` takes a letter and its answer never arrives, `hangs` never answers. */
export type Mood = 'well' | 'down' | 'lost' | 'hangs' | { status: number; name: string };

/** A provider with Resend's manners: it takes each key once, and refuses a key with other words. */
export async function startProvider() {
  const taken = new Map<string, string>();
  const provider = {
    mood: 'well' as Mood,
    url: '',
    deliveries: [] as Delivery[],
    /** Every time a letter was handed over. */
    tries: 0,
    forget() {
      taken.clear();
      provider.deliveries.length = 0;
      provider.tries = 0;
      provider.mood = 'well';
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(async (incoming, response) => {
    provider.tries += 1;
    const { mood } = provider;
    if (mood === 'down') return void incoming.socket.destroy();
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (typeof mood === 'object')
      return void answer(mood.status, { name: mood.name, message: 'No.' });
    const body = await bodyOf(incoming);
    const key = String(incoming.headers['idempotency-key']);
    const before = taken.get(key);
    if (before !== undefined && before !== body) {
      return void answer(409, { name: 'invalid_idempotent_request' });
    }
    if (before === undefined) {
      taken.set(key, body);
      const { to, subject, text, html, headers } = JSON.parse(body) as Delivery & { to: string[] };
      provider.deliveries.push({ to: String(to[0]), subject, text, html, headers, key });
    }
    if (mood === 'lost') return void incoming.socket.destroy();
    if (mood !== 'hangs') answer(200, { id: `re_${key.slice(0, 8)}` });
  });
  provider.url = `http://127.0.0.1:${await listening(server)}`;
  return provider;
}

/** A mail server that takes letters, but for addresses that begin with `nobody` or `blocked`. */
export async function startMailServer() {
  const letters: string[] = [];
  const server = createTcpServer((socket) => {
    let data: string | null = null;
    let rest = '';
    socket.write('220 test ready\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      rest += String(chunk);
      for (let end; (end = rest.indexOf('\r\n')) >= 0;) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (data !== null) {
          if (line !== '.') data += `${line}\n`;
          else {
            letters.push(data);
            data = null;
            socket.write('250 taken\r\n');
          }
        } else if (/^(EHLO|HELO)/i.test(line)) socket.write('250 test\r\n');
        else if (/^RCPT TO:<nobody/i.test(line)) socket.write('550 5.1.1 no such user\r\n');
        else if (/^RCPT TO:<blocked/i.test(line))
          socket.write('550 5.7.1 client host is on a blocklist\r\n');
        else if (/^DATA/i.test(line)) {
          data = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  });
  return { port: await listening(server), letters, stop: () => server.close() };
}
