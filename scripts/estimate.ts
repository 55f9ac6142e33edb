/**
 * `npm run estimate`: prints what a trade asks, or an estimate, as JSON.
 *
 *   npm run -s estimate -- roofing --fields
 *   npm run -s estimate -- roofing '{"area": 2400}'
 *
 * What is not given takes its default. Prints what a visitor sees: no price where the site shows none.
 * Exits with 2 and names every bad input.
 */
import {
  isPriced,
  readAnswers,
  runEstimate,
  type Estimate,
  type Problem,
} from '../src/estimate/index.ts';
import { tradeById, trades } from '../src/trades/index.ts';

const stop = (message: string): never => {
  console.error(message);
  process.exit(2);
};

const parse = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Told below, with what is wanted.
  }
  return stop(`Not a JSON object: ${text}`);
};

const print = (value: unknown) => console.log(JSON.stringify(value, null, 2));

/** What the site shows of an estimate. */
const shown = (estimate: Estimate): Partial<Estimate> => {
  if (isPriced(estimate)) return estimate;
  const { trade, modelVersion, inputs, given, recommendation, warnings } = estimate;
  return { trade, modelVersion, inputs, given, recommendation, warnings };
};

const [id = '', second = '{}'] = process.argv.slice(2);
const trade =
  tradeById(id) ??
  stop(`No trade "${id}". Choose one of: ${trades.map((one) => one.id).join(', ')}.`);

/** The message of the form, which speaks of labels, and the values that JSON is to hold. */
const complaint = ({ field: name, message }: Problem): string => {
  const field = trade.calculator.fields[name];
  const values = field && 'options' in field ? field.options.map(({ value }) => value) : [];
  return `${name}: ${message}${values.length > 0 ? ` As a value: ${values.join(', ')}.` : ''}`;
};

if (second === '--fields') {
  print(trade.calculator.fields);
} else {
  const { answers, problems, unknown } = readAnswers(trade.calculator, parse(second));
  const complaints = [
    ...problems.map(complaint),
    ...unknown.map((name) => `${name}: ${id} asks no such thing; see --fields.`),
  ];
  if (complaints.length > 0) stop(complaints.join('\n'));
  print(shown(runEstimate(trade.calculator, answers)));
}
