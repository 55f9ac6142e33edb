import type { Cited, UnitCost } from '../../estimate/index.ts';
import type { HvacValues } from './model.ts';
import { parts, prices } from './prices.ts';
import type { HvacSource } from './sources.ts';

export type Part = keyof typeof parts;

/** Pounds that are filled in again after a mended leak, where nobody said. */
const REFILL_POUNDS = 4;

/** A part as one pays for it: with the refrigerant that has to go back in. */
const asPaid = (part: Part): UnitCost<HvacSource> => {
  const cost = parts[part];
  const gas = part === 'leak' ? REFILL_POUNDS : 0;
  return {
    ...cost,
    low: cost.low + gas * prices.r410a.low,
    typical: cost.typical + gas * prices.r410a.typical,
    high: cost.high + gas * prices.r410a.high,
  };
};

/** From a standard deviation to the 10th or 90th percentile of a normal. */
const Z90 = 1.2816;

/**
 * The repair while nobody has named the part: one bill for one of several causes. Typical is the mean
 * weighted by how often each is met (the shares are our choice, in the order the guides name them); the
 * ends take the spread within each cause and between them, never below the cheapest or above the dearest.
 */
const oneOf = (
  label: string,
  shares: Readonly<Partial<Record<Part, number>>>,
): UnitCost<HvacSource> => {
  const causes = Object.entries(shares).map(([part, share]) => ({
    share,
    ...asPaid(part as Part),
  }));
  const sum = (of: (cause: (typeof causes)[number]) => number) =>
    causes.reduce((total, cause) => total + cause.share * of(cause), 0);
  const typical = sum((cause) => cause.typical);
  const apart = Z90 ** 2 * sum((cause) => (cause.typical - typical) ** 2);
  const down = Math.sqrt(apart + sum((cause) => (cause.typical - cause.low) ** 2));
  const up = Math.sqrt(apart + sum((cause) => (cause.high - cause.typical) ** 2));
  return {
    ...parts.capacitor,
    label,
    low: Math.max(Math.min(...causes.map(({ low }) => low)), typical - down),
    typical,
    high: Math.min(Math.max(...causes.map(({ high }) => high)), typical + up),
    geography: 'US',
    year: Math.min(...causes.map(({ year }) => year)),
    sources: [...new Set(causes.flatMap(({ sources }) => sources))] as unknown as Cited<HvacSource>,
    note: 'One of the likely causes; how often each is met is our choice.',
  };
};

/** Likely causes by symptom (S69, S75, S79; heating S87). */
const likely = {
  'outdoor-off': oneOf('Capacitor, contactor or wiring', {
    capacitor: 0.5,
    contactor: 0.25,
    wiring: 0.25,
  }),
  humming: oneOf('Capacitor or outdoor fan motor', { capacitor: 0.6, fanMotor: 0.4 }),
  weak: oneOf('Dirty coil or refrigerant leak', { cleaning: 0.5, leak: 0.5 }),
  ice: oneOf('Blower or refrigerant leak', { blower: 0.4, leak: 0.6 }),
  short: oneOf('Thermostat or refrigerant charge', { thermostat: 0.6, leak: 0.4 }),
  water: oneOf('Clogged drain or pump', { wiring: 0.7, pump: 0.3 }),
  breaker: oneOf('Wiring, capacitor, fan motor or compressor', {
    wiring: 0.4,
    capacitor: 0.25,
    fanMotor: 0.2,
    compressor: 0.15,
  }),
  dead: oneOf('Thermostat, board or wiring', { thermostat: 0.35, board: 0.3, wiring: 0.35 }),
} as const;

/** The same where the heat fails, by what heats. */
const noHeat = {
  furnace: oneOf('Ignitor, flame sensor, board or inducer', {
    ignitor: 0.35,
    flameSensor: 0.3,
    board: 0.2,
    inducer: 0.15,
  }),
  pump: oneOf('Capacitor, heat strip, defrost board or leak', {
    capacitor: 0.3,
    heatStrip: 0.25,
    defrostBoard: 0.25,
    leak: 0.2,
  }),
} as const;

/** What the symptom likely costs while no part is named. */
export const likelyCost = (v: Asked): UnitCost<HvacSource> =>
  v.symptom === 'no-heat' ? noHeat[v.heats === 'furnace' ? 'furnace' : 'pump'] : likely[v.symptom];

/** No part is replaced, so no part warranty helps. */
const NO_PART = ['unknown', 'wiring', 'cleaning', 'recharge', 'leak'];

/** Whether a part was named that its warranty would pay for. */
export const isPartFree = (v: Asked & Pick<HvacValues, 'warranty'>): boolean =>
  v.warranty === 'yes' && !NO_PART.includes(partOf(v));

export type Asked = Pick<
  HvacValues,
  'job' | 'system' | 'symptom' | 'cools' | 'heats' | 'part' | 'heatPart' | 'pumpPart'
>;

type Named = Asked['part'] | Asked['heatPart'] | Asked['pumpPart'];

/** The part a technician named, on whichever side was asked; `unknown` while nobody has. */
export const partOf = ({ part, heatPart, pumpPart }: Asked): Named =>
  [part, heatPart, pumpPart].find((named) => named !== 'unknown') ?? 'unknown';

/** The system that a repair is about, as a new one of it would be asked for. */
export const brokenSystem = (v: Asked): HvacValues['system'] =>
  v.symptom === 'no-heat' ? v.heats : v.cools;
