import { afterEach, vi } from 'vitest';

// Files share one world: each test leaves globals, variables, the clock and what it watched as it found them.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
