import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** What the library was given to make its clients with. */
const given = vi.hoisted(() => ({
  fetch: undefined as typeof fetch | undefined,
  auth: [] as (object | undefined)[],
}));
vi.mock('@supabase/supabase-js', () => ({
  createClient: (
    _url: string,
    _key: string,
    { global, auth }: { global: { fetch: typeof fetch }; auth: object },
  ) => {
    given.fetch = global.fetch;
    given.auth.push(auth);
    return {};
  },
}));
// Whoever read it before has the real library.
vi.resetModules();
afterAll(() => vi.resetModules());
const { backend, onRefused, passingClient } = await import('../../../src/backend/client.ts');

beforeEach(() => {
  vi.stubEnv('PUBLIC_SUPABASE_KEY', 'the public key');
  void backend();
});

it('gives the library a call about the session that got no answer as a fault of the server', async () => {
  await backend();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect((await given.fetch!('https://x.example/auth/v1/token')).status).toBe(503);
  await expect(given.fetch!('https://x.example/rest/v1/staff')).rejects.toThrow('Failed to fetch');
});

it.each([402, 540])('ends no session at the host’s %i, which is no word on it', async (status) => {
  await backend();
  vi.stubGlobal('fetch', async () => Response.json({}, { status }));
  expect((await given.fetch!('https://x.example/auth/v1/token')).status).toBe(503);
});

it('never takes a session out of an address', async () => {
  await backend();
  await passingClient();
  expect(given.auth).toHaveLength(2);
  for (const auth of given.auth) expect(auth).toMatchObject({ detectSessionInUrl: false });
  expect(given.auth[1]).toMatchObject({ persistSession: false, autoRefreshToken: false });
});

describe('a call with a spoiled session', () => {
  const seen: string[] = [];
  /** Answers as PostgREST does: 401 to a spoiled token, and to visitors where they may not call. */
  const server = (open: boolean) =>
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      const token = new Headers(init.headers).get('Authorization') ?? '';
      seen.push(token.replace('Bearer ', ''));
      const ok = token.endsWith('renewed') || (open && token.endsWith('the public key'));
      return Response.json({ from: token }, { status: ok ? 200 : 401 });
    });
  const make = (path: string, method = 'POST') =>
    given.fetch!(`https://x.example/rest/v1/${path}`, {
      method,
      headers: { Authorization: 'Bearer spoiled' },
    });
  beforeEach(() => void seen.splice(0));

  it('is made again with a renewed one', async () => {
    server(false);
    onRefused(() => Promise.resolve({ access_token: 'renewed' } as never));
    expect((await make('staff', 'GET')).status).toBe(200);
    expect(seen).toEqual(['spoiled', 'renewed']);
  });

  it('that cannot be renewed is made as a visitor, where visitors may make it', async () => {
    server(true);
    onRefused(() => Promise.resolve(null));
    for (const path of ['rpc/companies_for', 'request_submissions']) {
      seen.splice(0);
      expect((await make(path)).status, path).toBe(200);
      expect(seen).toEqual(['spoiled', 'the public key']);
    }
    server(false);
    expect(await (await make('rpc/staff_list')).json()).toEqual({ from: 'Bearer spoiled' });
  });

  it('never reads or changes rows as a visitor, who would find none and be told nothing', async () => {
    server(true);
    onRefused(() => Promise.resolve(null));
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      seen.splice(0);
      expect((await make('companies', method)).status, method).toBe(401);
      expect(seen).toEqual(['spoiled']);
    }
  });
});
