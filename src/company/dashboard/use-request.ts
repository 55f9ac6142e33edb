import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../backend/failure.ts';
import { openContact, type OpenedContact } from '../../backend/received/contact.ts';
import { followReceived } from '../../backend/received/follow.ts';
import { readReceived } from '../../backend/received/read.ts';
import type { ReceivedWhole } from '../../backend/received/received.ts';

/** The contact data of a request: being opened, open, or why not. */
export type ContactState = OpenedContact | Failure | null;

export interface RequestState {
  /** Null until it was read once. */
  readonly received: ReceivedWhole | null;
  /** Why the last look brought nothing. */
  readonly failure: Failure | null;
  readonly contact: ContactState;
  readonly reload: () => Promise<void>;
  /** Milliseconds by which the database's clock is ahead of this machine's. */
  readonly skew: number;
}

/** Whether the contact data may be opened: while the request is confirmed, not declined and not taken back. */
export const mayOpen = ({ status, promised_by }: ReceivedWhole): boolean =>
  status !== 'withdrawn' && status !== 'declined' && promised_by !== null;

/** One request, looked at again every now and then, with its contact data, which looking at it opens. */
export function useRequest(id: string, companyId: string): RequestState {
  const [read, setRead] = useState<{ received: ReceivedWhole; skew: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [contact, setContact] = useState<ContactState>(null);
  const openedFor = useRef('');
  const reloadAgain = useRef(async () => {});

  const reload = useCallback(async () => {
    const result = await readReceived(id);
    if (!result.ok) {
      // Gone for good: nothing of it stays in sight.
      if (result.kind === 'gone' || result.kind === 'refused') {
        setRead(null);
        setContact(null);
      }
      return setFailure(result);
    }
    const { data: received } = result;
    setFailure(null);
    setRead({ received, skew: Date.parse(received.now) - Date.now() });
    if (!mayOpen(received)) {
      openedFor.current = '';
      return setContact(null);
    }
    // Once, and again when what was agreed to has changed.
    const question = received.channels.join();
    if (openedFor.current === `open ${question}`) return;
    openedFor.current = `open ${question}`;
    const opened = await openContact(id);
    if (!opened.ok) openedFor.current = '';
    setContact(opened.ok ? opened.data : opened);
    // That it was opened is in the history now.
    if (opened.ok) await reloadAgain.current();
  }, [id]);

  useEffect(() => {
    reloadAgain.current = reload;
    const timer = setTimeout(() => void reload());
    const end = followReceived(companyId, () => void reload());
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [companyId, reload]);

  return { received: read?.received ?? null, failure, contact, reload, skew: read?.skew ?? 0 };
}
