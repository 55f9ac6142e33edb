import { expect, it, vi } from 'vitest';
import { forgetAllKept } from '../../../../src/kit/use-kept.ts';

it('what was typed about requests goes with whoever signs out, and nothing else does', () => {
  const storage: Record<string, unknown> = {
    'note ana 1': '"Gate code 4411"',
    'next ana 2': '{}',
    'note ben 1': '""',
    'notes-of-a-page': 'stays',
    theme: 'dark',
  };
  Object.defineProperty(storage, 'removeItem', {
    value: (key: string) => delete storage[key],
  });
  vi.stubGlobal('localStorage', storage);
  forgetAllKept();
  expect(Object.keys(storage)).toEqual(['notes-of-a-page', 'theme']);
});

it('a browser that keeps nothing is no fault', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(forgetAllKept).not.toThrow();
});
