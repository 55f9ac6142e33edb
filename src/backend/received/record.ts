import { query, store } from '../call.ts';
import { type Failure, type Result } from '../failure.ts';
import type { Received } from './received.ts';
import * as is from '../shape.ts';

/** What may be changed of a record. */
export type RecordChange = Partial<
  Pick<Received, 'step' | 'visit_at' | 'quoted_usd' | 'lost_reason' | 'next_step' | 'next_at'>
>;

/** Someone else of the company was quicker: what is shown is not what is stored. */
export const changedElsewhere: Failure = {
  ok: false,
  kind: 'gone',
  message: 'Someone in your company changed this. It shows now as they left it.',
};

/**
 * Changes the company's record of a request.
 * @returns the version it has from then on; {@link changedElsewhere} if it was not as last seen
 */
export const changeRecord = (
  companyId: string,
  { id, version }: Pick<Received, 'id' | 'version'>,
  change: RecordChange,
): Promise<Result<{ version: number }>> =>
  query(
    (database) =>
      database
        .from('company_records')
        .update(change)
        .eq('request_id', id)
        .eq('company_id', companyId)
        .eq('version', version)
        .select('version'),
    ({ data }) => {
      const [row]: readonly unknown[] = data ?? [];
      return isVersioned(row) ? { ok: true, version: row.version } : changedElsewhere;
    },
  );

const isVersioned = is.record({ version: is.number });

/** Stores a note. The id makes twice the same as once. */
export const writeNote = (
  companyId: string,
  requestId: string,
  note: { readonly id: string; readonly author: string; readonly body: string },
) =>
  store((database) =>
    database
      .from('company_notes')
      .insert({ ...note, request_id: requestId, company_id: companyId }),
  );

export const deleteNote = (id: string) =>
  store((database) => database.from('company_notes').delete().eq('id', id));
