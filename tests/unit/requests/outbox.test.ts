import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewRequest } from '../../../src/backend/requests.ts';
import {
  createOutbox,
  pauseAfter,
  type Delivery,
  type OutboxParts,
} from '../../../src/islands/request/outbox.ts';

const request = (id: string): NewRequest => ({
  id,
  token: `secret-of-${id}`,
  trade: 'roofing',
  city: 'southlake',
  page: '/roofing-results',
  companies: [],
  contact: {
    name: 'Pat',
    email: 'pat@mail.example',
    phone: '',
    zip: '76092',
    note: '',
    preferred: 'email',
  },
  consents: [],
  answers: {},
  unanswered: [],
  estimate: null,
  gpc: false,
  seconds: 30,
  referrer: '',
  userAgent: 'test',
  website: '',
});

const offline: Delivery = { ok: false, kind: 'offline', message: 'No answer.' };
const stored = { ok: true, stored: 'now' } as const;

/** A server that keeps each id once, and a browser storage that outlives its tabs. */
class World {
  readonly kept = new Map<string, number>();
  readonly shelf = new Map<string, string>();
  up = true;
  /** The server takes a request, but its answer never arrives. */
  losesAnswers = false;

  readonly send: OutboxParts['send'] = async ({ id }) => {
    await Promise.resolve();
    if (!this.up) return offline;
    const again = this.kept.has(id);
    if (!again) this.kept.set(id, 1);
    if (this.losesAnswers) return offline;
    return { ok: true, stored: again ? 'already' : 'now' };
  };
  readonly storage = {
    getItem: (key: string) => this.shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void this.shelf.set(key, value),
  };
  /** Opens a tab; closing it is to stop using it. */
  tab(parts: Partial<OutboxParts> = {}) {
    return createOutbox({
      storage: this.storage,
      send: this.send,
      now: Date.now,
      later: (callback, delay) => void setTimeout(callback, delay),
      changed: () => undefined,
      ...parts,
    });
  }
}

let world: World;
beforeEach(() => {
  vi.useFakeTimers();
  world = new World();
});
afterEach(() => vi.useRealTimers());

