import type { Received } from '../../backend/received/received.ts';
import { howLong } from '../../time/how-long.ts';
import { clockTime, dueSaid, isSameDay, dayAndTime } from '../../time/central.ts';

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

type Clocked = Pick<Received, 'status' | 'sentAt' | 'promisedBy' | 'answeredAt' | 'takenBackAt'>;

const at = (time: Date, now: Date) => (isSameDay(time, now) ? clockTime(time) : dayAndTime(time));

export function replyClock(
  { status, sentAt, promisedBy, answeredAt, takenBackAt }: Clocked,
  now: Date,
): ReplyClock {
  const whole = promisedBy ? Math.max(1, promisedBy.getTime() - sentAt.getTime()) : 1;
  const part = (time: Date) =>
    Math.min(1, Math.max(0, (time.getTime() - sentAt.getTime()) / whole));
  if (status === 'withdrawn') {
    const when = takenBackAt ?? now;
    return {
      state: 'stopped',
      needle: part(when),
      figure: 'Clock stopped',
      unit: '',
      line: `Taken back ${at(when, now)}`,
    };
  }
  if (status === 'answered' || status === 'declined') {
    const when = answeredAt ?? now;
    return {
      state: 'answered',
      needle: part(when),
      figure: `Answered in ${howLong(when.getTime() - sentAt.getTime())}`,
      unit: '',
      line: `Said ${status === 'answered' ? 'yes' : 'no'} ${at(when, now)}`,
    };
  }
  if (!promisedBy) {
    return {
      state: 'waiting',
      needle: 0,
      figure: 'Not confirmed yet',
      unit: '',
      line: 'The clock starts when the homeowner opens our mail',
    };
  }
  const left = promisedBy.getTime() - now.getTime();
  if (left <= 0) {
    return {
      state: 'late',
      needle: 1,
      figure: howLong(-left),
      unit: 'late',
      line: `Was due ${at(promisedBy, now)}`,
    };
  }
  const needle = part(now);
  return {
    state: needle >= 0.75 ? 'ending' : 'running',
    needle,
    figure: howLong(left),
    unit: 'left',
    line: `Answer by ${dueSaid(promisedBy, now)}`,
  };
}
