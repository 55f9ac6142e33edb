import { patience } from '../../backend/client.ts';
import type { Failure, Result } from '../../backend/failure.ts';
import type { NewRequest, RequestKey } from '../../backend/requests.ts';
import { age, linkOf, readEntries, type Entry } from './entry.ts';
import type { Shelf } from './shelf.ts';

/*
 * Requests on their way to the server. A request is written down before it is sent and stays until the
 * server has said yes, so a closed tab, a lost connection or a server that is down loses nothing; and
 * since it keeps its id, sending it again doubles nothing.
 */

/** What a try to deliver came to, with the request as it was sent: by now it may have been changed. */
export type Delivery = Result<{ readonly stored: 'now' | 'already'; readonly sent: NewRequest }>;

export interface OutboxParts {
  readonly shelf: Shelf;
  readonly send: (request: NewRequest) => Promise<Result<{ readonly stored: 'now' | 'already' }>>;
  readonly withdraw: (key: RequestKey) => Promise<Result<object>>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls back after so many milliseconds, if the page is still open. */
  readonly later: (callback: () => void, delay: number) => void;
  readonly changed: () => void;
}

export interface Outbox {
  /** Writes a request down. The same id again replaces what was to be sent, but not one being taken back. */
  add(request: NewRequest): Promise<void>;
  /** Tries once, now; after a failure that may pass, again by itself with growing pauses. */
  deliver(id: string): Promise<Delivery>;
  /** Tries everything that waits, as on the next visit. Returns how many requests arrived. */
  resume(): Promise<number>;
  /**
   * Drops a request and its private link. One that may have arrived without our knowing is taken back
   * first: its contact data goes at once, the rest when the server has answered. The first call to take
   * it back waits for no try to send that is under way; another follows when that has ended.
   */
  forget(id: string): Promise<void>;
  /** Takes back once more what was deleted, as the last thing that a page does. */
  leave(): void;
  /** What is written down, as it was when this page last looked or changed it. */
  entries(): readonly Entry[];
  /** Looks again at what is written down: another tab may have changed it. */
  look(): Promise<readonly Entry[]>;
  /** Whether all of it outlives this page, and the browser. */
  durable(): boolean;
}

const firstPause = 2_000;
const longestPause = 5 * 60_000;
/**
 * A server that does not know a request may still be about to get it. Its word counts only so many
 * milliseconds after the deletion, twice as long as any try to send may take. The number of tries says
 * nothing of that: each visit and each tab begins with one.
 */
const timeToBeSure = 2 * patience;

/** Milliseconds to wait after so many failed tries: 2 s, 4 s, 8 s, … and at most 5 minutes. */
export const pauseAfter = (tries: number): number =>
  Math.min(firstPause * 2 ** (tries - 1), longestPause);

const gone: Failure = {
  ok: false,
  kind: 'gone',
  message: 'This request was deleted on this device, so we no longer try to send it.',
};

/**
 * What still holds of why a try by hand failed. Since then a try by itself may have been refused, and another tab,
 * or who clears what this site keeps, may have deleted the request: then nothing tries any more.
 */
export const failureNow = (failure: Failure, entry: Entry | undefined): Failure => {
  if (failure.kind === 'invalid') return failure;
  if (entry?.refusal !== undefined) return { ok: false, kind: 'invalid', message: entry.refusal };
  return entry?.request ? failure : gone;
};

