import {
  defineCalculator,
  figure,
  typicalSum,
  type Factor,
  type Metric,
  type PricedLine,
  type Values,
} from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { fields } from './fields.ts';
import { prices } from './prices.ts';
import { advise } from './recommendation.ts';
import { cautions } from './safety.ts';
import type { GarageDoorSource } from './sources.ts';
import { CYCLES, springLife, torquePerTurn } from './springs.ts';

export type GarageDoorValues = Values<typeof fields>;
type Line = PricedLine<GarageDoorSource>;
type Material = GarageDoorValues['material'];

/** About an hour for a spring job (G04, G49); half an hour to an hour for the eyes. */
const HOURS = {
  spring: { low: 0.75, typical: 1, high: 1.5 },
  close: { low: 0.5, typical: 0.75, high: 1 },
} as const;

const tall: Factor<GarageDoorSource> = {
  label: '8 ft high',
  value: { low: 1, typical: 8 / 7, high: 8 / 7 },
  reason: 'A seventh more door than the usual 7 ft; some firms charge the same.',
};

const doorPrices = {
  single: {
    steel: prices.singleSteel,
    insulated: prices.singleInsulated,
    wood: prices.singleWood,
    custom: prices.singleCustom,
  },
  double: {
    steel: prices.doubleSteel,
    insulated: prices.doubleInsulated,
    wood: prices.doubleWood,
    custom: prices.doubleCustom,
  },
} as const;

const doorLine = (v: GarageDoorValues, material: Material, quantity: number): Line => ({
  id: 'door',
  kind: 'installed',
  quantity,
  unitCost: doorPrices[v.size][material],
  factors: v.height === '8' ? [tall] : [],
});

const openerLines = (drive: 'chain' | 'belt' | 'screw' | 'wall', quantity: number): Line[] => [
  { id: 'opener', kind: 'material', quantity, unitCost: prices[drive] },
  { id: 'opener-labor', kind: 'labor', quantity, unitCost: prices.openerLabor },
];

const extraParts = (v: GarageDoorValues): Line[] => [
  { id: 'remotes', kind: 'material', quantity: v.remotes, unitCost: prices.remote },
  {
    id: 'keypad',
    kind: 'material',
    quantity: v.keypad === 'yes' ? 1 : 0,
    unitCost: prices.keypad,
  },
  {
    id: 'circuit',
    kind: 'installed',
    quantity: v.circuit === 'yes' ? 1 : 0,
    unitCost: prices.circuit,
  },
];

const call: Line = { id: 'call', kind: 'service', quantity: 1, unitCost: prices.call };

const springLines = (v: GarageDoorValues): Line[] => {
  const count = Number(v.count);
  const torsion = v.springs === 'torsion';
  return [
    call,
    {
      id: 'springs',
      kind: 'material',
      quantity: count,
      unitCost: torsion ? prices.torsion : prices.extension,
    },
    {
      id: 'high-cycle',
      kind: 'material',
      quantity: torsion && v.rating === 'high' ? count : 0,
      unitCost: prices.highCycle,
    },
    { id: 'labor', kind: 'labor', quantity: HOURS.spring, unitCost: prices.labor },
  ];
};

const openerRepair = (v: GarageDoorValues): Line[] => {
  if (v.fault === 'dead' || (v.fault === 'remote' && v.eyes === 'no'))
    return [...openerLines(v.drive, 1), ...extraParts(v)];
  if (v.fault === 'remote') {
    return [{ id: 'remotes', kind: 'material', quantity: 1 + v.remotes, unitCost: prices.remote }];
  }
  return springLines(v);
};

/** The job itself, without the after-hours addition. */
const workLines = (v: GarageDoorValues): Line[] => {
  switch (v.job) {
    case 'new':
      return [
        doorLine(v, v.material, v.doors),
        ...(v.opener === 'none' ? [] : openerLines(v.opener, v.doors)),
        ...extraParts(v),
        {
          id: 'lock',
          kind: 'installed',
          quantity: v.lock === 'yes' ? 1 : 0,
          unitCost: prices.lock,
        },
      ];
    case 'spring':
      return springLines(v);
    case 'cable':
      return [{ id: 'cable', kind: 'installed', quantity: 1, unitCost: prices.cable }];
    case 'track':
      return [{ id: 'track', kind: 'installed', quantity: 1, unitCost: prices.track }];
    case 'close':
      // Eyes cannot be mended where there are none: the opener goes.
      if (v.eyes === 'no') return openerLines(v.drive, 1);
      return [
        call,
        { id: 'sensor', kind: 'material', quantity: 1, unitCost: prices.sensor },
        { id: 'labor', kind: 'labor', quantity: HOURS.close, unitCost: prices.labor },
      ];
    case 'opener':
      return openerRepair(v);
    case 'panel':
      return [
        { id: 'sections', kind: 'installed', quantity: v.sections, unitCost: prices.section },
      ];
    case 'noise':
      return [{ id: 'rollers', kind: 'installed', quantity: v.doors, unitCost: prices.rollers }];
  }
};

