import * as is from './shape.ts';

/** How far the operator is with what somebody sent. Dropped: it came to nothing, or is over. */
export const workSteps = ['new', 'in work', 'waiting', 'done', 'dropped'] as const;

export type WorkStep = is.Shaped<typeof isWorkStep>;
export const isWorkStep = is.oneOf(...workSteps);

/** What is kept of all that is worked by steps. */
export const worked = {
  id: is.text,
  step: isWorkStep,
  /** The operator's own. */
  note: is.text,
  changed_at: is.time,
  /** The address of the admin who changed it last; null: nobody did, or the account is gone. */
  changed_by: is.nullOr(is.text),
};

export type Worked = is.Row<typeof worked>;
