import { ask, rows } from './call.ts';
import type { Result } from './failure.ts';
import * as is from './shape.ts';

/**
 * Where a letter stands. `needless`: what it says is no longer so. `suppressed`: its address gets no
 * mail, or has had enough for two days. `dead`: given up after every try.
 */
export type LetterState = is.Shaped<typeof isLetterState>;
const isLetterState = is.oneOf('queued', 'sending', 'sent', 'needless', 'suppressed', 'dead');

/** How many letters stand where. */
export type MailState = is.Shaped<typeof isMailState>;
const isMailState = is.record({
  queued: is.number,
  sending: is.number,
  sent: is.number,
  needless: is.number,
  suppressed: is.number,
  dead: is.number,
  oldest_waiting_at: is.nullOr(is.time),
  suppressed_addresses: is.number,
  promises_running: is.number,
  /** Since when the provider takes no letter at all; null while it does. */
  refused_since: is.nullOr(is.time),
  /** Until when it is left alone. */
  paused_until: is.nullOr(is.time),
  /** What it answered. */
  answer: is.text,
});

/** A letter in the queue. Its address is cut to what tells two addresses apart. */
export type QueuedLetter = is.Shaped<typeof isQueuedLetter>;
const isQueuedLetter = is.record({
  id: is.text,
  kind: is.text,
  state: isLetterState,
  tries: is.number,
  due_at: is.time,
  last_error: is.text,
  provider_id: is.text,
  created_at: is.time,
  ended_at: is.nullOr(is.time),
  to_address: is.text,
  reference: is.nullOr(is.text),
});

const envelope = {
  id: is.text,
  arrived_at: is.time,
  kind: is.text,
  to_address: is.text,
  subject: is.text,
};

/** What a letter in the mailbox of this machine says on its envelope. */
export type Envelope = is.Shaped<typeof isEnvelope>;
const isEnvelope = is.record(envelope);

/** A letter as it was rendered. Its HTML is whatever the sender wrote: show it only through `letterOf`. */
export type Letter = is.Shaped<typeof isLetter>;
const isLetter = is.record({ ...envelope, plain: is.text, html: is.text });

/** How many rows a list of mail shows. */
export const listLength = 50;

/** How the mail stands. For the site's own people. */
export const loadMailState = () => ask('mail_state', {}, isMailState);

/** The newest letters of the queue, in one state or all. For the site's own people. */
export const loadQueue = (state: LetterState | null) =>
  ask('mail_list', { in_state: state ?? undefined, most: listLength }, is.listOf(isQueuedLetter));

/** The newest letters that arrived in the mailbox of this machine; none on a hosted project. */
export const loadMailbox = () =>
  rows(isEnvelope, (database) =>
    database
      .from('mailbox')
      .select('id, arrived_at, kind, to_address, subject')
      .order('arrived_at', { ascending: false })
      .limit(listLength),
  );

/** One letter of the mailbox; null if it is not there. */
export async function loadLetter(id: string): Promise<Result<{ data: Letter | null }>> {
  const found = await rows(isLetter, (database) =>
    database
      .from('mailbox')
      .select('id, arrived_at, kind, to_address, subject, plain, html')
      .eq('id', id),
  );
  return found.ok ? { ok: true, data: found.data[0] ?? null } : found;
}

/**
 * Has a letter tried once more now that was given up or waits for its next try; null: all of them.
 * @returns how many it was
 */
export const retryLetters = (id: string | null) =>
  ask('retry_mail', { letter: id ?? undefined }, is.number);
