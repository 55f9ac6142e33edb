import { expect, it } from 'vitest';
import { databaseFrom } from '../../../supabase/functions/mail/database.ts';
import { fateBySmtp } from '../../../supabase/functions/mail/providers.ts';

const answered = (response: string, command = 'RCPT TO', code = 'EENVELOPE') =>
  fateBySmtp({ response, command, code, responseCode: Number(response.slice(0, 3)) });

it.each([
  ['550 5.1.1 no such user', 'bounced'],
  ['550-5.1.1 The email account that you tried to reach does not exist', 'bounced'],
  ['556 5.1.10 the domain takes no mail', 'bounced'],
  // A day on a blocklist says nothing of an address, and costs no letter a try.
  ['550 5.7.1 client host blocked', 'away'],
  ['451 4.7.1 too many messages, slow down', 'away'],
  ['421 4.3.2 shutting down', 'away'],
  // The sender's address is what is wrong.
  ['553 5.1.8 sender address rejected', 'refused'],
  ['550 5.2.1 mailbox disabled', 'refused'],
  ['550 no such user', 'refused'],
  ['452 4.2.2 mailbox full', 'later'],
  ['450 4.2.0 greylisted', 'later'],
] as const)('of a recipient: %s', (response, fate) => {
  expect(answered(response)).toBe(fate);
});

it('tells what is wrong with the server from what is wrong with a letter', () => {
  expect(answered('535 5.7.8 wrong password', 'AUTH PLAIN', 'EAUTH')).toBe('away');
  expect(answered('550 5.1.0 sender unknown', 'MAIL FROM')).toBe('away');
  expect(answered('552 5.3.4 message too big', 'DATA', 'EMESSAGE')).toBe('refused');
  expect(fateBySmtp({ code: 'ETIMEDOUT', command: 'CONN' })).toBe('away');
  expect(fateBySmtp({ code: 'ECONNECTION' })).toBe('away');
  expect(fateBySmtp({ code: 'EENVELOPE' })).toBe('refused');
});

it('finds the secret key by whatever name it has', () => {
  const key = (variables: Record<string, string>) => databaseFrom(variables).secretKey;
  const SUPABASE_SERVICE_ROLE_KEY = 'old';
  const keys = (named: object) => ({
    SUPABASE_SERVICE_ROLE_KEY,
    SUPABASE_SECRET_KEYS: JSON.stringify(named),
  });
  expect(key(keys({ mail: 'one', default: 'two' }))).toBe('two');
  expect(key(keys({ mail: 'one' }))).toBe('one');
  expect(key(keys({}))).toBe('old');
  expect(key({ SUPABASE_SERVICE_ROLE_KEY })).toBe('old');
});
