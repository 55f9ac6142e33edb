import { randomBytes, randomUUID } from 'node:crypto';
import type { AccountMail } from '../../supabase/functions/mail/account-letters.ts';
import { providerFrom } from '../../supabase/functions/mail/environment.ts';
import { mailHandler } from '../../supabase/functions/mail/handler.ts';
import { signedHeaders } from '../../supabase/functions/mail/signature.ts';
import { site } from '../../src/site.ts';

/** The embedded database, and the site that its letters lead to. */
export interface MailServer {
  readonly url: string;
  /** Passes every policy. */
  readonly secretKey: string;
  readonly siteUrl: string;
}

/** What the deployed mail function does, in this process and into the operator's mailbox. */
export interface LocalMail {
  /** Sends what waits in the queue. @returns whether the queue could be read and the mailbox written */
  sendDue(): Promise<boolean>;
  /** Queues and sends what the auth service wanted to be mailed. @returns whether it was queued */
  sendAccountMail(mail: AccountMail): Promise<boolean>;
}

/**
 * The mail function beside the embedded database. It delivers to the mailbox, unless MAIL_PROVIDER names
 * another way.
 */
export function localMail(
  { url, secretKey, siteUrl }: MailServer,
  print: (text: string) => void,
): LocalMail {
  const password = randomUUID();
  const hookSecret = `v1,whsec_${randomBytes(32).toString('base64')}`;
  const database = { url, secretKey };
  let sending: Promise<unknown> = Promise.resolve();
  const handle = mailHandler({
    database,
    site: { ...site, origin: siteUrl },
    deliver: providerFrom({ MAIL_PROVIDER: 'mailbox', ...process.env }, database),
    perSecond: 1000,
    password,
    hookSecret,
    reportSecret: null,
    ownUrl: null,
    after: (work) => void (sending = work),
    log: (line) => print(`${line}\n`),
  });
  const post = async (path: string, headers: Record<string, string>, body: string) =>
    (await handle(new Request(`http://localhost/mail${path}`, { method: 'POST', headers, body })))
      .ok;
  return {
    sendDue: () => post('', { authorization: `Bearer ${password}` }, ''),
    async sendAccountMail(mail) {
      const body = JSON.stringify(mail);
      const headers = await signedHeaders(randomUUID(), body, hookSecret);
      const isQueued = await post('/account', headers, body);
      await sending;
      return isQueued;
    },
  };
}

/** Milliseconds between two looks into the queue: a person who waits for a letter looks about as often. */
const pause = 5_000;

/** Sends what waits, now and every few seconds. @returns what ends it */
export function keepMailing(mail: LocalMail): () => void {
  let busy = false;
  const run = async () => {
    if (busy) return;
    busy = true;
    await mail.sendDue().catch(() => false);
    busy = false;
  };
  void run();
  const timer = setInterval(() => void run(), pause).unref();
  return () => clearInterval(timer);
}

/** How the embedded auth service prints a mail: whole, and with one link or code at its end. */
const printed =
  /\[@supabase\/lite\] email captured \(not delivered\)\nTo: (.*)\nSubject: .*\n\n([^[]*?(?:link: (\S+)|continue: (\S+)))\n/;

/**
 * Finds the mail that the embedded auth service prints instead of sending it.
 * @returns what takes its output, piece by piece
 */
export function accountMailIn(found: (mail: AccountMail) => void): (output: string) => void {
  let rest = '';
  return (output) => {
    rest = (rest + output).slice(-20_000);
    for (let match; (match = printed.exec(rest));) {
      rest = rest.slice(match.index + match[0].length);
      const [, to = '', text = '', link, typed = ''] = match;
      const asked = link ? new URL(link).searchParams : new URLSearchParams();
      found({
        user: { email: to },
        email_data: {
          token: /code: (\S+)/.exec(text)?.[1] ?? typed,
          token_hash: asked.get('token') ?? '',
          redirect_to: asked.get('redirect_to') ?? '',
          email_action_type: asked.get('type') ?? 'reauthentication',
        },
      });
    }
  };
}
