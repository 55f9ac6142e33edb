import {
  askedFields,
  fillIn,
  isPriced,
  readAnswers,
  runEstimate,
  type Estimate,
  type Field,
  type Problem,
} from '../src/engine/index.ts';
import { tradeById, trades } from '../src/trades/index.ts';

/** What was asked for, or in words all that was wrong with the asking. */
export type Answered =
  | { readonly bad?: undefined; readonly answer: Partial<Estimate> | Record<string, Field> }
  | { readonly bad: string; readonly answer?: undefined };

const readObject = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Told by the caller, with what is wanted.
  }
  return undefined;
};

/** What the site shows of an estimate. */
const shown = (estimate: Estimate): Partial<Estimate> => {
  if (isPriced(estimate)) return estimate;
  const { trade, modelVersion, inputs, given, recommendation, warnings } = estimate;
  return { trade, modelVersion, inputs, given, recommendation, warnings };
};

/** Answers a command line: a trade, then its answers as JSON or `--fields`. */
export function estimateFor([id = '', second = '{}']: readonly string[]): Answered {
  const trade = tradeById(id);
  if (!trade) {
    return { bad: `No trade "${id}". Choose one of: ${trades.map((one) => one.id).join(', ')}.` };
  }
  const { fields } = trade.calculator;
  if (second === '--fields') return { answer: fields };
  const asked = readObject(second);
  if (!asked) return { bad: `Not a JSON object: ${second}` };

  /** The message of the form, which speaks of labels, and the values that JSON is to hold. */
  const complaint = ({ field: name, message }: Problem): string => {
    const field = fields[name];
    const values = field && 'options' in field ? field.options.map(({ value }) => value) : [];
    return `${name}: ${message}${values.length > 0 ? ` As a value: ${values.join(', ')}.` : ''}`;
  };
  const { answers, problems, unknown } = readAnswers(trade.calculator, asked);
  const askedNow = askedFields(trade.calculator, fillIn(trade.calculator, answers));
  const isAskedNow = (name: string) => askedNow.some(([id]) => id === name);
  const unasked = Object.keys(answers).filter((name) => !isAskedNow(name));
  const complaints = [
    ...problems.map(complaint),
    ...unknown.map((name) => `${name}: ${id} asks no such thing; see --fields.`),
    ...unasked.map(
      (name) =>
        `${name}: not asked with the other answers, so it would count for nothing. It is asked when ${JSON.stringify(fields[name]?.when)}.`,
    ),
  ];
  if (complaints.length > 0) return { bad: complaints.join('\n') };
  return { answer: shown(runEstimate(trade.calculator, answers)) };
}
