import { call, command, tell } from '../call.ts';
import { backend, patience } from '../client.ts';
import { offline, type Result } from '../failure.ts';
import { type Channel, isChannel, isPreferred, type Preferred } from '../requests.ts';
import { isListOf, isRecord, isText } from '../shape.ts';

/** The contact data as far as they were agreed to; opening them is told to the homeowner. */
export interface OpenedContact {
  readonly name: string;
  readonly zip: string;
  readonly note: string;
  readonly preferred: Preferred;
  /** Empty unless emails were agreed to. */
  readonly email: string;
  /** Empty unless calls or texts were agreed to. */
  readonly phone: string;
  readonly channels: readonly Channel[];
}

/** Opens the contact data of a request, which the homeowner sees. */
export const openContact = (id: string): Promise<Result<{ contact: OpenedContact }>> =>
  call('open_received', { request: id }, ({ data }) =>
    isOpenedContact(data) ? { ok: true, contact: data } : offline,
  );

/** Notes that someone of the company got in touch, or tried to. The id makes twice the same as once. */
export const noteEvent = (
  companyId: string,
  requestId: string,
  event: {
    readonly id: string;
    readonly actor: string;
    readonly kind: 'called' | 'no answer' | 'texted' | 'mailed';
  },
): Promise<Result<object>> =>
  tell(async () =>
    (await backend())
      .from('company_events')
      .insert({ ...event, request_id: requestId, company_id: companyId })
      .abortSignal(AbortSignal.timeout(patience)),
  );

/** The homeowner asked to stop; binds every company of the request. */
export const stopContact = (id: string, scope: 'calls' | 'everything'): Promise<Result<object>> =>
  command('asked_to_stop', { request: id, scope });

const isOpenedContact = isRecord<OpenedContact>({
  name: isText,
  zip: isText,
  note: isText,
  preferred: isPreferred,
  email: isText,
  phone: isText,
  channels: isListOf(isChannel),
});