describe('a request on its way', () => {
  it('is written down before it is sent', async () => {
    const outbox = world.tab({
      send: async ({ id }) => {
        expect([...world.shelf.values()].join()).toContain(id);
        return stored;
      },
    });
    outbox.add(request('a'));
    expect(await outbox.deliver('a')).toMatchObject(stored);
  });

  it('leaves its private link but no contact data on this device once the server has it', async () => {
    const outbox = world.tab();
    outbox.add(request('a'));
    await outbox.deliver('a');
    expect(outbox.entries()).toMatchObject([
      { id: 'a', token: 'secret-of-a', page: '/roofing-results' },
    ]);
    expect([...world.shelf.values()].join()).not.toContain('pat@mail.example');
  });

  it('goes out by itself when the server comes back, with growing pauses', async () => {
    const outbox = world.tab();
    world.up = false;
    outbox.add(request('a'));
    expect(await outbox.deliver('a')).toEqual(offline);
    await vi.advanceTimersByTimeAsync(2_000 + 4_000);
    expect(outbox.entries()[0]?.tries).toBe(3);
    world.up = true;
    await vi.advanceTimersByTimeAsync(7_999);
    expect(world.kept.size).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(world.kept.size).toBe(1);
  });

  it('is not tried more often by itself because it was also tried by hand', async () => {
    const send = vi.fn<OutboxParts['send']>().mockResolvedValue(offline);
    const outbox = world.tab({ send });
    outbox.add(request('a'));
    for (let n = 0; n < 5; n++) await outbox.deliver('a');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(send).toHaveBeenCalledTimes(6);
    await vi.advanceTimersByTimeAsync(pauseAfter(6) - 1);
    expect(send).toHaveBeenCalledTimes(6);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(7);
  });

  it('is sent on the next visit when the tab was closed while the server was down', async () => {
    world.up = false;
    const first = world.tab({ later: () => undefined });
    first.add(request('a'));
    await first.deliver('a');
    world.up = true;
    await world.tab().resume();
    expect([...world.kept]).toEqual([['a', 1]]);
  });

  it('is sent on the next visit when the tab was closed while sending', async () => {
    const first = world.tab({ send: () => new Promise(() => undefined) });
    first.add(request('a'));
    void first.deliver('a');
    await world.tab().resume();
    expect([...world.kept]).toEqual([['a', 1]]);
  });

  it('is stored once when the answer was lost, and the repeat counts as success', async () => {
    const outbox = world.tab();
    world.losesAnswers = true;
    outbox.add(request('a'));
    expect(await outbox.deliver('a')).toEqual(offline);
    world.losesAnswers = false;
    expect(await outbox.deliver('a')).toMatchObject({ ok: true, stored: 'already' });
    expect([...world.kept]).toEqual([['a', 1]]);
    expect(outbox.entries()[0]?.request).toBeUndefined();
  });

  it('is sent once when its button is pressed twice', async () => {
    const send = vi.fn(world.send);
    const outbox = world.tab({ send });
    outbox.add(request('a'));
    await Promise.all([outbox.deliver('a'), outbox.deliver('a')]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is stored once when two tabs resume it at the same time', async () => {
    world.up = false;
    const first = world.tab({ later: () => undefined });
    first.add(request('a'));
    await first.deliver('a');
    world.up = true;
    await Promise.all([world.tab().resume(), world.tab().resume()]);
    expect([...world.kept]).toEqual([['a', 1]]);
  });

  it('does not undo what another tab wrote meanwhile', async () => {
    const one = world.tab();
    const two = world.tab();
    one.add(request('a'));
    two.add(request('b'));
    await one.deliver('a');
    expect(two.entries().map(({ id, request: body }) => [id, body !== undefined])).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });

  it('waits when there were too many, and is tried again', async () => {
    const outbox = world.tab({
      send: vi
        .fn<OutboxParts['send']>()
        .mockResolvedValueOnce({ ok: false, kind: 'limited', message: 'Too many.' })
        .mockResolvedValue(stored),
    });
    outbox.add(request('a'));
    await outbox.deliver('a');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(outbox.entries()[0]?.request).toBeUndefined();
  });
});

describe('what the server will not take', () => {
  it('is kept with the reason and not sent again by itself', async () => {
    const send = vi.fn<OutboxParts['send']>().mockResolvedValue({
      ok: false,
      kind: 'invalid',
      message: 'Check the ZIP code.',
    });
    const outbox = world.tab({ send });
    outbox.add(request('a'));
    await outbox.deliver('a');
    await outbox.resume();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(outbox.entries()).toMatchObject([{ refusal: 'Check the ZIP code.' }]);
  });

  it('is sent again under the same id once it was changed', async () => {
    const outbox = world.tab({
      send: vi
        .fn<OutboxParts['send']>()
        .mockResolvedValueOnce({ ok: false, kind: 'invalid', message: 'Check the ZIP code.' })
        .mockResolvedValue(stored),
    });
    outbox.add(request('a'));
    await outbox.deliver('a');
    outbox.add(request('a'));
    expect(await outbox.deliver('a')).toMatchObject(stored);
    expect(outbox.entries()).toHaveLength(1);
  });
});

describe('a storage that is not there', () => {
  const blocked = {
    getItem: () => {
      throw new Error('SecurityError');
    },
    setItem: () => {
      throw new Error('SecurityError');
    },
  };

  it('still sends, tries again while the page is open, and says that it cannot keep it', async () => {
    const outbox = world.tab({ storage: blocked });
    world.up = false;
    outbox.add(request('a'));
    await outbox.deliver('a');
    expect(outbox.durable()).toBe(false);
    world.up = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect([...world.kept]).toEqual([['a', 1]]);
  });

  it('does not bring back what was dropped when only writing fails', async () => {
    const outbox = world.tab({ storage: { ...world.storage, setItem: blocked.setItem } });
    world.shelf.set(
      'request-outbox',
      JSON.stringify([{ ...request('b'), writtenAt: Date.now(), tries: 0 }]),
    );
    outbox.forget('b');
    expect(outbox.entries()).toEqual([]);
  });

  it('reads nothing from what is no list of requests', () => {
    for (const junk of ['', '{', 'null', '{"a":1}', '[1,null,{"id":3}]']) {
      world.shelf.set('request-outbox', junk);
      expect(world.tab().entries()).toEqual([]);
    }
  });

  it('lets go of everything after a month', async () => {
    const outbox = world.tab({ later: () => undefined });
    world.up = false;
    outbox.add(request('a'));
    await outbox.deliver('a');
    vi.setSystemTime(Date.now() + 31 * 86_400_000);
    world.up = true;
    await outbox.resume();
    expect(outbox.entries()).toEqual([]);
    expect(world.kept.size).toBe(0);
  });
});

it('pauses 2 seconds at first, twice as long each time, and never more than 5 minutes', () => {
  expect([1, 2, 3, 4].map(pauseAfter)).toEqual([2_000, 4_000, 8_000, 16_000]);
  expect(pauseAfter(50)).toBe(300_000);
});
