import { readAnswers, type Problem, type ReadAnswers } from './answers.ts';
import { askedFields, fillIn, type Asking } from './asked.ts';
import { saysNothing, type Answers, type ChoiceField, type Field, type Value } from './field.ts';

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
  if (field?.kind === 'tally')
    return text === NONE
      ? {}
      : Object.fromEntries(text.split('_').map((pair) => pair.split('*') as [string, string]));
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

/**
 * A link from before a question stood over another answers only the other: an essential choice that it
 * leaves open is answered with what its answers are asked under.
 */
const answerAbove = ({ fields }: Asking, raw: Record<string, unknown>): void => {
  for (const id in raw) {
    const { when = {} } = fields[id] ?? {};
    for (const above in when) {
      const { default: left, essential } = fields[above] as ChoiceField;
      const under = [when[above]].flat();
      if (essential && !under.includes(left)) raw[above] ??= under[0];
    }
  }
};

/** Reads a query string. A parameter given twice is a problem, as is every value out of range. */
export const readAddress = (asking: Asking, query: string): ReadAnswers => {
  const raw: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const doubled: Problem[] = [];
  const params = new URLSearchParams(query.slice(0, LONGEST_QUERY));
  for (const id of new Set(params.keys())) {
    const given = params.getAll(id);
    const field = Object.hasOwn(asking.fields, id) ? asking.fields[id] : undefined;
    const [tally = '', box] = id.split('.');
    // A form sent before its scripts came names each box of a tally after it.
    if (box && asking.fields[tally]?.kind === 'tally')
      raw[tally] = Object.assign({}, raw[tally], { [box]: given[0] });
    else if (!field || given.length === 1) raw[id] = parse(field, given[0]!);
    // A form sent without scripts repeats the name for every ticked box.
    else if (field.kind === 'choices') raw[id] = given;
    else
      doubled.push({
        field: id,
        message: `${field.label}: the link answers this twice; choose one.`,
      });
  }
  answerAbove(asking, raw);
  const read = readAnswers(asking, raw);
  return { ...read, problems: [...read.problems, ...doubled] };
};
