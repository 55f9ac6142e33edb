import { expect, it, vi } from 'vitest';
import { withdrawRequest } from '../../../../src/backend/requests.ts';

const key = { id: '3f2a9c1b-7d10-4c55-9a51-0d8f6f0e2b11', token: 'x'.repeat(43) };
const answering = (status: number, body: string | null) => {
  const call = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', call);
  return call;
};

it('takes a request back by a call that is on its way at once and outlives the page', async () => {
  const call = answering(204, null);
  const answer = withdrawRequest(key);
  expect(call).toHaveBeenCalledWith(
    expect.stringMatching(/\/rest\/v1\/rpc\/withdraw_request$/),
    expect.objectContaining({
      keepalive: true,
      headers: expect.objectContaining({ 'x-request-token': key.token }),
    }),
  );
  expect(await answer).toEqual({ ok: true });
});

it.each([
  ['the server knows no such request', 401, '{"code":"42501","message":"policy"}', 'gone'],
  ['something on the way answers with a page of its own', 502, '<h1>Bad gateway</h1>', 'offline'],
  ['the server answers with nothing', 500, 'null', 'offline'],
  ['it was too much', 429, '', 'limited'],
])('says so when %s', async (_, status, body, kind) => {
  answering(status, body);
  expect(await withdrawRequest(key)).toMatchObject({ ok: false, kind });
});

it('counts a second time as done', async () => {
  answering(409, '{"code":"23505","message":"duplicate"}');
  expect(await withdrawRequest(key)).toEqual({ ok: true });
});
