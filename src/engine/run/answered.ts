import { askedFields, isEssential, type Asking } from '../questions/asked.ts';
import {
  saysNothing,
  type Answers,
  type Field,
  type Given,
  type Value,
  type Values,
} from '../questions/field.ts';

/** The answers to what is asked at present: one that was given and is hidden now sways nothing. */
export const askedAnswers = (asking: Asking, answers: Answers, values: Values): Answers => {
  const asked: Record<string, Value | undefined> = {};
  for (const [id] of askedFields(asking, values)) asked[id] = answers[id] as Value | undefined;
  return asked as Answers;
};

/** Which of the answers to what is asked say something. */
export const givenIn = ({ fields }: Asking, asked: Answers): Given =>
  new Set(
    Object.entries(fields).flatMap(([id, field]) => {
      const answer = asked[id] as Value | undefined;
      return answer === undefined || saysNothing(field, answer) ? [] : [id];
    }),
  );

/** The asked fields that were left open and could be known: what "not sure" stands for in the band. */
export const openFields = (asking: Asking, answers: Answers, values: Values): [string, Field][] =>
  askedFields(asking, values).filter(
    ([id, field]) =>
      answers[id] === undefined &&
      !isEssential(field) &&
      (field.kind === 'number' || field.kind === 'choice') &&
      field.default !== null,
  );

/** The values that "not sure" could mean. */
export const plausibleValues = (field: Field): readonly Value[] => {
  if (field.kind === 'number') return field.plausible ?? [];
  if (field.kind === 'choice')
    return field.plausible ?? field.options.map((option) => option.value);
  return [];
};
