import {
  addUp,
  exactly,
  installed,
  labor,
  lineTotal,
  times,
  type ThreePoint,
} from '../../engine/index.ts';
import { extrasLine } from '../extras.ts';
import type { Line } from '../said.ts';
import type { SolarValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { batteriesOf, riseOf, sizeOf } from './size.ts';

const isSteep = (v: SolarValues): boolean => riseOf(v) >= figures.steepRise.value;

const perKw = ['metal', 'tile', 'guard'] as const;

const perJob = ['panel200', 'panel400', 'attic'] as const;

const batteryLines = (batteries: number): Line<'solar'>[] => [
  installed('battery', prices.battery, Math.min(1, batteries)),
  installed('expansion', prices.expansion, Math.max(0, batteries - 1)),
];

const newLines = (v: SolarValues): Line<'solar'>[] => {
  const { kw, panels } = sizeOf(v);
  const also: readonly string[] = v.also;
  // A house gets one main panel: the larger, where both are asked for.
  const isSpared = (id: string): boolean => id === 'panel200' && also.includes('panel400');
  const has = (id: string): boolean => (v.covering === id || also.includes(id)) && !isSpared(id);
  return [
    installed('job', prices.job),
    installed('panels', prices.kw, kw, { how: ['how.panels', { panels, watts: v.watts }] }),
    labor('steep', prices.steep, isSteep(v) ? kw : 0),
    labor('split', prices.split, v.secondFace !== 'none'),
    ...perKw.map((id): Line<'solar'> => installed(id, prices[id], has(id) ? kw : 0)),
    ...perJob.map((id): Line<'solar'> => installed(id, prices[id], has(id))),
    ...batteryLines(batteriesOf(v)),
  ];
};

/** What the roof adds to taking panels off and on. */
const hardRoof = (v: SolarValues) => [
  ...times(figures.resetSteep, isSteep(v)),
  ...times(figures.resetTile, v.covering === 'tile'),
  ...times(figures.resetMetal, v.covering === 'metal'),
];

/** Panels off, stored and on again. */
const resetLines = (v: SolarValues, panels: number): Line<'solar'>[] => [
  labor('reset-trips', prices.resetTrips),
  labor('reset', prices.reset, Math.max(figures.leastPanels.value, panels), {
    ...(panels < figures.leastPanels.value && {
      how: ['how.least-panels', { least: figures.leastPanels.value }],
    }),
    factors: hardRoof(v),
  }),
];

/** The work, without what the person adds. */
const workLines = (v: SolarValues): Line<'solar'>[] => {
  switch (v.job) {
    case 'new':
      return newLines(v);
    case 'reset':
      return resetLines(v, v.count);
    case 'battery':
      return batteryLines(batteriesOf(v));
  }
};

/** What taking so many panels off and on again comes to, US dollars. */
export const resetPrice = (v: SolarValues, panels: number): ThreePoint =>
  addUp(resetLines(v, panels).map(lineTotal));

/** The band of prices for exactly this system, without what is open about the home; or the price held. */
export const systemPrice = (v: SolarValues): ThreePoint =>
  v.quoted === null
    ? addUp([...workLines(v).map(lineTotal), exactly(v.extras)])
    : exactly(v.quoted);

/**
 * Whether a price held is so far from every price known for this that it is part of one, such as what is due
 * first on a lease, or far too high.
 */
export const farQuote = (v: SolarValues): 'low' | 'high' | undefined => {
  if (v.job === 'reset' || v.quoted === null) return undefined;
  const ours = systemPrice({ ...v, quoted: null });
  const { under, over } = figures.farFromOurs.value;
  if (v.quoted < under[v.job] * ours.low) return 'low';
  return v.quoted > over * ours.typical ? 'high' : undefined;
};

export const lines = (v: SolarValues) => [...workLines(v), extrasLine(v.extras)];
