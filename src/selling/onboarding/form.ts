import type { Field as AnyField, Typed } from '../../contact/form.ts';
import type { Service } from '../services.ts';

/** One question of the form of a service. */
export interface Field extends AnyField {
  /** Characters; the database holds the same limit. */
  readonly longest: number;
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
