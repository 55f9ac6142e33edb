import { isPriced, runEstimate, type Answers } from '../../../engine/index.ts';
import type { Opening } from '../../../homeowner/calculator/Calculator.tsx';
import { inTape } from '../../../homeowner/calculator/Tape.tsx';
import type { Trade } from '../../../trades/index.ts';

/** More digits than any page prints. */
const DIGITS = 8;

/** From the cheapest to the most expensive worked example, likely cost: what jobs of a trade may come to. */
const examplesOf = ({ calculator, scenarios }: Trade): Opening['examples'] => {
  const typicals = scenarios
    .map(({ inputs }) => runEstimate(calculator, inputs as Answers))
    .filter(isPriced)
    .map(({ total }) => total.typical);
  return { low: Math.min(...typicals), high: Math.max(...typicals) };
};

/** The estimate of a calculator before any answer: as much of it as its first screen shows. */
export const openingOf = (trade: Trade, city?: string): Opening => {
  const whole = runEstimate(trade.calculator, city ? { city } : {});
  const { modelVersion, given, total, started, narrowable, warnings } = whole;
  const { outcome, headline, next } = whole.recommendation;
  const opening: Opening = {
    trade: trade.id,
    examples: examplesOf(trade),
    modelVersion,
    given,
    unanswered: [],
    total,
    started,
    narrowable,
    items: whole.items,
    metrics: inTape(whole.metrics).map(({ id, label, value, unit, text, exact }) => ({
      id,
      label,
      value,
      unit,
      ...(text !== undefined && { text }),
      ...(exact && { exact }),
    })),
    recommendation: { outcome, headline, next, reasons: [] },
    warnings,
    assumptions: [],
    series: [],
    narrowing: whole.narrowing.slice(0, 1),
  };
  return JSON.parse(
    JSON.stringify(opening, (_key, value: unknown) =>
      typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value,
    ),
  ) as Opening;
};
