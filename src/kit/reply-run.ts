/** What is known of a promise to answer: how it stands, and its times as the server writes them. */
export interface Promised {
  readonly status: string;
  readonly sent_at: string;
  /** Null until the homeowner confirmed, when it begins. */
  readonly promised_by: string | null;
  readonly answered_at: string | null;
}

/**
 * How a promise to answer stands.
 * - `running`, and `ending` in its last quarter
 * - `late`: the homeowner may pick another company, and this one may still answer
 * - `answered`: a yes or a no stopped it
 * - `stopped`: the request was taken back, which counts neither way
 * - `waiting`: the person has not confirmed yet, so it has not begun
 */
export interface ReplyRun {
  readonly state: 'running' | 'ending' | 'late' | 'answered' | 'stopped' | 'waiting';
  /** Where the needle stands between sending (0) and the promise (1). */
  readonly needle: number;
}

/** Where a promise stands at a moment. */
export function replyRun(
  { status, sent_at, promised_by, answered_at }: Promised,
  now: Date,
): ReplyRun {
  const sent = Date.parse(sent_at);
  const whole = promised_by ? Math.max(1, Date.parse(promised_by) - sent) : 1;
  const part = (time: number) => Math.min(1, Math.max(0, (time - sent) / whole));
  if (status === 'withdrawn') return { state: 'stopped', needle: 0 };
  if (status === 'answered' || status === 'declined')
    return { state: 'answered', needle: part(answered_at ? Date.parse(answered_at) : Number(now)) };
  if (!promised_by) return { state: 'waiting', needle: 0 };
  const needle = part(Number(now));
  return { state: needle >= 1 ? 'late' : needle >= 0.75 ? 'ending' : 'running', needle };
}
