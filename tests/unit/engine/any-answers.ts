import fc from 'fast-check';
import { isClear } from '../../../src/engine/questions/doubt.ts';
import type { Answers, Asking, Field } from '../../../src/engine/index.ts';

const anyNumber = (field: Extract<Field, { kind: 'number' }>): fc.Arbitrary<number> =>
  field.whole
    ? fc.integer({ min: Math.ceil(field.min), max: Math.floor(field.max) })
    : fc
        .integer({ min: Math.ceil(field.min * 10), max: Math.floor(field.max * 10) })
        .map((tenths) => tenths / 10)
        // What would be asked about is no answer.
        .map((value) => (isClear(value, field) ? value : field.max));

const anyValue = (field: Field): fc.Arbitrary<unknown> => {
  const options = 'options' in field ? field.options.map((option) => option.value) : [];
  if (field.kind === 'number') return anyNumber(field);
  if (field.kind === 'choice') return fc.constantFrom(...options);
  if (field.kind === 'choices') return fc.subarray(options);
  return fc.dictionary(
    fc.constantFrom(...options),
    fc.integer({ min: Math.ceil(field.min), max: Math.floor(field.max) }),
  );
};

/** Any answers a person could give: each question answered within its bounds or left open. */
export const anyAnswers = ({ fields }: Asking): fc.Arbitrary<Answers> =>
  fc
    .record(
      Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, anyValue(field)])),
      { requiredKeys: [] },
    )
    .map((answers) => {
      // A null prototype, which some arbitraries give, is no part of what a form or an address holds.
      return JSON.parse(JSON.stringify(answers)) as Answers;
    });
