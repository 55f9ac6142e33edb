import { readAnswers, type Problem, type ReadAnswers } from './answers.ts';
import type { Calculator } from './calculator.ts';
import { askedFields, fillIn } from './estimate.ts';
import type { Answers, Field, Value } from './field.ts';

const NONE = 'none';

/** An answer that says the same as leaving the question alone. */
const isSilent = (field: Field, value: Value): boolean => {
  if (field.kind === 'number') return false;
  if (field.kind === 'choice') return field.essential === true && value === field.default;
  return JSON.stringify(value) === JSON.stringify(field.default);
};

const write = (value: Value): string => {
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.join('.')
    : Object.entries(value)
        .map(([key, count]) => `${key}*${count}`)
        .join('_');
  return parts || NONE;
};

const parse = (field: Field | undefined, text: string): unknown => {
  if (field?.kind === 'choices') return text === NONE ? [] : text.split('.');
  if (field?.kind === 'tally') {
    return text === NONE
      ? {}
      : Object.fromEntries(text.split('_').map((pair) => pair.split('*') as [string, string]));
  }
  return text;
};

/**
 * The answers as a query string without `?`: only what is asked and differs from an untouched form, in
 * the order of the fields. `readAddress` gives the same answers back.
 */
export const toAddress = (calculator: Calculator, answers: Answers): string => {
  const query = new URLSearchParams();
  for (const [id, field] of askedFields(calculator, fillIn(calculator, answers))) {
    const value = answers[id] as Value | undefined;
    if (value !== undefined && !isSilent(field, value)) query.set(id, write(value));
  }
  return query.toString();
};

/** Reads a query string. A parameter given twice is a problem, as is every value out of range. */
export const readAddress = (calculator: Calculator, query: string): ReadAnswers => {
  const params = new URLSearchParams(query);
  const raw: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const doubled: Problem[] = [];
  for (const id of new Set(params.keys())) {
    const given = params.getAll(id);
    const field = Object.hasOwn(calculator.fields, id) ? calculator.fields[id] : undefined;
    // A form sent without scripts repeats the name for every ticked box.
    if (field?.kind === 'choices' && given.length > 1) {
      raw[id] = given;
    } else if (field && given.length > 1) {
      doubled.push({
        field: id,
        message: `${field.label}: the link answers this twice; choose one.`,
      });
    } else {
      raw[id] = parse(field, given[0] ?? '');
    }
  }
  const read = readAnswers(calculator, raw);
  return { ...read, problems: [...read.problems, ...doubled] };
};
