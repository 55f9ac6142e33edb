import { ask } from '../call.ts';
import * as is from '../shape.ts';

export type LogLine = is.Shaped<typeof isLogLine>;
export const isLogLine = is.record({
  id: is.number,
  at: is.time,
  /** Empty: a script with the secret key. */
  actor: is.text,
  action: is.text,
  company_id: is.nullOr(is.text),
  company_name: is.nullOr(is.text),
  request_id: is.nullOr(is.text),
  reference: is.nullOr(is.text),
  person: is.nullOr(is.text),
  reason: is.text,
  detail: is.object,
});

const isLogPage = is.record({ lines: is.listOf(isLogLine), more: is.flag });

/**
 * The log, newest first.
 * @param before the number of the last line seen
 */
export const readLog = (
  about: { readonly company?: string; readonly request?: string },
  before: number | null,
) => ask('admin_log', { ...about, before_id: before }, isLogPage);
