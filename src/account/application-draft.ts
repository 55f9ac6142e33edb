import { isListOf, isMapOf, isRecord, isText, type Shaped } from '../backend/shape.ts';
import type { Typed } from './application.ts';

const storageKey = 'signup-draft';

/** All but the password, which is kept nowhere. */
type Saved = Shaped<typeof isSaved>;
const isSaved = isRecord({
  email: isText,
  company: isText,
  phone: isText,
  website: isText,
  trades: isListOf(isText),
  licenses: isMapOf(isText),
  cities: isListOf(isText),
  hours: isText,
});

/** Keeps what was typed in this tab. */
export function saveApplication(typed: Typed): void {
  const { email, company, phone, website, trades, licenses, cities, hours } = typed;
  const saved: Saved = { email, company, phone, website, trades, licenses, cities, hours };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(saved));
  } catch {
    // Storage is blocked: the draft lives as long as the form.
  }
}

/** What was typed in this tab before; null if nothing. */
export function savedApplication(): Saved | null {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isSaved(saved) ? saved : null;
  } catch {
    return null;
  }
}

export function forgetApplication(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
