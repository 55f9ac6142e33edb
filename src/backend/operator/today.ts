import { ask } from '../call.ts';
import { isAllWaiting } from './cases.ts';
import { isLogLine } from './log.ts';
import * as is from '../shape.ts';

/** A copy that a company opened and has not said it deleted, though the request was taken back. */
const isUndeletedCopy = is.record({
  request_id: is.text,
  reference: is.text,
  company_name: is.text,
  withdrawn_at: is.time,
});

export type Today = is.Shaped<typeof isToday>;
const isToday = is.record({
  now: is.time,
  cases: isAllWaiting,
  /** Copies a company opened, the oldest ten of them. */
  undeleted: is.record({ count: is.number, first: is.listOf(isUndeletedCopy) }),
  /** Copies, opened or not, that no company said it deleted; of the last 90 days. */
  unconfirmed_copies: is.number,
  /** Requests whose promise ran out without an answer. */
  late: is.number,
  /** Letters that should have left ten minutes ago, the oldest of them written at `since`. */
  mail: is.record({ waiting: is.number, since: is.nullOr(is.time) }),
  alarms: is.listOf(
    is.record({
      kind: is.oneOf('many requests', 'requests without address', 'letters about accounts'),
      hour: is.time,
      figure: is.number,
      threshold: is.number,
    }),
  ),
  log: is.listOf(isLogLine),
});

/** What waits for the staff, and the last lines of the log. */
export const readToday = () => ask('admin_today', {}, isToday);
