import * as is from '../shape.ts';
import { worked } from '../work-step.ts';

/** A professional who asked for a call. */
export type CallEntry = is.Shaped<typeof isCall>;
export const isCall = is.record({
  ...worked,
  reference: is.text,
  trade_id: is.nullOr(is.text),
  page: is.text,
  company: is.text,
  name: is.text,
  email: is.text,
  /** Empty unless it may be called or texted. */
  phone: is.text,
  question: is.text,
  may_call: is.flag,
  may_text: is.flag,
  created_at: is.time,
  /** The words of each box that was ticked, as they were shown. */
  agreed: is.listOf(
    is.record({
      channel: is.oneOf('call', 'text'),
      text: is.text,
      version: is.text,
      agreed_at: is.time,
    }),
  ),
});
