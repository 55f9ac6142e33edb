import { figures } from './figures.ts';
import type { Series } from '../said.ts';
import { keepOrReplace, yearsLeft, type Weighed } from './keep-or-replace.ts';
import { yearly, type Running, type Tier } from './running.ts';
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

/** Price plus the cooling power of its whole life, for each tier. */
export const costOverLife = (r: Running): Series<'hvac'> => {
  const { ac: years } = figures.life.value;
  const costOf = (tier: Tier) => r.base + r.steps[tier] + years * yearly(r, tier);
  return {
    id: 'cost-over-life',
    facts: { years },
    draw: 'bars',
    unit: 'usd',
    along: ['along.minimum', 'along.mid', 'along.high'],
    lines: [
      { label: 'curve.whole-life', values: [costOf('minimum'), costOf('mid'), costOf('high')] },
    ],
  };
};
