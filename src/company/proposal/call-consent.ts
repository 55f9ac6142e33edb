import { site } from '../../site.ts';

/**
 * The words a professional agrees to before a person may call or text. Counsel reads this file; every
 * change of a word needs a new version, here and in the database, which a test compares.
 */
export const callConsentVersion = '2026-11-23.1';

/** Each way is a box of its own, neither of them ticked beforehand. */
export const callWays = ['call', 'text'] as const;
export type CallWay = (typeof callWays)[number];

/**
 * What one box says.
 * @param phone as it is stored; a number still to be typed is spoken of as such
 */
export const callBoxText = (way: CallWay, phone: string): string => {
  const number = phone || 'the phone number I enter below';
  return way === 'call'
    ? `A person from ${site.legalEntity} may call me at ${number} about its services for companies.`
    : `${site.legalEntity} may text me at ${number} about its services for companies. How many texts I get varies. Message and data rates may apply. I can reply STOP to end them or HELP for help.`;
};

/** What goes for both boxes; shown with them, and part of what each one agrees to. */
export const sharedCallTerms =
  'Each box is my choice, and neither is a condition of buying anything. Calls and texts come only from 9 am to 9 pm Monday to Saturday and from noon to 9 pm on Sunday, Central time.';
