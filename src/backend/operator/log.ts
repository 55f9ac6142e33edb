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
} from '../shape.ts';

export interface LogLine {
  readonly id: number;
  readonly at: string;
  /** Empty: a script with the secret key. */
  readonly actor: string;
  readonly action: string;
  readonly company_id: string | null;
  readonly company_name: string | null;
  readonly request_id: string | null;
  readonly reference: string | null;
  readonly person: string | null;
  readonly reason: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

export const isLogLine = isRecord<LogLine>({
  id: isNumber,
  at: isTime,
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

const isLogPage = isRecord<{ lines: readonly LogLine[]; more: boolean }>({
  lines: isListOf(isLogLine),
  more: isFlag,
});

/**
 * The log, newest first.
 * @param before the number of the last line seen
 */
export const readLog = (
  about: { readonly company?: string; readonly request?: string },
  before: number | null,
) => ask('admin_log', { ...about, before_id: before }, isLogPage);
