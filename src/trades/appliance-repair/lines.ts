import {
  addUp,
  lineTotal,
  price,
  type Cited,
  type EnteredLine,
  type PricedLine,
  type ThreePoint,
  type UnitCost,
} from '../../estimate/index.ts';
import { onGas, symptoms, type Symptom } from './causes.ts';
import { mix } from './mixture.ts';
import type { ApplianceValues } from './model.ts';
import { prices, type Part } from './prices.ts';
import type { ApplianceSource } from './sources.ts';

type Line = PricedLine<ApplianceSource>;
type Price = UnitCost<ApplianceSource>;

/** A cause of the symptom with its share of the repairs, 0–1. */
export interface Cause {
  readonly part: Part;
  readonly label: string;
  readonly share: number;
  /** Named by a technician, no longer guessed. */
  readonly named: boolean;
  readonly cost: ThreePoint;
}

export const symptomOf = (v: ApplianceValues): Symptom => {
  const all: Readonly<Record<string, Symptom>> = symptoms[v.appliance];
  return all[v[v.appliance]] as Symptom;
};

/** The part a technician has named, if any. */
export const namedPart = (v: ApplianceValues): Part | undefined => {
  const named = v[`${v.appliance}Part`];
  return named === 'unknown' ? undefined : named;
};

const pointsOf = ({ low, typical, high }: ThreePoint): ThreePoint => ({ low, typical, high });

export const visitOf = (v: ApplianceValues): Price =>
  v.brand === 'premium' ? prices.visitPremium : prices.visit;

/**
 * Luxury parts against common ones, by two lists of Miami repairers: fan 375 against 275, gasket 325 to
 * 350 against 180, water valve 375 against 220, board 650 against 400, oven 410 against 210: 1.4 to 1.9
 * times (R82, R83). The ends are our choice.
 */
const LUXURY: ThreePoint = { low: 1.3, typical: 1.7, high: 2.2 };

/** A part that is dear at one firm need not be dear at the next one's luxury rate: the two spreads are independent. */
const times = (point: ThreePoint, { typical, low, high }: ThreePoint): ThreePoint => {
  const middle = point.typical * typical;
  const down = Math.hypot(1 - point.low / point.typical, 1 - low / typical);
  const up = Math.hypot(point.high / point.typical - 1, high / typical - 1);
  return { low: middle * (1 - down), typical: middle, high: middle * (1 + up) };
};

/** Nobody repairs for less than the visit. */
const atLeast = (point: ThreePoint, floor: ThreePoint): ThreePoint => ({
  low: Math.max(point.low, floor.low),
  typical: Math.max(point.typical, floor.typical),
  high: Math.max(point.high, floor.high),
});

const burnsGas = (v: ApplianceValues): boolean =>
  v.appliance === 'range' ? v.fuel === 'gas' : v.appliance === 'dryer' && v.dryerFuel === 'gas';

const causeOf = (part: Part, share: number, v: ApplianceValues, named = false): Cause => ({
  part,
  label: prices[part].label,
  share,
  named,
  cost: atLeast(
    v.brand === 'premium' ? times(prices[part], LUXURY) : pointsOf(prices[part]),
    visitOf(v),
  ),
});

/** What it can be once something is broken, likeliest first; the named part alone once there is one. */
export const causesOf = (v: ApplianceValues): Cause[] => {
  const named = namedPart(v);
  if (named) return [causeOf(named, 1, v, true)];
  const gas = burnsGas(v);
  return symptomOf(v)
    .causes.map(([part, weight]) => causeOf((gas && onGas[part]) || part, weight / 100, v))
    .sort((a, b) => b.share - a.share);
};

/** Nobody is surer than this before someone has looked: the rest are causes that no guide names. */
const SUREST = 0.85;
const perHundred = (share: number) => `${Math.round(100 * Math.min(share, SUREST))} in 100`;
export const say = (cause: Cause): string =>
  cause.named ? cause.label : `${cause.label}, about ${perHundred(cause.share)}`;

/** The repair as one cost, while nobody knows which of the causes it is. US dollars, luxury included. */
const weighted = (causes: readonly Cause[], premium: boolean): Price => {
  const parts = causes.map(({ part }) => prices[part]);
  const [first] = parts as [Price, ...Price[]];
  const cited = parts.flatMap((part) => part.sources);
  const dearer = premium ? ' A luxury brand costs about 1.7 times a common one.' : '';
  return {
    ...first,
    ...mix(causes),
    ...(causes.length > 1 ? { label: 'Repair, weighted over the causes' } : {}),
    note: `${causes.length > 1 ? 'The shares are our judgment.' : (first.note ?? '')}${dearer}`,
    sources: [
      ...new Set(premium ? [...cited, 'R82', 'R83'] : cited),
    ] as unknown as Cited<ApplianceSource>,
  };
};

/** Visit and repair, each by itself: what one pays without a warranty and without a quote. */
const billOf = (v: ApplianceValues): Line[] => {
  const causes = causesOf(v);
  return [
    { id: 'visit', kind: 'fee', quantity: v.credited === 'yes' ? 0 : 1, unitCost: visitOf(v) },
    {
      id: 'repair',
      kind: 'installed',
      quantity: 1,
      how: () =>
        causes
          .map(
            (one) =>
              `${causes.length === 1 ? '' : `${perHundred(one.share)} `}${one.label.toLowerCase()} ${price(Math.round(one.cost.typical))}`,
          )
          .join(' + '),
      unitCost: weighted(causes, v.brand === 'premium'),
    },
  ];
};

/** What the repair comes to if nobody else pays for it, US dollars. */
export const repairCost = (v: ApplianceValues): ThreePoint =>
  v.quote === null
    ? addUp(billOf(v).map(lineTotal))
    : { low: v.quote, typical: v.quote, high: v.quote };

/** What the homeowner pays: a quote as it stands, the fee of a home warranty, or visit and repair. */
export const linesOf = (v: ApplianceValues): (Line | EnteredLine)[] => [
  ...(v.warranty === 'home'
    ? [{ id: 'warranty-fee', kind: 'fee' as const, quantity: 1, unitCost: prices.warrantyFee }]
    : v.quote === null
      ? billOf(v)
      : [{ id: 'quote', label: 'The technician’s quote', entered: v.quote }]),
  ...(v.extra > 0 ? [{ id: 'extra', label: 'Charge you entered', entered: v.extra }] : []),
];
