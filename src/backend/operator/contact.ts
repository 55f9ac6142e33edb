import { ask } from '../call.ts';
import * as is from '../shape.ts';

export type OpenedContact = is.Shaped<typeof isContact>;
export const isContact = is.record({
  name: is.text,
  email: is.text,
  zip: is.text,
  note: is.text,
  preferred: is.text,
  phone: is.text,
});

/** Opens the contact data of a request. The reason is logged. Null: they are gone. */
export const openContact = (request: string, reason: string) =>
  ask('open_contact', { request, reason }, is.nullOr(isContact));
