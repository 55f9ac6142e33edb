import type { Evidence } from '../../src/trades/permits.ts';
import type { ReadReport } from './read-report.ts';

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.round(part * (sorted.length - 1))] ?? Number.NaN;

/** With fewer jobs of a kind than this their values stand for themselves; no percentile is made of them. */
const ENOUGH = 30;

/** What a file in content/permits holds of a report. */
export const evidenceOf = (city: string, { from, to, jobs, leftOut }: ReadReport): Evidence => ({
  city,
  from,
  to,
  kinds: Object.fromEntries(
    [...jobs].map(([kind, declared]) => {
      const { id, trade, label, inputs } = kind;
      const values = declared.map(({ value }) => value).sort((a, b) => a - b);
      const percentiles = {
        p10: quantile(values, 0.1),
        p50: quantile(values, 0.5),
        p90: quantile(values, 0.9),
      };
      return [
        id,
        {
          trade,
          label,
          inputs,
          count: declared.length,
          ...(leftOut.has(kind) && { leftOut: leftOut.get(kind)! }),
          quarters: Object.fromEntries(
            [...Map.groupBy(declared, ({ quarter }) => quarter)].map(([quarter, of]) => [
              quarter,
              of.length,
            ]),
          ),
          ...(values.length >= ENOUGH && { percentiles }),
          jobs: declared.map(({ tons, value }) => (tons ? { tons, value } : { value })),
        },
      ];
    }),
  ),
});
