import type { CityId } from '../place/cities.ts';
import type { Json } from './database-types.ts';
import { command, tell, query } from './call.ts';
import { backend, patience, type CallName } from './client.ts';
import {
  alreadyThere,
  attempt,
  offline,
  type Answer,
  type Failure,
  type Result,
} from './failure.ts';
import { paidStates } from './paid-states.ts';
import { isSaid, isSaidEstimate } from './sent-job.ts';
import * as is from './shape.ts';

/** A way to be contacted that is agreed to by itself. `automated` covers recorded and AI voices. */
export type Channel = is.Shaped<typeof isChannel>;
export const isChannel = is.oneOf('email', 'call', 'text', 'automated');

/**
 * The words agreed to for one channel. The database composes the words of this version itself, stores
 * its own and refuses a text that differs from them.
 */
export type Consent = is.Shaped<typeof isConsent>;
const isConsent = is.record({
  channel: isChannel,
  /** Exactly as shown. */
  text: is.text,
  version: is.text,
});

/** The way to be contacted that suits best, if one does. */
export type Preferred = is.Shaped<typeof isPreferred>;
export const isPreferred = is.oneOf('', 'email', 'call', 'text');

/** What identifies the person; kept in a table of its own, which withdrawing empties. */
export type Contact = is.Shaped<typeof isContact>;
const isContact = is.record({
  name: is.text,
  email: is.text,
  /** As `817-555-0123`, or empty. Stored only if calls, texts or automated calls were agreed to. */
  phone: is.text,
  /** Five digits. */
  zip: is.text,
  note: is.text,
  /** One of the ways agreed to, or empty for any of them; an automated call is a call. */
  preferred: isPreferred,
});

const key = {
  /** A UUID. */
  id: is.text,
  /** The secret of the private link; the database keeps only its SHA-256. */
  token: is.text,
};

/** What names a request and opens it: both are made by the browser, once. */
export type RequestKey = is.Shaped<typeof isRequestKey>;
export const isRequestKey = is.record(key);

/** A request as it is sent. */
export type NewRequest = is.Shaped<typeof isNewRequest>;
export const isNewRequest = is.record({
  ...key,
  trade: is.text,
  city: is.text as is.Shape<CityId>,
  /** Path of the page it was written on. */
  page: is.text,
  /** Ids of the companies picked, at most three. */
  companies: is.listOf(is.text),
  contact: isContact,
  consents: is.listOf(isConsent),
  /** What the person answered and agreed to send. */
  answers: isSaid,
  /** The questions that were asked and left open. */
  unanswered: isSaid,
  /** Null unless the person chose to send the range along. */
  estimate: is.nullOr(isSaidEstimate),
  /** Whether the browser asks sites not to sell data. */
  gpc: is.flag,
  /** How long the form was open. */
  seconds: is.number,
  /** Origin of the page that led here, or empty. */
  referrer: is.text,
  /** The browser as it names itself; the server's own reading of it goes first. */
  userAgent: is.text,
  /** A field people do not see: programs fill it in. */
  website: is.text,
});

/** One company's part in a request. */
export type Recipient = is.Shaped<typeof isRecipient>;
const isRecipient = is.record({
  company_id: is.text,
  company_name: is.text,
  /** Its place among those picked; one that takes another's place has the same. */
  place: is.number,
  status: is.oneOf('sent', 'viewed', 'answered', 'declined', 'withdrawn'),
  channels: is.listOf(isChannel),
  sent_at: is.time,
  /** When it first opened the contact data; null if it never did. */
  viewed_at: is.nullOr(is.time),
  /** Null until the request is confirmed: nobody can answer a person they cannot see. */
  promised_by: is.nullOr(is.time),
  /** When it first answered, yes or no. */
  answered_at: is.nullOr(is.time),
  /** The promised time has passed without an answer. */
  overdue: is.flag,
  /** We closed its requests to it. */
  suspended: is.flag,
  /** It closed its account. */
  closed: is.flag,
  /** When it said it would visit; null if it noted none. */
  visit_at: is.nullOr(is.time),
  /** When that visit was to be before it was moved; null if it was not. */
  visit_was: is.nullOr(is.time),
  /** The price it noted, in US dollars; null if it noted none. */
  quoted_usd: is.nullOr(is.number),
});

/** What the homeowner asked one company to stop, which binds every company of the request. */
export type Stop = is.Shaped<typeof isStop>;
const isStop = is.record({
  /** The company that noted it; null: the site's own team did. */
  company_name: is.nullOr(is.text),
  /** `calls` are calls and texts. */
  scope: is.oneOf('calls', 'everything'),
  told_at: is.time,
  /** When the homeowner said that it was not so: it then binds that company alone. */
  undone_at: is.nullOr(is.time),
  /** Until when the homeowner can say so, and the number is kept; null where that is over or cannot be. */
  number_until: is.nullOr(is.time),
});

