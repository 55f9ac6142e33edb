import { figure, type Factor, type ThreePoint } from '../../estimate/index.ts';
import type { RoofingSource } from './sources.ts';

/** What slows the crew down. */
export interface Hardship {
  /** Inches in 12. */
  readonly rise: number;
  readonly cutUp: boolean;
  readonly stories: '1' | '2' | '3';
}

interface Adder extends ThreePoint {
  readonly label: string;
  readonly sources: readonly RoofingSource[];
}

/** From 7 in 12 a roof is no longer walked on freely; above 8 a DFW roofer calls it very steep (R60). */
const WALKABLE_RISE = 7;
const STEEPEST_RISE = 12;
/**
 * More labor at 12 in 12. On a whole shingle job, of which somewhat over half is labor, that is +13 to
 * +33 %: roofers say 10 to 20 % for steep (R73), 20 to 40 % from 9 in 12 (R78).
 */
const STEEPEST = { low: 0.25, typical: 0.4, high: 0.6 };
/** More labor on a cut-up roof: +20 to +30 % on a whole job, waste included (R78). */
const CUT_UP = { low: 0.25, typical: 0.35, high: 0.5 };
/** Hand-carrying costs tear-off labor a quarter more (R50); two stories take half of that, our choice. */
const HEIGHT = {
  '1': { low: 0, typical: 0, high: 0 },
  '2': { low: 0, typical: 0.12, high: 0.25 },
  '3': { low: 0.12, typical: 0.25, high: 0.4 },
} as const;

const times = (point: ThreePoint, by: number): ThreePoint => ({
  low: point.low * by,
  typical: point.typical * by,
  high: point.high * by,
});

/** Grows by the inch, so that no inch costs more than another. */
const steepness = (rise: number): number =>
  Math.min(1, Math.max(0, (rise - WALKABLE_RISE) / (STEEPEST_RISE - WALKABLE_RISE)));

const addersOf = ({ rise, cutUp, stories }: Hardship): Adder[] => [
  ...(rise > WALKABLE_RISE
    ? [
        {
          label: `steep, ${figure(rise)} in 12`,
          ...times(STEEPEST, steepness(rise)),
          sources: ['R73', 'R78', 'R60'] as const,
        },
      ]
    : []),
  ...(cutUp ? [{ label: 'cut up', ...CUT_UP, sources: ['R78'] as const }] : []),
  ...(stories === '1'
    ? []
    : [
        {
          label: stories === '2' ? 'two stories' : 'high or hard to reach',
          ...HEIGHT[stories],
          sources: ['R50'] as const,
        },
      ]),
];

const sum = (adders: readonly Adder[], end: keyof ThreePoint): number =>
  adders.reduce((total, adder) => total + adder[end], 0);

/**
 * The factor on a line of which `laborShare` (0–1) is labor: 1 + share × what each hardship adds. Material
 * costs no more on a steep roof.
 */
export const laborFactor = (hardship: Hardship, laborShare: number): Factor<RoofingSource>[] => {
  const adders = addersOf(hardship);
  const [first, ...rest] = [...new Set(adders.flatMap(({ sources }) => sources))];
  if (!first) return [];
  const at = (end: keyof ThreePoint) => 1 + laborShare * sum(adders, end);
  return [
    {
      label: `More labor: ${adders.map(({ label }) => label).join(', ')}`,
      value: { low: at('low'), typical: at('typical'), high: at('high') },
      sources: [first, 'R52', ...rest],
    },
  ];
};
