import { figure, type Factor, type Model, type PricedLine } from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { fields, type SolarValues } from './fields.ts';
import { prices } from './prices.ts';
import { batteriesOf, riseOf, sizeOf } from './size.ts';
import type { SolarSource } from './sources.ts';

export type Line = PricedLine<SolarSource>;

/** Pitch from which installers add money: 35°, about 8.4 in 12 (S09). */
const STEEP_RISE = 9;

const perKw = ['metal', 'tile', 'guard'] as const;

const perJob = ['panel200', 'panel400', 'attic'] as const;

const batteryLines = (batteries: number): Line[] => [
  { id: 'battery', kind: 'installed', quantity: Math.min(1, batteries), unitCost: prices.battery },
  {
    id: 'expansion',
    kind: 'installed',
    quantity: Math.max(0, batteries - 1),
    unitCost: prices.expansion,
  },
];

export const newLines = (v: SolarValues): Line[] => {
  const { kw, panels } = sizeOf(v);
  const has = (id: string): boolean =>
    v.covering === id || (v.also as readonly string[]).includes(id);
  return [
    { id: 'job', kind: 'installed', quantity: 1, unitCost: prices.job },
    {
      id: 'panels',
      kind: 'installed',
      quantity: kw,
      how: () => `${panels} panels × ${figure(v.watts)} watts ÷ 1,000`,
      unitCost: prices.kw,
    },
    {
      id: 'steep',
      kind: 'labor',
      quantity: riseOf(v) >= STEEP_RISE ? kw : 0,
      unitCost: prices.steep,
    },
    {
      id: 'split',
      kind: 'labor',
      quantity: v.secondFace === 'none' ? 0 : 1,
      unitCost: prices.split,
    },
    ...perKw.map((id): Line => ({
      id,
      kind: 'installed',
      quantity: has(id) ? kw : 0,
      unitCost: prices[id],
    })),
    ...perJob.map((id): Line => ({
      id,
      kind: 'installed',
      quantity: has(id) ? 1 : 0,
      unitCost: prices[id],
    })),
    ...batteryLines(batteriesOf(v)),
  ];
};

/** A crew comes twice, so fewer panels are priced as four. Our choice. */
const LEAST_PANELS = 4;

/**
 * What the roof adds to taking panels off and on. An installer who asks $0.50 a watt for labor adds $0.15
 * from 35°, $0.20 on Texas tile, $0.10 on metal (S09); another $0.10 and $0.05 (S23).
 */
const hardRoof = (v: SolarValues): Factor<SolarSource>[] => [
  ...(riseOf(v) >= STEEP_RISE
    ? [
        {
          label: 'Steep roof',
          value: { low: 1.2, typical: 1.25, high: 1.3 },
          sources: ['S09', 'S23'] as const,
        },
      ]
    : []),
  ...(v.covering === 'asphalt'
    ? []
    : [
        {
          label: v.covering === 'tile' ? 'Tile roof' : 'Metal roof',
          value:
            v.covering === 'tile'
              ? { low: 1.3, typical: 1.4, high: 1.5 }
              : { low: 1.05, typical: 1.15, high: 1.2 },
          sources: ['S09', 'S23'] as const,
        },
      ]),
];

/** Panels off, stored and on again. */
export const resetLines = (v: SolarValues, panels: number): Line[] => [
  { id: 'reset-trips', kind: 'labor', quantity: 1, unitCost: prices.resetTrips },
  {
    id: 'reset',
    kind: 'labor',
    quantity: Math.max(LEAST_PANELS, panels),
    ...(panels < LEAST_PANELS && { how: () => `No job is priced below ${LEAST_PANELS} panels.` }),
    unitCost: prices.reset,
    factors: hardRoof(v),
  },
];

export const linesOf = (v: SolarValues): Line[] => {
  switch (v.job) {
    case 'new':
      return newLines(v);
    case 'reset':
      return resetLines(v, v.count);
    case 'battery':
      return batteryLines(batteriesOf(v));
  }
};

/** Solar in North Texas: new panels, panels off and on for a new roof, or a battery alone. */
export const model = {
  trade: 'solar',
  version: '2026.11.3',
  fields,
  lines: (v) => [...linesOf(v), extrasLine(v.extras)],
} satisfies Model<typeof fields>;
