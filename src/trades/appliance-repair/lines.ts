import {
  addUp,
  exact,
  exactly,
  fee,
  installed,
  lineTotal,
  type EnteredLine,
  type Facts,
  type Given,
  type ThreePoint,
} from '../../engine/index.ts';
import { leastQuoteOf } from '../bait.ts';
import type { Line, Price } from '../said.ts';
import { onGas, sealedParts, symptomsOf } from './causes.ts';
import type { ApplianceValues, Part } from './fields.ts';
import { figures, prices } from './figures.ts';
import { mix } from './mixture.ts';

/** A cause of the symptom with its share of the repairs, 0–1. */
export interface Cause {
  readonly part: Part;
  readonly label: string;
  readonly share: number;
  /** Named by a technician, no longer guessed. */
  readonly named: boolean;
  readonly cost: ThreePoint;
}

export const symptomOf = (v: ApplianceValues): string => v[v.appliance];

/** Calls in 100 with this symptom that find nothing broken. */
export const nothingBroken = (v: ApplianceValues): number => {
  const calls: Readonly<Record<string, number>> = figures.nothingBroken.value[v.appliance];
  return calls[symptomOf(v)] ?? 0;
};

/** The part a technician has named, if any. */
export const namedPart = (v: ApplianceValues): Part | undefined => {
  const named = v[`${v.appliance}Part`];
  return named === 'unknown' ? undefined : named;
};

/** Whether somebody said what it does, or which part it is: until then any price is one of many. */
export const isFaultKnown = (v: ApplianceValues, given: Given): boolean =>
  given.has(v.appliance) || namedPart(v) !== undefined;

const pointsOf = ({ low, typical, high }: ThreePoint): ThreePoint => ({ low, typical, high });

export const visitOf = (v: ApplianceValues): Price<'appliance-repair'> =>
  v.brand === 'premium' ? prices.visitPremium : prices.visit;

/** A firm that charges a lot for a part need not have the highest luxury rate: the spreads are independent. */
const times = (point: ThreePoint, { typical, low, high }: ThreePoint): ThreePoint => {
  const middle = point.typical * typical;
  const down = Math.hypot(1 - point.low / point.typical, 1 - low / typical);
  const up = Math.hypot(point.high / point.typical - 1, high / typical - 1);
  return { low: middle * (1 - down), typical: middle, high: middle * (1 + up) };
};

/** A luxury cooling circuit is no common one times a rate: it is built in, and often one of two. */
const sealedOfLuxury: Partial<Record<Part, 'luxuryCompressor' | 'luxuryLeak'>> = {
  compressor: 'luxuryCompressor',
  leak: 'luxuryLeak',
};

/** What a part costs with its labor, by itself. US dollars. */
const partCost = (part: Part, premium: boolean): ThreePoint => {
  if (!premium) return pointsOf(prices[part]);
  const own = sealedOfLuxury[part];
  return own ? pointsOf(prices[own]) : times(prices[part], figures.luxury.value);
};

/** Nobody repairs for less than the visit. */
const atLeast = (point: ThreePoint, floor: ThreePoint): ThreePoint => ({
  low: Math.max(point.low, floor.low),
  typical: Math.max(point.typical, floor.typical),
  high: Math.max(point.high, floor.high),
});

export const burnsGas = (v: ApplianceValues): boolean =>
  v.appliance === 'range' ? v.fuel === 'gas' : v.appliance === 'dryer' && v.dryerFuel === 'gas';

const causeOf = (part: Part, share: number, v: ApplianceValues, named = false): Cause => ({
  part,
  label: prices[part].label,
  share,
  named,
  cost: atLeast(partCost(part, v.brand === 'premium'), visitOf(v)),
});

/** What it can be once something is broken, likeliest first; the named part alone once there is one. */
export const causesOf = (v: ApplianceValues): Cause[] => {
  const named = namedPart(v);
  if (named) return [causeOf(named, 1, v, true)];
  const gas = burnsGas(v);
  const shares = Object.entries(symptomsOf(v.appliance)[symptomOf(v)] ?? {}) as [Part, number][];
  return shares
    .map(([part, of]) => causeOf((gas && onGas[part]) || part, of / 100, v))
    .sort((a, b) => b.share - a.share);
};

/** Whether the cooling circuit may have to be opened. */
export const mayBeSealed = (v: ApplianceValues): boolean =>
  causesOf(v).some(({ part }) => sealedParts.includes(part));

