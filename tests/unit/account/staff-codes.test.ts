import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAuthService, session } from './auth-service.ts';

// A client of its own, made for the stand-in.
vi.resetModules();
afterAll(() => vi.resetModules());
const { backend } = await import('../../../src/backend/client.ts');
const { beginApp, confirmApp, dropApp, giveCode, giveRecoveryCode } =
  await import('../../../src/backend/staff-codes.ts');
const { openLink } = await import('../../../src/backend/mailed-link.ts');

// Shapes of supabase/auth: internal/api/mfa.go.
const factor = (id: string, status: 'verified' | 'unverified') => ({
  id,
  status,
  factor_type: 'totp',
  friendly_name: 'App',
});
const enrolled = {
  id: 'new',
  type: 'totp',
  friendly_name: 'App',
  totp: { qr_code: '<svg/>', secret: 'JBSWY3DP', uri: 'otpauth://totp/x?secret=JBSWY3DP' },
};
const challenge = { id: 'asked', type: 'totp', expires_at: 1 };
const fully = session('ada', { aal: 'aal2' });
const ada = (...factors: object[]) => ({ ...fully.user, factors });

const aal = async () => {
  const { data } = await (await backend()).auth.mfa.getAuthenticatorAssuranceLevel();
  return data?.currentLevel;
};

beforeEach(async () => {
  const first = session('ada');
  fakeAuthService({ 'GET /user': first.user });
  await (await backend()).auth.setSession(first);
});

describe('an app that makes codes', () => {
  it('is begun anew, and nothing of an earlier beginning stays', async () => {
    const asked = fakeAuthService({
      'GET /user': ada(factor('old', 'unverified')),
      'DELETE /factors/old': { id: 'old' },
      'POST /factors': enrolled,
    });
    expect(await beginApp()).toEqual({
      ok: true,
      app: { id: 'new', secret: 'JBSWY3DP', squares: 'data:image/svg+xml;utf-8,<svg/>' },
    });
    expect(asked.map(({ call }) => call)).toEqual([
      'GET /user',
      'DELETE /factors/old',
      'POST /factors',
    ]);
    expect(asked.at(-1)?.body).toMatchObject({ factor_type: 'totp' });
  });

  it('is answered by its first code, and the session then says so', async () => {
    const asked = fakeAuthService({
      'POST /factors/new/challenge': challenge,
      'POST /factors/new/verify': fully,
    });
    expect(await aal()).toBe('aal1');
    expect(await confirmApp('new', '123456')).toMatchObject({ ok: true });
    expect(asked.at(-1)?.body).toMatchObject({ code: '123456', challenge_id: 'asked' });
    expect(await aal()).toBe('aal2');
  });

  it('is asked for its code later, and a wrong one is said in words', async () => {
    const known = {
      'GET /user': ada(factor('half', 'unverified'), factor('app', 'verified')),
      'POST /factors/app/challenge': challenge,
    };
    fakeAuthService({
      ...known,
      'POST /factors/app/verify': { status: 422, error_code: 'mfa_verification_failed' },
    });
    expect(await giveCode('000000')).toMatchObject({
      ok: false,
      message: expect.stringContaining('That code is not right') as string,
    });
    fakeAuthService({ ...known, 'POST /factors/app/verify': fully });
    expect(await giveCode('123456')).toMatchObject({ ok: true });
  });

  it('is taken off with what was begun beside it', async () => {
    const asked = fakeAuthService({
      'GET /user': ada(factor('app', 'verified')),
      'DELETE /factors/app': { id: 'app' },
      'POST /token?grant_type=refresh_token': session('ada'),
    });
    expect(await dropApp()).toMatchObject({ ok: true });
    expect(asked.map(({ call }) => call)).toContain('DELETE /factors/app');
  });

  it('is not offered by every server: that is said, and no fault', async () => {
    fakeAuthService({ 'GET /user': ada() });
    vi.stubGlobal('fetch', async (input: string) =>
      new URL(input).pathname.endsWith('/factors')
        ? new Response('404 Not Found', { status: 404 })
        : Response.json(ada()),
    );
    expect(await beginApp()).toMatchObject({
      ok: false,
      message: 'Our server does not offer this.',
    });
  });
});

it('a recovery code is given to the database, in the session of the password', async () => {
  const asked = fakeAuthService({ 'POST /rest/v1/rpc/use_recovery_code': {} });
  expect(await giveRecoveryCode('aaaaa-bbbbb')).toMatchObject({ ok: true });
  expect(asked.at(-1)?.body).toEqual({ code: 'aaaaa-bbbbb' });
});

it('a new password by a link takes the code first, in the link’s own session', async () => {
  const first = session('ada');
  const link = { type: 'recovery', tokenHash: 'abc', email: 'ada@mail.example' } as const;
  const user = ada(factor('app', 'verified'));
  const answers = {
    'POST /verify': first,
    'GET /user': user,
    'POST /factors/app/challenge': challenge,
    'POST /factors/app/verify': fully,
    'POST /logout?scope=others': {},
  };
  fakeAuthService({ ...answers, 'PUT /user': { status: 401, error_code: 'insufficient_aal' } });
  const answer = await openLink(link);
  if (!answer.ok || !answer.opened) throw new Error('It opens nothing.');
  expect(await answer.opened.setPassword('orbit mango quiet')).toMatchObject({
    ok: false,
    code: 'insufficient_aal',
  });
  const asked = fakeAuthService({ ...answers, 'PUT /user': user });
  expect(await answer.opened.giveCode('123456')).toMatchObject({ ok: true });
  expect(await answer.opened.setPassword('orbit mango quiet')).toMatchObject({ ok: true });
  expect(asked.find(({ call }) => call === 'PUT /user')?.token).toBe(fully.access_token);
});
