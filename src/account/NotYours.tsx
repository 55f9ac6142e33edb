import { signOut } from '../session/session.ts';
import { homeNames, homeOf, type Account } from './account.ts';
import AccountMenu from './AccountMenu.tsx';
import { leave } from './leave.ts';
import Button from '../kit/Button.tsx';

/** Says that the page belongs to another kind of account, and where to go instead. */
export default function NotYours({ account }: { readonly account: Account }) {
  const home = homeOf(account);
  return (
    <>
      <AccountMenu account={account} />
      <h1>This page is not yours</h1>
      <p className="lede">
        It belongs to another account. You are signed in as <b>{account.user.email}</b>.
      </p>
      {!home && (
        <p className="mt-4 max-w-2xl">
          This account has no company yet. If someone invited you, open the link in their mail once
          more. If you signed up and the company’s name did not come through, write to us.
        </p>
      )}
      <p className="actions mt-6">
        {home && (
          <a className="button" href={home}>
            {homeNames[home]}
          </a>
        )}
        <Button onClick={() => void leave(() => signOut('local'))}>Sign in as someone else</Button>
      </p>
    </>
  );
}
