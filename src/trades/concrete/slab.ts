import type { ByCity } from '../../cities.ts';
import type { ConcreteValues } from './model.ts';

/** Square feet one cubic yard covers at one inch: 27 × 12. */
const SQFT_INCH_PER_YARD = 324;

/** Slab thickness in inches: as chosen, else 5 for a driveway and 4 for the rest (C2, C3). */
export const thicknessOf = (v: ConcreteValues): number =>
  v.thickness === 'usual' ? (v.place === 'driveway' ? 5 : 4) : Number(v.thickness);

/** Inches of an approach between sidewalk and street: cities ask for a driveway that trucks may cross (C36). */
export const APPROACH_INCHES = 6;

/** Sq ft of the job that lie between sidewalk and street, 0 where nothing is poured there. */
export const approachOf = (v: ConcreteValues): number => Math.min(v.approach, v.area);

/** Concrete without waste, cubic yards: area × inches ÷ 324 (C8), the approach at 6 in. */
export const yardsOf = (v: ConcreteValues): number => {
  const inches = thicknessOf(v);
  const more = Math.max(0, APPROACH_INCHES - inches);
  return (v.area * inches + approachOf(v) * more) / SQFT_INCH_PER_YARD;
};

/** Widest spacing of control joints, ft: 10 for 4 in, 12 from 5 in (C17). */
export const jointSpacing = (thickness: number): number => (thickness >= 5 ? 12 : 10);

/** Cities on the expansive clay of the Blackland Prairie (C77); nothing we read maps it under Southlake. */
const onClay: ByCity<boolean> = {
  southlake: false,
  allen: true,
  plano: true,
  frisco: true,
  mckinney: true,
  dallas: true,
  elsewhere: false,
};

/** Whether the slab stands on clay that swells and shrinks: as answered, else as mapped for the city. */
export const isOnClay = (v: Pick<ConcreteValues, 'soil' | 'city'>): boolean =>
  v.soil === 'mapped' ? onClay[v.city] : v.soil === 'clay';
