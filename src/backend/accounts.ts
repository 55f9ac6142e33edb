import { askAuth, nothing, type AuthResult } from './auth-call.ts';
import { command, rows } from './call.ts';
import { wordsFor } from './auth-words.ts';
import { passingClient } from './client.ts';
import type { Result } from './failure.ts';
import { readCodeState, type CodeState } from './staff-codes.ts';
import * as is from './shape.ts';

/** What the site's own people may be. */
export type StaffRole = is.Shaped<typeof isStaffRole>;
export const isStaffRole = is.oneOf('admin', 'developer_admin');

/** An owner invites and removes members; both work the requests. */
export type MemberRole = is.Shaped<typeof isMemberRole>;
export const isMemberRole = is.oneOf('owner', 'member');

const isCompany = is.record({ id: is.text, name: is.text, status: is.text });

/** A company the account belongs to, and what the account may do in it. */
export type OwnCompany = is.Shaped<typeof isCompany> & { readonly role: MemberRole };

/** What an account may do here, as the database says; nothing the browser keeps has a part in it. */
export interface Standing {
  readonly staffRole: StaffRole | null;
  /** How staff stand with the code after the password; `none` for everyone else. */
  readonly code: CodeState;
  /** At most one: an account belongs to one company. */
  readonly companies: readonly OwnCompany[];
}

const isStaff = is.record({ role: isStaffRole });
const isMembership = is.record({ role: isMemberRole, companies: isCompany });

/** Asks the database what the one who is signed in may do. */
export async function standingOf(userId: string): Promise<Result<{ data: Standing }>> {
  const [staff, memberships] = await Promise.all([
    rows(isStaff, (database) => database.from('staff').select('role').eq('user_id', userId)),
    rows(isMembership, (database) =>
      database
        .from('company_members')
        .select('role, companies!inner(id, name, status)')
        .eq('user_id', userId),
    ),
  ]);
  if (!staff.ok) return staff;
  if (!memberships.ok) return memberships;
  const staffRole = staff.data[0]?.role ?? null;
  const code = staffRole ? await readCodeState() : ({ ok: true, data: 'none' } as const);
  if (!code.ok) return code;
  const companies = memberships.data.map(({ role, companies }) => ({ ...companies, role }));
  return { ok: true, data: { staffRole, code: code.data, companies } };
}

/** What a company says about itself when it signs up. The database checks each part and makes it pending. */
export interface CompanyApplication {
  readonly name: string;
  readonly phone: string;
  readonly website: string;
  readonly license: string;
  readonly replyHours: number;
  readonly trades: readonly string[];
  readonly cities: readonly string[];
}

const isSignUp = is.record({ user: is.record({ id: is.text }), session: is.nullOr(is.object) });

/** An address that was asked for a moment ago answers like one that nobody knows. */
const unlessOfAddress = (answer: AuthResult<object>): AuthResult<object> =>
  !answer.ok && answer.ofAddress ? { ok: true } : answer;

/** Signs in. */
export const signIn = (email: string, password: string): Promise<AuthResult<object>> =>
  askAuth((auth) => auth.signInWithPassword({ email, password }), nothing);

/**
 * Makes an account, with a company that waits for approval, or with none for someone who was invited.
 * An address that has an account already answers like a new one.
 * @returns whether a session began at once; else the address is confirmed first
 */
export async function signUp(
  email: string,
  password: string,
  company: CompanyApplication | null,
): Promise<AuthResult<{ signedIn: boolean }>> {
  const answer = await askAuth(
    (auth) =>
      auth.signUp({
        email,
        password,
        options: {
          data: company
            ? {
                company_name: company.name,
                phone: company.phone,
                website: company.website,
                license: company.license,
                reply_hours: company.replyHours,
                trades: company.trades,
                cities: company.cities,
              }
            : {},
        },
      }),
    (data) => (isSignUp(data) ? { signedIn: data.session !== null } : null),
  );
  const taken = !answer.ok && ['user_already_exists', 'email_exists'].includes(answer.code);
  return taken ? { ok: true, signedIn: false } : answer;
}

/** Asks for the link that confirms an address once more. Does not say whether it waits for one. */
export const sendConfirmation = async (email: string): Promise<AuthResult<object>> =>
  unlessOfAddress(await askAuth((auth) => auth.resend({ type: 'signup', email }), nothing));

/** Asks for a link to a new password. Does not say whether the address has an account. */
export const requestNewPassword = async (email: string): Promise<AuthResult<object>> =>
  unlessOfAddress(await askAuth((auth) => auth.resetPasswordForEmail(email), nothing));

/**
 * Changes the password of the one who is signed in, who gives the old one, and signs every other device out.
 * @returns whether that was heard, too
 */
export async function changePassword(
  email: string,
  old: string,
  password: string,
): Promise<AuthResult<{ readonly othersLeft: boolean }>> {
  // A project may be set to ask for the old one itself; this asks for it in any case.
  const client = passingClient();
  const passing = async () => (await client).auth;
  const known = await askAuth(
    (auth) => auth.signInWithPassword({ email, password: old }),
    nothing,
    passing,
  );
  if (!known.ok) {
    return known.code === 'invalid_credentials'
      ? {
          ...known,
          code: 'current_password_invalid',
          message: wordsFor('current_password_invalid'),
        }
      : known;
  }
  await askAuth((auth) => auth.signOut({ scope: 'local' }), nothing, passing);
  const answer = await askAuth(
    (auth) => auth.updateUser({ password, current_password: old }),
    nothing,
  );
  if (!answer.ok) return answer;
  // The hosted service has done that with the change; the embedded one has not.
  const { ok: othersLeft } = await askAuth((auth) => auth.signOut({ scope: 'others' }), nothing);
  return { ok: true, othersLeft };
}

/**
 * Asks for another address to sign in with. Letters go to the address used until now and to the new one:
 * it changes once the links of both were pressed.
 */
export const changeEmail = (email: string): Promise<AuthResult<object>> =>
  askAuth((auth) => auth.updateUser({ email }), nothing);

/** Joins the company of a mailed invitation. */
export const acceptInvitation = (secret: string) => command('accept_invitation', { secret });
