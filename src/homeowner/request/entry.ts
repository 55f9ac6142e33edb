import { isNewRequest, type NewRequest, type RequestKey } from '../../backend/requests.ts';
import * as is from '../../backend/shape.ts';

/**
 * A request on its way to the server, or the private link of one that arrived. It is in one of these
 * states:
 * - waiting: `request` is there, and is sent by itself until the server has it
 * - waiting too long: also `stale`; it is sent only when the person says so
 * - refused: `refusal` is there, and it is not sent again as it is
 * - being taken back: `withdrawing`; it was deleted after a try that may have arrived
 * - sent: none of these is there
 */
export interface Entry extends RequestKey {
  readonly trade: string;
  /** Path of the page the request was written on. */
  readonly page: string;
  /** When it was written or, once sent, when it arrived; milliseconds since 1970. */
  readonly writtenAt: number;
  /** Tries begun so far to do what the entry waits for. After one, the server may have the request. */
  readonly tries: number;
  /** What is still to be sent; gone once the server has it, so that no contact data stays here. */
  readonly request?: NewRequest;
  /** Why it cannot be sent as it is, in words for the person. */
  readonly refusal?: string;
  readonly withdrawing?: true;
  /** When it was deleted, while it is being taken back; milliseconds since 1970. */
  readonly deletedAt?: number;
  readonly stale?: true;
}

/**
 * Milliseconds after which a request that was never sent is sent only when asked for, because what was
 * agreed to is no longer fresh, and after which a private link has no place on this device.
 */
const month = 30 * 86_400_000;

/** The entry as it was when it had nothing to send: what names and opens the request. */
export const linkOf = ({ id, token, trade, page, writtenAt, tries }: Entry): Entry => ({
  id,
  token,
  trade,
  page,
  writtenAt,
  tries,
});

/** What is to be done with an entry when it is read: the same, marked as stale, or left out. */
export function age(entry: Entry, now: number): Entry | null {
  const { writtenAt, request, refusal, withdrawing } = entry;
  if (withdrawing || refusal !== undefined || now - writtenAt < month) return entry;
  // A link that is old may go. A request is never dropped without a word.
  return request ? { ...entry, stale: true } : null;
}

/** A path of this site, and no address of another. */
const isPath: is.Shape<string> = (value): value is string =>
  is.text(value) && /^\/(?![/\\])/.test(value);

/** Enough to take a request back, whatever else is wrong with what was stored. */
const isLink = is.record({
  id: is.text,
  token: is.text,
  trade: is.text,
  page: isPath,
});

/** Nothing was written before 1970, nor in the future: a device's clock may have been wrong. */
const readTime = (value: unknown, now: number): number =>
  is.number(value) ? Math.min(Math.max(value, 0), now) : now;

/** More tries than these make no pause longer. */
const mostTries = 1_000;

/** Reads one stored entry; null if it names no request. */
function readEntry(value: unknown, now: number): Entry | null {
  if (!isLink(value)) return null;
  const { id, token, trade, page } = value;
  const { writtenAt, tries, request, refusal, withdrawing, deletedAt } = value as Record<
    string,
    unknown
  >;
  const link = {
    id,
    token,
    trade,
    page,
    writtenAt: readTime(writtenAt, now),
    tries: is.number(tries) ? Math.min(Math.max(tries, 0), mostTries) : 1,
  };
  if (withdrawing === true) return { ...link, withdrawing, deletedAt: readTime(deletedAt, now) };
  const refused = is.text(refusal) ? { refusal } : {};
  if (request === undefined) return { ...link, ...refused };
  return isNewRequest(request) && request.id === id
    ? { ...link, ...refused, request }
    : {
        ...link,
        refusal: 'An older version of this page wrote it, and we cannot read it any more.',
      };
}

/** What was stored, as far as it has the shape of entries. `now` in milliseconds since 1970. */
export const readEntries = (stored: unknown, now: number): Entry[] =>
  Array.isArray(stored) ? stored.flatMap((one) => readEntry(one, now) ?? []) : [];
