import { randomBytes, randomUUID } from 'node:crypto';
import type { Channel } from '../../../src/backend/requests.ts';
import { consentsFor } from '../../../src/homeowner/request/consent.ts';
import { call, type Caller, type Connection, type Outcome } from './database.ts';

/** Someone nobody knows. */
export const anonymous: Caller = { role: 'anon' };

/** Whoever holds a request's private link. */
export const holding = (token: string): Caller => ({
  role: 'anon',
  headers: { 'x-request-token': token },
});

/** Whoever opened the link mailed to the person who sent a request. */
export const mailed = (secret: string): Caller => ({
  role: 'anon',
  headers: { 'x-confirmation-token': secret },
});

/** Makes a new secret for a mailed link, as a letter does; the one before stops working. */
export async function issue(
  db: Connection,
  link: 'confirmation' | 'invitation',
  id: string,
): Promise<string> {
  const secret = randomBytes(32).toString('hex');
  const whose = link === 'confirmation' ? 'request_id' : 'invitation_id';
  await db.query(
    `insert into private.${link}_tokens (${whose}, token_hash) values ($1, encode(sha256(convert_to($2, 'UTF8')), 'hex'))
     on conflict (${whose}) do update set token_hash = excluded.token_hash`,
    [id, secret],
  );
  return secret;
}

/** Someone behind a network address, as the host's own proxy names it. */
export const from = (address: string): Caller => ({
  role: 'anon',
  headers: { 'cf-connecting-ip': address },
});

/** Signs a user up the way the auth service does, with an address that is confirmed. */
export async function signUp(
  db: Connection,
  meta: Record<string, unknown> = {},
  address?: string,
): Promise<Caller> {
  const userId = randomUUID();
  await db.query(
    `insert into auth.users (id, aud, role, email, raw_user_meta_data, email_confirmed_at, created_at, updated_at)
     values ($1, 'authenticated', 'authenticated', $2, $3, now(), now(), now())`,
    [userId, address ?? `${userId}@people.example`, JSON.stringify(meta)],
  );
  return { role: 'authenticated', userId };
}

/** Gives someone an app that makes codes, as the auth service does. */
export const addApp = (db: Connection, { userId }: Caller, status = 'verified') =>
  db.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', $2, now(), now())`,
    [userId, status],
  );

/** What the staff tick before they approve a company whose trades need no license. */
export const checked = ['insurance', 'address', 'name', 'phone'];

/** A company with its one member, set up by the operator. */
export interface Company {
  readonly id: string;
  readonly name: string;
  readonly member: Caller;
}

/** Signs a company up and, as the operator, gives it trades, cities and a status. */
export async function addCompany(
  db: Connection,
  name: string,
  { status = 'approved', trades = ['roofing'], cities = ['southlake'], replyHours = 24 } = {},
): Promise<Company> {
  const member = await signUp(db, { company_name: name });
  const { rows } = await db.query('select company_id from company_members where user_id = $1', [
    member.userId,
  ]);
  const id = String(rows[0]?.['company_id']);
  await db.query('update companies set status = $2, reply_hours = $3 where id = $1', [
    id,
    status,
    replyHours,
  ]);
  await db.query(
    'insert into company_trades (company_id, trade_id) select $1, unnest($2::text[])',
    [id, trades],
  );
  await db.query('insert into company_cities (company_id, city_id) select $1, unnest($2::text[])', [
    id,
    cities,
  ]);
  return { id, name, member };
}

/** An admin of the site and one of its developers. */
export async function addStaff(db: Connection): Promise<Record<'admin' | 'developer', Caller>> {
  const admin = await signUp(db);
  const developer = await signUp(db);
  await db.query(
    `insert into staff (user_id, role) values ($1, 'admin'), ($2, 'developer_admin')`,
    [admin.userId, developer.userId],
  );
  return { admin, developer };
}

/** The staff, and a member of a company. */
export async function addTeam(
  db: Connection,
): Promise<Record<'admin' | 'developer' | 'member', Caller>> {
  const { member } = await addCompany(db, 'Oak Roofing');
  return { ...(await addStaff(db)), member };
}

/** A request as the browser makes it. */
export interface Submission {
  readonly id: string;
  readonly token: string;
  readonly email: string;
  readonly phone: string;
  readonly body: Record<string, unknown>;
}

/**
 * A well-formed request for roofing in Southlake, agreeing to these channels; `changes` overrides parts
 * of its body.
 */
export function submission(
  companies: readonly Company[],
  changes: Record<string, unknown> = {},
  channels: readonly Channel[] = ['email', 'call'],
): Submission {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  const email = `home-${id.slice(0, 8)}@mail.example`;
  const phone = `817-555-${String(1000 + (randomBytes(2).readUInt16BE() % 9000))}`;
  const body = {
    token,
    website: '',
    trade: 'roofing',
    city: 'southlake',
    page: '/roofing-results',
    companies: companies.map((company) => company.id),
    contact: {
      name: 'Pat Homeowner',
      email,
      phone,
      zip: '76092',
      note: 'Hail.',
      preferred: channels.at(-1),
    },
    consents: consents(companies, email, phone, channels),
    estimate: {
      low: 9000,
      typical: 12000,
      high: 16000,
      label: 'Roof',
      modelVersion: '1',
      narrows: 1800,
      lines: [{ label: 'Tear-off', amount: '24 squares', usd: 2400, source: 'R1' }],
    },
    answers: [{ label: 'Roof area', words: '2,400 sq ft' }],
    unanswered: [{ label: 'Pitch', words: '6 in 12', mark: 'first' }],
    gpc: false,
    seconds: 40,
    referrer: '',
    ...changes,
  };
  return { id, token, email, phone, body };
}

/** The published words of these channels, as the page shows them. */
export const consents = (
  companies: readonly { readonly name: string }[],
  email: string,
  phone: string,
  channels: readonly Channel[] = ['email', 'call'],
) => consentsFor(channels, { companies: companies.map(({ name }) => name), email, phone });

/** Opens a request's contact data for a company, as its people do. */
export const open = (db: Connection, caller: Caller, { id }: { id: string }): Promise<Outcome> =>
  call(db, caller, 'select open_received($1) as contact', [id]);

/** Sends a request as the API would. */
export const send = (
  db: Connection,
  { id, body }: { id: string; body: unknown },
  caller: Caller = anonymous,
): Promise<Outcome> =>
  call(db, caller, 'insert into request_submissions (id, body) values ($1, $2)', [
    id,
    JSON.stringify(body),
  ]);
