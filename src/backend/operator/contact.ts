import { ask } from '../call.ts';
import { isNullOr, isRecord, isText, type Shaped } from '../shape.ts';

export type OpenedContact = Shaped<typeof isContact>;
export const isContact = isRecord({
  name: isText,
  email: isText,
  zip: isText,
  note: isText,
  preferred: isText,
  phone: isText,
});

/** Opens the contact data of a request. The reason is logged. Null: they are gone. */
export const openContact = (request: string, reason: string) =>
  ask('open_contact', { request, reason }, isNullOr(isContact));
