import { afterEach, expect, test, vi } from 'vitest';
import * as is from '../../../src/backend/shape.ts';
import { forgetAll, isKeeping, onForgotten } from '../../../src/kit/device.ts';
import { kept } from '../../../src/kit/kept.ts';
import { forgetTyped, typedAbout } from '../../../src/account/typed-about.ts';

const place = kept('draft', is.mapOf(is.text));

/** A storage that holds this, as browsers have it: what is kept are its own keys. */
const holding = (held: Record<string, string>) => {
  const storage = Object.create({
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, value: string) => void (held[key] = value),
    removeItem: (key: string) => void delete held[key],
  }) as object;
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => Object.keys(held),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
  return held;
};

afterEach(() => vi.unstubAllGlobals());

test('keeps a value until it is forgotten', () => {
  const held = holding({});
  expect(place.read()).toBeNull();
  expect(place.write({ name: 'Ana' })).toBe(true);
  expect(place.read()).toEqual({ name: 'Ana' });
  expect(place.write(null)).toBe(true);
  expect(held).toEqual({});
});

test.each(['not JSON', 'null', '[]', '"text"', '{"name":7}'])('takes nothing from %s', (text) => {
  holding({ draft: text });
  expect(place.read()).toBeNull();
});

test('a storage that is blocked keeps nothing, says so, and is no fault', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const storage of [undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    vi.stubGlobal('localStorage', storage);
    expect(place.write({ name: 'Ana' })).toBe(false);
    expect(place.read()).toBeNull();
    expect(isKeeping()).toBe(false);
    expect(() => forgetAll('draft')).not.toThrow();
  }
  holding({});
  expect(isKeeping()).toBe(true);
});

test('knows when another tab forgot it, or all that is kept', () => {
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  const tell = vi.fn();
  const end = onForgotten(place, tell);
  const say = (key: string | null, newValue: string | null) =>
    tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  say('draft', '{}');
  say('other', null);
  expect(tell).not.toHaveBeenCalled();
  say('draft', null);
  say(null, null);
  expect(tell).toHaveBeenCalledTimes(2);
  end();
  say('draft', null);
  expect(tell).toHaveBeenCalledTimes(2);
});

test('what was typed about requests goes with whoever signs out, and nothing else does', () => {
  const held = holding({
    [`${typedAbout('ana', '1')}note`]: '"Gate code 4411"',
    [`${typedAbout('ben', '2')}next`]: '{}',
    'notes-of-a-page': 'stays',
    theme: 'dark',
  });
  forgetTyped();
  expect(Object.keys(held)).toEqual(['notes-of-a-page', 'theme']);
});
