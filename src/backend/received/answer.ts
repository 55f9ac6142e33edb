import { command, query, store } from '../call.ts';
import { type Failure, offline, type Result } from '../failure.ts';

const takenBack: Failure = {
  ok: false,
  kind: 'gone',
  message: 'This request was taken back. Its contact data are gone.',
};

/** Says yes or no to a request, which stops its clock and is shown to the homeowner. */
export const answerRequest = (
  companyId: string,
  id: string,
  answer: 'answered' | 'declined',
): Promise<Result<object>> =>
  query(
    (database) =>
      database
        .from('request_recipients')
        .update({ status: answer })
        .eq('request_id', id)
        .eq('company_id', companyId)
        .select('status'),
    ({ data }) => (!Array.isArray(data) ? offline : data.length > 0 ? { ok: true } : takenBack),
  );

/** Says that the company's copies of a request taken back are deleted. */
export const confirmDeletion = (id: string) => command('confirm_deletion', { request: id });

/** Tells the site's staff of something wrong with a request. The id makes twice the same as once. */
export const reportRequest = (
  companyId: string,
  requestId: string,
  complaint: { readonly id: string; readonly body: string },
) =>
  store((database) =>
    database.from('complaints').insert({
      ...complaint,
      request_id: requestId,
      company_id: companyId,
      written_by: 'company',
    }),
  );

/** What the company says to a question of the site's staff about a complaint. */
export const stateSide = (complaint: string, statement: string) =>
  command('state_side', { complaint, statement });
