import { isOneOf, type Shaped } from './shape.ts';

/** How far the operator is with what somebody sent. Dropped: it came to nothing, or is over. */
export const workSteps = ['new', 'in work', 'waiting', 'done', 'dropped'] as const;

export type WorkStep = Shaped<typeof isWorkStep>;
export const isWorkStep = isOneOf(...workSteps);
