import { partOfWay, scale, type ThreePoint } from '../../engine/index.ts';
import type { Factor } from '../said.ts';
import { figures } from './figures.ts';

/** What slows the crew down. */
export interface Hardship {
  /** Inches in 12. */
  readonly rise: number;
  readonly cutUp: boolean;
  readonly stories: '1' | '2' | '3';
}

const walkable = figures.walkableRise.value;

/** How steep, from 0 where a roof is still walked on to 1 at 12 in 12: no inch costs more than another. */
const steepness = (rise: number): number => partOfWay(rise, walkable, 12);

const sum = (adders: readonly ThreePoint[], end: keyof ThreePoint): number =>
  adders.reduce((total, adder) => total + adder[end], 0);

/**
 * The factor on a line of which `laborShare` (0–1) is labor: 1 + share × what each hardship adds. Material
 * costs no more on a steep roof.
 */
export const laborFactor = (
  { rise, cutUp, stories }: Hardship,
  laborShare: number,
): Factor<'roofing'>[] => {
  const steep = rise > walkable;
  const high = stories !== '1';
  if (!steep && !cutUp && !high) return [];
  const adders = [
    scale(figures.steepest.value, steepness(rise)),
    ...(cutUp ? [figures.cutUp.value] : []),
    figures.height.value[stories],
  ];
  const at = (end: keyof ThreePoint) => 1 + laborShare * sum(adders, end);
  const gentle = cutUp ? 'factor.cut-up' : 'factor.high';
  const hard = cutUp ? 'factor.steep-cut-up' : high ? 'factor.steep-high' : 'factor.steep';
  return [
    {
      label: steep ? [hard, { rise }] : gentle,
      value: { low: at('low'), typical: at('typical'), high: at('high') },
      sources: ['R52', 'R78', 'R73', 'R50'],
    },
  ];
};
