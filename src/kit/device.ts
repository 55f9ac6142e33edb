import { kept, type Kept } from './kept.ts';

/**
 * Tells when another tab forgot what this device keeps, as it does once it has sent it.
 * @returns what ends it
 */
export function onForgotten({ key: ours }: Pick<Kept<unknown>, 'key'>, tell: () => void) {
  const follow = ({ key, newValue }: StorageEvent) => {
    if ((key === ours || key === null) && newValue === null) tell();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Forgets all that this device keeps under names that begin like this. */
export function forgetAll(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

const probe = kept('is-kept', (value): value is true => value === true);

/** Whether this browser keeps what the site stores. A session that is not kept ends with its page. */
export const isKeeping = (): boolean => probe.write(true) && probe.write(null);
