import {
  isAsked,
  type Answers,
  type Field,
  type Fields,
  type Value,
  type Values,
} from './field.ts';

/** Whatever asks questions: a calculator, its model, a tool. */
export interface Asking {
  readonly fields: Fields;
}

/** The answers with every gap filled by the field's default; what is not asked is back at its default. */
export const fillIn = ({ fields }: Asking, answers: Answers): Values => {
  const values: Record<string, Value> = {};
  for (const [id, field] of Object.entries(fields)) {
    const answer = answers[id];
    values[id] = (
      answer === undefined || !isAsked(field, values) ? field.default : answer
    ) as Value;
  }
  return values;
};

/** The fields asked at present, in order. */
export const askedFields = ({ fields }: Asking, values: Values): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => isAsked(field, values));

export const isEssential = (field: Field): boolean => 'essential' in field && !!field.essential;
