import {
  line,
  lines,
  phoneTrouble,
  readEmail,
  readPhone,
  readWebsite,
} from '../../contact/read-typed.ts';
import {
  CONTACT,
  fieldsOf,
  type Field,
  type OnboardingForm,
  type Step,
  type Trouble,
  type Typed,
} from './form.ts';

/** Bytes that all answers may take as JSON; the database holds the same limit. */
const MOST = 20_000;

/** An answer as it is sent: without unseen characters, numbers and addresses in one form. */
export function tidy({ kind, choices }: Pick<Field, 'kind' | 'choices'>, typed: string): string {
  switch (kind) {
    case 'lines':
      return lines(typed);
    case 'phone':
      return readPhone(typed) ?? line(typed);
    case 'website':
      return readWebsite(typed) ?? line(typed);
    case 'choice':
      return choices?.some(({ value }) => value === typed) ? typed : '';
    default:
      return line(typed);
  }
}

/** What to do about one answer; undefined if nothing. */
export function fieldTrouble(field: Field, typed: string): string | undefined {
  const { kind, longest, missing } = field;
  const text = tidy(field, typed);
  if (text === '') return missing;
  if (text.length > longest) {
    return `Shorten this to ${longest.toLocaleString('en-US')} characters; it has ${text.length.toLocaleString('en-US')}`;
  }
  if (kind === 'email' && !readEmail(text)) return 'Enter an email address, like name@example.com';
  if (kind === 'phone') return phoneTrouble(text);
  if (kind === 'website' && readWebsite(text) === null) {
    return 'Enter an address, like www.example.com';
  }
  return undefined;
}

/** What has to be changed in a step, in the order of its fields and at most once for each; empty if nothing. */
export function checkStep({ fields, check }: Step, typed: Typed): readonly Trouble[] {
  const alone = fields.flatMap((field): Trouble[] => {
    const message = fieldTrouble(field, typed[field.key] ?? '');
    return message ? [{ key: field.key, message }] : [];
  });
  const together = (check?.(typed) ?? []).filter(({ key }) =>
    alone.every((trouble) => trouble.key !== key),
  );
  const place = ({ key }: Trouble) => fields.findIndex((field) => field.key === key);
  return [...alone, ...together].sort((one, other) => place(one) - place(other));
}

/** The answers as they are sent; what was left out is not among them. */
export const answersOf = (form: OnboardingForm, typed: Typed): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const text = field.key === CONTACT ? '' : tidy(field, typed[field.key] ?? '');
      return text === '' ? [] : [[field.key, text]];
    }),
  );

/** Whether all answers together are more than can be taken. */
export const isTooLong = (form: OnboardingForm, typed: Typed): boolean =>
  new TextEncoder().encode(JSON.stringify(answersOf(form, typed))).length > MOST;