/** Whether the free checks still make sense: nothing is dangerous, and nobody has looked. */
export const canCheck = (v: ApplianceValues): boolean =>
  v.danger.length === 0 &&
  v.quote === null &&
  namedPart(v) === undefined &&
  v.checked === 'not-yet';

/** A cause as its sentences speak of it; nobody is surer than `surest` before someone has looked. */
export const factsOf = ({ label, share, named }: Cause) => ({
  part: label,
  share: Math.min(Math.round(100 * share), figures.surest.value),
  named: named ? 'yes' : 'no',
});

/** How the bill is made of so many causes. */
const HOW = [
  'how.causes-1',
  'how.causes-2',
  'how.causes-3',
  'how.causes-4',
  'how.causes-5',
] as const;

const howMixed = (causes: readonly Cause[]): Line<'appliance-repair'>['how'] => {
  const facts: Record<string, Facts[string]> = {};
  causes.forEach((cause, index) => {
    facts[`part${index}`] = cause.label;
    facts[`share${index}`] = factsOf(cause).share;
    facts[`cost${index}`] = exact(Math.round(cause.cost.typical));
  });
  return [HOW[causes.length - 1] ?? 'how.causes-5', facts];
};

/** The repair as one cost, while nobody knows which of the causes it is. US dollars, luxury included. */
const weighted = (causes: readonly Cause[], premium: boolean): Price<'appliance-repair'> => {
  const names = causes.map(({ part }) => (premium && sealedOfLuxury[part]) || part);
  const parts = names.map((name) => prices[name]);
  const [first] = parts as [Price<'appliance-repair'>, ...Price<'appliance-repair'>[]];
  const isTimes = premium && names.some((name, index) => name === causes[index]?.part);
  const weights = [causes.length > 1 && 'causes', isTimes && 'luxury'] as const;
  return {
    ...first,
    ...mix(causes),
    sources: [...new Set(parts.flatMap(({ sources }) => sources))],
    mix: { of: names, by: weights.filter((name) => name !== false) },
  };
};

/** Visit and repair, each by itself: what one pays without a warranty. */
const billOf = (v: ApplianceValues): Line<'appliance-repair'>[] => {
  const causes = causesOf(v);
  const cost = weighted(causes, v.brand === 'premium');
  // Beside the part that a technician named, a bill may have another.
  const otherPart: Line<'appliance-repair'> = installed('other-part', cost, 0, {
    label: 'line.other-part',
  });
  return [
    fee('visit', visitOf(v), v.credited !== 'yes'),
    installed('repair', cost, 1, {
      label: causes.length > 1 ? 'line.weighted' : undefined,
      how: howMixed(causes),
    }),
    ...(namedPart(v) ? [otherPart] : []),
  ];
};

/** What such a repair costs by our figures, whatever was quoted; US dollars. */
export const usualBill = (v: ApplianceValues): ThreePoint => addUp(billOf(v).map(lineTotal));

/** Below this a quote is the fee for a visit, US dollars. */
export const leastQuote = (v: ApplianceValues): number => leastQuoteOf(visitOf(v), usualBill(v));

/** What a quote is held against: the usual bill, up to that of the most expensive cause; US dollars. */
export const billOfAny = (v: ApplianceValues): ThreePoint => {
  const usual = usualBill(v);
  const visit = v.credited === 'yes' ? 0 : visitOf(v).typical;
  const highest = Math.max(...causesOf(v).map(({ cost }) => cost.high));
  return { ...usual, high: Math.max(usual.high, namedPart(v) ? 0 : visit + highest) };
};

/** Whether a quote lies far above what such repairs cost. */
export const isDear = (v: ApplianceValues): boolean =>
  v.quote !== null && v.quote > figures.dearQuote.value * billOfAny(v).high;

/** What the repair comes to if nobody else pays for it, US dollars. */
export const repairCost = (v: ApplianceValues): ThreePoint =>
  v.quote === null ? usualBill(v) : exactly(v.quote);

/** What the homeowner pays: the fee of a home warranty, or visit and repair. A quote is held against it. */
export const lines = (v: ApplianceValues): (Line<'appliance-repair'> | EnteredLine)[] => {
  const paid: Line<'appliance-repair'>[] =
    v.warranty === 'home' ? [fee('warranty-fee', prices.warrantyFee)] : billOf(v);
  return v.extra > 0 ? [...paid, { id: 'extra', entered: v.extra }] : paid;
};
