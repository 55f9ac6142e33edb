import type { WorkStep } from '../../../backend/work-step.ts';

/** How far we are with something that someone sent. */
export const stepNames: Readonly<Record<WorkStep, string>> = {
  new: 'New',
  'in work': 'In work',
  waiting: 'Waits for them',
  done: 'Done',
  dropped: 'Dropped',
};
