import { ask } from '../call.ts';
import { isNullOr, isRecord, isText } from '../shape.ts';

export interface OpenedContact {
  readonly name: string;
  readonly email: string;
  readonly zip: string;
  readonly note: string;
  readonly preferred: string;
  readonly phone: string;
}

export const isContact = isRecord<OpenedContact>({
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
