import { atom } from 'nanostores';
import { submitRequest } from '../../backend/requests.ts';
import { createOutbox, type Entry, type Outbox } from './outbox.ts';

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

const open = (storage: typeof device): Outbox =>
  createOutbox({
    storage,
    send: submitRequest,
    now: Date.now,
    later: (callback, delay) => void setTimeout(callback, delay),
    changed: () => $entries.set([...outbox.entries(), ...sensitiveOutbox.entries()]),
  });

/** Keeps what waits on this device, across visits. */
export const outbox: Outbox = open(device);
/** Keeps what waits only as long as the page is open, for subjects that leave no trace. */
export const sensitiveOutbox: Outbox = open(nowhere);

let listening = false;

/**
 * Sends what an earlier visit left behind, now and whenever the connection comes back. Answers how many
 * arrived now.
 */
export async function resumeAll(): Promise<number> {
  $entries.set([...outbox.entries(), ...sensitiveOutbox.entries()]);
  const resume = async () =>
    (await Promise.all([outbox.resume(), sensitiveOutbox.resume()])).reduce((a, b) => a + b);
  if (!listening) addEventListener('online', () => void resume());
  listening = true;
  return resume();
}

/** {@link resumeAll} where no form stands on the page to show how it went. */
export async function resumeEarlier(): Promise<void> {
  if ((await resumeAll()) === 0) return;
  const { notify } = await import('../toasts/notify.ts');
  await notify('The request you wrote earlier is sent.', { style: 'calm' });
}
