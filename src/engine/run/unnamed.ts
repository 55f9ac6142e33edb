import { askedFields, fillIn, isEssential } from '../questions/asked.ts';
import type { Answers, ChoiceField } from '../questions/field.ts';
import type { Model } from './calculator.ts';
import { typicalSum } from './line.ts';

/** The first question that decides what is priced and that nobody answered; undefined once the job is named. */
export const unnamed = (model: Model, answers: Answers): [string, ChoiceField] | undefined => {
  const priceOf = (given: Answers) => typicalSum(model.lines(fillIn(model, given)));
  return askedFields(model, fillIn(model, answers)).find(
    (one): one is [string, ChoiceField] =>
      isEssential(one[1]) &&
      !one[1].private &&
      answers[one[0]] === undefined &&
      (one[1] as ChoiceField).options.some(
        ({ value }) => priceOf({ ...answers, [one[0]]: value }) !== priceOf(answers),
      ),
  );
};
