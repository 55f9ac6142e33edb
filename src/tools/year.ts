import type { Work } from './decision.ts';

const MONTHS = 12;

/** Work with the month it falls in: 0 is this month, 11 the last of the year ahead. */
export interface Placed<W> {
  readonly work: W;
  readonly month: number;
}

/**
 * Lays work into the twelve months from `thisMonth` (1 to 12): when it suits best, but never before what
 * it waits for. What would fall behind the year is left over.
 */
export const layYear = <W extends Pick<Work, 'id' | 'at' | 'after'>>(
  plan: readonly W[],
  thisMonth: number,
): { readonly placed: readonly Placed<W>[]; readonly left: readonly W[] } => {
  const months = new Map<string, number>();
  for (const { id, at, after } of plan) {
    const best = 'months' in at ? at.months : (at.month - thisMonth + MONTHS) % MONTHS;
    const earliest = after === undefined ? 0 : (months.get(after) ?? -1) + 1;
    months.set(id, Math.max(best, earliest));
  }
  const monthOf = (work: W): number => months.get(work.id) ?? MONTHS;
  return {
    placed: plan
      .filter((work) => monthOf(work) < MONTHS)
      .map((work) => ({ work, month: monthOf(work) })),
    left: plan.filter((work) => monthOf(work) >= MONTHS),
  };
};
