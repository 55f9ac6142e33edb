import { accountLetters, type AccountMail } from './account-letters.ts';
import { claim, post, type Claimed, type DatabaseAccess } from './database.ts';
import { render, type Letter, type Sender } from './letter.ts';
import { textOf, type Site } from './facts.ts';
import { letterOf } from './letters.ts';
import { reasonOf, type Deliver, type Outcome, type Parcel } from './providers.ts';
import { seal, unseal } from './seal.ts';
import { readSigned, sameText } from './signature.ts';

/** What the function is told by its surroundings. */
export interface MailSettings {
  readonly database: DatabaseAccess;
  readonly site: Site & Sender;
  /** Null if none is set: then letters wait. */
  readonly deliver: Deliver | null;
  /** Letters in a second, at most: above what a provider allows it refuses, and the letters wait longer. */
  readonly perSecond: number;
  /** What the clock shows to be let in. */
  readonly password: string;
  /** Signs what the auth service asks to be mailed; null turns that off. */
  readonly hookSecret: string | null;
  /** Signs what the provider reports of letters that came back; null turns that off. */
  readonly reportSecret: string | null;
  /** Where this function answers; null if mail programs cannot reach it. */
  readonly ownUrl: string | null;
  /** Keeps this alive until work is done that its answer does not wait for. */
  readonly after: (work: Promise<unknown>) => void;
  /** Takes what the developer should know. */
  readonly log: (line: string) => void;
}

/** Letters under way at once. */
const together = 4;

/** Milliseconds after which a round claims no more; the next one goes on. */
const longestRound = 40_000;

/** More characters than the auth service or a provider ever sends. */
const longestBody = 100_000;

/** Milliseconds that the database has for a letter about an account: the auth service waits five seconds. */
const patienceOfAuth = 3_000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

const json = (body: unknown, status = 200): Response => Response.json(body, { status });
/** A fault in the shape that the auth service shows its caller. */
const faultOf = (status: number, message: string) => ({ error: { http_code: status, message } });
const refuse = (status: number, message: string): Response =>
  json(faultOf(status, message), status);
/** Whether a message looks as if its sender had signed it. Anyone can send one that does. */
const looksSigned = ({ headers }: Request): boolean =>
  headers.has('webhook-signature') || headers.has('svix-signature');

/** What Resend reports of a letter, as far as it is read here. */
interface Report {
  readonly type?: string;
  readonly created_at?: string;
  readonly data?: {
    readonly email_id?: string;
    readonly to?: readonly string[];
    readonly bounce?: { readonly type?: string };
    readonly failed?: { readonly reason?: string };
    readonly suppressed?: { readonly message?: string };
  };
}

/** Reports that a letter which was taken was not sent, each as `unsend_mail` takes it. */
const notSent: Readonly<Record<string, 'refused' | 'bounced'>> = {
  'email.failed': 'refused',
  'email.suppressed': 'bounced',
};

/** Milliseconds in which a report may come before the database knows that its letter was taken. */
const youngReport = 60_000;

/** Where a mail program's own button turns mail off. The page of the site is for people. */
const oneClick = (ownUrl: string | null, stop: unknown): string | null =>
  ownUrl !== null && typeof stop === 'string'
    ? `${ownUrl}/stop?token=${encodeURIComponent(stop)}`
    : null;

/**
 * The mail function, as a web-standard handler, so that the embedded server and the tests run what is
 * deployed:
 * - `POST /mail`, with the password: sends what is due in the queue
 * - `POST /mail/account`, signed: queues what the auth service asks for, and sends it when it has answered
 * - `POST /mail/report`, signed: takes the provider's word that an address wants no mail, or that a letter it
 *   had taken was not sent
 * - `POST /mail/stop?token=…`: one-click unsubscribe (RFC 8058); `GET` leads to the site's page for it
 */
