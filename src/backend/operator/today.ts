import { ask } from '../call.ts';
import { isAllWaiting } from './cases.ts';
import { isLogLine } from './log.ts';
import { isListOf, isNullOr, isNumber, isRecord, isText, isTime, type Shaped } from '../shape.ts';

/** A copy that a company opened and has not said it deleted, though the request was taken back. */
export type UndeletedCopy = Shaped<typeof isUndeletedCopy>;
const isUndeletedCopy = isRecord({
  request_id: isText,
  reference: isText,
  company_name: isText,
  withdrawn_at: isTime,
});

export type Today = Shaped<typeof isToday>;
const isToday = isRecord({
  now: isTime,
  cases: isAllWaiting,
  /** Copies a company opened, the oldest ten of them. */
  undeleted: isRecord({ count: isNumber, first: isListOf(isUndeletedCopy) }),
  /** Copies, opened or not, that no company said it deleted; of the last 90 days. */
  unconfirmed_copies: isNumber,
  /** Requests whose promise ran out without an answer. */
  late: isNumber,
  /** Letters that should have left ten minutes ago, the oldest of them written at `since`. */
  mail: isRecord({ waiting: isNumber, since: isNullOr(isTime) }),
  alarms: isListOf(isRecord({ kind: isText, hour: isTime, figure: isNumber, threshold: isNumber })),
  log: isListOf(isLogLine),
});

/** What waits for the staff, and the last lines of the log. */
export const readToday = () => ask('admin_today', {}, isToday);
