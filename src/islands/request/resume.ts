/**
 * Sends what an earlier visit left in the outbox. Cheap to call on every page: the outbox and the
 * network code are loaded only if something waits.
 */
export async function resumeRequests(): Promise<void> {
  let waiting: boolean;
  try {
    waiting = localStorage.getItem('request-outbox')?.includes('"request":') ?? false;
  } catch {
    return;
  }
  if (waiting) (await import('./queue.ts')).resumeAll();
}
