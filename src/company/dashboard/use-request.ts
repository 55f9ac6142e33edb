import { useEffect, useRef } from 'react';
import type { Failure, Result } from '../../backend/failure.ts';
import { openContact, type OpenedContact } from '../../backend/received/contact.ts';
import { followReceived } from '../../backend/received/follow.ts';
import { readReceived } from '../../backend/received/read.ts';
import type { ReceivedWhole } from '../../backend/received/received.ts';
import { useAnswer, useFreshAnswer } from '../../kit/use-answer.ts';

/** The contact data of a request: being opened, open, or why not. */
export type ContactState = OpenedContact | Failure | null;

/** Whether the contact data may be opened: while the request is confirmed, not declined and not taken back. */
export const mayOpen = ({ status, promised_by }: ReceivedWhole): boolean =>
  status !== 'withdrawn' && status !== 'declined' && promised_by !== null;

/** One request, looked at again every now and then, with its contact data, which looking at it opens. */
export function useRequest(id: string, companyId: string) {
  // What was stored last: only a look that began after it can have seen it.
  const stored = useRef<object | null>(null);
  const { answer, at, failure, look } = useAnswer(
    id,
    async (): Promise<Result<{ data: { row: ReceivedWhole; seen: object | null } }>> => {
      const seen = stored.current;
      const result = await readReceived(id);
      return result.ok ? { ok: true, data: { row: result.data, seen } } : result;
    },
    (tell) => followReceived(companyId, tell),
  );
  // Refused for good, as gone is: nothing of it stays in sight.
  const received = failure?.kind === 'refused' ? null : (answer?.row ?? null);
  // Once, and again when what was agreed to has changed.
  const contact = useFreshAnswer(
    received && mayOpen(received) ? `${id} ${received.channels.join()}` : null,
    () => openContact(id),
  );
  const { answer: opened, failure: closed, look: open } = contact;
  useEffect(() => {
    // That it was opened is in the history now.
    if (opened) void look();
  }, [opened, look]);
  useEffect(() => {
    // Each look at the request tries the door again.
    if (closed) void open();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [at]);
  return {
    /** Null until it was read once. */
    received,
    /** Of what this company stored, the last that it shows. */
    seen: answer?.seen ?? null,
    store: (as: object) => {
      stored.current = as;
    },
    /** Why the last look brought nothing. */
    failure,
    contact: opened ?? closed,
    reload: look,
    /** Milliseconds by which the database's clock is ahead of this machine's. */
    skew: received && at ? Date.parse(received.now) - at.getTime() : 0,
  };
}
