import { figures } from '../../trades/appliance-repair/figures.ts';
import { priced, step, unpriced, type Job } from '../decision.ts';
import type { HomeValues } from './fields.ts';
import { known, work, type HomeStep, type LookAt } from './look.ts';

type Appliance = HomeValues['failing'][number];

const ageOf = (v: HomeValues, one: Appliance): number | null => v.ages[one] ?? null;

const isPastLife = (v: HomeValues, one: Appliance): boolean =>
  (ageOf(v, one) ?? 0) >= figures.lifeYears.value[one];

const failing = (v: HomeValues, one: Appliance): HomeStep => {
  const age = ageOf(v, one);
  const facts = { age: age ?? 0, life: figures.lifeYears.value[one] };
  return step(`fix-${one}`, one === 'refrigerator' ? 'week' : 'month', {
    because: [
      one === 'refrigerator' && 'because.food',
      age !== null &&
        (isPastLife(v, one) ? ['because.past-life', facts] : ['because.has-years', facts]),
    ],
    sources:
      one === 'refrigerator'
        ? ['appliance-repair R49', 'appliance-repair R120', 'appliance-repair R19']
        : ['appliance-repair R19'],
    job: unpriced('appliance-repair', { appliance: one, ...known('age', age), city: v.city }),
  });
};

const vent: Job['inputs'] = {
  appliance: 'dryer',
  dryer: 'slow',
  dryerPart: 'dryerVent',
  checked: 'done',
};

export const lookAtAppliances: LookAt = (v, given) => {
  const cleaning: Job = priced('appliance-repair', { ...vent, city: v.city });
  const aged = (Object.keys(v.ages) as Appliance[]).filter(
    (one) => !v.failing.includes(one) && isPastLife(v, one),
  );
  const isDirty = v.vent === 'longer';
  return {
    part: 'appliances',
    seen: 'failing',
    told: given.has('failing') || given.has('ages') || given.has('vent'),
    ...(given.has('vent') && { last: `cell.vent-${v.vent}` }),
    steps: [
      ...v.failing.map((one) => failing(v, one)),
      isDirty && step('vent', 'month', { sources: ['appliance-repair R55'], job: cleaning }),
      aged.length > 0 &&
        step('appliances-old', 'later', {
          facts: { count: aged.length },
          sources: ['appliance-repair R19'],
        }),
    ],
    plan: [
      v.failing.length > 0 && work('appliances', 0),
      isDirty && work('vent', 1, { job: cleaning }),
    ],
  };
};

export const lookAtPests: LookAt = (v, given) => {
  const by = (inputs: object): Job => priced('pest-control', { ...inputs, city: v.city });
  const found = {
    none: undefined,
    termites: {
      when: 'month',
      sources: ['pest-control P37', 'pest-control P30'],
      job: by({ target: 'termite', evidence: 'live', area: v.floor }),
    },
    wings: {
      when: 'month',
      sources: ['pest-control P37'],
      job: by({ target: 'termite', evidence: 'swarm' }),
    },
    rodents: {
      when: 'week',
      sources: ['pest-control P45'],
      job: by({ target: 'rodent', area: v.floor }),
    },
    insects: {
      when: 'season',
      sources: ['pest-control P16'],
      job: by({ target: 'general', area: v.floor }),
    },
  } as const satisfies Record<
    HomeValues['pests'],
    Pick<HomeStep, 'when' | 'sources' | 'job'> | undefined
  >;
  const trouble = found[v.pests];
  return {
    part: 'pests',
    seen: 'pests',
    told: given.has('pests'),
    steps: [trouble !== undefined && { id: v.pests, ...trouble }],
    plan: [
      trouble !== undefined &&
        work('pests', trouble.when === 'season' ? 1 : 0, { job: trouble.job }),
    ],
  };
};
