import { spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { makeKeys, type Keys } from '../../../scripts/backend/keys.ts';
import { freePort } from '../../../scripts/ports.ts';
import type { Api } from './api.ts';
import type { Row } from './database.ts';
import { startServer, type Session } from './server.ts';

/**
 * A hosted project's address on this machine: PostgREST over a server made like Supabase's, behind the
 * door that knows the keys. Accounts are made by a stand-in of the auth service that signs up, signs in
 * and changes what a user says of herself, as `supabase_auth_admin`; it sends no mail.
 */
export async function startHostedApi(): Promise<Api> {
  const keys = makeKeys();
  const server = await startServer();
  const postgrest = await startPostgrest(server.port, server.database, keys);
  const accounts = accountsOf(await server.connect('supabase_auth_admin'), keys);
  const door = createServer((incoming, response) => {
    const { pathname, search } = new URL(incoming.url ?? '/', 'http://door');
    const answered = pathname.startsWith('/auth/v1/')
      ? accounts.answer(pathname.slice('/auth/v1/'.length), incoming, response)
      : passOn(
          `${postgrest.url}${pathname.replace(/^\/rest\/v1/, '')}${search}`,
          incoming,
          response,
          keys,
        );
    answered.catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  const port = await freePort();
  door.listen(port, '127.0.0.1');
  await once(door, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    keys,
    async stop() {
      door.closeAllConnections();
      door.close();
      await postgrest.stop();
      await accounts.close();
      await server.stop();
    },
  };
}

async function startPostgrest(port: number, database: string, keys: Keys) {
  const own = await freePort();
  const child = spawn('postgrest', [], {
    env: {
      PATH: process.env['PATH'],
      PGRST_DB_URI: `postgresql://authenticator@127.0.0.1:${port}/${database}`,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public, extensions',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_JWT_SECRET: keys.SUPABASE_JWT_SECRET,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(own),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output = (output + chunk).slice(-4000)));
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk).slice(-4000)));
  const url = `http://127.0.0.1:${own}`;
  // It answers 503 until it has read the schema.
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`PostgREST did not start:\n${output}`);
    await pause(20);
  }
  return {
    url,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Headers without those that are about one connection, or say how a body was packed. */
const kept = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) =>
        !/^(host|connection|apikey|transfer-encoding|content-(length|encoding))$/.test(name),
    ),
  ) as Record<string, string>;

/** Hands a call to PostgREST; a key of the project becomes the token of its role, as hosted. */
async function passOn(
  url: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  keys: Keys,
) {
  const { apikey, authorization } = incoming.headers;
  const role = {
    [keys.SUPABASE_PUBLISHABLE_KEY]: 'anon',
    [keys.SUPABASE_SECRET_KEY]: 'service_role',
  }[String(apikey)];
  if (!role) return void response.writeHead(401).end();
  const own = authorization && authorization !== `Bearer ${String(apikey)}`;
  const body = await bodyOf(incoming);
  const answer = await fetch(url, {
    method: incoming.method ?? 'GET',
    headers: {
      ...kept(incoming.headers),
      authorization: own ? authorization : `Bearer ${tokenOf({ role }, keys)}`,
    },
    ...(body && { body }),
  });
  response.writeHead(answer.status, kept(Object.fromEntries(answer.headers)));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that holds for an hour. */
function tokenOf(claims: Record<string, unknown>, keys: Keys): string {
  const now = Math.floor(Date.now() / 1000);
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, iat: now, exp: now + 3600 })}`;
  const signature = createHmac('sha256', keys.SUPABASE_JWT_SECRET).update(unsigned);
  return `${unsigned}.${signature.digest('base64url')}`;
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of incoming) body += String(chunk);
  return body;
}

/** The part of the auth service's manners that the tests of the API need. */
function accountsOf(db: Session, keys: Keys) {
  const passwords = new Map<string, string>();
  const found = async (column: 'id' | 'email', value: unknown) =>
    (await db.query(`select * from users where ${column} = $1`, [value])).rows[0];
  const told = (row: Row) => ({
    id: row['id'],
    aud: 'authenticated',
    role: 'authenticated',
    email: row['email'],
    email_confirmed_at: row['email_confirmed_at'],
    app_metadata: row['raw_app_meta_data'],
    user_metadata: row['raw_user_meta_data'],
    created_at: row['created_at'],
  });
  const session = (row: Row) => ({
    access_token: tokenOf(
      {
        sub: row['id'],
        role: 'authenticated',
        aud: 'authenticated',
        email: row['email'],
        aal: 'aal1',
      },
      keys,
    ),
    token_type: 'bearer',
    expires_in: 3600,
    refresh_token: randomUUID(),
    user: told(row),
  });
  /** Whose token a call carries; the API checks its signature, here it is one of ours. */
  const caller = (incoming: IncomingMessage) => {
    const claims = incoming.headers.authorization?.split('.')[1] ?? '';
    const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as Row;
    return sub ? found('id', sub) : undefined;
  };
  const refused = (code: string): [number, object] => [400, { error_code: code, msg: code }];

  const ways: Record<string, (body: Row, incoming: IncomingMessage) => Promise<[number, object]>> =
    {
      'GET health': async () => [200, {}],
      'POST signup': async ({ email, password, data }) => {
        if (await found('email', email)) return refused('user_already_exists');
        const id = randomUUID();
        await db.query(
          `insert into users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data, email_confirmed_at, created_at, updated_at)
         values ($1, 'authenticated', 'authenticated', $2, '{}', $3, now(), now(), now())`,
          [id, email, data ?? {}],
        );
        passwords.set(String(email), String(password));
        return [200, session((await found('id', id))!)];
      },
      'POST token': async ({ email, password }) => {
        const row = await found('email', email);
        return row && passwords.get(String(email)) === password
          ? [200, session(row)]
          : refused('invalid_credentials');
      },
      'GET user': async (_, incoming) => {
        const row = await caller(incoming);
        return row ? [200, told(row)] : [401, { error_code: 'bad_jwt', msg: 'bad_jwt' }];
      },
      'PUT user': async ({ data }, incoming) => {
        const row = await caller(incoming);
        if (!row) return [401, { error_code: 'bad_jwt', msg: 'bad_jwt' }];
        await db.query(
          'update users set raw_user_meta_data = raw_user_meta_data || $2::jsonb where id = $1',
          [row['id'], data ?? {}],
        );
        return [200, told((await found('id', row['id']))!)];
      },
    };
  return {
    async answer(path: string, incoming: IncomingMessage, response: ServerResponse) {
      const body = JSON.parse((await bodyOf(incoming)) || '{}') as Row;
      const [status, answer] = (await ways[`${incoming.method} ${path}`]?.(body, incoming)) ?? [
        404,
        {},
      ];
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer));
    },
    close: () => db.close(),
  };
}
