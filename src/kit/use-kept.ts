import { useState } from 'react';

const keep = (key: string, value: unknown): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is blocked: it stays in the page alone.
  }
};

const recall = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

const whats = ['note', 'next'] as const;

/** Deletes what was typed about a request that was taken back. */
export const forgetKept = (userId: string, requestId: string): void => {
  for (const what of whats) keep(`${what} ${userId} ${requestId}`, null);
};

/** Deletes all that was typed on this device about any request: the next person here may be another. */
export function forgetAllKept(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (whats.some((what) => key.startsWith(`${what} `))) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/**
 * What is being typed about a request, kept on this device until it is stored.
 * @returns null while there is nothing of it, and how to keep it; null forgets it
 */
export function useKept<T>(
  what: (typeof whats)[number],
  { userId, requestId }: { readonly userId: string; readonly requestId: string },
  isRight: (value: unknown) => value is T,
): readonly [T | null, (next: T | null) => void] {
  const key = `${what} ${userId} ${requestId}`;
  const [kept, setKept] = useState<T | null>(() => {
    const found = recall(key);
    return isRight(found) ? found : null;
  });
  return [
    kept,
    (next) => {
      keep(key, next);
      setKept(next);
    },
  ];
}
