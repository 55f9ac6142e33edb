import { backend } from '../client.ts';

/** How often an open page asks for what is new, in milliseconds. */
const asksEvery = 15_000;

/** The same where the database tells by itself, in case it could not. */
const asksSeldom = 120_000;

/** The embedded database tells browsers nothing by itself; it is always on this machine. */
const tellsByItself = () =>
  !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(import.meta.env.PUBLIC_SUPABASE_URL).hostname);

/**
 * Calls `look` when there may be something new: when the database says so, when the page comes to the
 * front, and every now and then while it is there.
 * @returns how to end it
 */
export function followReceived(companyId: string, look: () => void): () => void {
  const tells = tellsByItself();
  const lookIfShown = () => {
    if (document.visibilityState === 'visible') look();
  };
  const timer = setInterval(lookIfShown, tells ? asksSeldom : asksEvery);
  document.addEventListener('visibilitychange', lookIfShown);
  addEventListener('online', lookIfShown);
  let ended = false;
  let leave = () => {};
  if (tells) {
    void backend().then(
      (client) => {
        if (ended) return;
        const channel = client
          .channel(`records-${companyId}`)
          .on(
            'postgres_changes',
            {
              event: '*',
              schema: 'public',
              table: 'company_records',
              filter: `company_id=eq.${companyId}`,
            },
            lookIfShown,
          )
          .subscribe();
        leave = () => void client.removeChannel(channel);
      },
      () => undefined,
    );
  }
  return () => {
    ended = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfShown);
    removeEventListener('online', lookIfShown);
    leave();
  };
}
