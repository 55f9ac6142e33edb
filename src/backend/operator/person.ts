import { ask } from '../call.ts';
import * as is from '../shape.ts';

/** All that we have of one person, by an email address or phone number. */
const isPersonExport = is.record({
  requests: is.listOf(is.object),
  calls: is.listOf(is.object),
  forms: is.listOf(is.object),
});

/**
 * Reads all that we have of a person, across requests.
 * @param contact a whole email address or phone number
 * @param reason logged; the address or number is not
 */
export const exportPerson = (contact: string, reason: string) =>
  ask('export_person', { contact, reason }, isPersonExport);

/** How much of a person was taken back or deleted. */
const isPersonGone = is.record({ requests: is.number, calls: is.number, forms: is.number });

/** Takes back every request of a person and deletes what else they sent. The proof of consent stays. */
export const forgetPerson = (contact: string, reason: string) =>
  ask('forget_person', { contact, reason }, isPersonGone);
