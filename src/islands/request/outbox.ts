import type { Failure, Result } from '../../backend/failure.ts';
import type { NewRequest, RequestKey } from '../../backend/requests.ts';

/**
 * Requests on their way to the server. A request is written down before it is sent and stays until the
 * server has said yes, so a closed tab, a lost connection or a server that is down loses nothing; and
 * since it keeps its id, sending it again doubles nothing.
 */
export interface Entry extends RequestKey {
  readonly trade: string;
  readonly page: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  /** Tries that failed so far. */
  readonly tries: number;
  /** What is still to be sent; gone once the server has it, so that no contact data stays here. */
  readonly request?: NewRequest;
  /** Why the server will not take it as it is. It is kept, but not sent again by itself. */
  readonly refusal?: string;
}

/** What a try to deliver came to, with the request as it was sent: by now it may have been changed. */
export type Delivery = Result<{ readonly stored: 'now' | 'already'; readonly sent: NewRequest }>;

export interface OutboxParts {
  /** May throw on any call, as a browser's storage does when it is blocked or full. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly send: (request: NewRequest) => Promise<Result<{ readonly stored: 'now' | 'already' }>>;
  readonly now: () => number;
  /** Calls back after so many milliseconds, if the page is still open. */
  readonly later: (callback: () => void, delay: number) => void;
  readonly changed: (entries: readonly Entry[]) => void;
}

export interface Outbox {
  /** Writes a request down. The same id again replaces what was to be sent. */
  add(request: NewRequest): void;
  /** Tries once, now; after a failure that may pass, again by itself with growing pauses. */
  deliver(id: string): Promise<Delivery>;
  /** Tries everything that waits, as on the next visit. Answers how many arrived. */
  resume(): Promise<number>;
  /** Drops a request, sent or not, and its private link. */
  forget(id: string): void;
  entries(): readonly Entry[];
  /** Whether what is written down outlives this page. */
  durable(): boolean;
}

const shelf = 'request-outbox';
const firstPause = 2_000;
const longestPause = 5 * 60_000;
/** After a month what was agreed to is stale, and a private link has no place on this device. */
const staleAfter = 30 * 86_400_000;

/** Milliseconds to wait after so many failed tries: 2 s, 4 s, 8 s, … and at most 5 minutes. */
export const pauseAfter = (tries: number): number =>
  Math.min(firstPause * 2 ** (tries - 1), longestPause);

const gone: Failure = { ok: false, kind: 'gone', message: 'This request is no longer waiting.' };

/** What was stored, as far as it has the shape of entries. */
function parse(text: string | null): Entry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (value: unknown): value is Entry => {
  const entry = value as Partial<Entry> | null;
  return (
    typeof entry?.id === 'string' &&
    typeof entry.token === 'string' &&
    typeof entry.page === 'string' &&
    typeof entry.writtenAt === 'number' &&
    typeof entry.tries === 'number'
  );
};

export function createOutbox({ storage, send, now, later, changed }: OutboxParts): Outbox {
  /** All entries, if the storage did not take them. */
  let held: readonly Entry[] | null = null;
  const underway = new Map<string, Promise<Delivery>>();
  /** Those that a next try is set for: tries by hand do not add to the tries by itself. */
  const awaited = new Set<string>();

  const stored = () => {
    try {
      return parse(storage.getItem(shelf));
    } catch {
      return [];
    }
  };
  // Read again before every change: another tab may have written meanwhile.
  const entries = () =>
    (held ?? stored()).filter(({ writtenAt }) => now() - writtenAt < staleAfter);
  const write = (next: readonly Entry[]) => {
    try {
      storage.setItem(shelf, JSON.stringify(next));
      held = null;
    } catch {
      held = next;
    }
    changed(next);
  };
  const find = (id: string) => entries().find((entry) => entry.id === id);
  const change = (id: string, to: (entry: Entry) => Entry) =>
    write(entries().map((entry) => (entry.id === id ? to(entry) : entry)));

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

  const attempt = async (id: string): Promise<Delivery> => {
    const request = find(id)?.request;
    if (!request) return gone;
    const delivery = await send(request);
    if (delivery.ok) {
      change(id, ({ request: _, ...rest }) => rest);
    } else if (delivery.kind === 'invalid') {
      change(id, (entry) => ({ ...entry, refusal: delivery.message }));
    } else {
      change(id, (entry) => ({ ...entry, tries: entry.tries + 1 }));
      tryLater(id);
    }
    return delivery.ok ? { ...delivery, sent: request } : delivery;
  };

  /** One try at a time for each request. */
  const deliver = (id: string): Promise<Delivery> => {
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
      const others = entries().filter((entry) => entry.id !== id);
      write([...others, { id, token, trade, page, writtenAt: now(), tries: 0, request }]);
    },
    deliver,
    async resume() {
      const waiting = entries().filter(({ request, refusal }) => request && !refusal);
      const deliveries = await Promise.all(waiting.map(({ id }) => deliver(id)));
      return deliveries.filter(({ ok }) => ok).length;
    },
    forget: (id) => write(entries().filter((entry) => entry.id !== id)),
    entries,
    durable: () => held === null,
  };
}
