import type { Calculator } from '../run/calculator.ts';
import { askedFields, fillIn, isEssential } from '../questions/asked.ts';
import { plausibleValues } from '../run/answered.ts';
import { typicalSum } from '../run/line.ts';
import type { Answers, Field, Value } from '../questions/field.ts';

/** An answer to a question left open that would bring our figure nearer to a quote. */
export interface Explanation {
  readonly field: string;
  readonly value: Value;
  /** By how many US dollars it would move our typical total. */
  readonly by: number;
}

/** A change smaller than this part of the price explains nothing. */
const WORTH_SAYING = 0.01;
const MOST = 5;

/** What else a home here may well have: no rare extreme stands for a gap. */
const otherValues = (field: Field, held: Value): readonly Value[] =>
  plausibleValues(field).filter((value) => value !== held);

/**
 * What could stand behind the difference between a quote and our typical figure: of each question left
 * open the one other answer that comes nearest to it, the nearest first. Questions that decide the job, or whether someone is in danger, are left out: another job is another estimate.
 */
export const explainGap = (
  calculator: Calculator,
  answers: Answers,
  quote: number,
): Explanation[] => {
  const values = fillIn(calculator, answers);
  const typical = typicalSum(calculator.lines(values));
  const gap = quote - typical;
  const explanations = askedFields(calculator, values).flatMap(([field, described]) => {
    if (answers[field] !== undefined) return [];
    if (isEssential(described) || described.danger || described.private) return [];
    const [nearest] = otherValues(described, values[field] as Value)
      .map((value) => {
        const other = fillIn(calculator, { ...answers, [field]: value } as Answers);
        return { value, by: typicalSum(calculator.lines(other)) - typical };
      })
      .filter(({ by }) => by * gap > 0 && Math.abs(by) >= WORTH_SAYING * typical)
      .sort((a, b) => Math.abs(gap - a.by) - Math.abs(gap - b.by));
    return nearest ? [{ field, ...nearest }] : [];
  });
  return explanations.sort((a, b) => Math.abs(gap - a.by) - Math.abs(gap - b.by)).slice(0, MOST);
};
