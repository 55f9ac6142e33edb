import { $entries, outbox, resumeAll } from './queue.ts';

/**
 * {@link resumeAll} where no form stands on the page to show how it went. What was asked from this page is said
 * above it.
 */
export async function resumeEarlier(): Promise<void> {
  const resumed = resumeAll();
  await outbox.look();
  if ($entries.get().some(({ page }) => page === location.pathname)) {
    void import('./EarlierHere.tsx').catch(() => undefined);
  }
  if ((await resumed) === 0) return;
  const { notify } = await import('../../kit/toasts/notify.ts');
  await notify('The request you wrote earlier is sent.', { style: 'calm' });
}
