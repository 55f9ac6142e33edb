import type { Calculator } from '../run/calculator.ts';
import { askedFields, fillIn, isEssential } from '../questions/asked.ts';
import { askedAnswers } from '../run/answered.ts';
import { typicalSum } from '../run/line.ts';
import { swingOf, type Swing } from '../run/swing.ts';
import type { Answers } from '../questions/field.ts';

/**
 * How far each question moves the price, largest first; questions that do not move it are left out.
 * Each field runs over its plausible values with the others held. Essential fields are not swung: another
 * job is another estimate. Nor is a number that was given: who measured 1,900 sq ft has no 4,000.
 */
export const whatMoves = (calculator: Calculator, answers: Answers): Swing[] => {
  const values = fillIn(calculator, answers);
  const typical = typicalSum(calculator.lines(values));
  const given = askedAnswers(calculator, answers, values);
  return askedFields(calculator, values)
    .filter(
      ([id, field]) => !isEssential(field) && !(field.kind === 'number' && given[id] !== undefined),
    )
    .map(([id, field]) => swingOf(calculator, given, values, id, field, typical))
    .filter((swing) => swing.high - swing.low >= 1)
    .sort((a, b) => b.high - b.low - (a.high - a.low));
};
