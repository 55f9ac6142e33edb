import { ask, command } from '../call.ts';
import { isFlag, isListOf, isNullOr, isOneOf, isRecord, isText, isTime } from '../shape.ts';
import { isWorkStep, type WorkStep } from '../work-step.ts';
import { type Key, keyOf } from './page-key.ts';
import { isWorkCounts, type WorkCounts } from './work.ts';

/** A professional who asked for a call. */
export interface CallEntry {
  readonly id: string;
  readonly reference: string;
  readonly trade_id: string | null;
  readonly page: string;
  readonly company: string;
  readonly name: string;
  readonly email: string;
  /** Empty unless it may be called or texted. */
  readonly phone: string;
  readonly question: string;
  readonly may_call: boolean;
  readonly may_text: boolean;
  readonly step: WorkStep;
  readonly note: string;
  readonly created_at: string;
  readonly changed_at: string;
  /** The address of the admin who moved it last. */
  readonly changed_by: string | null;
  /** The words of each box that was ticked, as they were shown. */
  readonly agreed: readonly {
    readonly channel: 'call' | 'text';
    readonly text: string;
    readonly version: string;
    readonly agreed_at: string;
  }[];
}

export interface CallPage {
  readonly calls: readonly CallEntry[];
  readonly more: boolean;
  readonly counts: WorkCounts;
}

const isCallEntry = isRecord<CallEntry>({
  id: isText,
  reference: isText,
  trade_id: isNullOr(isText),
  page: isText,
  company: isText,
  name: isText,
  email: isText,
  phone: isText,
  question: isText,
  may_call: isFlag,
  may_text: isFlag,
  step: isWorkStep,
  note: isText,
  created_at: isTime,
  changed_at: isTime,
  changed_by: isNullOr(isText),
  agreed: isListOf(
    isRecord<CallEntry['agreed'][number]>({
      channel: isOneOf('call', 'text'),
      text: isText,
      version: isText,
      agreed_at: isTime,
    }),
  ),
});

const isCallPage = isRecord<CallPage>({
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
