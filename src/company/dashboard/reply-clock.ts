import type { Received } from '../../backend/received/received.ts';
import { howLong, howLongBetween } from '../../time/how-long.ts';
import { dueSaid } from '../../time/central.ts';
import type { Moment } from '../../time/in-zone.ts';

/**
 * How the promise to answer stands.
 * - `running`, and `ending` in its last quarter
 * - `late`: the homeowner may pick another company, and this one may still answer
 * - `answered`: a yes or a no stopped it
 * - `stopped`: the request was taken back, which counts neither way
 * - `waiting`: the person has not confirmed yet, so it has not begun
 */
export interface ReplyClock {
  readonly state: 'running' | 'ending' | 'late' | 'answered' | 'stopped' | 'waiting';
  /** Where the needle stands between sending (0) and the promise (1). */
  readonly needle: number;
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

export function replyClock(
  { status, sent_at, promised_by, answered_at, taken_back_at }: Clocked,
  now: Date,
): ReplyClock {
  const sent = Date.parse(sent_at);
  const whole = promised_by ? Math.max(1, Date.parse(promised_by) - sent) : 1;
  const part = (time: Moment) =>
    Math.min(1, Math.max(0, (new Date(time).getTime() - sent) / whole));
  if (status === 'withdrawn') {
    const when = taken_back_at ?? now;
    return {
      state: 'stopped',
      needle: part(when),
      figure: 'Clock stopped',
      unit: '',
      line: `Taken back ${dueSaid(when, now)}`,
    };
  }
  if (status === 'answered' || status === 'declined') {
    const when = answered_at ?? now;
    return {
      state: 'answered',
      needle: part(when),
      figure: `Answered in ${howLongBetween(sent_at, when)}`,
      unit: '',
      line: `Said ${status === 'answered' ? 'yes' : 'no'} ${dueSaid(when, now)}`,
    };
  }
  if (!promised_by) {
    return {
      state: 'waiting',
      needle: 0,
      figure: 'Not confirmed yet',
      unit: '',
      line: 'The clock starts when the homeowner opens our mail',
    };
  }
  const left = Date.parse(promised_by) - now.getTime();
  if (left <= 0) {
    return {
      state: 'late',
      needle: 1,
      figure: howLong(-left),
      unit: 'late',
      line: `Was due ${dueSaid(promised_by, now)}`,
    };
  }
  const needle = part(now);
  return {
    state: needle >= 0.75 ? 'ending' : 'running',
    needle,
    figure: howLong(left),
    unit: 'left',
    line: `Answer by ${dueSaid(promised_by, now)}`,
  };
}
