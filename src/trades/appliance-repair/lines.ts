import {
  exactly,
  price,
  type Cited,
  type EnteredLine,
  type Factor,
  type PricedLine,
  type ThreePoint,
  type UnitCost,
} from '../../estimate/index.ts';
import type { ApplianceValues } from './model.ts';
import { symptoms, type Symptom } from './causes.ts';
import { mix } from './mixture.ts';
import { prices, type Part } from './prices.ts';
import type { ApplianceSource } from './sources.ts';

type Line = PricedLine<ApplianceSource>;

/** A cause of the symptom with its share of the calls, 0–1. */
export interface Cause {
  readonly part: Part | 'none';
  readonly label: string;
  readonly share: number;
  readonly cost: ThreePoint;
}

export const symptomOf = (v: ApplianceValues): Symptom => {
  const all: Readonly<Record<string, Symptom>> = symptoms[v.appliance];
  return all[v[v.appliance]] as Symptom;
};

const pointsOf = ({ low, typical, high }: ThreePoint): ThreePoint => ({ low, typical, high });

/** Where the visit is taken off the repair, it is what one pays when nothing is broken. */
const costOf = (part: Part | 'none', v: ApplianceValues): ThreePoint => {
  if (part !== 'none') return pointsOf(prices[part]);
  return v.credited === 'yes' ? pointsOf(prices.visit) : exactly(0);
};

const atLeast = (point: ThreePoint, floor: ThreePoint): ThreePoint => ({
  low: Math.max(point.low, floor.low),
  typical: Math.max(point.typical, floor.typical),
  high: Math.max(point.high, floor.high),
});

/** The causes, likeliest first. After the free checks, "nothing broken" is out. */
export const causesOf = (v: ApplianceValues): Cause[] => {
  const open = symptomOf(v).causes.filter(([part]) => v.checked === 'not-yet' || part !== 'none');
  const sum = open.reduce((all, [, weight]) => all + weight, 0);
  return open
    .map(([named, weight]) => {
      const part = named === 'ovenElement' && v.fuel === 'gas' ? 'ovenIgniter' : named;
      return {
        part,
        label: part === 'none' ? 'Nothing broken' : prices[part].label,
        share: weight / sum,
        cost: costOf(part, v),
      };
    })
    .sort((a, b) => b.share - a.share);
};

const perHundred = (share: number) => `${Math.round(100 * share)} in 100`;
export const say = (cause: Cause): string => `${cause.label}, about ${perHundred(cause.share)}`;

/**
 * A premium brand's dishwasher repair reaches $750 and more where the dearest common one is $600 (R7, R23):
 * a quarter more. The points around it are our choice.
 */
const premium: Factor<ApplianceSource> = {
  label: 'Premium brand',
  value: { low: 1, typical: 1.25, high: 1.5 },
  sources: ['R7', 'R23'],
};

/** The repair as one cost, while nobody knows which of the causes it is. */
const weighted = (
  causes: readonly Cause[],
  credited: ApplianceValues['credited'],
): UnitCost<ApplianceSource> => {
  const parts = causes.flatMap(({ part }) => (part === 'none' ? [] : [prices[part]]));
  const sources = [...new Set(parts.flatMap((part) => part.sources))];
  const mixed = mix(causes);
  return {
    ...(parts[0] as UnitCost<ApplianceSource>),
    ...(credited === 'yes' ? atLeast(mixed, prices.visit) : mixed),
    label: causes.length === 1 ? (causes[0]?.label ?? '') : 'Repair, weighted over the causes',
    sources: sources as unknown as Cited<ApplianceSource>,
    note:
      credited === 'yes'
        ? 'The shares are our judgment. Nobody comes for less than the visit.'
        : 'The shares are our judgment.',
  };
};

/** What the repair itself comes to, the visit aside, typical US dollars. */
export const linesOf = (v: ApplianceValues): (Line | EnteredLine)[] => {
  const extra = v.extra > 0 ? [{ id: 'extra', label: 'Charge you entered', entered: v.extra }] : [];
  if (v.quote !== null)
    return [{ id: 'quote', label: 'The technician’s quote', entered: v.quote }, ...extra];
  const causes = causesOf(v);
  return [
    {
      id: 'visit',
      kind: 'fee',
      quantity: v.credited === 'yes' ? 0 : 1,
      unitCost: prices.visit,
    },
    {
      id: 'repair',
      kind: 'installed',
      quantity: 1,
      how: () =>
        causes
          .map(
            (one) =>
              `${perHundred(one.share)} ${one.label.toLowerCase()} ${price(one.cost.typical)}`,
          )
          .join(' + '),
      unitCost: weighted(causes, v.credited),
      factors: v.brand === 'premium' ? [premium] : [],
    },
    ...extra,
  ];
};
