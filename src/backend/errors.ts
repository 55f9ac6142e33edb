/** Reports of one page view: more would only say the same again. */
const most = 3;
const told = new Set<string>();

/** Leaves out what a person may have typed or followed; the database scrubs once more and cuts. */
const messageIn = (fault: unknown): string =>
  String(fault)
    .replaceAll(location.origin, '')
    .replace(/"[^"]*"?|`[^`]*`?|\S+@\S+|[?#]\S*|\d{3,}/g, '…')
    .slice(0, 300);

/**
 * Tells the backend that something of ours broke in this page: the path, what broke, which build. Not
 * who was there, nor anything typed. Says it once for each fault, at most three times a page view, and
 * never fails.
 */
export async function tellFault(fault: unknown): Promise<void> {
  const message = messageIn(fault);
  if (told.size >= most || told.has(message)) return;
  told.add(message);
  try {
    await fetch(`${import.meta.env.PUBLIC_SUPABASE_URL}/rest/v1/client_errors`, {
      method: 'POST',
      keepalive: true,
      headers: {
        apikey: import.meta.env.PUBLIC_SUPABASE_KEY,
        'Content-Type': 'application/json',
        Prefer: 'return=minimal',
      },
      body: JSON.stringify({
        page: location.pathname,
        message,
        build: document.documentElement.dataset.build ?? '',
      }),
    });
  } catch {
    // A page without a connection has nobody to tell.
  }
}
