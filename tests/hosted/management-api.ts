import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What the command line sent to Supabase's management API. */
export interface Sent {
  readonly method: string;
  /** Behind the project. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly type: string;
  readonly body: Buffer;
}

/** A recorder in place of Supabase's management API. */
export interface Recorder {
  readonly url: string;
  readonly sent: readonly Sent[];
  stop(): void;
}

/** The project that the command line is told of. */
export const project = 'abcdefghijklmnopqrst';

/** A new project, as far as the command line reads it; the rest of its configuration is as it began. */
const answers: Readonly<Record<string, object>> = {
  'GET ': {
    id: project,
    ref: project,
    organization_id: 'o',
    organization_slug: 'o',
    name: 'new',
    region: 'us-east-1',
    created_at: '2026-11-23T00:00:00Z',
    status: 'ACTIVE_HEALTHY',
    database: { host: 'db', version: '17.6.1', postgres_engine: '17', release_channel: 'ga' },
  },
  'GET /billing/addons': { selected_addons: [], available_addons: [] },
  'GET /config': {
    data: {
      type: 'project_config',
      id: project,
      attributes: {
        api: { schemas: ['public', 'graphql_public'] },
        auth: {
          site_url: 'http://localhost:3000',
          additional_redirect_urls: ['http://localhost:3000'],
        },
        database: {},
        pooler: {},
        realtime: {},
        storage: {},
      },
    },
  },
  'PATCH /postgrest': {
    db_schema: 'public',
    max_rows: 1000,
    db_extra_search_path: 'public',
    db_pool: null,
    db_pool_acquisition_timeout: 10,
    db_pool_max_lifetime: 1800,
    db_pool_max_idletime: 30,
    server_timing_enabled: false,
    jwt_secret: 'x',
  },
  'GET /functions': [],
};

const deployed = (slug: string | null) => ({
  id: slug,
  slug,
  name: slug,
  status: 'ACTIVE',
  version: 1,
});

/** Answers what the command line asks of the API, and keeps all that it sends. */
export async function startRecorder(): Promise<Recorder> {
  const sent: Sent[] = [];
  const server = createServer(async (incoming: IncomingMessage, response) => {
    const { pathname, searchParams: query } = new URL(incoming.url ?? '', 'http://recorder');
    const [, path = pathname] = /^\/v\d\/projects\/\w{20}(.*)$/.exec(pathname) ?? [];
    const method = incoming.method ?? '';
    const type = incoming.headers['content-type'] ?? '';
    const body = await buffer(incoming);
    if (method !== 'GET') sent.push({ method, path, query, type, body });
    const isDeploy = path === '/functions/deploy';
    const answer = isDeploy ? deployed(query.get('slug')) : answers[`${method} ${path}`];
    response.writeHead(isDeploy ? 201 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, sent, stop: () => server.close() };
}
