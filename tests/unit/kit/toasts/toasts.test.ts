import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $toasts,
  dismissToast,
  inSight,
  pauseToasts,
  resumeToasts,
  showToast,
} from '../../../../src/kit/toasts/toasts.ts';

const seen = () => inSight($toasts.get()).map((toast) => toast.text);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const toast of $toasts.get()) dismissToast(toast.id);
  cleanStores($toasts);
});

describe('a notification', () => {
  test('is seen at once and gone after 4000 ms', () => {
    showToast('Link copied');
    expect(seen()).toEqual(['Link copied']);
    vi.advanceTimersByTime(3999);
    expect(seen()).toEqual(['Link copied']);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual([]);
  });

  test('of the calm style is gone after 5000 ms', () => {
    showToast('Saved on this device', { style: 'calm' });
    vi.advanceTimersByTime(4999);
    expect(seen()).toEqual(['Saved on this device']);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual([]);
  });

  test('can be dismissed before its time', () => {
    const id = showToast('Link copied');
    dismissToast(id);
    expect(seen()).toEqual([]);
  });

  test('keeps its tone and style, and has both by default', () => {
    showToast('Could not send', { tone: 'error', style: 'calm' });
    showToast('Sent');
    expect($toasts.get()).toMatchObject([
      { tone: 'error', style: 'calm' },
      { tone: 'news', style: 'plain' },
    ]);
  });
});

describe('more than three notifications', () => {
  test('wait until one in sight has gone, and then have their full time', () => {
    for (const text of ['one', 'two', 'three', 'four']) showToast(text);
    expect(seen()).toEqual(['one', 'two', 'three']);
    vi.advanceTimersByTime(4000);
    expect(seen()).toEqual(['four']);
    vi.advanceTimersByTime(3999);
    expect(seen()).toEqual(['four']);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual([]);
  });

  test('move up when one in sight is dismissed', () => {
    const first = showToast('one');
    for (const text of ['two', 'three', 'four']) showToast(text);
    dismissToast(first);
    expect(seen()).toEqual(['two', 'three', 'four']);
  });
});

describe('pausing', () => {
  test('stops the clock, which runs on from where it stood', () => {
    showToast('Link copied');
    vi.advanceTimersByTime(3000);
    pauseToasts('pointer');
    vi.advanceTimersByTime(60_000);
    expect(seen()).toEqual(['Link copied']);
    resumeToasts('pointer');
    vi.advanceTimersByTime(999);
    expect(seen()).toEqual(['Link copied']);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual([]);
  });

  test('holds a notification that arrives meanwhile', () => {
    showToast('one');
    pauseToasts('focus');
    showToast('two');
    vi.advanceTimersByTime(60_000);
    expect(seen()).toEqual(['one', 'two']);
    resumeToasts('focus');
    vi.advanceTimersByTime(4000);
    expect(seen()).toEqual([]);
  });

  test('lasts while the focus is inside, even when the pointer has left', () => {
    showToast('Link copied');
    pauseToasts('pointer');
    pauseToasts('focus');
    resumeToasts('pointer');
    vi.advanceTimersByTime(60_000);
    expect(seen()).toEqual(['Link copied']);
    resumeToasts('focus');
    vi.advanceTimersByTime(4000);
    expect(seen()).toEqual([]);
  });

  test('ends with the last notification, so the next one is not stuck', () => {
    const id = showToast('one');
    pauseToasts('pointer');
    dismissToast(id);
    showToast('two');
    vi.advanceTimersByTime(4000);
    expect(seen()).toEqual([]);
  });

  test('taken back twice does not restart a running clock', () => {
    showToast('Link copied');
    vi.advanceTimersByTime(3000);
    resumeToasts('pointer');
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual([]);
  });
});
