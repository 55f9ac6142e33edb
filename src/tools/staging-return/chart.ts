import type { FoundSeries, ThreePoint } from '../../engine/index.ts';
import { netOf } from './money.ts';
import type { StagingReturnWord } from './words.ts';

const STEPS = 12 / 2;

/** Round steps in days, so that break-even and the own guess lie on the chart, within a year. */
const stepFor = (furthest: number): number => {
  const round = 10;
  return Math.min(60, Math.max(round, Math.ceil(furthest / STEPS / round) * round));
};

/** What is left or lost by the days that staging saves. */
export const netByDays = (
  { typical }: ThreePoint,
  carrying: number,
  { even, saved, cut }: { readonly even: number; readonly saved: number; readonly cut: number },
): FoundSeries<StagingReturnWord> => {
  const step = stepFor(Math.max(even + even / 2, saved));
  const along = Array.from({ length: STEPS + 1 }, (_, index) => index * step);
  return {
    id: 'net',
    draw: 'lines',
    unit: 'usd',
    along,
    lines: [
      {
        label: 'curve.time',
        values: along.map((days) => netOf(typical, carrying, days, 0)),
      },
      ...(cut > 0
        ? [
            {
              label: 'curve.with-cut' as const,
              values: along.map((days) => netOf(typical, carrying, days, cut)),
            },
          ]
        : []),
    ],
  };
};
