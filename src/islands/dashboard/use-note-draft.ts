import { useState } from 'react';
import { isRecord, isText } from '../../backend/shape.ts';

/** A note that is not stored yet. Its id stays, so that a note sent twice is one. */
interface NoteDraft {
  readonly id: string;
  readonly body: string;
}

const isDraft = isRecord<NoteDraft>({ id: isText, body: isText });
const fresh = (): NoteDraft => ({ id: crypto.randomUUID(), body: '' });
const keyOf = (userId: string, requestId: string) => `note ${userId} ${requestId}`;

const keep = (key: string, draft: NoteDraft | null) => {
  try {
    if (draft?.body) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked: the note stays in the page alone.
  }
};

const recall = (key: string): NoteDraft => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(kept) ? kept : fresh();
  } catch {
    return fresh();
  }
};

/** Deletes what was typed about a request that was taken back. */
export const forgetDraft = (userId: string, requestId: string): void =>
  keep(keyOf(userId, requestId), null);

/** What is being typed as a note, kept on this device until it is stored. */
export function useNoteDraft(userId: string, requestId: string) {
  const key = keyOf(userId, requestId);
  const [draft, setDraft] = useState(() => recall(key));
  const set = (next: NoteDraft) => {
    keep(key, next);
    setDraft(next);
  };
  return {
    draft,
    type: (body: string) => set({ ...draft, body }),
    clear: () => set(fresh()),
  };
}
