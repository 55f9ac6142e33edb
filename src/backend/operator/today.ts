import { ask } from '../call.ts';
import { isCompanyEntry } from './companies.ts';
import { isComplaint } from './complaints.ts';
import { isKept } from './kept.ts';
import { isLogLine } from './log.ts';
import {
  isListOf,
  isNullOr,
  isNumber,
  isRecord,
  isText,
  isTime,
  type Shape,
  type Shaped,
} from '../shape.ts';

const isWaiting = <T>(item: Shape<T>) =>
  isRecord({
    count: isNumber,
    /** The oldest ten. */
    first: isListOf(item),
  });

/** How much of something waits, and since when the oldest of it. */
export type Backlog = Shaped<typeof isBacklog>;
const isBacklog = isRecord({ count: isNumber, since: isNullOr(isTime) });

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
  sign_ups: isWaiting(isCompanyEntry),
  complaints: isWaiting(isComplaint),
  kept: isWaiting(isKept),
  /** Copies a company opened. */
  undeleted: isWaiting(isUndeletedCopy),
  /** Copies, opened or not, that no company said it deleted; of the last 90 days. */
  unconfirmed_copies: isNumber,
  /** Requests whose promise ran out without an answer. */
  late: isNumber,
  /** What professionals bought and sent: orders to look at, calls and onboardings not done. */
  selling: isRecord({ orders: isBacklog, calls: isBacklog, onboardings: isBacklog }),
  /** Letters that should have left ten minutes ago, the oldest of them written at `since`. */
  mail: isRecord({ waiting: isNumber, since: isNullOr(isTime) }),
  alarms: isListOf(isRecord({ kind: isText, hour: isTime, figure: isNumber, threshold: isNumber })),
  log: isListOf(isLogLine),
});

/** What waits for the staff, and the last lines of the log. */
export const readToday = () => ask('admin_today', {}, isToday);
