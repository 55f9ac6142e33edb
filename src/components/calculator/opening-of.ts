import { runEstimate, type Told } from '../../estimate/index.ts';
import { inTape } from '../../islands/calculator/Tape.tsx';
import type { Trade } from '../../trades/index.ts';

/** What a calculator says beside its lines before any answer: as much of it as its first screen shows. */
export const openingOf = ({ calculator }: Trade, city?: string): Told => {
  const { total, items, metrics, recommendation, warnings } = runEstimate(
    calculator,
    city ? { city } : {},
  );
  const { outcome, headline, next } = recommendation;
  return {
    totalLabel: total.label,
    lineLabels: Object.fromEntries(
      items.flatMap(({ id, label, unitCost }) => (label === unitCost?.label ? [] : [[id, label]])),
    ),
    metrics: inTape(metrics).map(({ id, label, value, unit, text, exact }) => ({
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
  };
};
