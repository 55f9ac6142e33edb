import type { CompanyEntry } from '../backend/company.ts';

/** Whether a company takes no requests at this time; a pause ends by itself on its day. */
export const isPaused = (
  { paused, paused_until }: Pick<CompanyEntry, 'paused' | 'paused_until'>,
  now: Date,
): boolean => paused && (paused_until === null || new Date(paused_until) > now);
