import { tidied, type Typed } from '../../contact/form.ts';
import { CONTACT, fieldsOf, type OnboardingForm } from './form.ts';

/** Bytes that all answers may take as JSON; the database holds the same limit. */
const MOST = 20_000;

/** The answers as they are sent; what was left out is not among them. */
export const answersOf = (form: OnboardingForm, typed: Typed): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(tidied(fieldsOf(form), typed)).filter(
      ([key, text]) => key !== CONTACT && text !== '',
    ),
  );

/** Whether all answers together are more than can be taken. */
export const isTooLong = (form: OnboardingForm, typed: Typed): boolean =>
  new TextEncoder().encode(JSON.stringify(answersOf(form, typed))).length > MOST;
