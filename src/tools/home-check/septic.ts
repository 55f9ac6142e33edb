import { figures } from '../../trades/septic/figures.ts';
import { pumpingInterval } from '../../trades/septic/interval.ts';
import { priced, step, unpriced, type Job } from '../decision.ts';
import type { HomeValues } from './fields.ts';
import { known, work, type HomeStep, type LookAt } from './look.ts';

const isAerobic = (v: HomeValues): boolean => v.septicKind === 'spray';

/** Years after which the tank is due: by the table, or at the latest for an aerobic one. */
const dueAfter = (v: HomeValues): number =>
  isAerobic(v)
    ? figures.aerobicYears.value.high
    : pumpingInterval(figures.flatGallons.value, v.people, false);

const isDue = (v: HomeValues): boolean => v.pumped !== null && v.pumped >= dueAfter(v);

const pump = (v: HomeValues): Job =>
  priced('septic', {
    job: 'pump',
    system: v.septicKind,
    ...known('since', v.pumped),
    ...(!isAerobic(v) && { people: v.people }),
    city: v.city,
  });

const contract = (v: HomeValues): Job =>
  priced('septic', { job: 'contract', system: v.septicKind, city: v.city });

const inspection = (v: HomeValues): Job =>
  priced('septic', { job: 'inspect', forSale: 'yes', city: v.city });

/** What was noticed goes along, so that the price is of that and not of a full tank. */
const repair = (v: HomeValues): Job =>
  priced('septic', {
    job: 'repair',
    system: v.septicKind,
    ...(isAerobic(v) ? { fault: v.septicSigns } : { problem: v.septicSigns }),
    city: v.city,
  });

/** A tank that drains by itself has no alarm: what sounds there is a pump that somebody added. */
const withoutSign = (v: HomeValues): Job =>
  unpriced('septic', { job: 'repair', system: v.septicKind, city: v.city });

const mend = (v: HomeValues): Job =>
  v.septicSigns === 'alarm' && !isAerobic(v) ? withoutSign(v) : repair(v);

const isOldSystem = (v: HomeValues): boolean =>
  v.septicAge !== null && v.septicAge >= figures.lifeYears.value[v.septicKind];

const replace = (v: HomeValues): Job =>
  priced('septic', {
    job: 'replace',
    system: v.septicKind,
    ...known('age', v.septicAge),
    area: v.floor,
    city: v.city,
  });

/** What was noticed, the worst first. */
const sign = (v: HomeValues): HomeStep | false => {
  switch (v.septicSigns) {
    case 'wet':
      return step('septic-wet', 'today', {
        danger: true,
        sources: ['septic S15', 'septic S38'],
        job: mend(v),
      });
    case 'alarm':
      return step('septic-alarm', 'today', {
        facts: { who: v.plans },
        sources: ['septic S37'],
        job: mend(v),
      });
    case 'slow':
      return step('septic-slow', 'week', { sources: ['septic S15'], job: mend(v) });
    case 'none':
      return false;
  }
};

/** When it was last pumped: overdue, to be measured, or to be found out. */
const pumping = (v: HomeValues): HomeStep | false => {
  const facts = { since: v.pumped ?? 0, people: v.people, due: dueAfter(v) };
  if (isDue(v))
    return step('septic-pump', 'month', {
      facts: { ...facts, kind: v.septicKind },
      sources: isAerobic(v) ? ['septic S61', 'septic S62'] : ['septic S13', 'septic S15'],
      job: pump(v),
    });
  if (v.pumped === null)
    return step('septic-ask', v.plans === 'buy' ? 'week' : 'month', {
      facts: { kind: v.septicKind },
      sources: isAerobic(v) ? ['septic S61', 'septic S62'] : ['septic S15'],
    });
  return (
    isAerobic(v) &&
    v.pumped >= figures.aerobicYears.value.typical &&
    step('septic-sludge', 'season', { facts, sources: ['septic S61'] })
  );
};

export const lookAtSeptic: LookAt = (v, given) => {
  if (!v.has.includes('septic')) return false;
  const isMissing = isAerobic(v) && v.contract === 'no';
  const isSold = v.plans === 'sell';
  const isBought = v.plans === 'buy';
  return {
    part: 'septic',
    seen: 'septicSigns',
    told: ['septicSigns', 'pumped', 'contract', 'septicAge'].some((id) => given.has(id)),
    age: v.septicAge,
    ...(v.pumped !== null && { last: ['cell.pumped', { years: v.pumped }] as const }),
    steps: [
      sign(v),
      pumping(v),
      isMissing &&
        step('septic-contract', 'month', {
          sources: ['septic S27', 'septic S28', 'septic S29'],
          job: contract(v),
        }),
      isOldSystem(v) &&
        step('septic-save', 'later', {
          facts: { age: v.septicAge ?? 0, life: figures.lifeYears.value[v.septicKind] },
          sources: ['septic S39', 'septic S16'],
          job: replace(v),
        }),
      (isSold || isBought) &&
        step('septic-inspect', isBought ? 'week' : 'season', {
          facts: { who: v.plans },
          sources: ['septic S19'],
          job: inspection(v),
        }),
    ],
    plan: [
      v.septicSigns !== 'none' && work('septic-mend', 0, { job: mend(v) }),
      isOldSystem(v) && work('septic-new', 0, { reserve: true, job: replace(v) }),
      isDue(v) && work('septic-pump', 0, { job: pump(v) }),
      isMissing && work('septic-contract', 1, { job: contract(v) }),
      (isSold || isBought) && work('septic-inspect', isBought ? 0 : 2, { job: inspection(v) }),
    ],
  };
};
