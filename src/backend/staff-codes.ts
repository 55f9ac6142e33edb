import { askAuth, nothing, type Auth, type AuthResult } from './auth-call.ts';
import { ask, tell } from './call.ts';
import { backend } from './client.ts';
import type { Result } from './failure.ts';
import * as is from './shape.ts';

/**
 * How staff stand with the code that comes after the password: given in this session, to give, to set up
 * where all staff need one, or needed by nobody.
 */
export type CodeState = is.Shaped<typeof isCodeState>;
const isCodeState = is.oneOf('given', 'to give', 'to set up', 'none');

/** Asks the database, which decides, how the one who is signed in stands. */
export const readCodeState = () => ask('code_of_staff', {}, isCodeState);

/** Makes ten recovery codes, in place of those made before. They are shown this once. */
export const makeRecoveryCodes = () => ask('make_recovery_codes', {}, is.listOf(is.text));

type Whose = () => ReturnType<typeof backend>;

const authOf = (whose: Whose) => async (): Promise<Auth> => (await whose()).auth;

const isApps = is.record({
  totp: is.listOf(is.record({ id: is.text })),
  all: is.listOf(is.record({ id: is.text, status: is.text })),
});

const appsOf = (whose: Whose) =>
  askAuth(
    (auth) => auth.mfa.listFactors(),
    (data) => (isApps(data) ? data : null),
    authOf(whose),
  );

/** What a person copies or scans into an app. */
export interface NewApp {
  readonly id: string;
  /** The key, to be typed where a camera cannot scan. */
  readonly secret: string;
  /** The same as squares for a camera: a picture as a data: address, drawn by the service. */
  readonly squares: string;
}

const isNewApp = is.record({ id: is.text, totp: is.record({ secret: is.text, qr_code: is.text }) });

/** Takes apps off one's own account; those that were answered only in a session that gave their code. */
async function dropApps(which: (status: string) => boolean): Promise<AuthResult<object>> {
  const known = await appsOf(backend);
  if (!known.ok) return known;
  for (const { id, status } of known.all) {
    if (!which(status)) continue;
    const dropped = await askAuth((auth) => auth.mfa.unenroll({ factorId: id }), nothing);
    if (!dropped.ok) return dropped;
  }
  return { ok: true };
}

/** Begins to add an app; what was begun before and never answered is dropped. */
export async function beginApp(): Promise<AuthResult<{ app: NewApp }>> {
  const cleared = await dropApps((status) => status !== 'verified');
  if (!cleared.ok) return cleared;
  return askAuth(
    (auth) => auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' }),
    (data) =>
      isNewApp(data)
        ? { app: { id: data.id, secret: data.totp.secret, squares: data.totp.qr_code } }
        : null,
  );
}

/** Answers with the first code of a new app. From then on it is asked for. */
export const confirmApp = (factorId: string, code: string): Promise<AuthResult<object>> =>
  askAuth((auth) => auth.mfa.challengeAndVerify({ factorId, code }), nothing);

/** Gives the code that the app shows now. */
export async function giveCode(code: string, whose: Whose = backend): Promise<AuthResult<object>> {
  const known = await appsOf(whose);
  if (!known.ok) return known;
  const factorId = known.totp[0]?.id ?? '';
  return askAuth((auth) => auth.mfa.challengeAndVerify({ factorId, code }), nothing, authOf(whose));
}

/** Gives a recovery code: the app is taken off the account. */
export const giveRecoveryCode = (code: string, whose: Whose = backend): Promise<Result<object>> =>
  tell(async () => (await whose()).rpc('use_recovery_code', { code }));

/** Takes the app off one's own account, in a session that gave its code. */
export async function dropApp(): Promise<AuthResult<object>> {
  const dropped = await dropApps(() => true);
  // What the session says of how far it signed in changes with it.
  return dropped.ok ? askAuth((auth) => auth.refreshSession(), nothing) : dropped;
}
