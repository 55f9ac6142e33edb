import { useEffect } from 'react';
import type { User } from '@supabase/supabase-js';
import { homes, rememberHome } from '../session/home.ts';
import { nextTarget } from '../session/next.ts';
import Opening from '../kit/Opening.tsx';
import { homeOf } from './account.ts';
import NotYours from './NotYours.tsx';
import { useStanding } from './use-standing.ts';

/** Takes someone who is signed in to the page that asked for it, or to where they work. */
export default function GoOn({
  user,
  confirmed = false,
}: {
  readonly user: User;
  /** They have just confirmed their address: what was typed about a company is theirs to check first. */
  readonly confirmed?: boolean;
}) {
  const { answer: standing, failure, again } = useStanding(user.id);
  const home = standing && homeOf(standing);
  const target =
    home &&
    (confirmed && home === homes.company
      ? `${home}?view=profile&confirmed`
      : (nextTarget(location.search) ?? home));
  useEffect(() => {
    if (home) rememberHome(home);
    if (target) location.replace(target);
  }, [home, target]);
  if (standing && !home) return <NotYours account={{ user, ...standing }} />;
  return (
    <Opening
      heading="Sign in"
      label="You are signed in. Opening your page …"
      failure={failure}
      again={again}
    />
  );
}
