/** A place on this device that outlives the page. Any call may fail: the browser's may be blocked or full. */
export interface Shelf {
  /** Fails, too, where nothing was put yet. */
  read(): Promise<unknown>;
  /**
   * Puts in place of what is there what `to` makes of it, while no other tab does the same. Ends when that is on
   * the disk, so that not even a browser that is killed loses it.
   */
  change(to: (kept: unknown) => unknown): Promise<void>;
}

const table = 'entries';
const key = 'all';

/** Milliseconds a browser may take to answer. A request is sent even if it never does. */
const longestWait = 3_000;

/** Opened each time, since browsers cut connections that are open for long. Who only reads makes nothing. */
const open = (to?: (kept: unknown) => unknown): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error('This browser keeps nothing, or not now.'));
    setTimeout(fail, longestWait);
    const opening = indexedDB.open('request-outbox');
    opening.onupgradeneeded = () => {
      if (to) opening.result.createObjectStore(table);
      else opening.transaction?.abort();
    };
    opening.onerror = fail;
    opening.onsuccess = () => {
      const database = opening.result;
      const mode = to ? 'readwrite' : 'readonly';
      const transaction = database.transaction(table, mode, { durability: 'strict' });
      const entries = transaction.objectStore(table);
      const reading = entries.get(key);
      if (to) reading.onsuccess = () => void entries.put(to(reading.result), key);
      transaction.oncomplete = () => resolve(reading.result);
      transaction.onabort = fail;
      database.close();
    };
  });

/** In a database of the browser: what is put into `localStorage` gets to the disk seconds later. */
export const deviceShelf: Shelf = {
  read: () => open(),
  change: async (to) => void (await open(to)),
};

/** For subjects that leave nothing on the device. */
export const noShelf: Shelf = {
  read: () => Promise.resolve(undefined),
  change: () => Promise.reject(new Error('This subject leaves nothing on the device.')),
};
