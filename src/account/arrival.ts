import { wordsFor } from '../backend/auth-words.ts';
import * as is from '../backend/shape.ts';
import { kept } from '../kit/kept.ts';
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

/**
 * The secret of an invitation, kept while its holder signs up or in, which may take them through a mail.
 * Where storage is blocked, the mailed link can be opened once more.
 */
export const keptInvitation = kept('invitation', is.text);

/** The invitation that this address or this browser holds; null if none. */
export const invitationOf = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('invite') ?? keptInvitation.read();
