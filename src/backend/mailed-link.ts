import { askAuth, noAnswer, nothing, type AuthResult } from './auth-call.ts';
import { passingClient } from './client.ts';
import type { Result } from './failure.ts';
import { giveCode, giveRecoveryCode } from './staff-codes.ts';
import * as is from './shape.ts';

/** What a link in a letter of the auth service is for. */
export const linkTypes = ['signup', 'invite', 'recovery', 'magiclink', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];

/** What a link in a letter says behind its #. */
export interface MailedLink {
  readonly type: LinkType;
  readonly tokenHash: string;
  /** The address the letter went to, as the link says; nothing rests on it. */
  readonly email: string;
}

/** A link that was used up. Whose account it opens is known; this browser is not signed in with it yet. */
export interface OpenedLink {
  readonly userId: string;
  readonly email: string;
  /** Sets the account's password; the auth service signs everyone else out of it. */
  setPassword(password: string): Promise<AuthResult<object>>;
  /** Gives the code of an app, which an account with one needs before its password is set. */
  giveCode(code: string): Promise<AuthResult<object>>;
  /** Gives a recovery code in its place. */
  giveRecoveryCode(code: string): Promise<Result<object>>;
  /** Signs this browser in, in place of whoever was signed in. */
  enter(): Promise<AuthResult<object>>;
  /** Gives the session up unused. */
  discard(): Promise<AuthResult<object>>;
}

const isVerified = is.record({
  session: is.nullOr(is.record({ user: is.record({ id: is.text, email: is.text }) })),
});

/**
 * Uses a link up, in a session that this browser does not keep: another account that is signed in here
 * stays signed in until a person says otherwise.
 * @returns null where one of the two links of a change of address was pressed, and the other is awaited
 */
export async function openLink({
  type,
  tokenHash,
}: MailedLink): Promise<AuthResult<{ opened: OpenedLink | null }>> {
  const passing = passingClient();
  const client = () => passing;
  const mine = async () => (await passing).auth;
  const answer = await askAuth(
    (auth) => auth.verifyOtp({ type, token_hash: tokenHash }),
    (data) => (isVerified(data) ? data : null),
    mine,
  );
  if (!answer.ok) return answer;
  const { session } = answer;
  if (!session) return { ok: true, opened: null };
  return {
    ok: true,
    opened: {
      userId: session.user.id,
      email: session.user.email,
      async setPassword(password) {
        const set = await askAuth(
          // Where the service asks for the old one, this is right for whoever types it again.
          (auth) => auth.updateUser({ password, current_password: password }),
          nothing,
          mine,
        );
        // It is the one they chose when they signed up.
        if (!set.ok && set.code !== 'same_password') return set;
        return askAuth((auth) => auth.signOut({ scope: 'others' }), nothing, mine);
      },
      giveCode: (code) => giveCode(code, client),
      giveRecoveryCode: (code) => giveRecoveryCode(code, client),
      async enter() {
        const held = (await (await mine()).getSession()).data.session;
        return held ? askAuth((auth) => auth.setSession(held), nothing) : noAnswer;
      },
      discard: () => askAuth((auth) => auth.signOut({ scope: 'local' }), nothing, mine),
    },
  };
}
