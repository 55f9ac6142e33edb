import { command } from '../call.ts';
import { isRegion } from '../paid.ts';
import { paidStates } from '../paid-states.ts';
import * as is from '../shape.ts';

/** What one neighbor told that a job cost. */
export type PaidEntry = is.Shaped<typeof isPaid>;
export const isPaid = is.record({
  id: is.text,
  trade_id: is.text,
  /** The kind of job, by the answers that name it: "replace.heat-pump". */
  job: is.text,
  region: isRegion,
  /** The first day of the month in which it was done, ISO. */
  month: is.text,
  total_cents: is.number,
  /** Our likely figure for the same answers. */
  ours_cents: is.number,
  model_version: is.text,
  /** Null: not known. */
  tax_in: is.nullOr(is.flag),
  permit_in: is.nullOr(is.flag),
  answers: is.object,
  came_from: is.oneOf('request', 'quote', 'result'),
  state: is.oneOf(...paidStates),
  is_demo: is.flag,
  created_at: is.time,
  /** When an admin last decided about it, and who, unless the account is gone. */
  judged_at: is.nullOr(is.time),
  judged_by: is.nullOr(is.text),
});

/** Lets a price count, or drops it. Logged. */
export const judgePaid = (price: string, counts: boolean) =>
  command('judge_paid', { price, counts });