export function createOutbox(parts: OutboxParts): Outbox {
  const { shelf, send, withdraw, now, later, changed } = parts;
  /** What was on the shelf when it was last looked at. */
  let seen: readonly Entry[] = [];
  /** Changes that are not there, or not yet; null where an entry was dropped. */
  const unsaved = new Map<string, Entry | null>();
  /** Tries to send, and tries to take back: the second wait for none of the first. */
  const sending = new Map<string, Promise<Delivery>>();
  const withdrawing = new Map<string, Promise<Delivery>>();
  /** Those that a next try is set for: tries by hand do not add to the tries by itself. */
  const awaited = new Set<string>();

  // Joined by id: another tab may have written others meanwhile.
  const entries = (): Entry[] => {
    const joined = new Map<string, Entry | null>(seen.map((entry) => [entry.id, entry]));
    for (const [id, entry] of unsaved) joined.set(id, entry);
    return [...joined.values()].flatMap((entry) => (entry && age(entry, now())) ?? []);
  };
  const find = (id: string) => entries().find((entry) => entry.id === id);

  const look = async () => {
    try {
      seen = readEntries(await shelf.read(), now());
    } catch {
      // Then this page knows of its own alone.
    }
    changed();
    return entries();
  };

  /** Reads, changes and writes one entry; null drops it. What is not there stays away. */
  const change = async (id: string, to: (entry: Entry | undefined) => Entry | null | undefined) => {
    let isMade = false;
    const make = () => {
      if (isMade) return;
      isMade = true;
      const before = find(id);
      const after = to(before) ?? null;
      if (before || after) unsaved.set(id, after);
    };
    let written = new Map<string, Entry | null>();
    try {
      await shelf.change((kept) => {
        seen = readEntries(kept, now());
        make();
        written = new Map(unsaved);
        return entries();
      });
      // Only now it outlives the page.
      seen = entries();
      for (const [each, entry] of written) if (unsaved.get(each) === entry) unsaved.delete(each);
    } catch {
      // It is held here, and written with the next change that the shelf takes.
      make();
    }
    changed();
  };

  const tryLater = (id: string) => {
    if (awaited.has(id)) return;
    awaited.add(id);
    later(
      () => {
        awaited.delete(id);
        void deliver(id);
      },
      pauseAfter(find(id)?.tries ?? 1),
    );
  };

  const attemptToSend = async (id: string, request: NewRequest): Promise<Delivery> => {
    const delivery = await send(request);
    await change(id, (entry) => {
      if (!entry || entry.withdrawing) return entry;
      if (delivery.ok) return { ...linkOf(entry), writtenAt: now() };
      return delivery.kind === 'invalid' ? { ...entry, refusal: delivery.message } : entry;
    });
    const mayPass = !delivery.ok && delivery.kind !== 'invalid';
    if (mayPass || find(id)?.withdrawing) tryLater(id);
    return delivery.ok ? { ...delivery, sent: request } : delivery;
  };

  const attemptToWithdraw = async (entry: Entry): Promise<Delivery> => {
    const isSure = now() - (entry.deletedAt ?? now()) >= timeToBeSure;
    const answer = await withdraw(entry);
    const unknown = !answer.ok && (answer.kind === 'gone' || answer.kind === 'invalid');
    if (answer.ok || (unknown && isSure)) await change(entry.id, () => null);
    else tryLater(entry.id);
    return gone;
  };

  const attempt = async (id: string): Promise<Delivery> => {
    // Counted before it begins: a tab closed in the middle has tried as well.
    await change(id, (entry) => entry && { ...entry, tries: entry.tries + 1 });
    const entry = find(id);
    if (entry?.withdrawing) return attemptToWithdraw(entry);
    return entry?.request ? attemptToSend(id, entry.request) : gone;
  };

  /** One try at a time for each request, and one to take it back. */
  const deliver = (id: string): Promise<Delivery> => {
    const underway = find(id)?.withdrawing ? withdrawing : sending;
    const running =
      underway.get(id) ??
      attempt(id).finally(() => {
        underway.delete(id);
      });
    underway.set(id, running);
    return running;
  };

  return {
    add(request) {
      const { id, token, trade, page } = request;
      return change(id, (earlier) => {
        if (earlier?.withdrawing) return earlier;
        const tries = earlier?.tries ?? 0;
        return { id, token, trade, page, writtenAt: now(), tries, request };
      });
    },
    deliver,
    async resume() {
      const waiting = (await look()).filter(
        ({ request, refusal, stale, withdrawing: deleted }) =>
          deleted || (request && refusal === undefined && !stale),
      );
      const deliveries = await Promise.all(waiting.map(({ id }) => deliver(id)));
      return deliveries.filter(({ ok }) => ok).length;
    },
    async forget(id) {
      await change(id, (entry) => {
        if (!entry || entry.withdrawing) return entry;
        const isSent = !entry.request && entry.refusal === undefined;
        return isSent || entry.tries === 0
          ? null
          : { ...linkOf(entry), tries: 0, withdrawing: true, deletedAt: now() };
      });
      if (!find(id)?.withdrawing) return;
      const lastTry = sending.get(id);
      await deliver(id);
      if (!lastTry) return;
      await lastTry;
      await deliver(id);
    },
    leave() {
      for (const entry of entries()) if (entry.withdrawing) void withdraw(entry);
    },
    entries,
    look,
    durable: () => unsaved.size === 0,
  };
}
