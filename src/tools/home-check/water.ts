import { priced, step } from '../decision.ts';
import { figures } from '../../trades/water-damage/figures.ts';
import { work, type HomeStep, type LookAt } from './look.ts';

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
      isRusty && step('heater-rust', 'week', { sources: ['water-damage W104'] }),
      isOld &&
        !isRusty &&
        step('heater-old', 'season', {
          facts: { age: v.heaterAge ?? 0 },
          sources: ['water-damage W104'],
        }),
    ],
    plan: [(isRusty || isOld) && work('heater', isRusty ? 0 : 1)],
  };
};

export const lookAtDamp: LookAt = (v, given) => {
  const mold = priced('water-damage', { scope: 'mold', city: v.city });
  const found: HomeStep | false =
    v.damp === 'mold'
      ? step('mold', 'week', { sources: ['water-damage W29', 'water-damage W17'], job: mold })
      : v.damp === 'damp'
        ? step('damp', 'week', { sources: ['water-damage W29'] })
        : v.damp === 'stain' && step('stain', 'later');
  return {
    part: 'damp',
    seen: 'damp',
    told: given.has('damp'),
    steps: [found],
    plan: [
      v.damp === 'mold' && work('mold', 0, { job: mold }),
      v.damp === 'damp' && work('damp', 0),
    ],
  };
};
