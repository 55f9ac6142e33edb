import { atom } from 'nanostores';
import { submitRequest, withdrawRequest } from '../../backend/requests.ts';
import type { Entry } from './entry.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { deviceShelf, noShelf, type Shelf } from './shelf.ts';

/** Requests of this device: those still waiting, and the private links of those sent. */
export const $entries = atom<readonly Entry[]>([]);

const open = (shelf: Shelf): Outbox =>
  createOutbox({
    shelf,
    send: submitRequest,
    withdraw: withdrawRequest,
    now: Date.now,
    later: (callback, delay) => void setTimeout(callback, delay),
    changed: show,
  });

/** Keeps what waits on this device, across visits. */
export const outbox: Outbox = open(deviceShelf);
/** Keeps what waits only as long as the page is open, for subjects that leave no trace. */
export const sensitiveOutbox: Outbox = open(noShelf);
const boxes = [outbox, sensitiveOutbox] as const;

function show(): void {
  $entries.set(boxes.flatMap((box) => box.entries()));
}

const holders = (id: string) =>
  boxes.filter((box) => box.entries().some((entry) => entry.id === id));

/** Drops a request, wherever it is kept. See {@link Outbox.forget}. */
export async function forget(id: string): Promise<void> {
  await Promise.all(holders(id).map((box) => box.forget(id)));
}

/** Tries to send a request now, wherever it is kept. */
export async function deliver(id: string): Promise<void> {
  await Promise.all(holders(id).map((box) => box.deliver(id)));
}

let listening = false;

/**
 * Sends what an earlier visit left behind, now and whenever the connection comes back. Returns how many
 * requests arrived now.
 */
export async function resumeAll(): Promise<number> {
  const resume = async () =>
    (await Promise.all(boxes.map((box) => box.resume()))).reduce((a, b) => a + b);
  if (!listening) {
    addEventListener('online', () => void resume());
    addEventListener('pagehide', () => boxes.forEach((box) => box.leave()));
    // Another tab may have changed what is kept.
    for (const seen of ['focus', 'pageshow']) addEventListener(seen, () => void outbox.look());
  }
  listening = true;
  return resume();
}
