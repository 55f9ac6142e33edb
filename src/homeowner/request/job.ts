import {
  askedFields,
  isPriced,
  measureRange,
  roughly,
  shortLabel,
  type Calculator,
  type Estimate,
  type Item,
  type Value,
} from '../../engine/index.ts';
import { progressOf } from '../calculator/progress.ts';
import { sayValue } from '../../engine/results/say-value.ts';
import type { SaidAnswer, SaidEstimate, SaidLine } from '../../backend/sent-job.ts';

/** A question, and in words the answer or what was assumed in its place. */
interface JobQuestion extends SaidAnswer {
  readonly field: string;
}

/** A question that was answered. */
export interface JobAnswer extends JobQuestion {
  /** Goes along only if the person adds it. */
  readonly private: boolean;
}

/** What is known of the job, of which a request sends only what the person agrees to. */
export interface Job {
  readonly answers: readonly JobAnswer[];
  /** The questions that were asked and left open, each with what was assumed. */
  readonly open: readonly JobQuestion[];
  /** How many of the questions were answered, in the words of the calculator. */
  readonly progress: string;
  /** Null if no price was shown. */
  readonly range: SaidEstimate | null;
  /** Hours count: a call to a company comes before any form. */
  readonly urgent: boolean;
}

/** A line of the tape in words. */
const lineOf = ({ label, unit, quantity, total, sources }: Item): SaidLine => ({
  label,
  amount: unit === 'job' ? '' : roughly(quantity, unit) || measureRange(quantity, unit),
  usd: Math.round(total.typical),
  source: sources[0] ?? '',
});

/** Reads the job off an estimate: only what was asked and answered. The city is sent by itself. */
export function jobOf(calculator: Calculator, estimate: Estimate): Job {
  const { inputs, given, total, modelVersion, recommendation, narrowing, items } = estimate;
  const asked = askedFields(calculator, inputs).filter(([id]) => id !== 'city');
  const answered = asked.filter(([id]) => given.includes(id) && inputs[id] !== undefined);
  const left = asked.filter(([id]) => !given.includes(id));
  const [named] =
    answered.find(
      ([, field]) => field.kind === 'choice' && field.essential && !field.private && !field.danger,
    ) ?? [];
  const first = narrowing.find(({ field }) => left.some(([id]) => id === field));
  const { low, typical, high, label } = total;
  return {
    // A danger is no name of a job: it stands after what is.
    answers: answered
      .toSorted(([, one], [, other]) => Number(one.danger ?? 0) - Number(other.danger ?? 0))
      .map(([id, field]) => ({
        field: id,
        label: shortLabel(field.label),
        words: sayValue(field, inputs[id] as Value),
        private: field.private === true,
        ...(id === named && { mark: 'job' as const }),
      })),
    open: left.map(([id, field]) => ({
      field: id,
      label: shortLabel(field.label),
      words: inputs[id] === undefined ? '' : sayValue(field, inputs[id] as Value),
      ...(id === first?.field && { mark: 'first' as const }),
    })),
    progress: progressOf(calculator, estimate),
    range:
      typical > 0 && isPriced(estimate)
        ? {
            low,
            typical,
            high,
            label,
            meaning: 'The range our model gave',
            modelVersion,
            narrows: Math.round(first?.by ?? 0),
            lines: items
              .toSorted((one, other) => other.total.typical - one.total.typical)
              .map(lineOf),
          }
        : null,
    urgent: recommendation.urgent === true,
  };
}

/** What others see of a question. */
const asSaid = ({ label, words, mark }: JobQuestion): SaidAnswer => ({
  label,
  words,
  ...(mark && { mark }),
});

/** What a request says about the job, with the private answers and the range that the person added. */
export const sentOf = (
  { answers, open, range }: Job,
  { shared, sharesRange }: { readonly shared: readonly string[]; readonly sharesRange: boolean },
) => {
  const sent = answers.filter((answer) => !answer.private || shared.includes(answer.field));
  return {
    answers: sent.map(asSaid),
    unanswered: open.map(asSaid),
    estimate:
      range && sharesRange
        ? { ...range, lines: sent.length < answers.length ? [] : range.lines }
        : null,
  };
};
