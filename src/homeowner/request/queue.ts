import { atom } from 'nanostores';
import { submitRequest, withdrawRequest } from '../../backend/requests.ts';
import type { Entry } from './entry.ts';
import { createOutbox, storageKey, type Outbox } from './outbox.ts';

/** Requests of this device: those still waiting, and the private links of those sent. */
export const $entries = atom<readonly Entry[]>([]);

/** Accessed at each call: where storage is blocked, even naming it throws. */
const device: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};

const nowhere: typeof device = {
  getItem: () => null,
  setItem: () => {
    throw new Error('This subject leaves nothing on the device.');
  },
};

/** Only one tab at a time changes what is stored, where the browser can see to that. */
async function alone(work: () => void): Promise<void> {
  let done = false;
  const once = () => {
    done = true;
    work();
  };
  try {
    // Missing on addresses without https.
    await (navigator as { locks?: LockManager }).locks?.request(storageKey, once);
  } catch {
    // Refused where storage is blocked; then no other tab writes either.
  }
  if (!done) once();
}

const open = (storage: typeof device): Outbox =>
  createOutbox({
    storage,
    send: submitRequest,
    withdraw: withdrawRequest,
    now: Date.now,
    later: (callback, delay) => void setTimeout(callback, delay),
    alone,
    changed: show,
  });

/** Keeps what waits on this device, across visits. */
export const outbox: Outbox = open(device);
/** Keeps what waits only as long as the page is open, for subjects that leave no trace. */
export const sensitiveOutbox: Outbox = open(nowhere);
const boxes = [outbox, sensitiveOutbox] as const;

function show(): void {
  $entries.set(boxes.flatMap((box) => box.entries()));
}

/** Drops a request, wherever it is kept. See {@link Outbox.forget}. */
export async function forget(id: string): Promise<void> {
  await Promise.all(boxes.map((box) => box.forget(id)));
}

/** Tries to send a request now, wherever it is kept. */
export async function deliver(id: string): Promise<void> {
  await Promise.all(
    boxes
      .filter((box) => box.entries().some((entry) => entry.id === id))
      .map((box) => box.deliver(id)),
  );
}

let listening = false;

/**
 * Sends what an earlier visit left behind, now and whenever the connection comes back. Returns how many
 * requests arrived now.
 */
export async function resumeAll(): Promise<number> {
  show();
  const resume = async () =>
    (await Promise.all(boxes.map((box) => box.resume()))).reduce((a, b) => a + b);
  if (!listening) {
    addEventListener('online', () => void resume());
    addEventListener('pagehide', () => boxes.forEach((box) => box.leave()));
    // Another tab changed what is stored.
    addEventListener('storage', ({ key }) => {
      if (key === storageKey || key === null) show();
    });
  }
  listening = true;
  return resume();
}

/** {@link resumeAll} where no form stands on the page to show how it went. */
export async function resumeEarlier(): Promise<void> {
  if ((await resumeAll()) === 0) return;
  const { notify } = await import('../../kit/toasts/notify.ts');
  await notify('The request you wrote earlier is sent.', { style: 'calm' });
}
