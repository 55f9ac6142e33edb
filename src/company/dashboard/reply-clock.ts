import type { Received } from '../../backend/received/received.ts';
import { howLong, howLongBetween } from '../../time/how-long.ts';
import { dueSaid } from '../../time/central.ts';
import { replyRun, type ReplyRun } from '../../kit/reply-run.ts';

/** How the promise to answer stands, in words too. */
export interface ReplyClock extends ReplyRun {
  /** The time itself: "1 h 12 min". */
  readonly figure: string;
  /** What it is: "left", "late". */
  readonly unit: string;
  /** "Answer by 2:10 PM". */
  readonly line: string;
}

/** Whether the promise is about to be broken, or was. */
export const isPressing = ({ state }: ReplyClock): boolean =>
  state === 'ending' || state === 'late';

type Clocked = Pick<
  Received,
  'status' | 'sent_at' | 'promised_by' | 'answered_at' | 'taken_back_at'
>;

export function replyClock(clocked: Clocked, now: Date): ReplyClock {
  const { status, sent_at, promised_by, answered_at, taken_back_at } = clocked;
  const run = replyRun(clocked, now);
  if (status === 'withdrawn') {
    const when = taken_back_at ?? now;
    return {
      ...run,
      figure: 'Clock stopped',
      unit: '',
      line: `Taken back ${dueSaid(when, now)}`,
    };
  }
  if (status === 'answered' || status === 'declined') {
    const when = answered_at ?? now;
    return {
      ...run,
      figure: `Answered in ${howLongBetween(sent_at, when)}`,
      unit: '',
      line: `Said ${status === 'answered' ? 'yes' : 'no'} ${dueSaid(when, now)}`,
    };
  }
  if (!promised_by) {
    return {
      ...run,
      figure: 'Not confirmed yet',
      unit: '',
      line: 'The clock starts when the homeowner opens our mail',
    };
  }
  const left = Date.parse(promised_by) - now.getTime();
  if (left <= 0) {
    return {
      ...run,
      figure: howLong(-left),
      unit: 'late',
      line: `Was due ${dueSaid(promised_by, now)}`,
    };
  }
  return {
    ...run,
    figure: howLong(left),
    unit: 'left',
    line: `Answer by ${dueSaid(promised_by, now)}`,
  };
}
