import { useState } from 'react';

/**
 * Copies a text for whoever asks, and tells where the browser does not let us.
 * @param done what is said once it is copied
 */
export function useCopy(done: string) {
  const [refused, setRefused] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(false);
      // Few copy: what says so comes then. Without it the copy is still made.
      void import('./toasts/notify.ts').then(({ notify }) => notify(done), Boolean);
    } catch {
      // Not allowed here, as on an address without https.
      setRefused(true);
    }
  };
  return { refused, copy };
}
