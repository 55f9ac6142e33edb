import { isPriced, runEstimate, unnamed, type Answers } from '../../../engine/index.ts';
import type { Opening } from '../../../homeowner/calculator/first-screen.ts';
import { inTape } from '../../../homeowner/calculator/Tape.tsx';
import type { Trade } from '../../../trades/index.ts';

/** More digits than any page prints. */
const DIGITS = 5;

type Priced = Pick<Opening, 'examples' | 'main'>;

/** What is known of all jobs of a trade, not of one. */
const allJobsOf = ({ calculator, scenarios }: Trade, start: Answers): Priced => {
  const totalsOf = (given: readonly Answers[]) =>
    given
      .map((answers) => runEstimate(calculator, answers))
      .filter(isPriced)
      .map(({ total }) => total);
  const [main, field] = unnamed(calculator, start) ?? [];
  const kinds = totalsOf((field?.options ?? []).map(({ value }) => ({ ...start, [main!]: value })));
  const all = [...kinds, ...totalsOf([start, ...scenarios.map(({ inputs }) => inputs as Answers)])];
  return {
    examples: {
      low: Math.min(...all.map(({ low }) => low)),
      high: Math.max(...all.map(({ high }) => high)),
    },
    ...(main && new Set(kinds.map(({ typical }) => typical)).size > 1 && { main }),
  };
};

/** The estimate of a calculator before any answer: as much of it as its first screen shows. */
export const openingOf = (trade: Trade, city?: string): Opening => {
  const start = (city ? { city } : {}) as Answers;
  const whole = runEstimate(trade.calculator, start);
  const { given, total, narrowable, warnings, recommendation } = whole;
  const opening: Opening = {
    ...allJobsOf(trade, start),
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
    narrowing: whole.narrowing.slice(0, 1),
  };
  return JSON.parse(
    JSON.stringify(opening, (_key, value: unknown) =>
      typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value,
    ),
  ) as Opening;
};
