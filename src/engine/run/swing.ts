import { fillIn } from '../questions/asked.ts';
import { plausibleValues } from './answered.ts';
import type { Answers, Field, Value, Values } from '../questions/field.ts';
import type { Model } from './calculator.ts';
import { typicalSum } from './line.ts';

/** How far the typical total moves while one field runs over its plausible values. */
export interface Swing {
  readonly field: string;
  readonly label: string;
  readonly answered: boolean;
  /** The typical totals at the ends, `low ≤ high`, and the values that give them. */
  readonly low: number;
  readonly high: number;
  readonly lowAt: Value;
  readonly highAt: Value;
}

/** Whether other questions are asked or not depending on this one. */
const isDeciding = (model: Model, id: string): boolean =>
  Object.values(model.fields).some((field) => field.when && id in field.when);

/** The swing of one asked field over its plausible values, others held; `values` are `answers` filled in. */
export const swingOf = (
  model: Model,
  answers: Answers,
  values: Values,
  id: string,
  field: Field,
  typical: number,
): Swing => {
  let low = typical;
  let high = typical;
  const held = values[id] as Value;
  let lowAt = held;
  let highAt = held;
  const fillsAnew = isDeciding(model, id);
  for (const value of plausibleValues(field)) {
    if (value === held) continue;
    const swung = fillsAnew
      ? fillIn(model, { ...answers, [id]: value } as Answers)
      : { ...values, [id]: value };
    const at = typicalSum(model.lines(swung));
    if (at < low) [low, lowAt] = [at, value];
    if (at > high) [high, highAt] = [at, value];
  }
  return {
    field: id,
    label: field.label,
    answered: answers[id] !== undefined,
    low,
    high,
    lowAt,
    highAt,
  };
};
