import type { HvacValues } from './fields.ts';
import type { Price } from '../said.ts';
import { figures, parts, prices } from './figures.ts';

export type Part = keyof typeof parts;

/** A symptom for which causes are known, no heat by what heats; or one that nobody could name. */
export type Symptom = keyof typeof figures.causes.value | 'unsure';

/** A part as one pays for it: with the refrigerant that has to go back in. */
const asPaid = (part: Part): Price<'hvac'> => {
  const cost = parts[part];
  const gas = part === 'leak' ? figures.refillPounds.value : 0;
  return {
    ...cost,
    low: cost.low + gas * prices.r410a.low,
    typical: cost.typical + gas * prices.r410a.typical,
    high: cost.high + gas * prices.r410a.high,
  };
};

/**
 * The repair while nobody has named the part: one bill for one of several causes. Typical is the mean
 * weighted by how often each is met; the ends take the spread within each cause and between them, never
 * below the cheapest or above the most expensive.
 */
const oneOf = (shares: readonly (readonly [string, number])[]): Price<'hvac'> => {
  const whole = shares.reduce((total, [, share]) => total + share, 0);
  const causes = shares.map(([part, share]) => ({ share: share / whole, ...asPaid(part as Part) }));
  const sum = (of: (cause: (typeof causes)[number]) => number) =>
    causes.reduce((total, cause) => total + cause.share * of(cause), 0);
  const typical = sum((cause) => cause.typical);
  const apart = figures.toPercentile.value ** 2 * sum((cause) => (cause.typical - typical) ** 2);
  const down = Math.sqrt(apart + sum((cause) => (cause.typical - cause.low) ** 2));
  const up = Math.sqrt(apart + sum((cause) => (cause.high - cause.typical) ** 2));
  return {
    label: parts.capacitor.label,
    unit: 'job',
    low: Math.max(Math.min(...causes.map(({ low }) => low)), typical - down),
    typical,
    high: Math.min(Math.max(...causes.map(({ high }) => high)), typical + up),
    sources: [...new Set(causes.flatMap(({ sources }) => sources))],
    mix: { of: shares.map(([part]) => part), by: ['causes'] },
  };
};

const causesOf = Object.entries(figures.causes.value).map(
  ([symptom, shares]) => [symptom, Object.entries<number>(shares)] as const,
);
/** Where nobody can say what is wrong, every symptom but the two of heating, which come last, counts alike. */
const ofCooling = causesOf.slice(0, -2).flatMap(([, shares]) => shares);

const likely = Object.fromEntries(
  [...causesOf, ['unsure', ofCooling] as const].map(([symptom, shares]) => [
    symptom,
    oneOf(shares),
  ]),
) as Readonly<Record<Symptom, Price<'hvac'>>>;

/** The symptom whose causes come into question: no heat means others in a furnace than in a heat pump. */
export const symptomOf = ({ symptom, heats }: Asked): Symptom => {
  if (symptom === 'no-heat') return heats === 'furnace' ? 'furnace' : 'pump';
  return symptom === 'outdoor-off' ? 'outdoorOff' : symptom;
};

/** What the symptom likely costs while no part is named. */
export const likelyCost = (v: Asked): Price<'hvac'> => likely[symptomOf(v)];

/** No part is replaced, so no part warranty helps. */
const NO_PART = ['unknown', 'wiring', 'cleaning', 'recharge', 'leak'];

/** Whether a part was named that a warranty can pay for. */
export const hasPart = (v: Asked): boolean => !NO_PART.includes(partOf(v));

/** Whether a part was named that its warranty would pay for. */
export const isPartFree = (v: Asked & Pick<HvacValues, 'warranty'>): boolean =>
  v.warranty === 'yes' && hasPart(v);

type Asked = Pick<HvacValues, 'symptom' | 'cools' | 'heats' | 'part' | 'heatPart' | 'pumpPart'>;

type Named = Asked['part'] | Asked['heatPart'] | Asked['pumpPart'];

/** The part a technician named, on whichever side was asked; `unknown` while nobody has. */
export const partOf = ({ part, heatPart, pumpPart }: Asked): Named =>
  [part, heatPart, pumpPart].find((named) => named !== 'unknown') ?? 'unknown';

/** What a kind of system is called in the words. */
export const kinds = {
  ac: 'ac',
  'heat-pump': 'pump',
  'mini-split': 'mini',
  furnace: 'furnace',
} as const;

/** The system that a repair is about, as a new one of it would be asked for. */
export const brokenSystem = (v: Asked): Asked['cools'] | Asked['heats'] =>
  v.symptom === 'no-heat' ? v.heats : v.cools;
