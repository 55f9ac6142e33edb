import type { Factor, Model, PricedLine, Values } from '../../estimate/index.ts';
import { extrasLine } from '../extras.ts';
import { fields } from './fields.ts';
import { prices } from './prices.ts';
import type { GarageDoorSource } from './sources.ts';

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

export const doorLine = (v: GarageDoorValues, material: Material, quantity: number): Line => ({
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

export const linesOf = (v: GarageDoorValues): Line[] => [
  ...workLines(v),
  {
    id: 'after-hours',
    kind: 'fee',
    quantity: v.job !== 'new' && v.afterHours === 'yes' ? 1 : 0,
    unitCost: prices.afterHours,
  },
];

/** Garage doors in North Texas: repairs by part, a new door, an opener. */
export const model = {
  trade: 'garage-door',
  version: '2026.11.2',
  fields,
  lines: (v) => [...linesOf(v), extrasLine(v.extras)],
} satisfies Model<typeof fields>;
