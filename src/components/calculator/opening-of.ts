import { runEstimate, type Item, type UnitCost } from '../../estimate/index.ts';
import type { Opening } from '../../islands/calculator/Calculator.tsx';
import { inTape } from '../../islands/calculator/Tape.tsx';
import type { Trade } from '../../trades/index.ts';

/** More digits than any page prints. */
const DIGITS = 8;

/**
 * A price of the book as integrations/bare-figures.ts leaves it to a browser, which reads the rest once it
 * is opened; one that the rule worked out itself is whole.
 */
const bare = ({ prices }: Trade, cost: UnitCost): UnitCost => {
  const { name, label, unit, low, typical, high, sources } = cost;
  return prices[name ?? ''] === cost
    ? ({ name, label, unit, low, typical, high, sources } as UnitCost)
    : cost;
};

const itemOf = (trade: Trade, { unitCost, ...item }: Item): Item => ({
  ...item,
  unitCost: unitCost && bare(trade, unitCost),
});

/** The estimate of a calculator before any answer: as much of it as its first screen shows. */
export const openingOf = (trade: Trade, city?: string): Opening => {
  const whole = runEstimate(trade.calculator, city ? { city } : {});
  const { modelVersion, given, total, narrowable, warnings } = whole;
  const { outcome, headline, next } = whole.recommendation;
  const opening: Opening = {
    trade: trade.id,
    modelVersion,
    given,
    unanswered: [],
    total,
    narrowable,
    items: whole.items.map((item) => itemOf(trade, item)),
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
