import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMailIn, localMail, type LocalMail } from '../../scripts/backend/mail.ts';
import { seedDemo } from '../../scripts/seed-demo.ts';
import { readArrival } from '../../src/account/arrival.ts';
import type { AccountMail } from '../../supabase/functions/mail/account-letters.ts';
import { demoAccounts } from '../../supabase/demo-accounts.ts';
import { startEmbedded, type EmbeddedBackend } from './harness/embedded.ts';
import { submission } from './harness/people.ts';

/** The mail of `npm start`: the same function, in Node, into the operator's mailbox. */
const siteUrl = 'http://localhost:4321';
let server: EmbeddedBackend;
let operator: SupabaseClient;
let mail: LocalMail;
const found: AccountMail[] = [];
let tell: () => void = () => undefined;

const client = (key: string) =>
  createClient(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
const signedIn = async (email: string) => {
  const user = client(server.keys.SUPABASE_PUBLISHABLE_KEY);
  const { password = '' } = demoAccounts.find((one) => one.email === email) ?? {};
  const { error } = await user.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return user;
};
const mailboxOf = async (reader: SupabaseClient, to: string) =>
  (await reader.from('mailbox').select('*').eq('to_address', to).throwOnError()).data ?? [];

beforeAll(async () => {
  const findMail = accountMailIn((one) => {
    found.push(one);
    tell();
  });
  server = await startEmbedded(findMail);
  const publishableKey = server.keys.SUPABASE_PUBLISHABLE_KEY;
  const secretKey = server.keys.SUPABASE_SECRET_KEY;
  await seedDemo({ url: server.url, publishableKey, secretKey });
  operator = client(secretKey);
  mail = localMail({ url: server.url, secretKey, siteUrl }, () => undefined);
});
afterAll(async () => {
  await server?.remove();
});

async function requested() {
  const { data } = await operator
    .from('companies')
    .select('id, name, company_members(signup_email), company_trades!inner(trade_id)')
    .eq('company_trades.trade_id', 'roofing')
    .eq('status', 'approved')
    .limit(1)
    .throwOnError();
  const [picked] = data ?? [];
  const sent = submission([{ id: picked!.id, name: picked!.name, member: { role: 'anon' } }]);
  const { error } = await client(server.keys.SUPABASE_PUBLISHABLE_KEY)
    .from('request_submissions')
    .insert({ id: sent.id, body: sent.body });
  if (error) throw error;
  const { data: members } = await operator
    .from('company_members')
    .select('signup_email')
    .eq('company_id', picked!.id)
    .throwOnError();
  return { ...sent, member: String(members?.[0]?.signup_email) };
}

describe('the embedded server’s mail', () => {
  it('arrives once in the mailbox, with a link that opens the request', async () => {
    const sent = await requested();
    expect(await mail.sendDue()).toBe(true);
    expect(await mail.sendDue()).toBe(true);
    const developer = await signedIn('developer@demo.example');
    const admin = await signedIn('admin@demo.example');
    const [letter, ...more] = await mailboxOf(admin, sent.email);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ kind: 'request sent', request_id: sent.id });
    const [, token = ''] = new RegExp(`#request=${sent.id}\\.(\\w+)`).exec(letter.plain) ?? [];
    const { data } = await client(server.keys.SUPABASE_PUBLISHABLE_KEY)
      .rpc('read_request')
      .setHeader('x-request-token', token);
    expect(data).toMatchObject({ id: sent.id, contact: { email: sent.email } });

    const [told] = await mailboxOf(admin, sent.member);
    expect(told).toMatchObject({ kind: 'new request' });
    expect(told.plain).toContain(`${siteUrl}/dashboard?request=${sent.id}`);
    expect(JSON.stringify(told)).not.toContain(sent.email);

    for (const other of ['developer@demo.example', 'ana@demo.example']) {
      expect(await mailboxOf(await signedIn(other), sent.email)).toEqual([]);
    }
    expect(await mailboxOf(developer, sent.member)).toEqual([]);
    const visitor = client(server.keys.SUPABASE_PUBLISHABLE_KEY);
    expect((await visitor.from('mailbox').select('*')).data ?? []).toEqual([]);
    for (const user of [visitor, await signedIn('ana@demo.example'), developer]) {
      for (const call of ['claim_mail', 'finish_mail', 'suppress_mail', 'unsend_mail']) {
        expect((await user.rpc(call)).error, call).not.toBeNull();
      }
    }
    const state = await developer.rpc('mail_state');
    expect(state.data).toMatchObject({ queued: 0, dead: 0 });
  });

  it('leaves nothing of a person who takes the request back', async () => {
    const sent = await requested();
    await mail.sendDue();
    const { error } = await client(server.keys.SUPABASE_PUBLISHABLE_KEY)
      .rpc('withdraw_request')
      .setHeader('x-request-token', sent.token);
    expect(error).toBeNull();
    expect(await mailboxOf(operator, sent.email)).toEqual([]);
    await mail.sendDue();
    const letters = await mailboxOf(operator, sent.member);
    expect(letters.map(({ kind }) => kind)).toContain('taken back');
    expect(JSON.stringify(letters)).not.toContain(sent.email);
  });

  it('holds the letters of the auth service, in the look of the rest', async () => {
    const email = 'cruz@demo.example';
    const heard = new Promise<void>((resolve) => (tell = resolve));
    const { error } = await operator.auth.resetPasswordForEmail(email);
    expect(error).toBeNull();
    await heard;
    expect(found.at(-1)).toMatchObject({
      user: { email },
      email_data: { email_action_type: 'recovery' },
    });
    expect(await mail.sendAccountMail(found.at(-1)!)).toBe(true);
    const [letter] = await mailboxOf(operator, email);
    expect(letter).toMatchObject({ kind: 'account', subject: 'Choose a new password' });
    const [link = ''] = /http\S+\/auth#\S+/.exec(letter.plain) ?? [];
    expect(link.startsWith(siteUrl)).toBe(true);
    const { type, tokenHash } = readArrival(new URL(link)).link!;
    const visitor = client(server.keys.SUPABASE_PUBLISHABLE_KEY);
    const { data } = await visitor.auth.verifyOtp({ type, token_hash: tokenHash });
    expect(data.user?.email).toBe(email);
  });

  it('waits while the database is away', async () => {
    const away = localMail({ url: 'http://127.0.0.1:1', secretKey: 'x', siteUrl }, () => undefined);
    expect(await away.sendDue()).toBe(false);
  });
});

