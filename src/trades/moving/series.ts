import { typicalSum, usd, type Given } from '../../engine/index.ts';
import type { Series } from '../said.ts';
import type { MovingValues } from './fields.ts';
import { figures } from './figures.ts';
import { lines } from './lines.ts';

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

/** The same move in each month of the year, those of the season that was given marked. */
export const byMonth = (v: MovingValues, given: Given): Series<'moving'> => {
  const { quiet, peak } = bySeason(v);
  const { first, last } = figures.peakMonths.value;
  const isPeak = (month: number) => month >= first && month <= last;
  return {
    id: 'by-month',
    facts: { differs: peak > quiet ? 'yes' : 'no', more: usd(peak - quiet) },
    draw: 'bars',
    unit: 'usd',
    along: MONTHS,
    ...(given.has('season') && {
      own: [...MONTHS.keys()].filter((month) => isPeak(month) === (v.season === 'peak')),
    }),
    lines: [
      {
        label: 'curve.likely',
        values: MONTHS.map((_, month) => (isPeak(month) ? peak : quiet)),
      },
    ],
  };
};
