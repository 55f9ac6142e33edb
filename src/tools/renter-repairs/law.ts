import { figures } from '../../trades/hvac/figures.ts';
import type { RenterValues } from './fields.ts';

/** Days after notice that Texas presumes to be enough; a judge may find less where it is urgent. */
export const landlordDays = figures.landlordDays.value;

/** Whether water got in or spread, so that the things of a tenant may be wet. */
export const isWet = ({ problem }: Pick<RenterValues, 'problem'>): boolean =>
  problem === 'water' || problem === 'above' || problem === 'sewage';

/** Whether it is about cooling or heat. */
export const isAir = ({ problem }: Pick<RenterValues, 'problem'>): boolean =>
  problem === 'cooling' || problem === 'heat';

/** Days after the notice that says so, from which a tenant may have it repaired and deduct it. */
export const deductAfter = (v: Pick<RenterValues, 'problem'>): number => {
  const { water, air, rest } = figures.deductDays.value;
  if (isWet(v)) return water;
  return isAir(v) ? air : rest;
};

/** Whether it may affect the health or safety of an ordinary tenant; without that the lease alone decides. */
export const isAboutHealth = ({ problem }: Pick<RenterValues, 'problem'>): boolean =>
  problem !== 'appliance' && problem !== 'outdoorPests';
