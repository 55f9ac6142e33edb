import { figures } from '../../trades/water-damage/figures.ts';
import type { HomeStep, LookAt } from './look.ts';

/** No calculator prices a water heater: it is looked at, and a plumber is asked. */
export const lookAtHeater: LookAt = (v, given) => {
  const isRusty = v.heaterLooks === 'rust';
  const isOld = v.heaterAge !== null && v.heaterAge >= figures.heaterYears.value;
  return {
    part: 'heater',
    seen: 'heaterLooks',
    told: given.has('heaterAge') || given.has('heaterLooks'),
    age: v.heaterAge,
    steps: [
      isRusty && { id: 'heater-rust', when: 'week', sources: ['water-damage W104'] },
      isOld &&
        !isRusty && {
          id: 'heater-old',
          facts: { age: v.heaterAge ?? 0 },
          when: 'season',
          sources: ['water-damage W104'],
        },
    ],
    plan: [(isRusty || isOld) && { id: 'heater', part: 'heater', at: { months: isRusty ? 0 : 1 } }],
  };
};

export const lookAtDamp: LookAt = (v, given) => {
  const mold = { trade: 'water-damage', inputs: { scope: 'mold', city: v.city } } as const;
  const step: HomeStep | false =
    v.damp === 'mold'
      ? { id: 'mold', when: 'week', sources: ['water-damage W29', 'water-damage W17'], job: mold }
      : v.damp === 'damp'
        ? { id: 'damp', when: 'week', sources: ['water-damage W29'] }
        : v.damp === 'stain' && { id: 'stain', when: 'later' };
  return {
    part: 'damp',
    seen: 'damp',
    told: given.has('damp'),
    steps: [step],
    plan: [
      v.damp === 'mold' && { id: 'mold', part: 'damp', at: { months: 0 }, job: mold },
      v.damp === 'damp' && { id: 'damp', part: 'damp', at: { months: 0 } },
    ],
  };
};
