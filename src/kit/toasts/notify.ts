import type { showToast } from './toasts.ts';

/**
 * Shows a notification on any page that runs scripts. What draws it is loaded on the first call, so a
 * page pays nothing for news it may never have. Where even that cannot be loaded the news goes unsaid:
 * say here only what is to be seen on the page as well.
 */
export async function notify(...news: Parameters<typeof showToast>): Promise<void> {
  try {
    (await import('./mount.tsx')).show(...news);
  } catch {
    // The connection was lost before the first notification.
  }
}
