import { useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { requestNewPassword } from '../backend/accounts.ts';
import type { AuthResult } from '../backend/auth-call.ts';
import {
  openLink,
  type LinkType,
  type MailedLink,
  type OpenedLink,
} from '../backend/mailed-link.ts';
import { $session } from '../session/session.ts';
import type { Result } from '../backend/failure.ts';
import Button from '../kit/Button.tsx';
import Trouble from '../kit/form/Trouble.tsx';
import AccountStep from './AccountStep.tsx';
import CodeForm from './CodeForm.tsx';
import NewPasswordForm from './NewPasswordForm.tsx';
import SendAgain from './SendAgain.tsx';
import SendRow from '../kit/form/SendRow.tsx';
import { useCall } from '../kit/use-call.ts';

/** What a link does, said before it is pressed. */
const words: Readonly<
  Record<LinkType, { heading: string; says: string; button: string; takesPassword: boolean }>
> = {
  signup: {
    heading: 'Confirm your email address',
    says: 'Type the password you want for this account. It may be the one from the form.',
    button: 'Confirm and sign in',
    takesPassword: true,
  },
  invite: {
    heading: 'Open your account',
    says: 'Choose a password for it.',
    button: 'Set the password and sign in',
    takesPassword: true,
  },
  recovery: {
    heading: 'Set a new password',
    says: 'The old one works until you set a new one.',
    button: 'Set the new password',
    takesPassword: true,
  },
  magiclink: {
    heading: 'Sign in',
    says: 'The link signs you in once.',
    button: 'Sign in',
    takesPassword: false,
  },
  email_change: {
    heading: 'Confirm the change of your address',
    says: 'It changes once the links in both letters were pressed.',
    button: 'Confirm',
    takesPassword: false,
  },
};

/** How a link ended: its account is signed in, or the other link of a change of address is awaited. */
export type Ending = 'in' | 'half' | 'discarded';

/** A new password that waits for the code of the account's app. */
interface Held {
  readonly opened: OpenedLink;
  readonly password: string;
}

/** What a link leads to, press by press. It works only once, so what it opened is held. */
function useLink(link: MailedLink, onEnd: (ending: Ending) => void) {
  const opened = useRef<OpenedLink | null>(null);
  const [held, hold] = useState<Held | null>(null);
  const [trouble, setTrouble] = useState('');
  const [other, setOther] = useState<OpenedLink | null>(null);

  const enter = async (one: OpenedLink) => {
    const answer = await one.enter();
    if (answer.ok) onEnd('in');
    return answer;
  };
  const press = async (password: string | null): Promise<AuthResult<object>> => {
    if (!opened.current) {
      const answer = await openLink(link);
      if (!answer.ok) return answer;
      // It works only once: a reload has nothing more to do with it.
      history.replaceState(null, '', `${location.pathname}${location.search}`);
      if (!answer.opened) {
        onEnd('half');
        return { ok: true };
      }
      opened.current = answer.opened;
    }
    if (password !== null) {
      const set = await opened.current.setPassword(password);
      if (!set.ok && set.code === 'insufficient_aal') {
        hold({ opened: opened.current, password });
        return { ok: true };
      }
      if (!set.ok) return set;
    }
    hold(null);
    const now = $session.get().user;
    if (now && now.id !== opened.current.userId) {
      setOther(opened.current);
      return { ok: true };
    }
    return enter(opened.current);
  };
  /** Sets the password once the code was right. What is wrong with the password is said at its form. */
  const goOn = async (given: Result<object>, password: string): Promise<Result<object>> => {
    if (!given.ok) return given;
    const set = await press(password);
    if (!set.ok) {
      setTrouble(set.message);
      hold(null);
    }
    return { ok: true };
  };
  return { held, trouble, other, press, goOn, enter };
}

/** The link is of another account than the one that is signed in here, which is left only by a press. */
function TwoAccounts({
  other,
  email,
  enter,
  onEnd,
}: {
  readonly other: OpenedLink;
  /** Of who is signed in. */
  readonly email: string | undefined;
  readonly enter: (one: OpenedLink) => Promise<AuthResult<object>>;
  readonly onEnd: (ending: Ending) => void;
}) {
  const change = useCall(() => enter(other));
  return (
    <AccountStep
      heading="Two accounts"
      lede={
        <>
          The link belongs to <b>{other.email}</b>. You are signed in as <b>{email}</b>.
        </>
      }
    >
      <SendRow
        call={change}
        onSend={() => void change.run()}
        label={`Sign in as ${other.email}`}
        doing="Signing in"
      />
      <Button onClick={() => void other.discard().then(() => onEnd('discarded'))}>
        Stay signed in as {email}
      </Button>
    </AccountStep>
  );
}

/**
 * A link in a letter of the auth service. It says what it will do and does it at a press, since mail
 * programs open links to look at them.
 */
export default function LinkArrival({
  link,
  onEnd,
}: {
  readonly link: MailedLink;
  readonly onEnd: (ending: Ending) => void;
}) {
  const { user } = useStore($session, { ssr: 'initial' });
  const { held, trouble, other, press, goOn, enter } = useLink(link, onEnd);
  const { heading, says, button, takesPassword } = words[link.type];
  const bare = useCall(() => press(null));
  if (held) {
    const { opened, password } = held;
    return (
      <AccountStep
        heading="One more step"
        lede={
          <>
            For <b>{opened.email}</b>. Then your new password is set.
          </>
        }
      >
        <CodeForm
          give={async (code) => goOn(await opened.giveCode(code), password)}
          giveRecoveryCode={async (code) => goOn(await opened.giveRecoveryCode(code), password)}
          label={button}
          onDone={() => undefined}
        />
      </AccountStep>
    );
  }
  if (other && user) {
    return <TwoAccounts other={other} email={user.email} enter={enter} onEnd={onEnd} />;
  }
  return (
    <AccountStep
      heading={heading}
      lede={
        <>
          {link.email && (
            <>
              For <b>{link.email}</b>.{' '}
            </>
          )}
          {says}
        </>
      }
    >
      {trouble && <Trouble message={trouble} />}
      {takesPassword ? (
        <NewPasswordForm
          email={link.email}
          save={press}
          label={button}
          field={link.type === 'signup' ? 'Password' : 'New password'}
          remedyFor={(code) =>
            // The service asks for the password the account was begun with, and this is another; or the link is spent.
            (code === 'current_password_invalid' ||
              (code === 'otp_expired' && link.type === 'recovery' && link.email)) && (
              <div className="mt-3">
                <SendAgain
                  email={link.email}
                  send={requestNewPassword}
                  label="Mail me a link to a new password"
                />
              </div>
            )
          }
        />
      ) : (
        <SendRow
          call={bare}
          onSend={() => void bare.run()}
          label={button}
          doing="Opening the link"
        />
      )}
    </AccountStep>
  );
}
