import { figure, type Model, type PricedLine, type Values } from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { fields } from './fields.ts';
import { prices } from './prices.ts';
import { riseOf, sizeOf } from './size.ts';
import type { SolarSource } from './sources.ts';

export type SolarValues = Values<typeof fields>;

type Line = PricedLine<SolarSource>;

/** Pitch from which installers add money: 35°, about 8.4 in 12 (S09). */
const STEEP_RISE = 9;

const perKw = ['metal', 'tile', 'guard'] as const;

const perJob = ['panel200', 'panel400', 'attic'] as const;

export const newLines = (v: SolarValues): Line[] => {
  const { kw, panels } = sizeOf(v);
  const batteries = Number(v.battery);
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
    {
      id: 'battery',
      kind: 'installed',
      quantity: Math.min(1, batteries),
      unitCost: prices.battery,
    },
    {
      id: 'expansion',
      kind: 'installed',
      quantity: Math.max(0, batteries - 1),
      unitCost: prices.expansion,
    },
  ];
};

const resetLines = (v: SolarValues): Line[] => [
  {
    id: 'reset',
    kind: 'labor',
    quantity: v.count,
    unitCost: prices.reset,
  },
];

/** Solar in North Texas: new panels, or panels off and on for a new roof. */
export const model = {
  trade: 'solar',
  version: '2026.11.2',
  fields,
  lines: (v) => [...(v.job === 'new' ? newLines(v) : resetLines(v)), extrasLine(v.extras)],
} satisfies Model<typeof fields>;