/** A request as its private link shows it. */
export type StoredRequest = is.Shaped<typeof isStoredRequest>;
const isStoredRequest = is.record({
  id: is.text,
  trade_id: is.text,
  /** Null outside the cities served. */
  city_id: is.nullOr(is.text),
  sent_at: is.time,
  /**
   * When the person confirmed the email address by the link mailed to it. Null until then: companies
   * see the job but not the person. At once while the site sends no mail.
   */
  confirmed_at: is.nullOr(is.time),
  withdrawn_at: is.nullOr(is.time),
  /** What the result said, US dollars; nulls where the homeowner did not send it along, or withdrew. */
  range: is.record({ low: is.nullOr(is.number), high: is.nullOr(is.number) }),
  /** Null once withdrawn. */
  contact: is.nullOr(is.record({ email: is.text, phone: is.text })),
  recipients: is.listOf(isRecipient),
  /** The oldest first. */
  stops: is.listOf(isStop),
  /** The words once agreed to, as stored. */
  agreed: is.listOf(
    is.record({
      channel: isChannel,
      /** As shown; after withdrawal with the address or number blanked. */
      text: is.text,
      version: is.text,
      companies: is.listOf(is.text),
      agreed_at: is.time,
    }),
  ),
  /** What it told that the job cost; null where no prices of its trade are taken. */
  paid: is.nullOr(
    is.record({
      price: is.nullOr(
        is.record({ total_cents: is.number, month: is.text, state: is.oneOf(...paidStates) }),
      ),
    }),
  ),
});

/** Exchanges one company for another, which the consents name. */
export interface Replacement {
  readonly replaced: string;
  readonly successor: string;
  readonly consents: readonly Consent[];
}

/**
 * The short name of a request, for people to read out: the first eight digits of its id, `3F2A-9C1B`.
 * Not unique: the browser makes the id, so a stranger can make one that begins like another's. Whoever
 * looks a request up by it compares the email address or the whole id before acting.
 */
export const referenceOf = (id: string): string =>
  `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();

/** What to say of a private link that is not whole, or that the database does not know. */
export const linkIsDead: Failure = {
  ok: false,
  kind: 'gone',
  message: 'This link opens no request. Check that you copied all of it.',
};

/**
 * Stores a request. Sending the same id again stores nothing and answers `already`.
 * The row is not asked back: browsers may write here but not read.
 */
export async function submitRequest({
  id,
  ...body
}: NewRequest): Promise<Result<{ stored: 'now' | 'already' }>> {
  return query(
    (database) => database.from('request_submissions').insert({ id, body: body as object as Json }),
    (answer) => ({ ok: true, stored: alreadyThere(answer) ? 'already' : 'now' }),
  );
}

/** Makes a call with the secret of a link in a header, where no log of addresses sees it. */
const callWithSecret = async (header: string, secret: string, name: CallName, parameters: object) =>
  (await backend())
    .rpc(name, parameters)
    .setHeader(header, secret)
    .abortSignal(AbortSignal.timeout(patience));

/** Makes a call in the name of whoever holds a private link. */
export const callByLink = (key: RequestKey, name: CallName, parameters: object = {}) =>
  callWithSecret('x-request-token', key.token, name, parameters);

/** Reads a request by its private link. */
export async function readRequest(key: RequestKey): Promise<Result<{ request: StoredRequest }>> {
  return attempt(
    () => callByLink(key, 'read_request'),
    ({ data }) => {
      if (data === null) return linkIsDead;
      if (!isStoredRequest(data)) return offline;
      return data.id === key.id ? { ok: true, request: data } : linkIsDead;
    },
  );
}

/**
 * Takes the contact data back from everyone and deletes it. Withdrawing twice is the same as once. The
 * call is on its way when this returns and outlives the page, so it may be the last thing a page does;
 * the library could do neither.
 */
export async function withdrawRequest({ token }: RequestKey): Promise<Result<object>> {
  const apiKey = import.meta.env.PUBLIC_SUPABASE_KEY;
  const call = async () => {
    const answer = await fetch(
      `${import.meta.env.PUBLIC_SUPABASE_URL}/rest/v1/rpc/withdraw_request`,
      {
        method: 'POST',
        keepalive: true,
        headers: {
          apikey: apiKey,
          'Content-Type': 'application/json',
          'x-request-token': token,
        },
        body: '{}',
        signal: AbortSignal.timeout(patience),
      },
    );
    const { ok, status } = answer;
    // What stands in between may answer with a page of its own.
    const told = ok ? null : ((await answer.json().catch(() => null)) as Answer['error']);
    return { status, error: ok ? null : { message: '', ...told } };
  };
  return byLink(tell(call));
}

/**
 * Confirms a request: the companies picked see the person from then on. Confirming twice is the same as
 * once.
 * @param secret of the link mailed to the person, which the browser that sent the request never had
 */
export async function confirmRequest(secret: string): Promise<Result<object>> {
  return byLink(tell(() => callWithSecret('x-confirmation-token', secret, 'confirm_request', {})));
}

/** Says that a stop which a company passed on was not so: the other companies may get in touch again. */
export const undoStops = (key: RequestKey) => byLink(tell(() => callByLink(key, 'undo_stops')));

/** Takes the contact data back from one company; the others keep the request. Twice is the same as once. */
export const withdrawFrom = (key: RequestKey, companyId: string) =>
  byLink(tell(() => callByLink(key, 'withdraw_from', { company: companyId })));

/** Has the private links of an address mailed to it again; tells nothing of whether there are any. */
export const mailLinks = (address: string) => command('mail_links', { address });

/** Gives the place of a company that declined or let its promised time pass to another one. */
export const replaceCompany = (key: RequestKey, exchange: Replacement) =>
  byLink(tell(() => callByLink(key, 'replace_company', exchange)));

/**
 * Tells the site's staff of something wrong with a request. Its id makes twice the same as once.
 * @param company of the request; null: it is about the site
 */
export const complain = (
  key: RequestKey,
  told: { readonly complaint: string; readonly company: string | null; readonly body: string },
) => byLink(tell(() => callByLink(key, 'complain', told)));

/** A private link that may not do a thing is one that opens nothing. */
const byLink = async <T>(result: Promise<Result<T>>): Promise<Result<T>> => {
  const answer = await result;
  return !answer.ok && answer.kind === 'refused' ? linkIsDead : answer;
};
