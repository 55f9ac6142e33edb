import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAuthService, session } from './auth-service.ts';

// A client of its own, made for the stand-in.
vi.resetModules();
afterAll(() => vi.resetModules());
const { openLink } = await import('../../../src/backend/mailed-link.ts');
const { backend } = await import('../../../src/backend/client.ts');

const link = { type: 'signup', tokenHash: 'abc', email: 'dee@mail.example' } as const;
const signedIn = async () => (await (await backend()).auth.getSession()).data.session?.user.id;

beforeEach(async () => {
  fakeAuthService({ 'POST /logout?scope=local': {} });
  await (await backend()).auth.signOut({ scope: 'local' });
});

describe('a link in a letter', () => {
  it('is used by its hash alone, and signs nobody in before it is entered', async () => {
    const dee = session('dee');
    const asked = fakeAuthService({ 'POST /verify': dee, 'GET /user': dee.user });
    const answer = await openLink(link);
    expect(asked.map(({ call }) => call)).toEqual(['POST /verify']);
    // With an address beside the hash the service refuses both (internal/api/verify.go, Validate).
    expect(asked[0]?.body).toMatchObject({ type: 'signup', token_hash: 'abc' });
    expect(Object.keys(asked[0]!.body)).not.toEqual(expect.arrayContaining(['email']));
    expect(answer).toMatchObject({
      ok: true,
      opened: { userId: 'dee', email: 'dee@mail.example' },
    });
    expect(await signedIn()).toBeUndefined();
    if (!answer.ok) return;
    expect(await answer.opened?.enter()).toMatchObject({ ok: true });
    expect(await signedIn()).toBe('dee');
  });

  it('leaves whoever is signed in as they are, also when it is given up', async () => {
    const [ana, dee] = [session('ana'), session('dee')];
    fakeAuthService({
      'POST /verify': dee,
      'GET /user': ana.user,
      'POST /logout?scope=local': {},
    });
    await (await backend()).auth.setSession(ana);
    const answer = await openLink(link);
    expect(await signedIn()).toBe('ana');
    if (answer.ok) await answer.opened?.discard();
    expect(await signedIn()).toBe('ana');
  });

  it('sets the password in the link’s own session, and ends every other session of the account', async () => {
    const dee = session('dee');
    const asked = fakeAuthService({
      'POST /verify': dee,
      'PUT /user': dee.user,
      'POST /logout?scope=others': {},
    });
    const answer = await openLink(link);
    if (!answer.ok) throw new Error(answer.message);
    expect(await answer.opened?.setPassword('orbit mango quiet')).toMatchObject({ ok: true });
    expect(asked.map(({ call }) => call)).toEqual([
      'POST /verify',
      'PUT /user',
      'POST /logout?scope=others',
    ]);
    for (const { token } of asked.slice(1)) expect(token).toBe(dee.access_token);
    expect(asked[1]?.body).toMatchObject({ password: 'orbit mango quiet' });
  });

  it('takes the password the account was begun with, and says where it is another', async () => {
    const dee = session('dee');
    const after = async (error_code: string, status: number) => {
      fakeAuthService({
        'POST /verify': dee,
        'PUT /user': { status, error_code },
        'POST /logout?scope=others': {},
      });
      const answer = await openLink(link);
      return answer.ok ? answer.opened?.setPassword('orbit mango quiet') : answer;
    };
    expect(await after('same_password', 422)).toMatchObject({ ok: true });
    expect(await after('current_password_invalid', 400)).toMatchObject({
      ok: false,
      code: 'current_password_invalid',
    });
  });

  it('that is the first of two of a change of address opens nothing yet', async () => {
    fakeAuthService({
      'POST /verify': {
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
        code: '200',
      },
    });
    expect(await openLink({ ...link, type: 'email_change' })).toEqual({ ok: true, opened: null });
  });

  it('that is too old says so', async () => {
    fakeAuthService({ 'POST /verify': { status: 403, error_code: 'otp_expired' } });
    expect(await openLink(link)).toMatchObject({
      ok: false,
      message: 'This link has been used or is too old. Ask for a new one.',
    });
  });
});
