import {
  line,
  lines,
  phoneTrouble,
  readEmail,
  readPhone,
  readWebsite,
  readZip,
} from './read-typed.ts';

/** What may be chosen, and how it reads. */
export interface Choice {
  readonly value: string;
  readonly says: string;
}

/**
 * What is typed so far, exactly as typed, by the keys of the fields. It is text, also where it is chosen or
 * dialed: the values of several ticked boxes stand in it with spaces between.
 */
export type Typed<K extends string = string> = Readonly<Partial<Record<K, string>>>;

/** One question to a person: the page, the check before sending and what is sent follow it. */
export interface Field<K extends string = string> {
  /** The name of the answer; the call that takes it has the same. */
  readonly key: K;
  readonly label: string;
  readonly hint?: string;
  /** `ticks` takes several of its choices; `agree` is one box, and like a password it is never kept. */
  readonly kind:
    | 'line'
    | 'lines'
    | 'email'
    | 'phone'
    | 'zip'
    | 'website'
    | 'code'
    | 'number'
    | 'day'
    | 'time'
    | 'password'
    | 'choice'
    | 'ticks'
    | 'agree';
  /** Lines in sight, of several lines of text. */
  readonly rows?: number;
  /** Characters. */
  readonly longest?: number;
  /** What to do where it is empty; without it the question may be left out. */
  readonly missing?: string;
  /** The first day that a calendar offers. */
  readonly min?: string;
  /** What may be chosen: a few stand in full, many in a list. */
  readonly choices?: readonly Choice[];
  /** What the browser may fill in. */
  readonly autoComplete?:
    | 'organization'
    | 'name'
    | 'username'
    | 'email'
    | 'tel'
    | 'url'
    | 'postal-code'
    | 'one-time-code';
  /** Whether it is asked, by the other answers; what is not asked is neither checked nor sent. */
  readonly asked?: (typed: Typed) => boolean;
  /** How its answer is tidied, where not as its kind is. */
  readonly tidied?: (typed: string) => string;
  /** What else may be wrong with the tidied answer. */
  readonly wrong?: (text: string, typed: Typed) => string | null | undefined;
}

/** Questions that are asked on one sheet. */
export interface Form<K extends string = string> {
  /** Begins the ids of its elements: that of a field is `<id>-<key>`. */
  readonly id: string;
  readonly fields: readonly Field<K>[];
}

/** A form, with the keys of its fields for a type. */
export const formOf = <const K extends string>(
  id: string,
  fields: readonly Field<K>[],
): Form<K> => ({ id, fields });

/** What to do about one field. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

/** A report in a person's own words, as long as the database takes. @param missing says that it needs a few */
export const ownWords = (missing: string) =>
  ({
    kind: 'lines',
    longest: 2000,
    missing,
    wrong: (words: string) => (words.length < 5 ? missing : undefined),
  }) as const;

/** What is asked of whoever left out an address, or wrote none. */
export const enterEmail = 'Enter an email address, like name@example.com';

/** The values of ticked boxes. */
export const tickedIn = (text = ''): readonly string[] => text.split(' ').filter(Boolean);

/** An answer as it is sent: without unseen characters, numbers and addresses in one form. */
export function tidy(
  { kind, choices, tidied: own }: Pick<Field, 'kind' | 'choices' | 'tidied'>,
  typed = '',
): string {
  if (own) return own(typed);
  const known = (value: string) => choices?.some((choice) => choice.value === value);
  switch (kind) {
    case 'lines':
      return lines(typed);
    case 'phone':
      return readPhone(typed) ?? line(typed);
    case 'zip':
      return readZip(typed) ?? line(typed);
    case 'website':
      return readWebsite(typed) ?? line(typed);
    case 'choice':
      return known(typed) ? typed : '';
    case 'ticks':
      return tickedIn(typed).filter(known).join(' ');
    case 'password':
      return typed;
    default:
      return line(typed);
  }
}

/** What is wrong with a text of a kind. */
const kindTrouble = (kind: Field['kind'], text: string): string | undefined => {
  switch (kind) {
    case 'email':
      return readEmail(text) ? undefined : enterEmail;
    case 'phone':
      return phoneTrouble(text);
    case 'zip':
      return readZip(text) ? undefined : 'Enter a 5-digit ZIP code';
    case 'website':
      return readWebsite(text) === null ? 'Enter an address, like www.example.com' : undefined;
    default:
      return undefined;
  }
};

const count = (characters: number): string => characters.toLocaleString('en-US');

/** What to do about one answer; undefined if nothing. */
export function fieldTrouble(field: Field, typed: string, others: Typed = {}): string | undefined {
  const { kind, longest = Infinity, missing, asked, wrong } = field;
  if (asked && !asked(others)) return undefined;
  const text = tidy(field, typed);
  if (text === '') return missing ?? wrong?.(text, others) ?? undefined;
  if (text.length > longest) {
    return `Shorten this to ${count(longest)} characters; it has ${count(text.length)}`;
  }
  return kindTrouble(kind, text) ?? wrong?.(text, others) ?? undefined;
}

/** What has to be changed, in the order of the fields and at most once for each; empty if nothing. */
export const check = <K extends string>(
  fields: readonly Field<K>[],
  typed: Typed<K>,
): readonly Problem[] =>
  fields.flatMap((field) => {
    const message = fieldTrouble(field, typed[field.key] ?? '', typed);
    return message ? [{ field: field.key, message }] : [];
  });

/** The answers as they are sent, from a form in which there is nothing to change; what is not asked is empty. */
export const tidied = <K extends string>(
  fields: readonly Field<K>[],
  typed: Typed<K>,
): Readonly<Record<K, string>> =>
  Object.fromEntries(
    fields.map((field) => [
      field.key,
      field.asked && !field.asked(typed) ? '' : tidy(field, typed[field.key]),
    ]),
  ) as Record<K, string>;
