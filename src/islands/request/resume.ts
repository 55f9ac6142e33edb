/**
 * Sends what an earlier visit left in the outbox. Cheap to call on every page: the outbox and the
 * network code are loaded only if something waits.
 */
export async function resumeRequests(): Promise<void> {
  try {
    if (!localStorage.getItem('request-outbox')?.includes('"request":')) return;
  } catch {
    return;
  }
  await (await import('./queue.ts')).resumeEarlier();
}
