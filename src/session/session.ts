import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js';
import { atom, onMount } from 'nanostores';
import { backend, onRefused } from '../backend/client.ts';
import { forgetHome } from './home.ts';

/** Who is signed in on this browser. Loading until the first look-up or event. */
export interface SessionState {
  readonly user: User | null;
  readonly session: Session | null;
  readonly loading: boolean;
}

const nobody: SessionState = { user: null, session: null, loading: false };

/** The one session of this page. It starts with the first who listens, and supabase-js is loaded then. */
export const $session = atom<SessionState>({ ...nobody, loading: true });

/** The library that keeps sessions could not be loaded: nobody knows yet who is signed in. */
export const $unreachable = atom(false);

/** What this browser was told about its session, newest last; for the developer's page. At most 50. */
export const $authEvents = atom<readonly { readonly event: AuthChangeEvent; readonly at: Date }[]>(
  [],
);

const follow = (event: AuthChangeEvent, session: Session | null): void => {
  $authEvents.set([...$authEvents.get(), { event, at: new Date() }].slice(-50));
  switch (event) {
    case 'SIGNED_OUT':
      forgetHome();
      break;
    // A code was given: the session says so from now on.
    case 'MFA_CHALLENGE_VERIFIED':
    case 'USER_UPDATED':
    case 'INITIAL_SESSION':
    case 'SIGNED_IN':
    case 'TOKEN_REFRESHED':
      break;
    default:
      // A session out of a link, which the site takes another way (backend/mailed-link.ts).
      return;
  }
  $session.set(session ? { user: session.user, session, loading: false } : nobody);
};

let subscribed = false;

/**
 * Starts to follow the session, or tries again after the library did not load. Whoever listens to
 * {@link $session} need not call it.
 */
export async function startSession(): Promise<void> {
  if (subscribed) return;
  subscribed = true;
  try {
    const { auth } = await backend();
    // Later, and not in the callback itself: a call to the backend made there would wait for itself.
    auth.onAuthStateChange((event, session) => void setTimeout(follow, 0, event, session));
    $unreachable.set(false);
  } catch {
    subscribed = false;
    $unreachable.set(true);
  }
}

onMount($session, () => {
  void startSession();
});

/**
 * The backend refused the session: it was ended elsewhere, or this machine's clock runs behind and it has
 * expired. It is renewed if that is still possible.
 * @returns the renewed session; null if it is over, and then everyone is told
 */
onRefused(async () => {
  const { auth } = await backend();
  const { data, error } = await auth.refreshSession();
  if (!error) return data.session;
  // No answer says nothing about the session.
  if (error.status === undefined || error.status === 0 || error.status >= 500) return null;
  await auth.signOut({ scope: 'local' });
  return null;
});

/**
 * Ends the session on this browser, or on every device. Other tabs of this browser follow.
 * @returns whether the server could be told; on this browser it has ended all the same
 */
export async function signOut(scope: 'local' | 'global'): Promise<boolean> {
  const { auth } = await backend();
  const { error } = await auth.signOut({ scope });
  if (error && scope === 'local') await auth.signOut({ scope: 'local' });
  return !error;
}
