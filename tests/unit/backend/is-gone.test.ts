import { expect, test, vi } from 'vitest';
import { isGone } from '../../../src/backend/is-gone.ts';

test.each([
  [200, false],
  [404, true],
])('a host that answers %i', async (status, gone) => {
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status }));
  expect(await isGone('/_astro/part.js')).toBe(gone);
  // A remembered answer is neither believed nor kept.
  expect(asked).toHaveBeenCalledWith('/_astro/part.js', { cache: 'reload' });
});

test('a host out of reach says nothing of the file', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  expect(await isGone('/_astro/part.js')).toBe(false);
});
