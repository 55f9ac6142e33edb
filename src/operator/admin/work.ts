import type { WorkCounts, WorkFilter } from '../../backend/operator/work.ts';
import type { WorkStep } from '../../backend/work-step.ts';

/** How far we are with something that someone sent. */
export const stepNames: Readonly<Record<WorkStep, string>> = {
  new: 'New',
  'in work': 'In work',
  waiting: 'Waits for them',
  done: 'Done',
  dropped: 'Dropped',
};

/** What a list of such things can be narrowed to, in words. */
export const workFilters: Readonly<Record<WorkFilter, string>> = {
  open: 'Open, oldest first',
  ...stepNames,
  all: 'All, newest first',
};

/** How many a filter shows. */
export function countWork(counts: WorkCounts, filter: WorkFilter): number {
  const sum = (...steps: readonly WorkStep[]) =>
    steps.reduce((total, step) => total + (counts[step] ?? 0), 0);
  if (filter === 'open') return sum('new', 'in work', 'waiting');
  return filter === 'all' ? sum('new', 'in work', 'waiting', 'done', 'dropped') : sum(filter);
}
