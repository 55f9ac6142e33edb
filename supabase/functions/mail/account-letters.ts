import type { Letter } from './letter.ts';
import { textOf, type Facts, type Site } from './facts.ts';
import { centralTime } from '../../../src/time/central.ts';

/** What the auth service asks to be mailed: the body of its "Send Email" hook, as far as it is used. */
export interface AccountMail {
  readonly user: { readonly email: string; readonly new_email?: string | null };
  readonly email_data: {
    readonly token: string;
    readonly token_hash: string;
    readonly token_new?: string;
    readonly token_hash_new?: string;
    /** Of a letter that tells of a change. */
    readonly old_email?: string;
    readonly redirect_to: string;
    readonly email_action_type: string;
  };
}

/** A letter about an account, and whom it goes to. */
export interface Addressed {
  readonly to: string;
  readonly letter: Letter;
  /** Whether it tells of a change that was made: no limit holds it back. */
  readonly notice: boolean;
}

/** The words around the one link or code that a letter of the auth service is about. */
interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  readonly button?: string;
}

const changeOfAddress = {
  subject: 'Confirm the change of your address',
  heading: 'Confirm the change of your address',
  button: 'Confirm the change',
};

const words: Readonly<Record<string, Words>> = {
  signup: {
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    text: 'Open the link and type your password. Your account is then open.',
    button: 'Confirm this address',
  },
  invite: {
    subject: 'You are invited',
    heading: 'An account waits for you',
    text: 'Someone made an account for you. Open it and choose a password.',
    button: 'Open the account',
  },
  magiclink: {
    subject: 'Your link to sign in',
    heading: 'Sign in',
    text: 'This link signs you in once.',
    button: 'Sign in',
  },
  recovery: {
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    text: 'Someone asked for a new password for this account. The link works once. Your old password works until you choose a new one.',
    button: 'Choose a new password',
  },
  email_change: {
    ...changeOfAddress,
    text: 'Someone asked to sign in with this address from now on.',
  },
  reauthentication: {
    subject: 'Your code',
    heading: 'Is it you?',
    text: 'Type this code to go on. Nobody of ours ever asks you for it.',
  },
  password_changed_notification: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    text: 'If it was not you, choose a new one at once: sign in, "Forgot your password?".',
  },
  mfa_factor_enrolled_notification: {
    subject: 'Signing in now takes a code',
    heading: 'Signing in now takes a code',
    text: 'An app that makes codes was added to your account. If it was not you, answer this email at once.',
  },
  mfa_factor_unenrolled_notification: {
    subject: 'Signing in no longer takes a code',
    heading: 'Signing in no longer takes a code',
    text: 'The app that makes codes was taken off your account. If it was not you, answer this email at once.',
  },
  email_changed_notification: {
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    text: 'If it was not you, answer this mail at once.',
  },
};

/** What the two letters of a change of address say where both have to be answered. */
const bothAsked = {
  atNew: {
    ...changeOfAddress,
    text: 'Someone asked to sign in with this address from now on. It takes two presses: one here, and one in the letter we sent to the address used until now. The order does not matter.',
  },
  atOld: (newAddress: string): Words => ({
    ...changeOfAddress,
    text: `Someone asked to sign in with ${newAddress} in place of this address. It takes two presses: one here, and one in the letter we sent there. The order does not matter. If it was not you, press nothing, and choose a new password.`,
  }),
};

/** Says that a recovery code took the app off an account of the staff: of that the auth service knows nothing. */
export const appTakenOff = ({ name }: Site, facts: Facts): Letter => {
  const { subject, heading, text } = words['mfa_factor_unenrolled_notification']!;
  return {
    subject,
    heading,
    blocks: [{ text: `A recovery code was used ${centralTime(textOf(facts, 'at'))}. ${text}` }],
    why: `You are getting this email because this address belongs to an account of the staff of ${name}.`,
    stop: null,
  };
};

/**
 * Where a link of the auth service leads: to a page of the site that says what it will do, and does it at
 * a press. Programs that open every link of a letter to look at it use nothing up, and what is behind
 * the # reaches no server.
 */
const linkTo = ({ origin }: Site, type: string, tokenHash: string, email: string): string =>
  `${origin}/auth#${new URLSearchParams({ token_hash: tokenHash, type, email }).toString()}`;

/** Writes what the auth service asks for; nothing for a kind that this site does not use. */
export function accountLetters({ user, email_data: data }: AccountMail, site: Site): Addressed[] {
  const type = data.email_action_type;
  const known = Object.hasOwn(words, type) ? words[type] : undefined;
  if (!known) return [];
  const write = (to: string, tokenHash: string, said: Words): Addressed => ({
    to,
    notice: type.endsWith('_notification'),
    letter: {
      subject: said.subject,
      heading: said.heading,
      blocks: [
        { text: said.text },
        ...(said.button ? [{ button: said.button, href: linkTo(site, type, tokenHash, to) }] : []),
        ...(type === 'reauthentication' ? [{ code: data.token }] : []),
      ],
      why: `You get this mail because someone typed this address on ${site.name}. If it was not you, do nothing.`,
      stop: null,
    },
  });
  if (type !== 'email_change' || !user.new_email) {
    // That an address was changed is for whoever had the old one.
    return [write(data.old_email || user.email, data.token_hash, known)];
  }
  if (!data.token_hash_new) return [write(user.new_email, data.token_hash, known)];
  // The names are crossed in the hook itself: the hash called new belongs to the old address.
  return [
    write(user.new_email, data.token_hash, bothAsked.atNew),
    write(user.email, data.token_hash_new, bothAsked.atOld(user.new_email)),
  ];
}
