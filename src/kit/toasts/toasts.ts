import { atom } from 'nanostores';

/** What a notification tells: a piece of news, or that something went wrong. */
export type ToastTone = 'news' | 'error';

/** How loudly. Calm ones are smaller and stay a little longer. */
export type ToastStyle = 'plain' | 'calm';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  readonly style: ToastStyle;
}

/** At most so many are seen at once; the rest wait their turn, so no error goes unseen. */
export const mostVisible = 3;

/** Milliseconds a notification is seen, not counting the time it is paused. */
export const lifetime: Readonly<Record<ToastStyle, number>> = { plain: 4000, calm: 5000 };

/** All notifications, oldest first, the waiting ones included. */
export const $toasts = atom<readonly Toast[]>([]);

/** Those that are seen now. Not a computed store: one of those has no first value to render with. */
export const inSight = (toasts: readonly Toast[]): readonly Toast[] => toasts.slice(0, mostVisible);

interface Clock {
  /** Milliseconds still to run when it was last started. */
  left: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}
const clocks = new Map<number, Clock>();
let lastId = 0;
/** Why a clock may stand still: someone points at a notification, or the focus is in one. */
export type PauseReason = 'pointer' | 'focus';
const reasons = new Set<PauseReason>();

const run = (id: number, clock: Clock) => {
  clock.startedAt = Date.now();
  clock.timer = setTimeout(() => dismissToast(id), clock.left);
};

/** Starts the clock of everything that has just come into sight. */
const startClocks = () => {
  for (const { id, style } of inSight($toasts.get())) {
    if (clocks.has(id)) continue;
    const clock: Clock = { left: lifetime[style], startedAt: 0, timer: undefined };
    clocks.set(id, clock);
    if (reasons.size === 0) run(id, clock);
  }
};

/** Shows a notification, or queues it behind those in sight. Returns its id. */
export const showToast = (
  text: string,
  { tone = 'news', style = 'plain' }: Partial<Pick<Toast, 'tone' | 'style'>> = {},
): number => {
  const id = ++lastId;
  $toasts.set([...$toasts.get(), { id, text, tone, style }]);
  startClocks();
  return id;
};

/** Takes a notification away; the next waiting one comes into sight. */
export const dismissToast = (id: number): void => {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
  // What was pointed at is gone, and a removed element sends no event of its own.
  if ($toasts.get().length === 0) reasons.clear();
  startClocks();
};

/** Stops all clocks. */
export const pauseToasts = (reason: PauseReason): void => {
  const wasRunning = reasons.size === 0;
  reasons.add(reason);
  if (!wasRunning) return;
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer);
    clock.left -= Date.now() - clock.startedAt;
  }
};

/** Takes a reason back; with the last one gone the clocks run on from where they stopped. */
export const resumeToasts = (reason: PauseReason): void => {
  if (!reasons.delete(reason) || reasons.size > 0) return;
  for (const [id, clock] of clocks) run(id, clock);
};
