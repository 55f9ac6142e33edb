import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import Toasts from './Toasts.tsx';
import { showToast } from './toasts.ts';

const place = document.body.appendChild(document.createElement('div'));
flushSync(() => createRoot(place).render(<Toasts />));

/** Shows a notification a moment later, for screen readers hear only what changes in a region they know. */
export const show = (...news: Parameters<typeof showToast>): void => {
  requestAnimationFrame(() => showToast(...news));
};
