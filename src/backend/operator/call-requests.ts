import { ask, command } from '../call.ts';
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
import { isWorkStep, type WorkStep } from '../work-step.ts';
import { type Key, keyOf } from './page-key.ts';
import { isWorkCounts } from './work.ts';

/** A professional who asked for a call. */
export type CallEntry = Shaped<typeof isCallEntry>;
const isCallEntry = isRecord({
  id: isText,
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
  step: isWorkStep,
  note: isText,
  created_at: isTime,
  changed_at: isTime,
  /** The address of the admin who moved it last. */
  changed_by: isNullOr(isText),
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

export type CallPage = Shaped<typeof isCallPage>;
const isCallPage = isRecord({
  calls: isListOf(isCallEntry),
  more: isFlag,
  counts: isWorkCounts,
});

/**
 * Those who asked for a call.
 * @param filter which list, or a reference, email address or phone number to find
 * @param after `created_at` and id of the last one seen
 */
export const readCalls = (filter: string, after: Key | null) =>
  ask('operator_calls', { filter, ...keyOf(after) }, isCallPage);

/** Moves a call on and replaces its note. Logged. */
export const stepCall = (id: string, step: WorkStep, note: string) =>
  command('step_call', { id, step, note });
