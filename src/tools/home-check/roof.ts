import type { Given } from '../../engine/index.ts';
import { figures } from '../../trades/roofing/figures.ts';
import { priced, step, type Job } from '../decision.ts';
import type { HomeValues } from './fields.ts';
import { known, work, type HomeStep, type LookAt } from './look.ts';

type Kind = HomeValues['roofKind'];
type Ages = Readonly<Partial<Record<Kind, number>>>;

/** Whether the roof has reached the age that a figure gives for its kind; unknown is not reached. */
const isPast = (v: HomeValues, ages: Ages): boolean =>
  v.roofAge !== null && v.roofAge >= (ages[v.roofKind] ?? Infinity);

/** Sound, but of an age to save for the next one. */
export const isOldRoof = (v: HomeValues): boolean => isPast(v, figures.old.value);

/** Past repair for long: worn at an age that makes it brittle, or at the end of its years. */
export const needsNewRoof = (v: HomeValues): boolean =>
  v.kind !== 'shared' &&
  (isPast(v, figures.spent.value) || (v.roofLooks !== 'sound' && isPast(v, figures.brittle.value)));

const told = (v: HomeValues) => ({
  existing: v.roofKind,
  ...known('age', v.roofAge),
  city: v.city,
});

const mend = (v: HomeValues, repair: string): Job =>
  priced('roofing', { ...told(v), job: 'repair', repair, condition: 'worn' });

const COVERINGS: Readonly<Partial<Record<Kind, string>>> = { metal: 'metal', tile: 'tile' };

const newRoof = (v: HomeValues): Job =>
  priced('roofing', {
    ...told(v),
    job: 'replace',
    condition: v.roofLooks === 'sound' ? 'sound' : 'worn',
    known: v.kind,
    floor: v.floor,
    covering: COVERINGS[v.roofKind] ?? 'architectural',
  });

/** Hail of the past year may make it a claim, and a repair that is paid first spoils that. */
const hailFirst = (v: HomeValues) => v.hail === 'yes' && ('because.hail-claim' as const);

const leak = (v: HomeValues): HomeStep =>
  step('roof-leak', 'week', {
    because: [hailFirst(v)],
    sources: ['roofing R58', 'water-damage W29'],
    job: mend(v, 'leak'),
  });

const prices = (v: HomeValues): HomeStep =>
  step('roof-prices', 'season', {
    facts: { age: v.roofAge ?? 0, looks: v.roofLooks },
    because: [
      hailFirst(v),
      v.plans === 'sell' ? 'because.sell' : v.plans === 'buy' ? 'because.buy-roof' : 'because.hail',
      v.has.includes('panels') && 'because.panels-off',
    ],
    sources: ['roofing R48', 'roofing R38'],
    job: newRoof(v),
  });

/**
 * Whether someone who knows roofs is to look at one that shows nothing from the ground: it is old, and nobody
 * said how it looks, a buyer's inspector will look, or shingles of its age no longer take a repair.
 */
const needsLook = (v: HomeValues, given: Given): boolean =>
  v.roofLooks === 'sound' &&
  isOldRoof(v) &&
  (!given.has('roofLooks') || v.plans === 'sell' || isPast(v, figures.brittle.value));

const inspect = (v: HomeValues, given: Given): HomeStep =>
  step('roof-inspect', v.plans === 'buy' ? 'week' : v.plans === 'sell' ? 'month' : 'season', {
    facts: { age: v.roofAge ?? 0, seen: given.has('roofLooks') ? 'yes' : 'no' },
    because: [v.plans === 'sell' && 'because.buyer'],
    sources: ['roofing R48'],
  });

const sound = (v: HomeValues): HomeStep | false =>
  v.roofLooks === 'sound' &&
  isOldRoof(v) &&
  step('roof-save', 'later', {
    facts: { age: v.roofAge ?? 0 },
    sources: ['roofing R48'],
    job: newRoof(v),
  });

export const lookAtRoof: LookAt = (v, given) => {
  if (v.kind === 'shared') return false;
  const isNew = needsNewRoof(v);
  const isLooked = !isNew && needsLook(v, given);
  // Who sells has the price ready, and mostly does not pay it.
  const isBought = isNew && v.plans !== 'sell';
  return {
    part: 'roof',
    seen: 'roofLooks',
    told: given.has('roofAge') || given.has('roofLooks'),
    age: v.roofAge,
    steps: [
      v.roofLooks === 'leak' && leak(v),
      v.roofLooks === 'worn' &&
        !isNew &&
        step('roof-look', 'month', {
          because: [hailFirst(v)],
          sources: ['roofing R48'],
          job: mend(v, 'minor'),
        }),
      isNew && prices(v),
      isLooked ? inspect(v, given) : !isNew && sound(v),
    ],
    plan: [
      v.roofLooks === 'leak' && work('roof-mend', 0, { job: mend(v, 'leak') }),
      v.roofLooks === 'worn' && !isNew && work('roof-mend', 0, { job: mend(v, 'minor') }),
      isOldRoof(v) &&
        !isNew &&
        v.roofLooks === 'sound' &&
        v.plans !== 'sell' &&
        work('roof-reserve', 0, { reserve: true, job: newRoof(v) }),
      isLooked && work('roof-inspect', v.plans === 'buy' ? 0 : 1),
      isNew && work('roof-prices', 1),
      isBought && work('roof-new', 'mar', { after: 'roof-prices', job: newRoof(v) }),
    ],
  };
};
