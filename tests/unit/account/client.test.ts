import { afterAll, expect, it, vi } from 'vitest';

/** What the library was given to make its calls with. */
const given = vi.hoisted(() => ({ fetch: undefined as typeof fetch | undefined }));
vi.mock('@supabase/supabase-js', () => ({
  createClient: (_url: string, _key: string, { global }: { global: { fetch: typeof fetch } }) => {
    given.fetch = global.fetch;
    return {};
  },
}));
// Whoever read it before has the real library.
vi.resetModules();
afterAll(() => vi.resetModules());
const { backend } = await import('../../../src/backend/client.ts');

it('gives the library a call about the session that got no answer as a fault of the server', async () => {
  await backend();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect((await given.fetch!('https://x.example/auth/v1/token')).status).toBe(503);
  await expect(given.fetch!('https://x.example/rest/v1/staff')).rejects.toThrow('Failed to fetch');
});
