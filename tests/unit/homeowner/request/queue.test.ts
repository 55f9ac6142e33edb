import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { NewRequest } from '../../../../src/backend/requests.ts';
import { request } from './a-request.ts';

const server = vi.hoisted(() => ({ submit: vi.fn(), withdraw: vi.fn() }));
vi.mock('../../../../src/backend/requests.ts', async (original) => ({
  ...(await original<object>()),
  submitRequest: server.submit,
  withdrawRequest: server.withdraw,
}));

const shelf = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  shelf.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  server.submit.mockReset();
  server.withdraw.mockReset();
});
afterAll(() => vi.resetModules());

const forensic: NewRequest = { ...request('f'), trade: 'forensic-cleaning' };

it('deletes a waiting request for forensic cleaning, which is kept only in the page', async () => {
  server.submit.mockResolvedValue({ ok: false, kind: 'offline', message: 'No answer.' });
  server.withdraw.mockResolvedValue({ ok: true });
  const { $entries, forget, resumeAll, sensitiveOutbox } =
    await import('../../../../src/homeowner/request/queue.ts');
  await sensitiveOutbox.add(forensic);
  await sensitiveOutbox.deliver('f');
  expect($entries.get()).toHaveLength(1);
  await forget('f');
  expect($entries.get()).toEqual([]);
  expect(server.withdraw).toHaveBeenCalledWith(expect.objectContaining({ id: 'f' }));
  await resumeAll();
  expect(server.submit).toHaveBeenCalledTimes(1);
  expect(shelf.size).toBe(0);
});

it('deletes a waiting request that this device keeps', async () => {
  const { $entries, forget, outbox } = await import('../../../../src/homeowner/request/queue.ts');
  await outbox.add(request('a'));
  await forget('a');
  expect($entries.get()).toEqual([]);
  expect([...shelf.values()]).toEqual(['[]']);
});

it('takes a deleted request back once more when the page is left', async () => {
  const listen = vi.fn<(event: string, listener: () => void) => void>();
  vi.stubGlobal('addEventListener', listen);
  server.submit.mockResolvedValue({ ok: false, kind: 'offline', message: 'No answer.' });
  server.withdraw.mockReturnValue(new Promise(() => undefined));
  const { forget, outbox, resumeAll } = await import('../../../../src/homeowner/request/queue.ts');
  await resumeAll();
  await outbox.add(request('a'));
  await outbox.deliver('a');
  void forget('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(server.withdraw).toHaveBeenCalledTimes(1);
  for (const [event, listener] of listen.mock.calls) if (event === 'pagehide') listener();
  expect(server.withdraw).toHaveBeenCalledTimes(2);
});

it('works where a browser refuses or lacks a turn among tabs', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('Security')) } });
  const { outbox } = await import('../../../../src/homeowner/request/queue.ts');
  await outbox.add(request('a'));
  vi.stubGlobal('navigator', {});
  await outbox.add(request('b'));
  expect(outbox.entries().map(({ id }) => id)).toEqual(['a', 'b']);
});
