import type { GarageDoorValues } from './fields.ts';
import { figures } from './figures.ts';

/** Cycles the springs asked for are rated for: extension springs come in the ordinary kind only. */
export const cyclesOf = (v: Pick<GarageDoorValues, 'springs' | 'rating'>): number =>
  figures.cycles.value[v.springs === 'torsion' ? v.rating : 'standard'];

/** Years until a spring has done its rated cycles; `perDay` openings a day. */
export const springLife = (cycles: number, perDay: number): number => cycles / (perDay * 365);

/**
 * Torque all springs together must give for each turn, inch-pounds: weight × drum radius ÷ turns, where a
 * door is wound half a turn more than its height in feet. `weight` in pounds, `height` in feet.
 */
export const torquePerTurn = (weight: number, height: number): number =>
  (weight * figures.drumRadius.value) / (height + 1 / 2);

/** Whether springs are what is fixed: asked for, or the likely reason that the door stays. */
export const isSpringJob = (v: Pick<GarageDoorValues, 'job' | 'fault'>): boolean =>
  v.job === 'spring' || (v.job === 'opener' && v.fault === 'runs');
