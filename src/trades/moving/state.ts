import type { MovingValues } from './fields.ts';

/** Whose rules hold for the move: federal ones across a state line, those of Texas, or of a state not known. */
export const stateOf = ({
  reach,
  city,
}: Pick<MovingValues, 'reach' | 'city'>): 'interstate' | 'unknown' | 'texas' => {
  if (reach === 'interstate') return 'interstate';
  return reach === 'local' && city === 'elsewhere' ? 'unknown' : 'texas';
};
