import { wordsFor } from '../backend/auth-words.ts';
import { linkTypes, type MailedLink } from '../backend/mailed-link.ts';

/** How someone came to the sign-in page by a link in a letter. */
export interface Arrival {
  /** What the link is for; null if the address holds none. Nothing is done with it before a press. */
  readonly link: MailedLink | null;
  /** One of the two addresses of a change is confirmed. */
  readonly isHalf: boolean;
  /** What is wrong with the link, in words; empty if nothing. */
  readonly trouble: string;
}

/**
 * Reads what a letter's link says behind its #, or what the auth service wrote behind the # or the ? when
 * a link of its own making was opened. A session in an address is never taken: whoever sends a link could
 * sign others in to an account of their own.
 * @param address of the page, as the link left it
 */
export function readArrival({ search, hash }: Pick<URL, 'search' | 'hash'>): Arrival {
  const told = new URLSearchParams(hash.slice(1));
  const asked = new URLSearchParams(search);
  const code = told.get('error_code') ?? asked.get('error_code');
  const failed = told.has('error') || asked.has('error') || code !== null;
  const type = linkTypes.find((one) => one === told.get('type'));
  const tokenHash = told.get('token_hash');
  return {
    link: tokenHash && type ? { type, tokenHash, email: told.get('email') ?? '' } : null,
    isHalf: told.has('message'),
    trouble: failed
      ? wordsFor(code ?? '')
      : told.has('access_token') || (tokenHash !== null && !type)
        ? wordsFor('otp_expired')
        : '',
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
export function invitationOf(hash: string): string | null {
  const told = new URLSearchParams(hash.slice(1)).get('invite');
  try {
    return told ?? localStorage.getItem(storageKey);
  } catch {
    return told;
  }
}
