import { figures } from './figures.ts';
import type { Series } from '../said.ts';
import { keepOrReplace, yearsLeft, type Weighed } from './keep-or-replace.ts';
import { yearly, type Running } from './running.ts';
import { kinds } from './symptoms.ts';

/** Repairing and replacing side by side, over five years and ten. */
export const keepOrReplaceBars = (w: Weighed): Series<'hvac'> => {
  const { value: horizons } = figures.horizons;
  const costs = horizons.map((years) => keepOrReplace(w, years));
  const left = yearsLeft(w);
  return {
    id: 'keep-or-replace',
    facts: { left: left < Math.max(...horizons) ? left : 0, system: kinds[w.system] },
    draw: 'bars',
    unit: 'usd',
    along: horizons.map((years) => ['along.years', { years }] as const),
    lines: [
      { label: 'curve.repaired', values: costs.map(({ keep }) => keep) },
      { label: 'curve.new-now', values: costs.map(({ replace }) => replace) },
    ],
    sources: ['S63', 'S17', 'S19', 'L90'],
  };
};

/** Price plus cooling power, added up over the years, for each tier. */
export const costOverYears = (r: Running): Series<'hvac'> => {
  const years = Array.from({ length: figures.life.value.ac + 1 }, (_, year) => year);
  return {
    id: 'cost-over-years',
    draw: 'lines',
    unit: 'usd',
    along: years,
    lines: (['minimum', 'mid', 'high'] as const).map((tier) => ({
      label: `curve.${tier}` as const,
      values: years.map((year) => r.base + r.steps[tier] + year * yearly(r, tier)),
    })),
  };
};
