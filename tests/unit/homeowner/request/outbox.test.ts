import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFailure } from '../../../../src/backend/failure.ts';
import {
  createOutbox,
  failureNow,
  pauseAfter,
  type Delivery,
  type OutboxParts,
} from '../../../../src/homeowner/request/outbox.ts';
import type { Shelf } from '../../../../src/homeowner/request/shelf.ts';
import { request } from './a-request.ts';

const offline: Delivery = { ok: false, kind: 'offline', message: 'No answer.' };
const stored = { ok: true, stored: 'now' } as const;

/** A project whose bill was not paid, and a database that takes no writes: neither knows of any request. */
const shut = [
  ['is restricted', { status: 402, error: { message: 'Service restricted.' } }],
  ['takes no writes', { status: 405, error: { code: '25006', message: 'Read-only.' } }],
] as const;

/** A server that keeps each id once, and a shelf that outlives the tabs. */
class World {
  readonly kept = new Map<string, number>();
  /** What is on the shelf, as text. */
  onShelf = '[]';
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
  /** Those taken back; unknown ones are answered as the server does. */
  readonly withdrawn: string[] = [];
  readonly withdraw: OutboxParts['withdraw'] = async ({ id }) => {
    await Promise.resolve();
    if (!this.up) return offline;
    if (!this.kept.has(id)) return { ok: false, kind: 'gone', message: 'No such request.' };
    this.withdrawn.push(id);
    return { ok: true };
  };
  readonly shelf: Shelf = {
    read: async () => {
      await Promise.resolve();
      return JSON.parse(this.onShelf);
    },
    change: async (to) => {
      await Promise.resolve();
      this.onShelf = JSON.stringify(to(JSON.parse(this.onShelf)));
    },
  };
  /** Opens a tab; closing it is to stop using it. */
  tab(parts: Partial<OutboxParts> = {}) {
    return createOutbox({
      shelf: this.shelf,
      send: this.send,
      withdraw: this.withdraw,
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

describe('a request on its way', () => {
  it('is written down before it is sent', async () => {
    const outbox = world.tab({
      send: async ({ id }) => {
        expect(world.onShelf).toContain(id);
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
    expect(world.onShelf).not.toContain('pat@mail.example');
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
    const both = await two.look();
    expect(both.map(({ id, request: body }) => [id, body !== undefined])).toEqual([
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

  it.each(shut)('waits while the server %s, and goes out by itself after it', async (_, answer) => {
    const outbox = world.tab({
      send: vi
        .fn<OutboxParts['send']>()
        .mockResolvedValueOnce(readFailure(answer))
        .mockImplementation(world.send),
    });
    outbox.add(request('a'));
    await outbox.deliver('a');
    expect(outbox.entries()[0]?.refusal).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([...world.kept]).toEqual([['a', 1]]);
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

describe('a shelf that is not there', () => {
  const blocked: Shelf = {
    read: () => Promise.reject(new Error('SecurityError')),
    change: () => Promise.reject(new Error('SecurityError')),
  };

  it('still sends, tries again while the page is open, and says that it cannot keep it', async () => {
    const outbox = world.tab({ shelf: blocked });
    world.up = false;
    outbox.add(request('a'));
    await outbox.deliver('a');
    expect(outbox.durable()).toBe(false);
    world.up = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect([...world.kept]).toEqual([['a', 1]]);
  });

  it('does not bring back what was dropped when only writing fails', async () => {
    const outbox = world.tab({ shelf: { ...world.shelf, change: blocked.change } });
    world.onShelf = JSON.stringify([{ ...request('b'), writtenAt: Date.now(), tries: 0 }]);
    expect(await outbox.look()).toHaveLength(1);
    await outbox.forget('b');
    expect(outbox.entries()).toEqual([]);
  });

  it('reads nothing from what is no list of requests', async () => {
    for (const junk of ['""', 'null', '{"a":1}', '[1,null,{"id":3}]']) {
      world.onShelf = junk;
      expect(await world.tab().look()).toEqual([]);
    }
  });

  it('is no longer waited for once it has said that it failed, and what it does late is done once', async () => {
    const late = Promise.withResolvers<void>();
    const outbox = world.tab({
      shelf: {
        ...world.shelf,
        change: (to) => {
          void late.promise.then(() => world.shelf.change(to));
          return blocked.change(to);
        },
      },
    });
    await outbox.add(request('a'));
    world.up = false;
    await outbox.deliver('a');
    expect(outbox.durable()).toBe(false);
    late.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(await world.tab().look()).toMatchObject([{ id: 'a', tries: 1 }]);
  });

  it('holds a request on the way to it as one that would be lost', async () => {
    const written = Promise.withResolvers<void>();
    const outbox = world.tab({
      shelf: {
        ...world.shelf,
        change: async (to) => {
          await world.shelf.change(to);
          await written.promise;
        },
      },
    });
    const added = outbox.add(request('a'));
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox.durable()).toBe(false);
    written.resolve();
    await added;
    expect(outbox.durable()).toBe(true);
  });
});

describe('a request that is deleted', () => {
  it('before any try is dropped at once', async () => {
    const outbox = world.tab();
    await outbox.add(request('a'));
    await outbox.forget('a');
    expect(outbox.entries()).toEqual([]);
    await outbox.resume();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(world.kept.size).toBe(0);
  });

  it('after a try whose answer was lost is taken back, and stays in line until it is', async () => {
    const outbox = world.tab();
    world.losesAnswers = true;
    await outbox.add(request('a'));
    await outbox.deliver('a');
    world.up = false;
    await outbox.forget('a');
    expect(outbox.entries()).toMatchObject([{ id: 'a', withdrawing: true }]);
    expect(world.onShelf).not.toContain('pat@mail.example');
    // The next visit goes on.
    world.up = true;
    const next = world.tab();
    await next.resume();
    expect(world.withdrawn).toEqual(['a']);
    expect(next.entries()).toEqual([]);
  });

  it('while a try is under way is taken back once the try has ended', async () => {
    const held = Promise.withResolvers<void>();
    const outbox = world.tab({
      send: async (body) => {
        await held.promise;
        return world.send(body);
      },
    });
    await outbox.add(request('a'));
    const delivery = outbox.deliver('a');
    await vi.advanceTimersByTimeAsync(0);
    const forgotten = outbox.forget('a');
    held.resolve();
    await Promise.all([delivery, forgotten]);
    expect(world.withdrawn).toEqual(['a']);
    expect(outbox.entries()).toEqual([]);
  });

  it('is taken back at once, though a try to send it never ends', async () => {
    const outbox = world.tab({
      send: async (body) => {
        await world.send(body);
        return new Promise(() => undefined);
      },
    });
    await outbox.add(request('a'));
    void outbox.deliver('a');
    await vi.advanceTimersByTimeAsync(0);
    void outbox.forget('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(world.withdrawn).toEqual(['a']);
    expect(outbox.entries()).toEqual([]);
  });

  it('is taken back once more when the page is left before the server has said that it is', async () => {
    const withdraw = vi.fn(world.withdraw);
    const outbox = world.tab({ withdraw });
    world.up = false;
    for (const id of ['a', 'b']) {
      await outbox.add(request(id));
      await outbox.deliver(id);
    }
    await outbox.forget('a');
    withdraw.mockClear();
    outbox.leave();
    expect(withdraw.mock.calls).toMatchObject([[{ id: 'a', token: 'secret-of-a' }]]);
  });

  it('is not let go because many quick visits asked a server that did not know it yet', async () => {
    const sender = world.tab({ send: () => new Promise(() => undefined), later: () => undefined });
    await sender.add(request('a'));
    void sender.deliver('a');
    await vi.advanceTimersByTimeAsync(0);
    await world.tab({ later: () => undefined }).forget('a');
    for (let n = 0; n < 20; n++) await world.tab({ later: () => undefined }).resume();
    expect(await world.tab().look()).toMatchObject([{ withdrawing: true, token: 'secret-of-a' }]);
    // The slow try arrives after all.
    await world.send(request('a'));
    await vi.advanceTimersByTimeAsync(29_000);
    await world.tab().resume();
    expect(world.withdrawn).toEqual(['a']);
    expect(await world.tab().look()).toEqual([]);
  });

  it('in one tab while another tab sends it is taken back when it has arrived', async () => {
    const held = Promise.withResolvers<void>();
    const sender = world.tab({
      send: async (body) => {
        await held.promise;
        return world.send(body);
      },
    });
    await sender.add(request('a'));
    const delivery = sender.deliver('a');
    await vi.advanceTimersByTimeAsync(0);
    const other = world.tab();
    await other.forget('a');
    // The server does not know it yet, which is no answer to rely on.
    expect(other.entries()).toMatchObject([{ withdrawing: true }]);
    held.resolve();
    await delivery;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(world.withdrawn).toContain('a');
    expect(other.entries()).toEqual([]);
  });

  it('in one tab is not sent again by a copy of the tab, under the same id', async () => {
    const outbox = world.tab();
    world.losesAnswers = true;
    await outbox.add(request('a'));
    await outbox.deliver('a');
    world.up = false;
    await outbox.forget('a');
    const copy = world.tab();
    await copy.add(request('a'));
    world.up = true;
    world.losesAnswers = false;
    expect(await copy.deliver('a')).toMatchObject({ ok: false, kind: 'gone' });
    expect(world.withdrawn).toContain('a');
    expect((await copy.look()).flatMap((entry) => entry.request ?? [])).toEqual([]);
  });

  it('is let go when the server has said for half a minute that it knows none', async () => {
    const outbox = world.tab();
    world.up = false;
    await outbox.add(request('a'));
    await outbox.deliver('a');
    world.up = true;
    await outbox.forget('a');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outbox.entries()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(outbox.entries()).toEqual([]);
    expect(world.kept.size).toBe(0);
  });

  it.each(shut)('stays in line for as long as the server %s', async (_, answer) => {
    let open = false;
    const outbox = world.tab({
      withdraw: async (key) => (open ? world.withdraw(key) : readFailure(answer)),
    });
    world.losesAnswers = true;
    await outbox.add(request('a'));
    await outbox.deliver('a');
    await outbox.forget('a');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(outbox.entries()).toMatchObject([{ withdrawing: true }]);
    open = true;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(world.withdrawn).toEqual(['a']);
  });

  it('leaves the private link of a request that was sent to go by itself, without taking it back', async () => {
    const outbox = world.tab();
    await outbox.add(request('a'));
    await outbox.deliver('a');
    await outbox.forget('a');
    expect(outbox.entries()).toEqual([]);
    expect(world.withdrawn).toEqual([]);
  });
});

describe('why a try by hand failed', () => {
  const { id, token, trade, page } = request('a');
  const link = { id, token, trade, page, writtenAt: 0, tries: 1 };
  const failed = { ok: false, kind: 'offline', message: 'No answer.' } as const;

  it('holds as long as the request waits', () => {
    expect(failureNow(failed, { ...link, request: request('a') })).toBe(failed);
  });

  it('gives way to what a later try by itself was told', () => {
    const entry = { ...link, request: request('a'), refusal: 'Check the ZIP code.' };
    expect(failureNow(failed, entry)).toMatchObject({
      kind: 'invalid',
      message: 'Check the ZIP code.',
    });
  });

  it.each([
    ['is being taken back', { ...link, withdrawing: true as const }],
    ['is not there any more', undefined],
  ])('gives way to that the request %s', (_, entry) => {
    expect(failureNow(failed, entry)).toMatchObject({ kind: 'gone' });
  });

  it('holds where nothing was handed over yet', () => {
    const invalid = { ok: false, kind: 'invalid', message: 'That was very quick.' } as const;
    expect(failureNow(invalid, undefined)).toBe(invalid);
  });
});

describe('clocks', () => {
  const month = 31 * 86_400_000;

  it('that jump a month do not drop a waiting request: it stays, and is sent only when told to', async () => {
    const outbox = world.tab({ later: () => undefined });
    world.up = false;
    await outbox.add(request('a'));
    await outbox.deliver('a');
    vi.setSystemTime(Date.now() + month);
    world.up = true;
    expect(await outbox.resume()).toBe(0);
    expect(outbox.entries()).toMatchObject([{ id: 'a', stale: true }]);
    await outbox.deliver('a');
    expect([...world.kept]).toEqual([['a', 1]]);
    // Its link is a month old from when it arrived.
    expect(outbox.entries()).toEqual([expect.not.objectContaining({ stale: true })]);
    vi.setSystemTime(Date.now() + month);
    expect(outbox.entries()).toEqual([]);
  });

  it('set back after writing leave the request as if written now', async () => {
    const outbox = world.tab();
    await outbox.add(request('a'));
    vi.setSystemTime(Date.now() - 400 * 86_400_000);
    expect(await outbox.look()).toMatchObject([{ writtenAt: Date.now() }]);
    expect(await outbox.resume()).toBe(1);
  });
});

it('keeps what another tab wrote while the shelf took nothing from this one', async () => {
  let full = true;
  const one = world.tab({
    shelf: {
      ...world.shelf,
      change: (to) =>
        full ? Promise.reject(new Error('QuotaExceededError')) : world.shelf.change(to),
    },
  });
  await one.add(request('a'));
  expect(one.durable()).toBe(false);
  await world.tab().add(request('b'));
  expect((await one.look()).map(({ id }) => id)).toEqual(['b', 'a']);
  full = false;
  await one.add(request('c'));
  expect(one.durable()).toBe(true);
  expect((await world.tab().look()).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

describe('what was stored is looked at before it is used', () => {
  const kept = (change: object) => {
    const entry = { ...request('a'), writtenAt: Date.now(), tries: 0, request: request('a') };
    world.onShelf = JSON.stringify([{ ...entry, ...change }]);
    return world.tab().look();
  };

  it('is used as it is when it is whole', async () => {
    expect(await kept({})).toMatchObject([{ request: request('a') }]);
  });

  it.each([
    ['a date beyond all calendars', { writtenAt: 1e99 }],
    ['no date', { writtenAt: 'yesterday' }],
    ['a reason that is no text', { refusal: { html: '<b>' } }],
    ['tries that are no number', { tries: 'many' }],
  ])('with %s is kept and can be shown', async (_, change) => {
    const [entry] = await kept(change);
    expect(new Date(entry!.writtenAt).getTime()).toBe(Date.now());
    expect(entry).toMatchObject({ request: request('a') });
    expect(entry!.refusal).toBeUndefined();
  });

  it.each([{ refusal: 'No.' }, {}, { withdrawing: true, request: undefined }])(
    'with a date before all calendars is kept and can be shown: %j',
    async (state) => {
      const [entry] = await kept({ writtenAt: -1e99, ...state });
      expect(new Date(entry!.writtenAt).getTime()).toBe(0);
    },
  );

  it.each([-1e300, 1e300])('with %d tries is taken back with pauses', async (tries) => {
    await kept({ tries, withdrawing: true, request: undefined, deletedAt: 1e99 });
    const withdraw = vi.fn(world.withdraw);
    const outbox = world.tab({ withdraw });
    await outbox.resume();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(withdraw).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(outbox.entries()).toEqual([]);
  });

  it.each([
    ['no object', 'text'],
    ['without consents', { ...request('a'), consents: undefined }],
    ['with consents of another shape', { ...request('a'), consents: [{ channel: 'fax' }] }],
    ['under another id', request('b')],
  ])('with a request %s is kept with words and never sent', async (_, body) => {
    const [entry] = await kept({ request: body });
    expect(entry).toMatchObject({ id: 'a', refusal: expect.stringContaining('older version') });
    expect(entry!.request).toBeUndefined();
    await world.tab().resume();
    expect(world.kept.size).toBe(0);
  });

  it.each(['https://other.example/', '//other.example', '/\\other.example', 'javascript:alert(1)'])(
    'and no link leads off the site, as to %s',
    async (page) => expect(await kept({ page })).toEqual([]),
  );
});

it('pauses 2 seconds at first, twice as long each time, and never more than 5 minutes', () => {
  expect([1, 2, 3, 4].map(pauseAfter)).toEqual([2_000, 4_000, 8_000, 16_000]);
  expect(pauseAfter(50)).toBe(300_000);
});