const linesOf = (v: GarageDoorValues): Line[] => [
  ...workLines(v),
  {
    id: 'after-hours',
    kind: 'fee',
    quantity: v.job !== 'new' && v.afterHours === 'yes' ? 1 : 0,
    unitCost: prices.afterHours,
  },
];

const springMetrics = (v: GarageDoorValues): Metric<GarageDoorSource>[] => {
  const cycles = v.springs === 'torsion' ? CYCLES[v.rating] : CYCLES.standard;
  return [
    {
      id: 'spring-life',
      label: 'New springs should last',
      value: springLife(cycles, v.perDay),
      unit: 'year',
      how: `${figure(cycles)} cycles ÷ (${figure(v.perDay)} a day × 365). Makers and dealers say anything from 3 to 12 years.`,
      sources: ['G04', 'G21', 'G40'],
    },
    ...(v.weight !== null
      ? [
          {
            id: 'torque',
            label: 'Torque the springs must give',
            value: torquePerTurn(v.weight, Number(v.height)),
            unit: 'number' as const,
            text: `${figure(torquePerTurn(v.weight, Number(v.height)))} inch-pounds a turn, all springs together`,
            how: 'Weight × 2 in drum radius ÷ turns (height in feet + ½). Ask the technician for theirs. Never accept thinner wire than before.',
            sources: ['G17', 'G18'] as const,
          },
        ]
      : []),
  ];
};

const shareOfNew = (repair: number, newDoor: number): Metric<GarageDoorSource> => ({
  id: 'share-of-new',
  label: 'Share of a new door',
  value: (100 * repair) / newDoor,
  unit: 'percent',
  how: 'The repair over new insulated steel doors of this size, as many as are worked on. From 50% on, a new door is worth pricing; from 40% for one of 17 years or more.',
  sources: ['G22', 'G23', 'G24'],
});

const isSpringJob = (v: GarageDoorValues): boolean =>
  v.job === 'spring' || (v.job === 'opener' && v.fault === 'runs');

const assumptions = (v: GarageDoorValues): string[] => [
  v.city === 'elsewhere'
    ? 'Rules differ by city. A like-for-like door usually needs no permit; widening the opening or a new circuit usually does. Ask yours.'
    : 'No city here publishes a garage-door rule we could read. A like-for-like door usually needs no permit; widening the opening or a new circuit usually does. Ask your city.',
  ...(v.job === 'new'
    ? ['Track, springs and taking the old door away are usually in the price. Ask.']
    : []),
  ...(isSpringJob(v)
    ? ['A heavy wood or glass door needs stronger springs than priced here.']
    : []),
  ...(v.job === 'opener' && v.fault === 'runs'
    ? ['Priced as a pair of torsion springs, the likely cause; a cable costs about the same.']
    : []),
];

/** Garage doors in North Texas: repairs by part, a new door, an opener. */
export const calculator = defineCalculator({
  trade: 'garage-door',
  version: '2026.11.2',
  fields,
  lines: (v) => [...linesOf(v), extrasLine(v.extras)],
  findings: (v, _total, given) => {
    const repair = typicalSum(linesOf(v)) + v.extras;
    const newDoor = typicalSum([doorLine(v, 'insulated', v.job === 'noise' ? v.doors : 1)]);
    const compares =
      v.job !== 'new' && v.eyes === 'yes' && !(v.job === 'opener' && v.fault === 'dead');
    return {
      totalLabel: v.job === 'new' ? 'Likely price' : 'Likely repair',
      metrics: [
        ...(isSpringJob(v) ? springMetrics(v) : []),
        ...(compares ? [shareOfNew(repair, newDoor)] : []),
      ],
      recommendation: advise(v, { repair, newDoor }, given),
      warnings: cautions(v),
      assumptions: assumptions(v),
    };
  },
});
