import { describe, expect, it, vi } from 'vitest';
import { hashOf, newKey, privateLink, readLink } from '../../../../src/kit/key.ts';

describe('the key of a request', () => {
  it('is a UUID and a secret of 256 bits, both new each time', () => {
    const keys = Array.from({ length: 200 }, newKey);
    for (const { id, token } of keys) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(token).toMatch(/^[\w-]{43}$/);
    }
    expect(new Set(keys.map(({ id }) => id)).size).toBe(200);
    expect(new Set(keys.map(({ token }) => token)).size).toBe(200);
  });

  it('travels in the part of the link that no server sees', () => {
    const key = newKey();
    const link = new URL(privateLink('https://site.example', '/roofing-results', key));
    expect(link.pathname + link.search).toBe('/roofing-results');
    expect(readLink(link.hash)?.key).toEqual(key);
  });

  it('may come with what confirms the request, from a mail', () => {
    const key = newKey();
    const confirmation = '0123456789abcdef'.repeat(4);
    const link = `${hashOf(key)}&confirm=${confirmation}`;
    expect(readLink(link)).toEqual({ key, confirmation });
    expect(readLink(link)?.key).toEqual(key);
    expect(readLink(hashOf(key))).toEqual({ key, confirmation: null });
    for (const wrong of ['', 'x', `${confirmation}0`, confirmation.toUpperCase()]) {
      expect(readLink(`${hashOf(key)}&confirm=${wrong}`)).toBeNull();
    }
  });

  it.each(['', '#', '#request=', '#request=1.2', '#top', `${hashOf(newKey())}x/`])(
    'is not read from %j',
    (hash) => expect(readLink(hash)).toBeNull(),
  );

  it('is not looked for in what is longer than any link of ours', () => {
    const exec = vi.spyOn(RegExp.prototype, 'exec');
    expect(readLink(`#request=${'1'.repeat(1_000_000)}`)).toBeNull();
    expect(exec).not.toHaveBeenCalled();
  });
});
