import type { Asking } from './asked.ts';
import { doubt, isClear, type CountedField } from './doubt.ts';
import {
  shortLabel,
  type Answers,
  type Field,
  type NumberField,
  type TallyField,
  type Value,
} from './field.ts';
import { typedNumber } from './typed-number.ts';
import { units } from '../cost/unit.ts';

/** A value that cannot be used: which field, and what to do about it in one sentence. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

export interface ReadAnswers {
  readonly answers: Answers;
  readonly problems: readonly Problem[];
  /** Names that are no field of this calculator. */
  readonly unknown: readonly string[];
}

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A bound with its unit as a person writes it: "$1,500", "12 in", "40%", "4". */
const bound = (value: number, { unit }: Pick<NumberField, 'unit'>): string => {
  if (unit.startsWith('usd')) return `$${plain.format(value)}`;
  if (unit === 'percent') return `${plain.format(value)}%`;
  if (unit === 'cent-kwh') return `${plain.format(value)}¢`;
  return unit === 'each' ? plain.format(value) : `${plain.format(value)} ${units[unit]}`.trim();
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The question as the start of a sentence that says what to do: "How steep is it? Choose …". */
const ask = (label: string, what: string): string => {
  const question = shortLabel(label);
  return question.endsWith('?') ? `${question} ${capitalized(what)}` : `${question}: ${what}`;
};

type Read = { value?: Value; problem?: string };

/** One figure, or what to do about it: what it may have meant, and what can be entered. */
const readCount = (
  field: CountedField,
  label: string,
  raw: unknown,
): { value?: number; problem?: string } => {
  const value = typedNumber(raw, field.unit);
  if (isClear(value, field)) return { value };
  const guess = doubt(raw, value, field, (one) => bound(one, field));
  const whole = field.kind === 'number' && field.whole ? 'a whole number' : 'a number';
  const range = `enter ${whole} from ${bound(field.min, field)} to ${bound(field.max, field)}.`;
  return { problem: ask(label, guess ? `${guess} ${capitalized(range)}` : range) };
};

const isEmpty = (raw: unknown): boolean =>
  raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '');

const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const readTally = (field: TallyField, raw: unknown): Read => {
  if (!isObject(raw)) return { problem: ask(field.label, 'enter a number for each line.') };
  const value: Record<string, number> = {};
  for (const [key, entry] of Object.entries(raw)) {
    const option = field.options.find(({ value: name }) => name === key);
    if (!option)
      return { problem: ask(field.label, `leave out “${key}”, which is not in the list.`) };
    if (isEmpty(entry)) continue;
    const { value: count, problem } = readCount(field, option.label, entry);
    if (count === undefined) return { problem };
    value[key] = count;
  }
  return { value };
};

const readField = (field: Field, raw: unknown): Read => {
  if (field.kind === 'number') return readCount(field, field.label, raw);
  if (field.kind === 'tally') return readTally(field, raw);
  const allowed = field.options.map((option) => option.value);
  const listed = field.options.map((option) => `“${option.label}”`).join(', ');
  if (field.kind === 'choice') {
    // JSON may well say 6 for the option "6".
    const value = typeof raw === 'number' ? String(raw) : raw;
    return typeof value === 'string' && allowed.includes(value)
      ? { value }
      : { problem: ask(field.label, `choose one of ${listed}.`) };
  }
  const list = typeof raw === 'string' ? [raw] : raw;
  return Array.isArray(list) && list.every((one) => allowed.includes(one as string))
    ? { value: allowed.filter((one) => list.includes(one)) }
    : { problem: ask(field.label, `choose from ${listed}.`) };
};

/**
 * Reads answers from a form, an address or JSON. An empty value is "not sure". Every bad value is
 * named with what is allowed and left out of the answers; nothing is clamped.
 */
export const readAnswers = (
  { fields }: Asking,
  raw: Readonly<Record<string, unknown>>,
): ReadAnswers => {
  const answers: Record<string, Value> = {};
  const problems: Problem[] = [];
  for (const [id, field] of Object.entries(fields)) {
    const given = Object.hasOwn(raw, id) ? raw[id] : undefined;
    if (isEmpty(given)) continue;
    const { value, problem } = readField(field, given);
    if (problem !== undefined) problems.push({ field: id, message: problem });
    else if (value !== undefined) answers[id] = value;
  }
  const unknown = Object.keys(raw).filter((name) => !Object.hasOwn(fields, name));
  return { answers: answers as Answers, problems, unknown };
};
