import { priced, step, type Job, type When } from '../decision.ts';
import type { HomeValues } from './fields.ts';
import { work, type LookAt } from './look.ts';

/** The house itself: where rain goes, and whether the foundation moves. An engineer, never a price. */
export const lookAtGround: LookAt = (v, given) => {
  if (v.kind === 'shared') return false;
  const isMoving = v.moves.length > 0;
  const isWet = v.standing === 'yes';
  return {
    part: 'ground',
    seen: 'moves',
    told: given.has('standing') || given.has('moves'),
    steps: [
      isMoving &&
        step('engineer', 'month', {
          facts: { wide: v.moves.includes('cracks') ? 'yes' : 'no' },
          sources: ['concrete C106'],
        }),
      isWet && step('drain', 'season', { sources: ['concrete C107'] }),
    ],
    plan: [isWet && work('drain', 1), isMoving && work('engineer', 0)],
  };
};

/** What a calculator is asked for each kind of trouble, and how soon it is to be seen to. */
const SLABS = {
  worn: { job: 'resurface', when: 'later' },
  cracked: { job: 'repair', when: 'year' },
  lip: { job: 'replace', when: 'season' },
  sunk: { job: 'level', when: 'season' },
} as const satisfies Record<string, { job: string; when: When }>;

const workOn = (v: HomeValues, job: string): Job =>
  priced('concrete', { trouble: v.slab, job, city: v.city });

export const lookAtSlab: LookAt = (v, given) => {
  if (!v.has.includes('drive')) return false;
  if (v.slab === 'sound') return { part: 'slab', seen: 'slab', told: given.has('slab'), steps: [] };
  const { job, when } = SLABS[v.slab];
  const isTrip = v.slab === 'lip' || v.slab === 'sunk';
  const waits = v.standing === 'yes';
  return {
    part: 'slab',
    seen: 'slab',
    told: true,
    steps: [
      step(`slab-${v.slab}`, when, {
        because: [isTrip && v.plans === 'age' && 'because.trip', waits && 'because.drain-first'],
        sources: ['concrete C33'],
        job: workOn(v, job),
      }),
    ],
    plan: [
      when !== 'later' &&
        work('slab', 'may', { ...(waits && { after: 'drain' }), job: workOn(v, job) }),
    ],
  };
};
