import { isNullOr, isOneOf, isText, isTime, type Row, type Shaped } from './shape.ts';

/** How far the operator is with what somebody sent. Dropped: it came to nothing, or is over. */
export const workSteps = ['new', 'in work', 'waiting', 'done', 'dropped'] as const;

export type WorkStep = Shaped<typeof isWorkStep>;
export const isWorkStep = isOneOf(...workSteps);

/** What is kept of all that is worked by steps. */
export const worked = {
  id: isText,
  step: isWorkStep,
  /** The operator's own. */
  note: isText,
  changed_at: isTime,
  /** The address of the admin who changed it last; null: nobody did, or the account is gone. */
  changed_by: isNullOr(isText),
};

export type Worked = Row<typeof worked>;