describe('what the auth service prints', () => {
  const printed = (to: string, text: string) =>
    `[@supabase/lite] email captured (not delivered)\nTo: ${to}\nSubject: Hello\n\n${text}\n`;
  const read = (...pieces: string[]) => {
    const mails: AccountMail[] = [];
    const take = accountMailIn((one) => mails.push(one));
    pieces.forEach(take);
    return mails.map(({ user, email_data: { email_action_type, token, token_hash } }) => [
      user.email,
      email_action_type,
      token,
      token_hash,
    ]);
  };
  const signup = printed(
    'a@mail.example',
    'Confirm your signup with this code: 123456\n\nOr follow this link: http://localhost/auth/v1/verify?token=abc&type=signup&redirect_to=http%3A%2F%2Flocalhost',
  );

  it('is found between other lines, cut anywhere', () => {
    const output = `Listening\n${signup}GET /\n${printed('b@mail.example', 'Enter this code to continue: 654321')}`;
    const both = [
      ['a@mail.example', 'signup', '123456', 'abc'],
      ['b@mail.example', 'reauthentication', '654321', ''],
    ];
    expect(read(output)).toEqual(both);
    expect(read(...output)).toEqual(both);
  });

  it('is nothing where it is no mail', () => {
    expect(read('email captured\n', 'link: http://localhost\n')).toEqual([]);
  });
});
