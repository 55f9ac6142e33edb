import type { Shape } from '../backend/shape.ts';

/** Something that this browser keeps under a name, on the device or in the tab. */
export interface Kept<T> {
  readonly key: string;
  /** Null where nothing is kept, storage is blocked, or what is there has another shape. */
  readonly read: () => T | null;
  /** Keeps a value; null forgets it. @returns whether it is kept: storage may be blocked or full */
  readonly write: (value: T | null) => boolean;
}

/**
 * A place to keep something in.
 * @param where on this device, or in this tab and its copies alone
 */
export const kept = <T>(
  key: string,
  isRight: Shape<T>,
  where: 'localStorage' | 'sessionStorage' = 'localStorage',
): Kept<T> => ({
  key,
  read() {
    try {
      const value: unknown = JSON.parse(globalThis[where].getItem(key) ?? 'null');
      return isRight(value) ? value : null;
    } catch {
      return null;
    }
  },
  write(value) {
    try {
      if (value === null) globalThis[where].removeItem(key);
      else globalThis[where].setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
});
