import { ask, command, store } from '../call.ts';
import { isChannel, isPreferred } from '../requests.ts';
import * as is from '../shape.ts';

/** The contact data as far as they were agreed to; opening them is told to the homeowner. */
export type OpenedContact = is.Shaped<typeof isOpenedContact>;
const isOpenedContact = is.record({
  name: is.text,
  zip: is.text,
  note: is.text,
  preferred: isPreferred,
  /** Empty unless emails were agreed to. */
  email: is.text,
  /** Empty unless calls or texts were agreed to. */
  phone: is.text,
  channels: is.listOf(isChannel),
});

/** Opens the contact data of a request, which the homeowner sees. */
export const openContact = (id: string) => ask('open_received', { request: id }, isOpenedContact);

/** Notes that someone of the company got in touch, or tried to. The id makes twice the same as once. */
export const noteEvent = (
  companyId: string,
  requestId: string,
  event: {
    readonly id: string;
    readonly actor: string;
    readonly kind: 'called' | 'no answer' | 'texted' | 'mailed';
  },
) =>
  store((database) =>
    database
      .from('company_events')
      .insert({ ...event, request_id: requestId, company_id: companyId }),
  );

/** The homeowner asked to stop; binds every company of the request. */
export const stopContact = (id: string, scope: 'calls' | 'everything') =>
  command('asked_to_stop', { request: id, scope });
