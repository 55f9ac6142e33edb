import { isMapOf, isNumber, type Shape } from '../shape.ts';
import type { WorkStep } from '../work-step.ts';

/** Which of what was sent is listed: `open` is all that is neither done nor dropped, oldest first. */
export type WorkFilter = 'open' | 'all' | WorkStep;

/** How many there are at each step; a step without any is left out. */
export type WorkCounts = Readonly<Partial<Record<WorkStep, number>>>;

export const isWorkCounts: Shape<WorkCounts> = isMapOf(isNumber);
