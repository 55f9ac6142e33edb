import {
  isFlag,
  isListOf,
  isNullOr,
  isOneOf,
  isRecord,
  isText,
  isTime,
  type Shaped,
} from '../shape.ts';
import { worked } from '../work-step.ts';

/** A professional who asked for a call. */
export type CallEntry = Shaped<typeof isCall>;
export const isCall = isRecord({
  ...worked,
  reference: isText,
  trade_id: isNullOr(isText),
  page: isText,
  company: isText,
  name: isText,
  email: isText,
  /** Empty unless it may be called or texted. */
  phone: isText,
  question: isText,
  may_call: isFlag,
  may_text: isFlag,
  created_at: isTime,
  /** The words of each box that was ticked, as they were shown. */
  agreed: isListOf(
    isRecord({
      channel: isOneOf('call', 'text'),
      text: isText,
      version: isText,
      agreed_at: isTime,
    }),
  ),
});
