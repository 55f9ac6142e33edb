import { afterAll, beforeEach, expect, it, vi } from 'vitest';

/** What the auth library makes of the next answer. */
const service = vi.hoisted(() => ({ data: {} as unknown }));
vi.mock('../../../src/backend/client.ts', () => ({
  patience: 15_000,
  backend: async () => ({
    auth: { signUp: async () => ({ data: service.data, error: null }) },
  }),
}));
// Whoever read it before has the real client.
vi.resetModules();
afterAll(() => vi.resetModules());
const { signUp } = await import('../../../src/backend/accounts.ts');

beforeEach(() => vi.stubGlobal('location', { origin: 'https://site.example' }));

it.each([
  ['confirms the address first', { user: { id: 'a' }, session: null }, false],
  ['is signed in at once', { user: { id: 'a' }, session: { access_token: 'x' } }, true],
])('a company that %s', async (_, data, signedIn) => {
  service.data = data;
  expect(await signUp('a@b.example', 'long enough', null)).toEqual({ ok: true, signedIn });
});

it.each([[{ user: null, session: null }], [{}], [null]])(
  'takes %o for no answer: no mail was promised',
  async (data) => {
    service.data = data;
    expect(await signUp('a@b.example', 'long enough', null)).toMatchObject({ kind: 'offline' });
  },
);
