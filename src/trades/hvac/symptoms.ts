import type { Cited, UnitCost } from '../../estimate/index.ts';
import type { HvacValues } from './model.ts';
import { parts } from './prices.ts';
import type { HvacSource } from './sources.ts';

export type Part = keyof typeof parts;

/**
 * The repair while nobody has named the part: from the cheapest likely cause to the dearest, with the
 * mean of their typical prices between.
 */
const anyOf = (label: string, ...causes: [Part, ...Part[]]): UnitCost<HvacSource> => {
  const costs = causes.map((part) => parts[part]);
  return {
    ...parts[causes[0]],
    label,
    low: Math.min(...costs.map((cost) => cost.low)),
    typical: costs.reduce((sum, cost) => sum + cost.typical, 0) / costs.length,
    high: Math.max(...costs.map((cost) => cost.high)),
    geography: 'US',
    year: Math.min(...costs.map((cost) => cost.year)),
    sources: [...new Set(costs.flatMap((cost) => cost.sources))] as unknown as Cited<HvacSource>,
    note: 'The range spans the likely causes; typical is their mean.',
  };
};

/** Likely causes by symptom (S69, S75, S79; heating S87). */
export const likely = {
  'outdoor-off': anyOf('Capacitor, contactor or wiring', 'capacitor', 'contactor', 'wiring'),
  humming: anyOf('Capacitor or outdoor fan motor', 'capacitor', 'fanMotor'),
  weak: anyOf('Dirty coil or refrigerant leak', 'cleaning', 'leak'),
  ice: anyOf('Blower or refrigerant leak', 'blower', 'leak'),
  short: anyOf('Thermostat or refrigerant charge', 'thermostat', 'leak'),
  water: anyOf('Clogged drain or pump', 'wiring', 'pump'),
  breaker: anyOf('A short, or the compressor', 'wiring', 'compressor'),
  dead: anyOf('Thermostat, board or wiring', 'thermostat', 'board', 'wiring'),
  'no-heat': anyOf(
    'Ignitor, flame sensor, board or inducer',
    'ignitor',
    'flameSensor',
    'board',
    'inducer',
  ),
} as const;

/** No part is replaced, so no part warranty helps. */
const NO_PART = ['unknown', 'wiring', 'cleaning', 'recharge', 'leak'];

/** Whether a part was named that its warranty would pay for. */
export const isPartFree = (v: Asked & Pick<HvacValues, 'warranty'>): boolean =>
  v.warranty === 'yes' && !NO_PART.includes(partOf(v));

export type Asked = Pick<HvacValues, 'job' | 'system' | 'symptom' | 'part' | 'heatPart'>;

/** The part a technician named, on whichever side was asked; `unknown` while nobody has. */
export const partOf = ({ part, heatPart }: Asked): Asked['part'] | Asked['heatPart'] =>
  part === 'unknown' ? heatPart : part;
