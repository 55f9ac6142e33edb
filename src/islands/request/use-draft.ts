import { useState } from 'react';
import { emptyDraft, type Draft } from './draft.ts';

const shelf = 'request-draft';

/**
 * What was typed before in this tab, also on another page. Ticks are never restored: consent is given
 * to words that are on the screen.
 */
function restore(): Draft {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(shelf) ?? '{}');
    if (typeof saved !== 'object' || saved === null) return emptyDraft;
    const text = (field: 'name' | 'email' | 'phone' | 'zip' | 'note') => {
      const value = (saved as Record<string, unknown>)[field];
      return typeof value === 'string' ? value : '';
    };
    return {
      ...emptyDraft,
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      zip: text('zip'),
      note: text('note'),
    };
  } catch {
    return emptyDraft;
  }
}

function save({ name, email, phone, zip, note }: Draft): void {
  try {
    sessionStorage.setItem(shelf, JSON.stringify({ name, email, phone, zip, note }));
  } catch {
    // Storage is blocked: the draft lives as long as the form.
  }
}

/** Forgets what was typed, once it is sent. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(shelf);
  } catch {
    // Nothing was kept.
  }
}

/** The draft of this form. `sensitive` keeps it out of the tab's storage. */
export function useDraft(sensitive: boolean): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => (sensitive ? emptyDraft : restore()));
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (!sensitive) save(next);
  };
  return [draft, change];
}
