import { post, type DatabaseAccess } from './database.ts';
import type { Rendered } from './letter.ts';

/** A letter on its way out. */
export interface Parcel extends Rendered {
  /** Names the letter to the provider, which delivers it once however often it is handed over. */
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly request: string | null;
  /** Where one press of a mail program's own button turns this mail off (RFC 8058). */
  readonly unsubscribe: string | null;
}

/**
 * What became of a try, as `finish_mail` takes it: `away` if the provider takes no letter now, for want of a
 * key, a quota or itself; `later` if it did not take this one and may yet, `refused` if it never will,
 * `bounced` if the address takes no mail.
 */
export interface Outcome {
  readonly outcome: 'sent' | 'away' | 'later' | 'refused' | 'bounced';
  /** In words, for the developer. Never holds the address. */
  readonly detail: string;
  /** The letter's name at the provider. */
  readonly provider: string;
}

/** Hands a letter over. Never throws. */
export type Deliver = (parcel: Parcel) => Promise<Outcome>;

/** Whom letters come from, and whom answers go to. */
export interface From {
  /** As `Name <address@domain>`. */
  readonly from: string;
  readonly replyTo: string;
}

const sent = (provider = ''): Outcome => ({ outcome: 'sent', detail: '', provider });
const failed = (outcome: Exclude<Outcome['outcome'], 'sent'>, detail: string): Outcome => ({
  outcome,
  detail,
  provider: '',
});

/** What went wrong, without the address that some messages repeat. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/[^\s<>"']+@[^\s<>"']+/g, '…@…');

/** RFC 2369 and 8058: the mail program shows a button, and pressing it is one POST. */
const unsubscribeHeaders = ({ unsubscribe }: Parcel): Record<string, string> =>
  unsubscribe === null
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };

/** What Resend's answer means for a letter that it did not take. */
const fateAtResend = (status: number, name = ''): 'away' | 'later' | 'refused' => {
  // The sender is not one it knows: so of every letter.
  if (name === 'invalid_from_address') return 'away';
  if ([400, 413, 422].includes(status)) return 'refused';
  return [409, 451].includes(status) ? 'later' : 'away';
};

/**
 * Resend, over HTTP. It keeps each idempotency key for a day, longer than our own tries take: a letter whose
 * answer was lost arrives twice only if nothing is taken for a day after.
 * @param patience milliseconds; less than a claim lasts
 */
export function resend(
  { from, replyTo }: From,
  { key, url, patience }: { key: string; url: string; patience: number },
): Deliver {
  return async (parcel) => {
    try {
      const answer = await fetch(`${url}/emails`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': parcel.id,
        },
        body: JSON.stringify({
          from,
          to: [parcel.to],
          reply_to: replyTo,
          subject: parcel.subject,
          text: parcel.plain,
          html: parcel.html,
          headers: unsubscribeHeaders(parcel),
        }),
        signal: AbortSignal.timeout(patience),
      });
      const told = (await answer.json().catch(() => ({}))) as {
        id?: string;
        name?: string;
        message?: string;
      };
      if (answer.ok) return sent(told.id);
      const why = reasonOf(`${answer.status} ${told.name ?? ''} ${told.message ?? ''}`.trim());
      // The key was used with other words, which a newer version of this may have: it was taken then.
      if (told.name === 'invalid_idempotent_request') return sent();
      return failed(fateAtResend(answer.status, told.name), why);
    } catch (error) {
      return failed('away', reasonOf(error));
    }
  };
}

/** What nodemailer says of a letter that the server did not take. */
interface SmtpFailure {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/**
 * What a mail server's answer means for a letter that it did not take: by its enhanced code (RFC 3463) where
 * there is one. X.1.1 to X.1.3, X.1.6 and X.1.10 say that the address is wrong; X.7 says that the server wants
 * no mail of ours, which may be so for a day.
 */
export function fateBySmtp(failure: SmtpFailure): 'away' | 'later' | 'refused' | 'bounced' {
  const { code = '', command = '', response = '', responseCode = 0 } = failure;
  // Nodemailer's own word that it cannot be written as mail.
  if (!responseCode) return ['EENVELOPE', 'EMESSAGE'].includes(code) ? 'refused' : 'away';
  const [, enhanced = ''] = /^\d{3}[ -][245]\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  const isOfLetter = command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE';
  if (!isOfLetter || responseCode === 421 || enhanced.startsWith('7.')) return 'away';
  if (responseCode < 500) return 'later';
  return command === 'RCPT TO' && /^1\.([1236]|10)$/.test(enhanced) ? 'bounced' : 'refused';
}

/** Any mail server that takes SMTP over TLS. It knows no idempotency key; the message's id stays the same. */
export function smtp(
  { from, replyTo }: From,
  server: {
    host: string;
    port: number;
    user: string;
    password: string;
    /** Whether a connection without TLS will do: to this machine in a test. */
    plain: boolean;
    patience: number;
  },
): Deliver {
  return async (parcel) => {
    try {
      // Only where it is used: it takes a while to load.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        host: server.host,
        port: server.port,
        secure: server.port === 465 || server.port === 2465,
        requireTLS: !server.plain,
        ignoreTLS: server.plain,
        ...(server.user ? { auth: { user: server.user, pass: server.password } } : {}),
        connectionTimeout: server.patience,
        greetingTimeout: server.patience,
        socketTimeout: server.patience,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        const { messageId } = await transport.sendMail({
          from,
          replyTo,
          to: parcel.to,
          subject: parcel.subject,
          text: parcel.plain,
          html: parcel.html,
          messageId: `<${parcel.id}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'}>`,
          headers: unsubscribeHeaders(parcel),
        });
        return sent(messageId);
      } finally {
        transport.close();
      }
    } catch (error) {
      return failed(fateBySmtp(error as SmtpFailure), reasonOf(error));
    }
  };
}

/** The mailbox of the embedded server: nothing leaves the machine. */
export function mailbox(database: DatabaseAccess): Deliver {
  return async ({ id, kind, to, subject, plain, html, request }) => {
    try {
      // A letter that is there already is answered with a conflict, and is there.
      await post(database, 'mailbox', {
        id,
        kind,
        to_address: to,
        subject,
        plain,
        html,
        request_id: request,
      });
      return sent(id);
    } catch (error) {
      return failed('away', reasonOf(error));
    }
  };
}
