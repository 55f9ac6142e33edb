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
import type { ApplianceValues } from './calculator.ts';
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

const costOf = (part: Part | 'none'): ThreePoint => {
  if (part === 'none') return exactly(0);
  const { low, typical, high } = prices[part];
  return { low, typical, high };
};

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
        cost: costOf(part),
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
const weighted = (causes: readonly Cause[]): UnitCost<ApplianceSource> => {
  const parts = causes.flatMap(({ part }) => (part === 'none' ? [] : [prices[part]]));
  const sources = [...new Set(parts.flatMap((part) => part.sources))];
  return {
    ...(parts[0] as UnitCost<ApplianceSource>),
    ...mix(causes),
    label: causes.length === 1 ? (causes[0]?.label ?? '') : 'Repair, weighted over the causes',
    sources: sources as unknown as Cited<ApplianceSource>,
    note: 'The shares are our judgment.',
  };
};

/** What the repair itself comes to, the visit aside, typical US dollars. */
export const linesOf = (v: ApplianceValues): (Line | EnteredLine)[] => {
  const extra = v.extra > 0 ? [{ id: 'extra', label: 'Charge you entered', entered: v.extra }] : [];
  if (v.quote > 0)
    return [{ id: 'quote', label: 'The technician’s quote', entered: v.quote }, ...extra];
  const causes = causesOf(v);
  const nothing = causes.find(({ part }) => part === 'none')?.share ?? 0;
  return [
    {
      id: 'visit',
      kind: 'fee',
      quantity: v.credited === 'yes' ? nothing : 1,
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
      unitCost: weighted(causes),
      factors: v.brand === 'premium' ? [premium] : [],
    },
    ...extra,
  ];
};
