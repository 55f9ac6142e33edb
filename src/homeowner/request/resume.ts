/**
 * Sends what an earlier visit left in the outbox, and takes back what it deleted, on pages with a
 * calculator or its results; pages that only hold text load no scripts for it. The outbox and the network
 * code are loaded only where a request was ever written.
 */
export async function resumeRequests(): Promise<void> {
  try {
    // Asked for by name, since to open it would make it.
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === 'request-outbox')) return;
    await (await import('./resume-earlier.ts')).resumeEarlier();
  } catch {
    // Blocked storage keeps nothing. A script that did not arrive leaves it waiting for the next visit.
  }
}
