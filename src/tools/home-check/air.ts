import { bounded } from '../../estimate/index.ts';
import { figures } from '../../trades/hvac/figures.ts';
import type { Job } from '../decision.ts';
import type { HomeValues } from './fields.ts';
import { inMonth, known, type HomeStep, type LookAt } from './look.ts';

/** The floor areas, in sq ft, that the calculator takes. */
const AREA = { least: 400, most: 12_000 }; // eslint-disable-line no-restricted-syntax -- limits of its form

const areaOf = (v: HomeValues): number => bounded(v.floor, AREA.least, AREA.most);

const repair = (v: HomeValues, more: object): Job => ({
  trade: 'hvac',
  inputs: { job: 'repair', ...known('age', v.airAge), area: areaOf(v), city: v.city, ...more },
  unpriced: true,
});

const replace = (v: HomeValues, state: 'works' | 'repairs'): Job => ({
  trade: 'hvac',
  inputs: {
    job: 'replace',
    ...known('age', v.airAge),
    area: areaOf(v),
    city: v.city,
    state,
    system: v.alarms === 'electric' ? 'heat-pump' : 'ac-furnace',
  },
});

const tuneUp = (v: HomeValues): Job => ({
  trade: 'hvac',
  inputs: { job: 'tune-up', city: v.city },
});

const isPast = (v: HomeValues, years: number): boolean => v.airAge !== null && v.airAge >= years;

/** What its work says about it: broken, breaking again and again, uneven, or just old. */
const state = (v: HomeValues): HomeStep | false => {
  const facts = { age: v.airAge ?? 0 };
  switch (v.airWorks) {
    case 'dead':
      return {
        id: 'air-dead',
        when: v.dangers.includes('frail') ? 'today' : 'week',
        because: [isPast(v, figures.oldFrom.value.cooling) && ['because.air-old', facts]],
        sources: ['hvac S94', 'hvac S80'],
        job: repair(v, {}),
      };
    case 'repairs':
      return isPast(v, figures.oldFrom.value.cooling)
        ? {
            id: 'air-compare',
            facts,
            when: 'season',
            sources: ['hvac S80', 'hvac S63'],
            job: replace(v, 'repairs'),
          }
        : {
            id: 'air-repair',
            when: 'month',
            sources: ['hvac S68'],
            job: repair(v, { often: 'more' }),
          };
    case 'uneven':
      return { id: 'air-uneven', when: 'season', sources: ['hvac S73'], job: tuneUp(v) };
    case 'well':
      return (
        isPast(v, figures.life.value.ac) && {
          id: 'air-save',
          facts,
          when: 'later',
          sources: ['hvac S63'],
          job: replace(v, 'works'),
        }
      );
  }
};

export const lookAtAir: LookAt = (v, given) => {
  const isNew = v.airWorks === 'repairs' && isPast(v, figures.oldFrom.value.cooling);
  const isTold = given.has('airAge') || given.has('airWorks') || given.has('serviced');
  return {
    part: 'air',
    seen: 'airWorks',
    told: isTold,
    age: v.airAge,
    ...(given.has('serviced') && { last: `cell.serviced-${v.serviced}` }),
    steps: [
      v.alarms === 'no' && { id: 'alarms', when: 'week', sources: ['hvac S124'] },
      state(v),
      v.serviced === 'longer' &&
        v.airWorks !== 'uneven' && {
          id: 'air-service',
          facts: { gas: v.alarms === 'electric' ? 'no' : 'yes' },
          when: 'season',
          sources: ['hvac S72', 'hvac S125'],
          job: tuneUp(v),
        },
    ],
    plan: [
      isNew && { id: 'air-prices', part: 'air', at: { months: 1 } },
      isNew &&
        v.plans !== 'sell' && {
          id: 'air-new',
          part: 'air',
          at: inMonth('mar'),
          after: 'air-prices',
          job: replace(v, 'repairs'),
        },
      (v.airWorks === 'dead' || (v.airWorks === 'repairs' && !isNew)) && {
        id: 'air-mend',
        part: 'air',
        at: { months: 0 },
      },
      isTold && !isNew && { id: 'air-spring', part: 'air', at: inMonth('apr'), job: tuneUp(v) },
      isTold &&
        v.alarms !== 'electric' && {
          id: 'air-fall',
          part: 'air',
          at: inMonth('oct'),
          job: tuneUp(v),
        },
    ],
  };
};
