import { isRecord, isText, type Shaped } from '../../backend/shape.ts';

/** The fields of the break-even as they were typed. */
export type Typed = Shaped<typeof isTyped>;
const isTyped = isRecord({
  plan: isText,
  job: isText,
  margin: isText,
  rate: isText,
  capacity: isText,
});

const storageKey = (trade: string) => `break-even ${trade}`;

/** What this device kept of a trade's break-even; null if nothing. */
export function keptFigures(trade: string): Typed | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(trade)) ?? 'null');
    return isTyped(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the figures on this device; they go nowhere else. */
export function keepFigures(trade: string, typed: Typed): void {
  try {
    localStorage.setItem(storageKey(trade), JSON.stringify(typed));
  } catch {
    // Storage is blocked: the figures live as long as the page.
  }
}
