import { typicalSum, type FoundSeries } from '../../engine/index.ts';
import type { MovingValues } from './fields.ts';
import { figures } from './figures.ts';
import { lines } from './lines.ts';
import type { MovingWord } from './words.ts';

const MONTHS = [
  'along.jan',
  'along.feb',
  'along.mar',
  'along.apr',
  'along.may',
  'along.jun',
  'along.jul',
  'along.aug',
  'along.sep',
  'along.oct',
  'along.nov',
  'along.dec',
] as const;

/** The typical cost of the same move in each season, US dollars. */
export const bySeason = (v: MovingValues) => ({
  quiet: typicalSum(lines({ ...v, season: 'quiet' })),
  peak: typicalSum(lines({ ...v, season: 'peak' })),
});

/** The same move in each month of the year. */
export const byMonth = (v: MovingValues): FoundSeries<MovingWord> => {
  const { quiet, peak } = bySeason(v);
  const { first, last } = figures.peakMonths.value;
  return {
    id: 'by-month',
    draw: 'bars',
    unit: 'usd',
    along: MONTHS,
    lines: [
      {
        label: 'curve.likely',
        values: MONTHS.map((_, month) => (month >= first && month <= last ? peak : quiet)),
      },
    ],
  };
};
