import { typedNumber } from '../../engine/questions/typed-number.ts';
import type { Own } from './break-even.ts';

/** What is asked of an owner, and in what. */
const limits: Readonly<Record<keyof Own, { readonly share: boolean; readonly most: number }>> = {
  job: { share: false, most: 10_000_000 },
  margin: { share: true, most: 1 },
  rate: { share: true, most: 1 },
  capacity: { share: false, most: 100_000 },
};

/** "1 in 5", "1 of 5". */
const PARTS = /^(\d+)\s*(?:in|of|out of)\s*(\d+)$/;

const shareOf = (text: string): number => {
  const [, some, all] = PARTS.exec(text) ?? [];
  return all ? Number(some) / Number(all) : typedNumber(text, 'percent') / 100;
};

/**
 * A figure as an owner types it: "$16k", "25%", "1 in 5", "12 jobs". Nothing where nothing was typed, `null`
 * where it cannot be read or cannot be.
 */
export const typedFigure = (of: keyof Own, typed: string): number | null | undefined => {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  const { share, most } = limits[of];
  const value = share
    ? shareOf(text)
    : typedNumber(of === 'capacity' ? text.replace(/\s*[a-z ]+$/, '') : text, 'usd');
  return Number.isFinite(value) && value >= 0 && value <= most ? value : null;
};
