import { ask } from '../call.ts';
import {
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isObject,
  isRecord,
  isText,
  isTime,
  type Shaped,
} from '../shape.ts';

export type LogLine = Shaped<typeof isLogLine>;
export const isLogLine = isRecord({
  id: isNumber,
  at: isTime,
  /** Empty: a script with the secret key. */
  actor: isText,
  action: isText,
  company_id: isNullOr(isText),
  company_name: isNullOr(isText),
  request_id: isNullOr(isText),
  reference: isNullOr(isText),
  person: isNullOr(isText),
  reason: isText,
  detail: isObject,
});

const isLogPage = isRecord({ lines: isListOf(isLogLine), more: isFlag });

/**
 * The log, newest first.
 * @param before the number of the last line seen
 */
export const readLog = (
  about: { readonly company?: string; readonly request?: string },
  before: number | null,
) => ask('admin_log', { ...about, before_id: before }, isLogPage);
