import { wordsFor } from '../../backend/auth-words.ts';

/** How someone came to the sign-in page by a link in a mail. */
export interface Arrival {
  /** The link signs in; supabase-js reads it and cleans the address. */
  readonly signsIn: boolean;
  /** It is for a new password. */
  readonly recovers: boolean;
  /** What is wrong with the link, in words; empty if nothing. */
  readonly trouble: string;
}

/**
 * Reads what the auth service wrote behind the # or the ? of the address a mailed link leads to.
 * @param address of the page, as the link left it
 */
export function readArrival({ search, hash }: Pick<URL, 'search' | 'hash'>): Arrival {
  const told = new URLSearchParams(hash.slice(1));
  const asked = new URLSearchParams(search);
  const code = told.get('error_code') ?? asked.get('error_code');
  const failed = told.has('error') || asked.has('error') || code !== null;
  return {
    signsIn: told.has('access_token'),
    recovers: told.has('access_token') && told.get('type') === 'recovery',
    trouble: failed ? wordsFor(code ?? '') : '',
  };
}

const storageKey = 'invitation';

/**
 * Keeps the secret of an invitation while its holder signs up or in, which may take them through a mail.
 * @param secret null once it was used or given up
 */
export function keepInvitation(secret: string | null): void {
  try {
    if (secret) localStorage.setItem(storageKey, secret);
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: the mailed link can be opened once more.
  }
}

/** The invitation that this address or this browser holds; null if none. */
export function invitationOf(search: string): string | null {
  try {
    return new URLSearchParams(search).get('invite') ?? localStorage.getItem(storageKey);
  } catch {
    return new URLSearchParams(search).get('invite');
  }
}
