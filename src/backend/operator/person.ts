import { ask } from '../call.ts';
import { isListOf, isNumber, isObject, isRecord } from '../shape.ts';

/** All that we have of one person, by an email address or phone number. */
export interface PersonExport {
  readonly requests: readonly object[];
  readonly calls: readonly object[];
  readonly forms: readonly object[];
}

/** How much of a person was taken back or deleted. */
export type PersonGone = Readonly<Record<keyof PersonExport, number>>;

/**
 * Reads all that we have of a person, across requests.
 * @param contact a whole email address or phone number
 * @param reason logged; the address or number is not
 */
export const exportPerson = (contact: string, reason: string) =>
  ask(
    'export_person',
    { contact, reason },
    isRecord<PersonExport>({
      requests: isListOf(isObject),
      calls: isListOf(isObject),
      forms: isListOf(isObject),
    }),
  );

/** Takes back every request of a person and deletes what else they sent. The proof of consent stays. */
export const forgetPerson = (contact: string, reason: string) =>
  ask(
    'forget_person',
    { contact, reason },
    isRecord<PersonGone>({ requests: isNumber, calls: isNumber, forms: isNumber }),
  );
