import { addUp, exactly } from '../cost/three-point.ts';
import { fillIn } from '../questions/asked.ts';
import type { Answers, Values } from '../questions/field.ts';
import { askedAnswers, openFields } from './answered.ts';
import { reachOf, type BandParts } from './band.ts';
import type { Model } from './calculator.ts';
import { lineTotal } from './line.ts';
import { swingOf, type Swing } from './swing.ts';

/** What widens the band of a set of answers, with what it was worked out from. */
export interface PartsOfBand {
  readonly parts: BandParts;
  /** What the smallest visit costs, US dollars. */
  readonly least: number;
  /** Of the questions left open. */
  readonly swings: readonly Swing[];
  readonly values: Values;
  /** The answers to what is asked. */
  readonly asked: Answers;
}

export const bandPartsOf = (model: Model, answers: Answers): PartsOfBand => {
  const values = fillIn(model, answers);
  const asked = askedAnswers(model, answers, values);
  const prices = addUp(
    model
      .lines(values)
      .map((line) => ('entered' in line ? exactly(line.entered) : lineTotal(line))),
  );
  const { typical } = prices;
  const swings = openFields(model, answers, values).map(([id, field]) =>
    swingOf(model, asked, values, id, field, typical),
  );
  return {
    parts: {
      typical,
      prices: reachOf(prices),
      open: swings.map(({ low, high }) => reachOf({ low, typical, high })),
    },
    least: model.least?.(values) ?? 0,
    swings,
    values,
    asked,
  };
};
