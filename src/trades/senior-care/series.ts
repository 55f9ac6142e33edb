import type { FoundSeries } from '../../estimate/index.ts';
import type { SeniorCareValues } from './fields.ts';
import { figures } from './figures.ts';
import { monthCost } from './lines.ts';
import type { SeniorCareWord } from './words.ts';

const rise = figures.rise.value;

/** Ten years if prices go on rising as they did last year and needs stay as they are. */
export const tenYears = (v: SeniorCareValues): FoundSeries<SeniorCareWord> => {
  const years = Array.from({ length: figures.seriesYears.value + 1 }, (_, year) => year);
  const curve = (setting: keyof typeof rise) => {
    const now = monthCost(v, setting).typical;
    return {
      label: `curve.${setting}` as const,
      values: years.map((year) => now * (1 + rise[setting]) ** year),
    };
  };
  return {
    id: 'ten-years',
    draw: 'lines',
    unit: 'usd',
    along: years.map((year) => (year === 0 ? 'along.now' : (['along.year', { year }] as const))),
    lines: [curve('home'), curve('assisted'), curve('shared')],
  };
};
