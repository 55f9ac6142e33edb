import type { FormEvent } from 'react';
import { enterEmail } from '../../contact/form.ts';
import { readEmail } from '../../contact/read-typed.ts';

/** A text field of a form as it stands; empty if there is none. */
export const typedIn = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
};

/** Takes a form over from the browser, which would send it to the address of the page. */
export const taken = (event: FormEvent<HTMLFormElement>): HTMLFormElement => {
  event.preventDefault();
  return event.currentTarget;
};

/** What to do about an address; undefined if it can be one. */
export const emailTrouble = (typed: string): string | undefined =>
  readEmail(typed) ? undefined : enterEmail;
