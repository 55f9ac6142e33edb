import { useState } from 'react';
import type { Kept } from './kept.ts';

/**
 * What is being typed, kept with every change.
 * @returns null while there is nothing of it, and how to change it; null forgets it
 */
export function useKept<T>(place: Kept<T>): readonly [T | null, (next: T | null) => void] {
  const [value, setValue] = useState(place.read);
  return [
    value,
    (next) => {
      place.write(next);
      setValue(next);
    },
  ];
}
