import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useMemo, useState, type ComponentType } from 'react';
import { patience } from '../backend/client.ts';
import { offline } from '../backend/failure.ts';
import { rememberHome } from '../session/home.ts';
import { signInAddress } from '../session/next.ts';
import { $session, $unreachable, startSession } from '../session/session.ts';
import Opening from '../kit/Opening.tsx';
import { lazyPart } from '../kit/LazyPart.tsx';
import {
  homeOf,
  mayOpen,
  needsCode,
  type Account,
  type PartProps,
  type Protected,
} from '../account/account.ts';
import { giveCode, giveRecoveryCode } from '../backend/staff-codes.ts';
import AccountMenu from '../account/AccountMenu.tsx';
import AccountStep from '../account/AccountStep.tsx';
import CodeForm from '../account/CodeForm.tsx';
import { isLeaving } from '../account/leave.ts';
import NotYours from '../account/NotYours.tsx';
import { useAddress } from '../kit/use-address.ts';
import SignedOut from './SignedOut.tsx';
import { useStanding } from '../account/use-standing.ts';

const OwnApp = lazyPart('The page about codes', () => import('./OwnApp.tsx'));

/** The step after the password, for staff who have an app. */
const AskForCode = ({ email, onDone }: { readonly email: string; readonly onDone: () => void }) => (
  <AccountStep
    heading="One more step"
    lede={
      <>
        For <b>{email}</b>.
      </>
    }
  >
    <CodeForm give={giveCode} giveRecoveryCode={giveRecoveryCode} onDone={onDone} />
  </AccountStep>
);

/** Whether nothing has come for as long as an answer may take. */
function useTooLong(waits: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setOver(true), patience);
    return () => clearTimeout(timer);
  }, [waits]);
  return waits && isOver;
}

/** The account the page was opened for; it stays when the session is lost or becomes another's. */
const useOpened = (page: Protected, account: Account | null): Account | null => {
  const [opened, setOpened] = useState<Account | null>(null);
  const isSame = opened === null || opened.user.id === account?.user.id;
  const isIn = account !== null && mayOpen(page, account) && !needsCode(page, account);
  if (isIn && account !== opened && isSame) setOpened(account);
  return opened;
};

/** Why it is not known who asks, and what may help. */
function whyNot({
  refusal,
  lookAgain,
  unreachable,
  isLate,
}: {
  readonly refusal: { readonly message: string } | null;
  readonly lookAgain: () => void;
  readonly unreachable: boolean;
  readonly isLate: boolean;
}) {
  if (refusal) return { message: refusal.message, again: lookAgain };
  if (unreachable) {
    return {
      message: 'Part of this page did not load. Check your connection and try again.',
      again: () => void startSession(),
    };
  }
  return isLate ? { message: offline.message, again: () => location.reload() } : null;
}

/**
 * Stands before a protected page. Nothing of it is fetched before the database said that whoever is
 * signed in may open it. A session that ends by itself leaves what was typed where it is, out of sight
 * until the same person signs in again.
 */
export default function Guard({
  page,
  title,
  Part,
}: {
  readonly page: Protected;
  /** Loaded only once the database said that the account may open it. */
  readonly Part: ComponentType<PartProps>;
  /** The heading while it is not known who asks. */
  readonly title: string;
}) {
  const { query } = useAddress();
  const { user, loading } = useStore($session, { ssr: 'initial' });
  const unreachable = useStore($unreachable, { ssr: 'initial' });
  const { answer: standing, failure: refusal, again: lookAgain } = useStanding(user?.id ?? null);
  // The same object until one of them changes: a new one at each drawing would draw for ever.
  const account = useMemo(
    () => (user && standing ? { user, ...standing } : null),
    [user, standing],
  );
  const opened = useOpened(page, account);
  const isGone = !loading && !user;
  // The library tries for a minute to renew a session where the auth service does not answer.
  const isLate = useTooLong(!account && !refusal && !unreachable && !isGone);
  const isOther = opened !== null && user !== null && opened.user.id !== user.id;

  useEffect(() => {
    if (isGone && !opened && !isLeaving()) location.replace(signInAddress(location));
  }, [isGone, opened]);
  useEffect(() => {
    // Whoever comes back has a new session, in which a code may be needed again.
    if (isGone) lookAgain();
  }, [isGone, lookAgain]);
  useEffect(() => {
    // Another account signed in, here or in another tab: nothing of the first one stays.
    if (isOther) location.reload();
  }, [isOther]);
  // By the time the page is seen: the header of the next one leads to it.
  useLayoutEffect(() => {
    const home = standing && homeOf(standing);
    if (home) rememberHome(home);
  }, [standing]);

  const gate =
    account && needsCode(page, account) ? (
      account.code === 'to set up' ? (
        <OwnApp state="to set up" onChange={lookAgain} />
      ) : (
        <AskForCode email={account.user.email ?? ''} onDone={lookAgain} />
      )
    ) : null;

  if (opened) {
    const lost = isGone || isOther || gate !== null;
    return (
      <>
        {isGone && !isLeaving() && <SignedOut email={opened.user.email ?? ''} />}
        {gate}
        <div hidden={lost}>
          {!lost && <AccountMenu account={opened} />}
          {opened.staffRole && query.get('view') === 'codes' ? (
            <OwnApp state={opened.code} onChange={lookAgain} />
          ) : (
            <Part account={opened} />
          )}
        </div>
      </>
    );
  }
  if (account && !mayOpen(page, account)) return <NotYours account={account} />;
  if (gate) return gate;
  const failure = whyNot({ refusal, lookAgain, unreachable, isLate });
  return (
    <Opening
      heading={title}
      label="Looking up who is signed in …"
      failure={failure}
      again={failure?.again}
    />
  );
}
