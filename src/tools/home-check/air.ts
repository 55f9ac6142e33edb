import { bounded } from '../../engine/index.ts';
import { figures } from '../../trades/hvac/figures.ts';
import { priced, step, type Job } from '../decision.ts';
import type { HomeValues } from './fields.ts';
import { known, work, type HomeStep, type LookAt } from './look.ts';

/** The floor areas, in sq ft, that the calculator takes. */
const AREA = { least: 400, most: 12_000 }; // eslint-disable-line no-restricted-syntax -- limits of its form

const areaOf = (v: HomeValues): number => bounded(v.floor, AREA.least, AREA.most);

const repair = (v: HomeValues, more: object): Job =>
  priced('hvac', {
    job: 'repair',
    ...known('age', v.airAge),
    area: areaOf(v),
    city: v.city,
    ...more,
  });

const isOldFurnace = (v: HomeValues): boolean =>
  v.furnaceAge !== null && v.furnaceAge >= figures.oldFrom.value.furnace;

/** What is bought together: the furnace stays where it is known to be young, or where nothing burns gas. */
const systemOf = (v: HomeValues): 'ac' | 'ac-furnace' =>
  v.alarms === 'electric' || (v.furnaceAge !== null && !isOldFurnace(v)) ? 'ac' : 'ac-furnace';

/** A furnace that is old beside an AC that is not. */
const furnace = (v: HomeValues): Job =>
  priced('hvac', {
    job: 'replace',
    system: 'furnace',
    ...known('age', v.furnaceAge),
    area: areaOf(v),
    city: v.city,
  });

const replace = (v: HomeValues, state: 'works' | 'repairs'): Job =>
  priced('hvac', {
    job: 'replace',
    ...known('age', v.airAge),
    area: areaOf(v),
    city: v.city,
    state,
    system: systemOf(v),
  });

const tuneUp = (v: HomeValues): Job => priced('hvac', { job: 'tune-up', city: v.city });

const isPast = (v: HomeValues, years: number): boolean => v.airAge !== null && v.airAge >= years;

/** Works, but money is kept ready for the next one: at the end of its years, or for a buyer once it is old. */
const isSavedFor = (v: HomeValues): boolean =>
  v.airWorks === 'well' &&
  isPast(v, v.plans === 'buy' ? figures.oldFrom.value.cooling : figures.life.value.ac);

/** What its work says about it: broken, breaking again and again, uneven, or just old. */
const state = (v: HomeValues, isSeen: boolean): HomeStep | false => {
  const facts = { age: v.airAge ?? 0 };
  switch (v.airWorks) {
    case 'dead':
      return step('air-dead', v.dangers.includes('frail') ? 'today' : 'week', {
        because: [isPast(v, figures.oldFrom.value.cooling) && ['because.air-old', facts]],
        sources: ['hvac S94', 'hvac S80'],
        job: repair(v, {}),
      });
    case 'repairs':
      return isPast(v, figures.oldFrom.value.cooling)
        ? step('air-compare', 'season', {
            facts,
            sources: ['hvac S80', 'hvac S63'],
            job: replace(v, 'repairs'),
          })
        : step('air-repair', 'month', { sources: ['hvac S68'], job: repair(v, { often: 'more' }) });
    case 'uneven':
      return step('air-uneven', 'season', { sources: ['hvac S73'], job: tuneUp(v) });
    case 'well':
      return (
        isSavedFor(v) &&
        step('air-save', 'later', {
          facts: { ...facts, system: systemOf(v), seen: isSeen ? 'yes' : 'no' },
          sources: ['hvac S63'],
          job: replace(v, 'works'),
        })
      );
  }
};

export const lookAtAir: LookAt = (v, given) => {
  const isNew = v.airWorks === 'repairs' && isPast(v, figures.oldFrom.value.cooling);
  const isTold = ['airAge', 'airWorks', 'serviced', 'furnaceAge'].some((id) => given.has(id));
  const isSaved = isSavedFor(v);
  const isSeen = given.has('airWorks');
  // What nobody looked at is neither fine nor broken, and a buyer can still have it tested.
  const isTested = v.plans === 'buy' && isTold && !isSeen;
  return {
    part: 'air',
    seen: 'airWorks',
    // A missing alarm is something told, though it says nothing of how the AC is.
    told: isTold || v.alarms === 'no',
    age: v.airAge,
    ...(given.has('serviced') && { last: `cell.serviced-${v.serviced}` }),
    steps: [
      v.alarms === 'no' && step('alarms', 'week', { sources: ['hvac S124'] }),
      isTested && step('air-test', 'week', { sources: ['hvac S80'] }),
      state(v, isSeen),
      isOldFurnace(v) &&
        !isSaved &&
        step('furnace-save', 'later', {
          facts: { age: v.furnaceAge ?? 0, seen: isSeen ? 'yes' : 'no' },
          sources: ['hvac S63'],
          job: furnace(v),
        }),
      v.serviced === 'longer' &&
        v.airWorks !== 'uneven' &&
        step('air-service', 'season', {
          facts: { gas: v.alarms === 'electric' ? 'no' : 'yes' },
          sources: ['hvac S72', 'hvac S125'],
          job: tuneUp(v),
        }),
    ],
    plan: [
      isTested && work('air-test', 0),
      isSaved &&
        work(systemOf(v) === 'ac' ? 'air-reserve' : 'air-furnace-reserve', 0, {
          reserve: true,
          job: replace(v, 'works'),
        }),
      isOldFurnace(v) && !isSaved && work('furnace-new', 0, { reserve: true, job: furnace(v) }),
      isNew && work('air-prices', 1),
      isNew &&
        v.plans !== 'sell' &&
        work('air-new', 'mar', { after: 'air-prices', job: replace(v, 'repairs') }),
      (v.airWorks === 'dead' || (v.airWorks === 'repairs' && !isNew)) &&
        work('air-mend', 0, { job: repair(v, v.airWorks === 'repairs' ? { often: 'more' } : {}) }),
      isTold && !isNew && work('air-spring', 'apr', { job: tuneUp(v) }),
      isTold && v.alarms !== 'electric' && work('air-fall', 'oct', { job: tuneUp(v) }),
    ],
  };
};
