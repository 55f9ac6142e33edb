import type { Letter } from './letter.ts';
import type { Site } from './facts.ts';

/** What the auth service asks to be mailed: the body of its "Send Email" hook, as far as it is used. */
export interface AccountMail {
  readonly user: { readonly email: string; readonly new_email?: string | null };
  readonly email_data: {
    readonly token: string;
    readonly token_hash: string;
    readonly token_new?: string;
    readonly token_hash_new?: string;
    readonly redirect_to: string;
    readonly email_action_type: string;
  };
}

/** A letter about an account, and whom it goes to. */
export interface Addressed {
  readonly to: string;
  readonly letter: Letter;
}

/** The words around the one link or code that a letter of the auth service is about. */
interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  readonly button?: string;
}

const words: Readonly<Record<string, Words>> = {
  signup: {
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    text: 'One press, and your account is open.',
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
    subject: 'Confirm your new email address',
    heading: 'Confirm the change of your address',
    text: 'Someone asked to change the email address of this account.',
    button: 'Confirm the change',
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
  email_changed_notification: {
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    text: 'If it was not you, answer this mail at once.',
  },
};

/**
 * Writes what the auth service asks for; nothing for a kind that this site does not use.
 * @param verifyUrl where a link of the auth service is verified
 */
export function accountLetters(mail: AccountMail, site: Site, verifyUrl: string): Addressed[] {
  const { user, email_data: data } = mail;
  const type = data.email_action_type;
  const said = Object.hasOwn(words, type) ? words[type] : undefined;
  if (!said) return [];
  const write = (to: string, tokenHash: string, code: string): Addressed => {
    const link = new URL(verifyUrl);
    link.search = new URLSearchParams({
      token: tokenHash,
      type,
      redirect_to: data.redirect_to,
    }).toString();
    return {
      to,
      letter: {
        subject: said.subject,
        heading: said.heading,
        blocks: [
          { text: said.text },
          ...(said.button ? [{ button: said.button, href: link.href }] : []),
          ...(type === 'reauthentication' ? [{ code }] : []),
        ],
        why: `You get this mail because someone typed this address on ${site.name}. If it was not you, do nothing.`,
        stop: null,
      },
    };
  };
  if (type !== 'email_change' || !user.new_email)
    return [write(user.email, data.token_hash, data.token)];
  // The names are crossed in the hook itself: the hash called new belongs to the old address.
  return [
    write(user.new_email, data.token_hash, data.token_new ?? data.token),
    ...(data.token_hash_new ? [write(user.email, data.token_hash_new, data.token)] : []),
  ];
}
