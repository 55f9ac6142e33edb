import { backend, patience } from './client.ts';
import { attempt, offline, readAs, type Result } from './failure.ts';
import { isListOf, isNullOr, isNumber, isOneOf, isRecord, isText, isTime } from './shape.ts';

const states = ['queued', 'sending', 'sent', 'needless', 'suppressed', 'dead'] as const;

/**
 * Where a letter stands. `needless`: what it says is no longer so. `suppressed`: its address gets no
 * mail, or has had enough for two days. `dead`: given up after every try.
 */
export type LetterState = (typeof states)[number];

/** How many letters stand where. */
export type MailState = Readonly<Record<LetterState, number>> & {
  readonly oldest_waiting_at: string | null;
  readonly last_sent_at: string | null;
  readonly suppressed_addresses: number;
  readonly promises_running: number;
  /** Since when the provider takes no letter at all; null while it does. */
  readonly refused_since: string | null;
  /** Until when it is left alone. */
  readonly paused_until: string | null;
  /** What it answered. */
  readonly answer: string;
};

const isMailState = isRecord<MailState>({
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
  refused_since: isNullOr(isTime),
  paused_until: isNullOr(isTime),
  answer: isText,
});

/** A letter in the queue. Its address is cut to what tells two addresses apart. */
export interface QueuedLetter {
  readonly id: string;
  readonly kind: string;
  readonly state: LetterState;
  readonly tries: number;
  readonly due_at: string;
  readonly last_error: string;
  readonly provider_id: string;
  readonly created_at: string;
  readonly ended_at: string | null;
  readonly to_address: string;
  readonly reference: string | null;
}

const isQueue = isListOf(
  isRecord<QueuedLetter>({
    id: isText,
    kind: isText,
    state: isOneOf(...states),
    tries: isNumber,
    due_at: isTime,
    last_error: isText,
    provider_id: isText,
    created_at: isTime,
    ended_at: isNullOr(isTime),
    to_address: isText,
    reference: isNullOr(isText),
  }),
);

/** What a letter in the mailbox of this machine says on its envelope. */
export interface Envelope {
  readonly id: string;
  readonly arrived_at: string;
  readonly kind: string;
  readonly to_address: string;
  readonly subject: string;
}

/** A letter as it was rendered. Its HTML is whatever the sender wrote: show it only through `letterOf`. */
export interface Letter extends Envelope {
  readonly plain: string;
  readonly html: string;
}

const envelope = {
  id: isText,
  arrived_at: isTime,
  kind: isText,
  to_address: isText,
  subject: isText,
};
const isEnvelopes = isListOf(isRecord<Envelope>(envelope));
const isLetters = isListOf(isRecord<Letter>({ ...envelope, plain: isText, html: isText }));

/** How many rows a list of mail shows. */
export const listLength = 50;

const soon = () => AbortSignal.timeout(patience);

/** How the mail stands. For the site's own people. */
export const loadMailState = (): Promise<Result<{ data: MailState }>> =>
  attempt(async () => (await backend()).rpc('mail_state').abortSignal(soon()), readAs(isMailState));

/** The newest letters of the queue, in one state or all. For the site's own people. */
export const loadQueue = (
  state: LetterState | null,
): Promise<Result<{ data: readonly QueuedLetter[] }>> =>
  attempt(
    async () =>
      (await backend())
        .rpc('mail_list', { in_state: state ?? undefined, most: listLength })
        .abortSignal(soon()),
    readAs(isQueue),
  );

/** The newest letters that arrived in the mailbox of this machine; none on a hosted project. */
export const loadMailbox = (): Promise<Result<{ data: readonly Envelope[] }>> =>
  attempt(
    async () =>
      (await backend())
        .from('mailbox')
        .select('id, arrived_at, kind, to_address, subject')
        .order('arrived_at', { ascending: false })
        .limit(listLength)
        .abortSignal(soon()),
    readAs(isEnvelopes),
  );

/** One letter of the mailbox; null if it is not there. */
export const loadLetter = (id: string): Promise<Result<{ data: Letter | null }>> =>
  attempt(
    async () =>
      (await backend())
        .from('mailbox')
        .select('id, arrived_at, kind, to_address, subject, plain, html')
        .eq('id', id)
        .abortSignal(soon()),
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
  attempt(
    async () =>
      (await backend()).rpc('retry_mail', { letter: id ?? undefined }).abortSignal(soon()),
    readAs(isNumber),
  );
