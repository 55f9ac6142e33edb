import type { Service } from '../selling/services.ts';
import { ask } from './call.ts';
import type { Result } from './failure.ts';
import { isListOf, isNullOr, isOneOf, isRecord, isText, isTime, type Shape } from './shape.ts';
import { isWorkStep, type WorkStep } from './work-step.ts';

export const isService = isOneOf('voice', 'email');

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

/** What was sent, as whoever holds its id sees it. */
export interface Receipt {
  readonly reference: string;
  readonly service: Service;
  readonly company: string;
  readonly sentAt: string;
  readonly status: WorkStep;
  /** Of the form that was filled in. */
  readonly version: string;
  /** The key of each question and its answer, in which phone numbers and addresses are cut short. */
  readonly summary: readonly (readonly [key: string, answer: string])[];
}

const isAnswered: Shape<readonly [string, string]> = (value): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every(isText);

const isSent = isRecord<{ reference: string; sent_at: string }>({
  reference: isText,
  sent_at: isTime,
});

const isReceipt = isRecord<Omit<Receipt, 'sentAt'> & { sent_at: string }>({
  reference: isText,
  service: isService,
  company: isText,
  sent_at: isTime,
  status: isWorkStep,
  version: isText,
  summary: isListOf(isAnswered),
});

/** Sends the form. A failure names the field to change in `parameter`: the key of an answer, or of the form. */
export async function sendOnboarding(
  form: SentForm,
): Promise<Result<{ readonly data: { readonly reference: string; readonly sentAt: string } }>> {
  const answer = await ask('send_onboarding', { form }, isSent);
  if (!answer.ok) return answer;
  const { reference, sent_at } = answer.data;
  return { ok: true, data: { reference, sentAt: sent_at } };
}

/** What was sent under this id; null if nothing was, or it is deleted by now. */
export async function readReceipt(key: string): Promise<Result<{ readonly data: Receipt | null }>> {
  const answer = await ask('onboarding_receipt', { key }, isNullOr(isReceipt));
  if (!answer.ok || answer.data === null) return answer as Result<{ data: null }>;
  const { sent_at, ...same } = answer.data;
  return { ok: true, data: { ...same, sentAt: sent_at } };
}
