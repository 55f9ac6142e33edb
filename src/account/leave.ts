import { forgetHome } from '../session/home.ts';
import { forgetTyped } from './typed-about.ts';

/** Where one arrives, and is told what happened. */
const signedOut = {
  local: '/auth?signed-out',
  global: '/auth?signed-out=everywhere',
  deleted: '/auth?signed-out=deleted',
};

let leaving = false;

/** Whether the one who is signed in is on the way out by their own wish: then nothing asks them back. */
export const isLeaving = (): boolean => leaving;

/**
 * Ends the session by its owner's wish, then opens the sign-in page: nothing of the account stays in
 * the page, on the device or behind the Back button.
 * @param end answers whether the session could be ended
 * @param how on this browser, everywhere, or with the account itself deleted
 */
export async function leave(
  end: () => Promise<boolean>,
  how: keyof typeof signedOut = 'local',
): Promise<boolean> {
  leaving = true;
  const ended = await end();
  if (ended) {
    // Here, too: the page may be gone before the session's own word arrives.
    forgetHome();
    forgetTyped();
    location.replace(signedOut[how]);
  } else leaving = false;
  return ended;
}
