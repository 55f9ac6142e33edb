import { isPriced, runEstimate, type Answers } from '../../../engine/index.ts';
import type { Opening } from '../../../homeowner/calculator/first-screen.ts';
import { inTape } from '../../../homeowner/calculator/Tape.tsx';
import type { Trade } from '../../../trades/index.ts';

/** More digits than any page prints. */
const DIGITS = 5;

/** What is known of all jobs of a trade, not of one. */
const allJobsOf = (
  { calculator, scenarios }: Trade,
  start: Answers,
  main?: string,
): Pick<Opening, 'examples'> => {
  const totalsOf = (given: readonly Answers[]) =>
    given
      .map((answers) => runEstimate(calculator, answers))
      .filter(isPriced)
      .map(({ total }) => total);
  const field = main && calculator.fields[main];
  const kinds = field && field.kind === 'choice' ? field.options : [];
  const all = totalsOf([
    start,
    ...kinds.map(({ value }) => ({ ...start, [main!]: value })),
    ...scenarios.map(({ inputs }) => inputs as Answers),
  ]);
  return {
    examples: {
      low: Math.min(...all.map(({ low }) => low)),
      high: Math.max(...all.map(({ high }) => high)),
    },
  };
};

/** The estimate of a calculator before any answer: as much of it as its first screen shows. */
export const openingOf = (trade: Trade, city?: string): Opening => {
  const start = (city ? { city } : {}) as Answers;
  const whole = runEstimate(trade.calculator, start);
  const { given, total, narrowable, warnings, recommendation } = whole;
  const opening: Opening = {
    ...allJobsOf(trade, start, whole.unnamed),
    given,
    total,
    narrowable,
    items: whole.items.map(({ id, label, total: { typical, high }, sources }) => ({
      id,
      label,
      total: { typical, high },
      sources: sources.slice(0, 1),
    })),
    metrics: inTape(whole.metrics).map(({ id, label, value, unit, text, exact }) => ({
      id,
      label,
      value,
      unit,
      ...(text !== undefined && { text }),
      ...(exact && { exact }),
    })),
    recommendation: { headline: recommendation.headline },
    warnings,
    next: whole.next,
  };
  return JSON.parse(
    JSON.stringify(opening, (_key, value: unknown) =>
      typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value,
    ),
  ) as Opening;
};
