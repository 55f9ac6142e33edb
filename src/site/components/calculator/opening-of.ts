import { isPriced, runEstimate, type Answers } from '../../../engine/index.ts';
import type { Opening } from '../../../homeowner/calculator/first-screen.ts';
import { inTape } from '../../../homeowner/calculator/Tape.tsx';
import type { Trade } from '../../../trades/index.ts';

/** More digits than any page prints. */
const DIGITS = 6;

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
  const { given, total, started, narrowable, warnings, recommendation } = whole;
  const opening: Opening = {
    examples: examplesOf(trade),
    given,
    total,
    started,
    narrowable,
    items: whole.items.map((item) => ({
      id: item.id,
      label: item.label,
      total: item.total,
      sources: item.sources.slice(0, 1),
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
