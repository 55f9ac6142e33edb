import {
  figure,
  measureRange,
  type Factor,
  type Model,
  type PricedLine,
  type Values,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { fields } from './fields.ts';
import { parts, prices } from './prices.ts';
import type { Tier } from './running.ts';
import { sizeTimes, systemsFor, tonsOf } from './sizing.ts';
import type { HvacSource } from './sources.ts';
import { isPartFree, likely, partOf } from './symptoms.ts';

export type HvacValues = Values<typeof fields>;

type Line = PricedLine<HvacSource>;

/** Linear ft of duct per 1,000 sq ft of house (S26). */
const DUCT_PER_1000_SQFT = 110;

const refrigerant = (v: HvacValues) => (v.refrigerant === 'r22' ? prices.r22 : prices.r410a);

const repairCost = (v: HvacValues) => {
  const part = partOf(v);
  if (part === 'unknown') return likely[v.symptom];
  if (part === 'recharge') return refrigerant(v);
  if (v.warranty === 'yes' && part === 'coil') return prices.coilLabor;
  if (v.warranty === 'yes' && part === 'compressor') return prices.compressorLabor;
  return parts[part];
};

/** What is left of a repair whose part is free, where no price for the labor alone is published. */
const laborOnly: Factor<HvacSource> = {
  label: 'Labor only, part under warranty',
  value: { low: 0.4, typical: 0.5, high: 0.7 },
  reason: 'Our choice: for a coil, labor is about half ($1,100 of $2,200).',
};

/** Whose labor is published by itself. */
const LABOR_PUBLISHED = ['coil', 'compressor'];

export const repairLines = (v: HvacValues): Line[] => [
  {
    id: 'visit',
    kind: 'fee',
    quantity: v.credited === 'yes' ? 0 : 1,
    unitCost: prices.visit,
  },
  {
    id: 'after-hours',
    kind: 'fee',
    quantity: v.hours === 'after' ? 1 : 0,
    unitCost: prices.afterHours,
  },
  {
    id: 'repair',
    kind: 'installed',
    quantity: v.part === 'recharge' ? v.pounds : 1,
    unitCost: repairCost(v),
    factors: isPartFree(v) && !LABOR_PUBLISHED.includes(partOf(v)) ? [laborOnly] : [],
  },
];

/** After a leak is mended, what leaked out is filled in again. */
export const refill = (v: HvacValues): Line => ({
  id: 'refill',
  kind: 'material',
  quantity: v.part === 'leak' ? v.pounds : 0,
  unitCost: refrigerant(v),
});

const stepLine = (tier: Tier, systems: number, size: Factor<HvacSource>): Line => ({
  id: 'step-up',
  kind: 'equipment',
  quantity: tier === 'minimum' ? 0 : systems,
  unitCost: tier === 'high' ? prices.tierHigh : prices.tierMid,
  factors: [size],
});

export const replaceLines = (v: HvacValues): Line[] => {
  const tons = tonsOf(v);
  const systems = systemsFor(tons);
  const size: Factor<HvacSource> = {
    label: 'Size, against 3 tons',
    value: sizeTimes(tons, systems),
    sources: ['S85', 'S5'],
  };
  const how = () => measureRange(tons, 'ton');
  const yes = (answer: 'yes' | 'no') => (answer === 'yes' ? systems : 0);
  const central = v.system === 'ac-furnace' || v.system === 'ac';
  return [
    {
      id: 'outdoor',
      kind: 'installed',
      quantity: central ? systems : 0,
      how,
      unitCost: prices.acSwap,
      factors: [size],
    },
    {
      id: 'indoor',
      kind: 'installed',
      quantity: v.system === 'ac-furnace' ? systems : 0,
      unitCost: prices.indoorUnit,
      factors: [size],
    },
    {
      id: 'heat-pump',
      kind: 'installed',
      quantity: v.system === 'heat-pump' ? systems : 0,
      how,
      unitCost: prices.heatPump,
      factors: [size],
    },
    {
      id: 'furnace',
      kind: 'installed',
      quantity: v.system === 'furnace' ? systems : 0,
      unitCost: prices.furnace,
    },
    {
      id: 'mini-split',
      kind: 'installed',
      quantity: v.system === 'mini-split' ? v.zones : 0,
      unitCost: prices.miniSplit,
    },
    stepLine(v.tier, systems, size),
    {
      id: 'duct-seal',
      kind: 'service',
      quantity: v.ducts === 'seal' ? 1 : 0,
      unitCost: prices.ductSeal,
    },
    {
      id: 'ducts',
      kind: 'installed',
      quantity: v.ducts === 'new' ? (v.area * DUCT_PER_1000_SQFT) / 1000 : 0,
      how: () => `${figure(v.area)} sq ft × ${DUCT_PER_1000_SQFT} ft per 1,000 sq ft`,
      unitCost: prices.ductNew,
    },
    { id: 'wiring', kind: 'installed', quantity: yes(v.wiring), unitCost: prices.wiring },
    { id: 'lines', kind: 'installed', quantity: yes(v.lineSet), unitCost: prices.lineSet },
    {
      id: 'thermostat',
      kind: 'installed',
      quantity: central ? yes(v.newThermostat) : 0,
      unitCost: prices.thermostat,
    },
    {
      id: 'permit',
      kind: 'fee',
      quantity: v.system === 'heat-pump' ? 0 : 1,
      unitCost: prices.permit,
    },
  ];
};

const tuneUp: Line = { id: 'tune-up', kind: 'service', quantity: 1, unitCost: prices.tuneUp };

const linesOf = (v: HvacValues): Line[] =>
  v.job === 'repair'
    ? [...repairLines(v), refill(v)]
    : v.job === 'replace'
      ? replaceLines(v)
      : [tuneUp];

/** Heating and cooling in North Texas: repair by symptom or part, replacement by size and tier. */
export const model = {
  trade: 'hvac',
  version: '2026.11.2',
  fields,
  lines: (v) => (v.job === 'replace' ? [...replaceLines(v), extrasLine(v.extras)] : linesOf(v)),
} satisfies Model<typeof fields>;
