import '../../styles/toasts.css';
import { useStore } from '@nanostores/react';
import type { FocusEvent } from 'react';
import { icons } from '../icons.ts';
import { $toasts, dismissToast, inSight, pauseToasts, resumeToasts, type Toast } from './toasts.ts';

/**
 * Where notifications appear. Mount it once on a page. The two live regions stand there from the start:
 * a region that arrives together with its text is not read aloud everywhere.
 */
export default function Toasts() {
  const visible = inSight(useStore($toasts, { ssr: 'initial' }));
  const focusLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) resumeToasts('focus');
  };
  return (
    <section
      className="toasts"
      aria-label="Notifications"
      onMouseEnter={() => pauseToasts('pointer')}
      onMouseLeave={() => resumeToasts('pointer')}
      onFocus={() => pauseToasts('focus')}
      onBlur={focusLeft}
    >
      <div role="alert">{visible.filter((toast) => toast.tone === 'error').map(card)}</div>
      <div role="status">{visible.filter((toast) => toast.tone === 'news').map(card)}</div>
    </section>
  );
}

/** The button goes with its notification and takes the focus along, without an event of its own. */
const dismissByHand = (id: number) => {
  dismissToast(id);
  resumeToasts('focus');
};

const card = (toast: Toast) => (
  <div key={toast.id} className={`toast toast-${toast.tone} toast-${toast.style}`}>
    <p>{toast.text}</p>
    <button type="button" aria-label="Dismiss" onClick={() => dismissByHand(toast.id)}>
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons.close} fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </button>
  </div>
);
