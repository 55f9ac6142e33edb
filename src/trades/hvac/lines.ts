import {
  addUp,
  amount,
  equipment,
  fee,
  installed,
  lineTotal,
  material,
  scale,
  service,
  times,
} from '../../engine/index.ts';
import { leastQuoteOf } from '../bait.ts';
import { extrasLine } from '../extras.ts';
import type { Factor, Line, Lines, Saying } from '../said.ts';
import type { HvacValues } from './fields.ts';
import { figures, parts, prices } from './figures.ts';
import { furnaceTimes, sizeTimes, systemsOf, tonsOf } from './sizing.ts';
import { isPartFree, likelyCost, partOf, symptomOf } from './symptoms.ts';

/** The refrigerant that is in the system. */
export const refrigerant = (v: HvacValues) => (v.refrigerant === 'r22' ? prices.r22 : prices.r410a);

const repairCost = (v: HvacValues) => {
  const part = partOf(v);
  if (part === 'unknown') return likelyCost(v);
  if (part === 'recharge') return refrigerant(v);
  if (v.warranty === 'yes' && part === 'coil') return prices.coilLabor;
  if (v.warranty === 'yes' && part === 'compressor') return prices.compressorLabor;
  return parts[part];
};

/** Whose labor is published by itself. */
const LABOR_PUBLISHED = ['coil', 'compressor'];

/** What is left of a repair whose part is free. */
const laborOnly = (v: HvacValues): Factor<'hvac'>[] => {
  const part = partOf(v);
  if (!isPartFree(v) || LABOR_PUBLISHED.includes(part)) return [];
  if (part === 'capacitor' || part === 'contactor') return times(figures.laborOfSmallPart);
  return times(part === 'fanMotor' ? figures.laborOfMotor : figures.laborOfPart);
};

/** What is paid besides the visit: the part as installed, or one of those that come into question. */
export const partLines = (v: HvacValues): Line<'hvac'>[] => {
  const part = partOf(v);
  return [
    installed('repair', repairCost(v), part === 'recharge' ? v.pounds : 1, {
      ...(part === 'unknown' && { label: ['line.likely', { symptom: symptomOf(v) }] as const }),
      factors: laborOnly(v),
    }),
    // After a leak is fixed, what leaked out is filled in again.
    material('refill', refrigerant(v), part === 'leak' ? v.pounds : 0),
  ];
};

/** Below this a quote for a repair is the fee for a visit, US dollars; 0 for any other job. */
export const leastQuote = (v: HvacValues): number =>
  v.job === 'repair' ? leastQuoteOf(prices.visit, addUp(partLines(v).map(lineTotal))) : 0;

/** Beside the part that a technician named, a bill may have another: it is no part of the estimate. */
const otherPart = (v: HvacValues): Line<'hvac'> =>
  installed('other-part', repairCost(v), 0, { label: 'line.other-part' });

const repairLines = (v: HvacValues): Line<'hvac'>[] => [
  fee('visit', prices.visit, v.credited !== 'yes'),
  fee('after-hours', prices.afterHours, v.hours === 'after'),
  ...partLines(v),
  ...(partOf(v) === 'unknown' ? [] : [otherPart(v)]),
];

/** Sealing or renewing the ducts of a house. */
const ductLines = (work: HvacValues['ducts'], area: number): Line<'hvac'>[] => {
  const { value: returns } = figures.returnRuns;
  const { value: each } = figures.areaOfRun;
  return [
    service(
      'duct-seal',
      prices.ductSeal,
      work === 'seal' ? Math.max(figures.leastSealed.value, area) : 0,
    ),
    installed('ducts', prices.ductNew, work === 'new' ? returns + area / each : 0, {
      how: ['how.duct-runs', { returns, area: amount(area, 'sqft'), each }],
    }),
  ];
};

/** What is replaced, and with what. */
export type Replacing = Pick<
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

/** A new system, line by line. */
export const replaceLines = (v: Replacing): Line<'hvac'>[] => {
  const systems = systemsOf(v);
  const size: Factor<'hvac'> = {
    label: 'factor.size',
    value: scale(sizeTimes(v), 1 / systems),
    sources: ['S85', 'S5'],
  };
  const heat: Factor<'hvac'> = {
    label: 'factor.heat',
    value: furnaceTimes(v) / systems,
    sources: ['S114', 'S92'],
  };
  const level: Factor<'hvac'>[] =
    v.system === 'mini-split'
      ? []
      : [{ figure: figures.permitLevel, value: figures.permitLevel.value[v.system] }];
  const how: Saying<'hvac', 'how'> = ['how.tons', { tons: amount(tonsOf(v), 'ton'), systems }];
  const each = (wanted: boolean) => (wanted ? systems : 0);
  const central = v.system === 'ac-furnace' || v.system === 'ac';
  const furnace = v.system === 'ac-furnace' || v.system === 'furnace';
  return [
    installed('outdoor', prices.acSwap, each(central), {
      how,
      factors: [size, ...level],
    }),
    installed('indoor', prices.indoorUnit, each(v.system === 'ac-furnace'), {
      factors: [heat, ...level],
    }),
    installed('heat-pump', prices.heatPump, each(v.system === 'heat-pump'), {
      how: ['how.heat-pump', { tons: amount(tonsOf(v), 'ton'), systems }],
      factors: [size, ...level],
    }),
    installed('furnace', prices.furnace, each(v.system === 'furnace'), {
      factors: [heat, ...level],
    }),
    equipment('afue', prices.afueStep, each(furnace && v.afue === '96')),
    installed('mini-split', prices.miniSplit, v.system === 'mini-split'),
    installed('heads', prices.miniSplitHead, v.system === 'mini-split' ? v.zones - 1 : 0),
    equipment(
      'step-up',
      v.tier === 'high' ? prices.tierHigh : prices.tierMid,
      each(v.tier !== 'minimum'),
      { factors: [size] },
    ),
    ...ductLines(v.ducts, v.area),
    installed('wiring', prices.newWiring, each(v.wiring === 'yes')),
    installed('lines', prices.lineSet, each(v.lineSet === 'yes')),
    installed('thermostat', prices.newThermostat, each(central && v.newThermostat === 'yes')),
    fee('permit', prices.permit, v.system !== 'heat-pump'),
  ];
};

/** Ducts by themselves: new ones want a permit, sealing does not. */
const ductJob = (v: HvacValues): Line<'hvac'>[] => [
  ...ductLines(v.ductWork, v.area),
  fee('permit', prices.permit, v.ductWork === 'new'),
];

/** A new one of what is broken, as it is weighed against the repair: same size, legal minimum, nothing else. */
export const sameAgain = (v: HvacValues, system: HvacValues['system']): Replacing => ({
  system,
  area: v.area,
  tons: null,
  systems: 1,
  tier: 'minimum',
  afue: '80',
  zones: 1,
  ducts: 'good',
  wiring: 'no',
  lineSet: 'no',
  newThermostat: 'yes',
});

const byJob: Readonly<Record<HvacValues['job'], (v: HvacValues) => Lines<'hvac'>>> = {
  repair: repairLines,
  replace: (v) => [...replaceLines(v), extrasLine(v.extras)],
  ducts: ductJob,
  'tune-up': () => [service('tune-up', prices.tuneUp)],
};

/** The priced lines of the job that is asked for. */
export const lines = (v: HvacValues) => byJob[v.job](v);
