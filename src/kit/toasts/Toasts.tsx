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
      // Above everything, out of the way of the total at the bottom of a phone.
      className="no-print fixed right-4 bottom-4 z-3 w-[min(24rem,100%-2rem)]"
      aria-label="Notifications"
      onMouseEnter={() => pauseToasts('pointer')}
      onMouseLeave={() => resumeToasts('pointer')}
      onFocus={() => pauseToasts('focus')}
      onBlur={focusLeft}
    >
      <div className="grid" role="alert">
        {visible.filter((toast) => toast.tone === 'error').map(card)}
      </div>
      <div className="grid" role="status">
        {visible.filter((toast) => toast.tone === 'news').map(card)}
      </div>
    </section>
  );
}

/** The button goes with its notification and takes the focus along, without an event of its own. */
const dismissByHand = (id: number) => {
  dismissToast(id);
  resumeToasts('focus');
};

const lookOf = ({ tone, style }: Toast): string =>
  style === 'calm'
    ? 'text-sm text-soft'
    : `[box-shadow:var(--lift)] ${tone === 'error' ? 'border-s-brick' : 'border-s-oak'}`;

const card = (toast: Toast) => (
  <div
    key={toast.id}
    className={`mt-2 flex items-start gap-3 rounded-sm border border-s-4 border-rule bg-sheet py-1 ps-4 pe-1 ${lookOf(toast)}`}
  >
    <p className="flex-1 py-2">{toast.text}</p>
    <button
      className="grid size-11 place-items-center"
      type="button"
      aria-label="Dismiss"
      onClick={() => dismissByHand(toast.id)}
    >
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons.close} fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </button>
  </div>
);
