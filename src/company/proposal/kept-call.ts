import { isRecord, isText, type Shaped } from '../../backend/shape.ts';

/** The call form as it is typed, with the id of the request it becomes. Ticks are never kept. */
export type CallDraft = Shaped<typeof isDraft>;
const isDraft = isRecord({
  id: isText,
  company: isText,
  name: isText,
  email: isText,
  phone: isText,
  question: isText,
});

const storageKey = 'call-draft';
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What this device kept of a call form; null if nothing. */
export function keptCall(): CallDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isDraft(kept) && id.test(kept.id) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed until it is sent. */
export function keepCall(draft: CallDraft): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage is blocked: the draft lives as long as the page.
  }
}

export function forgetCall(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

/**
 * Tells when another tab sent the form: its id is used up, and what is typed here would be taken for the same.
 * @returns what ends it
 */
export function onCallSent(sent: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if ((key === storageKey || key === null) && newValue === null) sent();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
