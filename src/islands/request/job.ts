import {
  askedFields,
  shortLabel,
  type Calculator,
  type Estimate,
  type Value,
} from '../../estimate/index.ts';
import { sayValue } from '../../estimate/results/say-value.ts';
import type { EstimateSummary } from '../../backend/estimate-summary.ts';

/** A question that was answered, and the answer in words. */
export interface JobAnswer {
  /** The id of the question. */
  readonly field: string;
  readonly label: string;
  readonly words: string;
  readonly value: unknown;
  /** Goes along only if the person adds it. */
  readonly private: boolean;
}

/** What is known of the job, of which a request sends only what the person agrees to. */
export interface Job {
  readonly answers: readonly JobAnswer[];
  /** The questions that were asked and left open. */
  readonly open: readonly { readonly field: string; readonly label: string }[];
  /** Null if there is no price. */
  readonly range: EstimateSummary | null;
  /** Hours count: a call to a company comes before any form. */
  readonly urgent: boolean;
}

/** Reads the job off an estimate: only what was asked and answered. The city is sent by itself. */
export function jobOf(calculator: Calculator, estimate: Estimate): Job {
  const { inputs, given, total, modelVersion, recommendation } = estimate;
  const asked = askedFields(calculator, inputs).filter(([id]) => id !== 'city');
  const { low, typical, high, label } = total;
  return {
    answers: asked.flatMap(([id, field]) => {
      const value = inputs[id] as Value | undefined;
      if (!given.includes(id) || value === undefined) return [];
      return {
        field: id,
        label: shortLabel(field.label),
        words: sayValue(field, value),
        value,
        private: field.private === true,
      };
    }),
    open: asked.flatMap(([id, field]) =>
      given.includes(id) ? [] : { field: id, label: shortLabel(field.label) },
    ),
    range: typical > 0 ? { low, typical, high, label, modelVersion } : null,
    urgent: recommendation.urgent === true,
  };
}

/** What a request says about the job, with the private answers and the range that the person added. */
export const sentOf = (
  job: Job,
  { shared, sharesRange }: { readonly shared: readonly string[]; readonly sharesRange: boolean },
) => ({
  answers: Object.fromEntries(
    job.answers
      .filter((answer) => !answer.private || shared.includes(answer.field))
      .map(({ field, value }) => [field, value]),
  ),
  unanswered: job.open.map(({ field }) => field),
  estimate: sharesRange ? job.range : null,
});
