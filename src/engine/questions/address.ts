import { readAnswers, type Problem, type ReadAnswers } from './answers.ts';
import { askedFields, fillIn, type Asking } from './asked.ts';
import { saysNothing, type Answers, type Field, type Value } from './field.ts';

const NONE = 'none';

const write = (value: Value): string => {
  if (typeof value !== 'object' || value === null) return String(value);
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
 * The answers as a query string without `?`: only what is asked and was answered, in the order of the
 * fields. `readAddress` gives the same answers back.
 */
export const toAddress = (asking: Asking, answers: Answers): string => {
  const query = new URLSearchParams();
  for (const [id, field] of askedFields(asking, fillIn(asking, answers))) {
    const value = answers[id] as Value | undefined;
    if (value !== undefined && !saysNothing(field, value)) query.set(id, write(value));
  }
  return query.toString();
};

/** No honest link is longer, in characters; what is behind this is not read, so that none takes long. */
const LONGEST_QUERY = 8_000;

const readParams = (query: string): Map<string, string[]> => {
  const params = new Map<string, string[]>();
  for (const [id, text] of new URLSearchParams(query.slice(0, LONGEST_QUERY))) {
    const given = params.get(id);
    if (given) given.push(text);
    else params.set(id, [text]);
  }
  return params;
};

/** Reads a query string. A parameter given twice is a problem, as is every value out of range. */
export const readAddress = (asking: Asking, query: string): ReadAnswers => {
  const raw: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const doubled: Problem[] = [];
  for (const [id, given] of readParams(query)) {
    const field = Object.hasOwn(asking.fields, id) ? asking.fields[id] : undefined;
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
  const read = readAnswers(asking, raw);
  return { ...read, problems: [...read.problems, ...doubled] };
};