export function mailHandler(settings: MailSettings): (request: Request) => Promise<Response> {
  const { database, site, deliver, log } = settings;

  const parcelOf = (
    parts: Pick<Parcel, 'id' | 'kind' | 'to' | 'request' | 'unsubscribe'>,
    letter: Letter,
  ): Parcel => ({ ...parts, ...render(letter, site) });

  const deliverClaimed = async (claimed: Claimed, hand: Deliver): Promise<Outcome> => {
    const { id, kind, to, request, facts } = claimed;
    let parcel: Parcel;
    try {
      const unsubscribe = oneClick(settings.ownUrl, facts['stop']);
      const letter =
        kind === 'account'
          ? ((await unseal(textOf(facts, 'sealed'), settings.hookSecret ?? '')) as Letter)
          : letterOf(kind, facts, site);
      parcel = parcelOf({ id, kind, to, request, unsubscribe }, letter);
    } catch (error) {
      // The database may know a kind of letter before this function does: an update brings that first.
      return { outcome: 'later', detail: `It cannot be written: ${String(error)}`, provider: '' };
    }
    return hand(parcel);
  };

  /** Sends what is due, until nothing is or the database leaves a provider alone that takes nothing. */
  const sendDue = async (hand: Deliver, kind: string | null = null) => {
    const ends = performance.now() + longestRound;
    const tally = { sent: 0, away: 0, later: 0, refused: 0, bounced: 0 };
    while (performance.now() < ends) {
      const claimed = await claim(database, together, kind);
      if (claimed.length === 0) break;
      const paced = pause((together * 1000) / settings.perSecond);
      const outcomes = await Promise.all(
        claimed.map(async (one) => {
          const result = await deliverClaimed(one, hand);
          await post(database, 'rpc/finish_mail', {
            letter: one.id,
            try: one.try,
            ...result,
          }).catch(
            // The claim runs out and the letter is tried again under the same key.
            (error: unknown) => log(`Letter ${one.id} (${result.outcome}): ${String(error)}`),
          );
          return result.outcome;
        }),
      );
      for (const outcome of outcomes) tally[outcome] += 1;
      await paced;
    }
    return tally;
  };

  const answerClock = async (request: Request): Promise<Response> => {
    const shown = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
    if (!settings.password || !(await sameText(shown, settings.password))) {
      return refuse(401, 'The password is not the one in MAIL_PASSWORD.');
    }
    if (!deliver) return refuse(503, 'No provider is set, so letters wait. Set MAIL_PROVIDER.');
    return json(await sendDue(deliver));
  };

  /** Refuses a message that is not signed with a secret, and says in the log which secret that is. */
  const refuseUnsigned = (request: Request, sender: string, secret: string): Response => {
    if (looksSigned(request)) {
      log(`A message was refused that ${secret} did not sign. If all are, it is not the sender's.`);
    }
    return refuse(401, `This message is not signed by ${sender}.`);
  };

  const answerAuth = async (request: Request): Promise<Response> => {
    const message = settings.hookSecret && (await readSigned(request, settings.hookSecret));
    if (!message) return refuseUnsigned(request, 'the auth service', 'SEND_EMAIL_HOOK_SECRET');
    // Of an answer that is no 200 the auth service reads nothing.
    const sayLater = () =>
      json(faultOf(503, 'We could not send the mail just now. Try again in a few minutes.'));
    if (!deliver) {
      log('A letter about an account was not queued: no provider is set. Set MAIL_PROVIDER.');
      return sayLater();
    }
    const asked = JSON.parse(message.body) as AccountMail;
    try {
      const letters = await Promise.all(
        accountLetters(asked, site).map(async ({ to, letter, notice }) => ({
          to,
          notice,
          sealed: await seal(letter, settings.hookSecret!),
        })),
      );
      const body = { message: message.id, letters };
      if (letters.length > 0) {
        await post(database, 'rpc/queue_account_mail', body, patienceOfAuth);
      }
    } catch (error) {
      if (error instanceof Error && error.cause === 429) {
        // By the seconds the site takes it for an address that was written to before, and tells nobody that.
        return json(faultOf(429, 'We wrote to this address often. Ask again after 3600 seconds.'));
      }
      log(`A letter about an account was not queued: ${String(error)}`);
      return sayLater();
    }
    const sending = sendDue(deliver, 'account');
    settings.after(sending.catch((error: unknown) => log(`The mail function: ${String(error)}`)));
    return json({});
  };

  const answerReport = async (request: Request): Promise<Response> => {
    const message = settings.reportSecret && (await readSigned(request, settings.reportSecret));
    if (!message) return refuseUnsigned(request, 'the provider', 'RESEND_WEBHOOK_SECRET');
    const { type, created_at, data } = JSON.parse(message.body) as Report;
    const unsent = type === undefined ? undefined : notSent[type];
    if (unsent && data?.email_id) {
      const detail = reasonOf(data.failed?.reason ?? data.suppressed?.message ?? type);
      const body = { provider: data.email_id, outcome: unsent, detail };
      const isKnown = await (await post(database, 'rpc/unsend_mail', body)).json();
      // It may have come before our own word that the letter was taken: the provider tells it again.
      if (!isKnown && Date.now() - Date.parse(created_at ?? '') < youngReport) {
        return refuse(503, 'No letter has this name yet. Tell it again.');
      }
      return json({});
    }
    const why =
      type === 'email.complained'
        ? 'complained'
        : // A full mailbox empties again; one that is not there stays away.
          type === 'email.bounced' && data?.bounce?.type === 'Permanent'
          ? 'bounced'
          : null;
    for (const address of why ? (data?.to ?? []) : []) {
      await post(database, 'rpc/suppress_mail', { address, why });
    }
    return json({});
  };

  const answerStop = async (request: Request, token: string): Promise<Response> => {
    if (request.method === 'GET') {
      return new Response(null, {
        status: 303,
        headers: { location: `${site.origin}/stop-mail#${encodeURIComponent(token)}` },
      });
    }
    try {
      await post(database, 'rpc/stop_mail', { secret: token });
      return json({});
    } catch (error) {
      if (error instanceof Error && error.cause === 404)
        return refuse(404, 'This link is not whole.');
      throw error;
    }
  };

  return async (request) => {
    try {
      const url = new URL(request.url);
      const route = `${request.method} ${/\/mail(\/\w+)?\/?$/.exec(url.pathname)?.[1] ?? '/'}`;
      if (Number(request.headers.get('content-length') ?? 0) > longestBody) {
        return refuse(413, 'That is too much.');
      }
      switch (route) {
        case 'POST /':
          return await answerClock(request);
        case 'POST /account':
          return await answerAuth(request);
        case 'POST /report':
          return await answerReport(request);
        case 'POST /stop':
        case 'GET /stop':
          return await answerStop(request, url.searchParams.get('token') ?? '');
        default:
          return refuse(404, 'There is nothing here.');
      }
    } catch (error) {
      log(`The mail function: ${error instanceof Error ? error.message : String(error)}`);
      return refuse(500, 'The mail function met a fault. Its log says which.');
    }
  };
}
