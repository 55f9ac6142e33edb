import {
  figure,
  measureRange,
  type Factor,
  type Lines,
  type Model,
  type PricedLine,
  type Values,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { fields } from './fields.ts';
import { parts, prices } from './prices.ts';
import { furnaceTimes, sizeTimes, systemsOf, tonsOf } from './sizing.ts';
import type { HvacSource } from './sources.ts';
import { isPartFree, likelyCost, partOf } from './symptoms.ts';

export type HvacValues = Values<typeof fields>;

type Line = PricedLine<HvacSource>;

/** Duct runs of a house: two for the air that goes back, and one for each 150 sq ft; our choice. */
const RETURN_RUNS = 2;
const SQFT_PER_RUN = 150;
/** Sq ft below which sealing costs no less: the smallest job is some $400 (S34). */
const LEAST_SEALED = 600;

const refrigerant = (v: HvacValues) => (v.refrigerant === 'r22' ? prices.r22 : prices.r410a);

const repairCost = (v: HvacValues) => {
  const part = partOf(v);
  if (part === 'unknown') return likelyCost(v);
  if (part === 'recharge') return refrigerant(v);
  if (v.warranty === 'yes' && part === 'coil') return prices.coilLabor;
  if (v.warranty === 'yes' && part === 'compressor') return prices.compressorLabor;
  return parts[part];
};

const LABOR_ONLY = 'Labor only, part under warranty';

/** What is left of a repair whose part is free: the price without the part (S35), else about half. */
const laborOnly = (part: string): Factor<HvacSource> => {
  if (part === 'capacitor' || part === 'contactor')
    return { label: LABOR_ONLY, value: { low: 0.6, typical: 0.85, high: 0.95 }, sources: ['S35'] };
  if (part === 'fanMotor')
    return { label: LABOR_ONLY, value: { low: 0.6, typical: 0.75, high: 0.85 }, sources: ['S35'] };
  return {
    label: LABOR_ONLY,
    value: { low: 0.4, typical: 0.5, high: 0.7 },
    reason: 'Our choice: for a coil, labor is about half ($1,100 of $2,200).',
  };
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
    quantity: partOf(v) === 'recharge' ? v.pounds : 1,
    unitCost: repairCost(v),
    factors: isPartFree(v) && !LABOR_PUBLISHED.includes(partOf(v)) ? [laborOnly(partOf(v))] : [],
  },
];

/** After a leak is mended, what leaked out is filled in again. */
export const refill = (v: HvacValues): Line => ({
  id: 'refill',
  kind: 'material',
  quantity: partOf(v) === 'leak' ? v.pounds : 0,
  unitCost: refrigerant(v),
});

/** Sealing or renewing the ducts of a house. */
const ductLines = (work: HvacValues['ducts'], area: number): Line[] => [
  {
    id: 'duct-seal',
    kind: 'service',
    quantity: work === 'seal' ? Math.max(LEAST_SEALED, area) : 0,
    unitCost: prices.ductSeal,
  },
  {
    id: 'ducts',
    kind: 'installed',
    quantity: work === 'new' ? RETURN_RUNS + area / SQFT_PER_RUN : 0,
    how: () =>
      `${RETURN_RUNS} returns + ${figure(area)} sq ft ÷ ${SQFT_PER_RUN}, about the runs of such a house`,
    unitCost: prices.ductNew,
  },
];

/** What is replaced, and with what. */
type Replacing = Pick<
  HvacValues,
  | 'system'
  | 'area'
  | 'tons'
  | 'systems'
  | 'tier'
  | 'afue'
  | 'zones'
  | 'ducts'
  | 'wiring'
  | 'lineSet'
  | 'newThermostat'
>;

export const replaceLines = (v: Replacing): Line[] => {
  const systems = systemsOf(v);
  const size: Factor<HvacSource> = {
    label: 'Tons and number of systems, against one of 3 tons',
    value: sizeTimes(v),
    sources: ['S85', 'S5'],
  };
  const heat: Factor<HvacSource> = {
    label: 'Area to heat, against 2,000 sq ft',
    value: furnaceTimes(v),
    sources: ['S114', 'S92'],
  };
  const how = () => measureRange(tonsOf(v), 'ton');
  const each = (wanted: boolean) => (wanted ? systems : 0);
  const central = v.system === 'ac-furnace' || v.system === 'ac';
  const furnace = v.system === 'ac-furnace' || v.system === 'furnace';
  return [
    {
      id: 'outdoor',
      kind: 'installed',
      quantity: central ? 1 : 0,
      how,
      unitCost: prices.acSwap,
      factors: [size],
    },
    {
      id: 'indoor',
      kind: 'installed',
      quantity: each(v.system === 'ac-furnace'),
      unitCost: prices.indoorUnit,
      factors: [heat],
    },
    {
      id: 'heat-pump',
      kind: 'installed',
      quantity: v.system === 'heat-pump' ? 1 : 0,
      how,
      unitCost: prices.heatPump,
      factors: [size],
    },
    {
      id: 'furnace',
      kind: 'installed',
      quantity: each(v.system === 'furnace'),
      unitCost: prices.furnace,
      factors: [heat],
    },
    {
      id: 'afue',
      kind: 'equipment',
      quantity: each(furnace && v.afue === '96'),
      unitCost: prices.afueStep,
    },
    {
      id: 'mini-split',
      kind: 'installed',
      quantity: v.system === 'mini-split' ? 1 : 0,
      unitCost: prices.miniSplit,
    },
    {
      id: 'heads',
      kind: 'installed',
      quantity: v.system === 'mini-split' ? v.zones - 1 : 0,
      unitCost: prices.miniSplitHead,
    },
    {
      id: 'step-up',
      kind: 'equipment',
      quantity: v.tier === 'minimum' ? 0 : 1,
      unitCost: v.tier === 'high' ? prices.tierHigh : prices.tierMid,
      factors: [size],
    },
    ...ductLines(v.ducts, v.area),
    {
      id: 'wiring',
      kind: 'installed',
      quantity: each(v.wiring === 'yes'),
      unitCost: prices.wiring,
    },
    {
      id: 'lines',
      kind: 'installed',
      quantity: each(v.lineSet === 'yes'),
      unitCost: prices.lineSet,
    },
    {
      id: 'thermostat',
      kind: 'installed',
      quantity: each(central && v.newThermostat === 'yes'),
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

/** Ducts by themselves: new ones want a permit, sealing does not. */
const ductJob = (v: HvacValues): Line[] => [
  ...ductLines(v.ductWork, v.area),
  {
    id: 'permit',
    kind: 'fee',
    quantity: v.ductWork === 'new' ? 1 : 0,
    unitCost: prices.permit,
  },
];

const tuneUp: Line = { id: 'tune-up', kind: 'service', quantity: 1, unitCost: prices.tuneUp };

const linesOf: Readonly<Record<HvacValues['job'], (v: HvacValues) => Lines<HvacSource>>> = {
  repair: (v) => [...repairLines(v), refill(v)],
  replace: (v) => [...replaceLines(v), extrasLine(v.extras)],
  ducts: ductJob,
  'tune-up': () => [tuneUp],
};

/** Heating and cooling in North Texas: repair by symptom or part, replacement by size and tier. */
export const model = {
  trade: 'hvac',
  version: '2026.11.3',
  spread: 0.66,
  fields,
  least: (v) => (v.job === 'repair' ? prices.visit.low : 0),
  lines: (v) => linesOf[v.job](v),
} satisfies Model<typeof fields>;
