import { useState } from 'react';
import { signOut } from '../session/session.ts';
import type { Account } from './account.ts';
import HeaderPart from './HeaderPart.tsx';
import { leave } from './leave.ts';
import Button from '../kit/Button.tsx';

/** Who is signed in, and the ways out. */
export default function AccountMenu({ account }: { readonly account: Account }) {
  const [failed, setFailed] = useState(false);
  const end = async (scope: 'local' | 'global') => {
    const told = await leave(() => signOut(scope), scope);
    setFailed(!told);
  };
  const [company] = account.companies;
  const email = account.user.email ?? '';
  return (
    <HeaderPart place="account-menu">
      <button
        type="button"
        className="grid min-h-11 max-w-full content-center text-start text-sm leading-snug *:truncate max-lg:max-w-[max(45vw,15rem)]"
        popoverTarget="account-ways"
      >
        <b>{company?.name ?? (account.staffRole === 'admin' ? 'Operator' : 'Developer')}</b>
        <span>{email} ▾</span>
      </button>
      <div
        id="account-ways"
        popover="auto"
        className="pop top-[4.0625rem] right-[max(1rem,calc((100vw-69.5rem)/2))] w-80 gap-3 p-4 open:grid"
      >
        <p>
          Signed in as <b>{email}</b>
        </p>
        {account.staffRole && (
          <a href={`${location.pathname}?view=codes`}>Codes from an app for signing in</a>
        )}
        <Button onClick={() => void end('local')}>Sign out</Button>
        <Button onClick={() => void end('global')}>Sign out on every device</Button>
        <p role="status">
          {failed &&
            'Our server did not answer, so other devices may still be signed in. Try again.'}
        </p>
      </div>
    </HeaderPart>
  );
}
