import type { Service } from '../services.ts';

/** What may be chosen, and how it reads. */
export interface Choice {
  readonly value: string;
  readonly says: string;
}

/** One question. Its answer is text, also where it is chosen or dialed. */
export interface Field {
  /** The name of the answer; the database knows the same. */
  readonly key: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind: 'line' | 'lines' | 'email' | 'phone' | 'website' | 'choice';
  /** Characters. */
  readonly longest: number;
  /** What to do where it is empty; without it the question may be left out. */
  readonly missing?: string;
  /** What may be chosen: a few stand as round buttons, many in a list. */
  readonly choices?: readonly Choice[];
  /** What the browser may fill in. */
  readonly autoComplete?: 'organization' | 'email' | 'tel' | 'url';
}

/** What is typed so far, exactly as typed, by the keys of the fields. */
export type Typed = Readonly<Record<string, string>>;

/** What to do about one field. */
export interface Trouble {
  readonly key: string;
  readonly message: string;
}

/** A ready-made sentence, for those who would rather not write. */
export interface Ready {
  /** The field it goes into. */
  readonly key: string;
  /** On the button. */
  readonly says: string;
  /** What the field then holds. */
  readonly value: string;
}

/** Questions that are asked together. */
export interface Step {
  readonly id: string;
  readonly title: string;
  /** Why it is asked, under the title. */
  readonly lede: string;
  readonly fields: readonly Field[];
  /** What is wrong with the answers taken together. */
  readonly check?: (typed: Typed) => readonly Trouble[];
  /** Ready-made sentences that fit what is typed. */
  readonly ready?: (typed: Typed) => readonly Ready[];
}

/** The form of a service: the page, the check before sending and the database follow it. */
export interface OnboardingForm {
  readonly service: Service;
  /** Raised with every change of the keys; the database knows each version. */
  readonly version: string;
  readonly steps: readonly Step[];
  /** What is agreed to with a tick before sending. */
  readonly agreement: string;
  /** What happens after sending, in order, each with by when. */
  readonly next: readonly string[];
}

/** Where we write back: asked with the rest, but not an answer about the service. */
export const CONTACT = 'email';

/** All questions of a form, in order. */
export const fieldsOf = (form: Pick<OnboardingForm, 'steps'>): readonly Field[] =>
  form.steps.flatMap(({ fields }) => fields);

/** Whether nothing in a step has to be answered. */
export const mayBeSkipped = ({ fields }: Step): boolean =>
  fields.every(({ missing }) => missing === undefined);

/** An answer as a person reads it: the words of a choice, the text of all else. */
export const sayAnswer = ({ choices }: Pick<Field, 'choices'>, answer: string): string =>
  choices?.find(({ value }) => value === answer)?.says ?? answer;
