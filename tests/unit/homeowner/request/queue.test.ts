import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { NewRequest } from '../../../../src/backend/requests.ts';
import { request } from './a-request.ts';

const server = vi.hoisted(() => ({ submit: vi.fn(), withdraw: vi.fn() }));
vi.mock('../../../../src/backend/requests.ts', async (original) => ({
  ...(await original<object>()),
  submitRequest: server.submit,
  withdrawRequest: server.withdraw,
}));

/** What is on the shelf of the device. */
let kept: unknown;
vi.mock('../../../../src/homeowner/request/shelf.ts', async (original) => ({
  ...(await original<object>()),
  deviceShelf: {
    read: async () => kept,
    change: async (to: (before: unknown) => unknown) => void (kept = to(kept)),
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  kept = undefined;
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
  expect(kept).toBeUndefined();
});

it('deletes a waiting request that this device keeps', async () => {
  const { $entries, forget, outbox } = await import('../../../../src/homeowner/request/queue.ts');
  await outbox.add(request('a'));
  await forget('a');
  expect($entries.get()).toEqual([]);
  expect(kept).toEqual([]);
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
