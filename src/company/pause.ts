import { changeEntry, type CompanyEntry } from '../backend/company.ts';

/** Whether a company takes no requests at this time; a pause ends by itself on its day. */
export const isPaused = (
  { paused, paused_until }: Pick<CompanyEntry, 'paused' | 'paused_until'>,
  now: Date,
): boolean => paused && (paused_until === null || new Date(paused_until) > now);

/** Stops new requests; without an end until someone lets them come again. */
export const pause = (company: string, until: Date | null) =>
  changeEntry(company, { paused: true, paused_until: until?.toISOString() ?? null });

/** Lets requests come again. */
export const resume = (company: string) =>
  changeEntry(company, { paused: false, paused_until: null });
