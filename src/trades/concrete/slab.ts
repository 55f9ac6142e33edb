import { inPlace } from '../../place/places.ts';
import type { ConcreteValues } from './fields.ts';
import { figures } from './figures.ts';
import { clay } from './places.ts';

/** Square feet one cubic yard covers at one inch: 324. */
const SQFT_INCH_PER_YARD = 27 * 12;

/** Whether concrete is poured: a new slab, or one in place of the old. */
export const isPour = (v: Pick<ConcreteValues, 'job'>): boolean =>
  v.job === 'replace' || v.job === 'new';

/** Whether a new slab goes on the base of the old one. */
export const keepsBase = (v: Pick<ConcreteValues, 'job' | 'base'>): boolean =>
  v.job === 'replace' && v.base === 'keep';

/** Slab thickness in inches: as chosen, else the usual for the place. */
export const thicknessOf = (v: ConcreteValues): number => {
  if (v.thickness !== 'usual') return Number(v.thickness);
  const { driveway, rest } = figures.thickness.value;
  return v.place === 'driveway' ? driveway : rest;
};

/** Sq ft of the job that lie between sidewalk and street, 0 where nothing is poured there. */
export const approachOf = (v: ConcreteValues): number => Math.min(v.approach, v.area);

/** Concrete without waste, cubic yards: area × inches ÷ 324 (C8), the approach at its own thickness. */
export const yardsOf = (v: ConcreteValues): number => {
  const inches = thicknessOf(v);
  const more = Math.max(0, figures.approach.value - inches);
  return (v.area * inches + approachOf(v) * more) / SQFT_INCH_PER_YARD;
};

/** Widest spacing of control joints, ft, by the thickness in inches. */
export const jointSpacing = (thickness: number): number => {
  const { thin, thick } = figures.joints.value;
  return thickness >= figures.thickFrom.value ? thick : thin;
};

/** Whether the slab stands on clay that swells and shrinks: as answered, else as mapped for the city. */
export const isOnClay = (v: Pick<ConcreteValues, 'soil' | 'city'>): boolean =>
  v.soil === 'mapped' ? inPlace(clay, v.city).value : v.soil === 'clay';
