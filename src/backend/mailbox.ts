import { ask, query } from './call.ts';
import { offline, readAs, type Result } from './failure.ts';
import {
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isRecord,
  isText,
  isTime,
  type Shaped,
} from './shape.ts';

/**
 * Where a letter stands. `needless`: what it says is no longer so. `suppressed`: its address gets no
 * mail, or has had enough for two days. `dead`: given up after every try.
 */
export type LetterState = Shaped<typeof isLetterState>;
const isLetterState = isOneOf('queued', 'sending', 'sent', 'needless', 'suppressed', 'dead');

/** How many letters stand where. */
export type MailState = Shaped<typeof isMailState>;
const isMailState = isRecord({
  queued: isNumber,
  sending: isNumber,
  sent: isNumber,
  needless: isNumber,
  suppressed: isNumber,
  dead: isNumber,
  oldest_waiting_at: isNullOr(isTime),
  last_sent_at: isNullOr(isTime),
  suppressed_addresses: isNumber,
  promises_running: isNumber,
  /** Since when the provider takes no letter at all; null while it does. */
  refused_since: isNullOr(isTime),
  /** Until when it is left alone. */
  paused_until: isNullOr(isTime),
  /** What it answered. */
  answer: isText,
});

/** A letter in the queue. Its address is cut to what tells two addresses apart. */
export type QueuedLetter = Shaped<typeof isQueuedLetter>;
const isQueuedLetter = isRecord({
  id: isText,
  kind: isText,
  state: isLetterState,
  tries: isNumber,
  due_at: isTime,
  last_error: isText,
  provider_id: isText,
  created_at: isTime,
  ended_at: isNullOr(isTime),
  to_address: isText,
  reference: isNullOr(isText),
});

const envelope = {
  id: isText,
  arrived_at: isTime,
  kind: isText,
  to_address: isText,
  subject: isText,
};

/** What a letter in the mailbox of this machine says on its envelope. */
export type Envelope = Shaped<typeof isEnvelope>;
const isEnvelope = isRecord(envelope);

/** A letter as it was rendered. Its HTML is whatever the sender wrote: show it only through `letterOf`. */
export type Letter = Shaped<typeof isLetter>;
const isLetter = isRecord({ ...envelope, plain: isText, html: isText });
const isLetters = isListOf(isLetter);

/** How many rows a list of mail shows. */
export const listLength = 50;

/** How the mail stands. For the site's own people. */
export const loadMailState = (): Promise<Result<{ data: MailState }>> =>
  ask('mail_state', {}, isMailState);

/** The newest letters of the queue, in one state or all. For the site's own people. */
export const loadQueue = (
  state: LetterState | null,
): Promise<Result<{ data: readonly QueuedLetter[] }>> =>
  ask('mail_list', { in_state: state ?? undefined, most: listLength }, isListOf(isQueuedLetter));

/** The newest letters that arrived in the mailbox of this machine; none on a hosted project. */
export const loadMailbox = (): Promise<Result<{ data: readonly Envelope[] }>> =>
  query(
    (database) =>
      database
        .from('mailbox')
        .select('id, arrived_at, kind, to_address, subject')
        .order('arrived_at', { ascending: false })
        .limit(listLength),
    readAs(isListOf(isEnvelope)),
  );

/** One letter of the mailbox; null if it is not there. */
export const loadLetter = (id: string): Promise<Result<{ data: Letter | null }>> =>
  query(
    (database) =>
      database
        .from('mailbox')
        .select('id, arrived_at, kind, to_address, subject, plain, html')
        .eq('id', id),
    ({ data }) => {
      const letters: unknown = data;
      return isLetters(letters) ? { ok: true, data: letters[0] ?? null } : offline;
    },
  );

/**
 * Has a letter tried once more now that was given up or waits for its next try; null: all of them.
 * @returns how many it was
 */
export const retryLetters = (id: string | null): Promise<Result<{ data: number }>> =>
  ask('retry_mail', { letter: id ?? undefined }, isNumber);
