import type { Service } from '../selling/services.ts';
import { ask } from './call.ts';
import * as is from './shape.ts';
import { isWorkStep } from './work-step.ts';

export const isService = is.oneOf('voice', 'email');

/** What a professional sends so that a service can be set up. */
export interface SentForm {
  /** A UUID made by the browser, so that one sent twice is one. Whoever has it opens the receipt. */
  readonly id: string;
  readonly service: Service;
  /** The id of a paid order, or of its checkout; null without one. */
  readonly order: string | null;
  readonly email: string;
  readonly company: string;
  /** By the keys of the form's version; what is empty is left out. */
  readonly answers: Readonly<Record<string, string>>;
  readonly version: string;
  /** The box at the end is ticked. */
  readonly agreed: boolean;
}

const isAnswered: is.Shape<readonly [key: string, answer: string]> = (
  value,
): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every(is.text);

const isSent = is.record({ reference: is.text, sent_at: is.time });

/** What was sent, as whoever holds its id sees it. */
export type Receipt = is.Shaped<typeof isReceipt>;
const isReceipt = is.record({
  reference: is.text,
  service: isService,
  company: is.text,
  sent_at: is.time,
  status: isWorkStep,
  /** Of the form that was filled in. */
  version: is.text,
  /** The key of each question and its answer, in which phone numbers and addresses are cut short. */
  summary: is.listOf(isAnswered),
});

/** Sends the form. A failure names the field to change in `parameter`: the key of an answer, or of the form. */
export const sendOnboarding = (form: SentForm) => ask('send_onboarding', { form }, isSent);

/** What was sent under this id; null if nothing was, or it is deleted by now. */
export const readReceipt = (key: string) =>
  ask('onboarding_receipt', { key }, is.nullOr(isReceipt));
