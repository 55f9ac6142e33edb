import type { MeasuredCase } from '../src/engine/results/accuracy.ts';
import { chance } from './chance.ts';

/**
 * Between which shares the held part of some prices may lie by the chance of who published them: the middle
 * 95 % of what other draws of as many publishers would give, since prices of one are seldom apart from each other.
 */
export const heldBetween = (
  cases: readonly Pick<MeasuredCase, 'heldOut' | 'publishers'>[],
  draws = 2_000,
) => {
  const houses = [...Map.groupBy(cases, ({ publishers: [first] }) => first).values()];
  const draw = chance(20_261_128);
  const shares = Array.from({ length: draws }, () => {
    const drawn = houses.flatMap(() => houses[Math.floor(draw() * houses.length)]!);
    return drawn.filter(({ heldOut }) => heldOut).length / drawn.length;
  }).sort((a, b) => a - b);
  const at = (part: number) => `${Math.round(100 * shares[Math.floor(part * draws)]!)} %`;
  return { publishers: houses.length, from: at(0.025), to: at(0.975) };
};
