import { figures } from '../../trades/septic/figures.ts';
import { pumpingInterval } from '../../trades/septic/interval.ts';
import type { Job } from '../decision.ts';
import type { HomeValues } from './fields.ts';
import { known, type HomeStep, type LookAt } from './look.ts';

const isAerobic = (v: HomeValues): boolean => v.septicKind === 'spray';

/** Years after which the tank is due: by the table, or at the latest for an aerobic one. */
const dueAfter = (v: HomeValues): number =>
  isAerobic(v)
    ? figures.aerobicYears.value.high
    : pumpingInterval(figures.flatGallons.value, v.people, false);

const isDue = (v: HomeValues): boolean => v.pumped !== null && v.pumped >= dueAfter(v);

const pump = (v: HomeValues): Job => ({
  trade: 'septic',
  inputs: {
    job: 'pump',
    system: v.septicKind,
    ...known('since', v.pumped),
    ...(!isAerobic(v) && { people: v.people }),
    city: v.city,
  },
});

const contract = (v: HomeValues): Job => ({
  trade: 'septic',
  inputs: { job: 'contract', system: v.septicKind, city: v.city },
});

const inspection = (v: HomeValues): Job => ({
  trade: 'septic',
  inputs: { job: 'inspect', forSale: 'yes', city: v.city },
});

const repair = (v: HomeValues): Job => ({
  trade: 'septic',
  inputs: { job: 'repair', system: v.septicKind, city: v.city },
  unpriced: true,
});

/** What was noticed, the worst first. */
const sign = (v: HomeValues): HomeStep | false => {
  switch (v.septicSigns) {
    case 'wet':
      return {
        id: 'septic-wet',
        when: 'today',
        danger: true,
        sources: ['septic S15', 'septic S38'],
        job: repair(v),
      };
    case 'alarm':
      return { id: 'septic-alarm', when: 'today', sources: ['septic S37'], job: repair(v) };
    case 'slow':
      return { id: 'septic-slow', when: 'week', sources: ['septic S15'], job: repair(v) };
    case 'none':
      return false;
  }
};

/** When it was last pumped: overdue, to be measured, or to be found out. */
const pumping = (v: HomeValues): HomeStep | false => {
  const facts = { since: v.pumped ?? 0, people: v.people, due: dueAfter(v) };
  if (isDue(v)) {
    return {
      id: 'septic-pump',
      facts: { ...facts, kind: v.septicKind },
      when: 'month',
      sources: isAerobic(v) ? ['septic S61', 'septic S62'] : ['septic S13', 'septic S15'],
      job: pump(v),
    };
  }
  if (v.pumped === null) return { id: 'septic-ask', when: 'month', sources: ['septic S15'] };
  return (
    isAerobic(v) &&
    v.pumped >= figures.aerobicYears.value.typical && {
      id: 'septic-sludge',
      facts,
      when: 'season',
      sources: ['septic S61'],
    }
  );
};

export const lookAtSeptic: LookAt = (v, given) => {
  if (!v.has.includes('septic')) return false;
  const isMissing = isAerobic(v) && v.contract === 'no';
  const isSold = v.plans === 'sell';
  return {
    part: 'septic',
    seen: 'septicSigns',
    told: ['septicSigns', 'pumped', 'contract'].some((id) => given.has(id)),
    ...(v.pumped !== null && { last: ['cell.pumped', { years: v.pumped }] as const }),
    steps: [
      sign(v),
      pumping(v),
      isMissing && {
        id: 'septic-contract',
        when: 'month',
        sources: ['septic S27', 'septic S28', 'septic S29'],
        job: contract(v),
      },
      isSold && {
        id: 'septic-inspect',
        when: 'season',
        sources: ['septic S19'],
        job: inspection(v),
      },
    ],
    plan: [
      v.septicSigns !== 'none' && { id: 'septic-mend', part: 'septic', at: { months: 0 } },
      isDue(v) && { id: 'septic-pump', part: 'septic', at: { months: 0 }, job: pump(v) },
      isMissing && { id: 'septic-contract', part: 'septic', at: { months: 1 }, job: contract(v) },
      isSold && { id: 'septic-inspect', part: 'septic', at: { months: 2 }, job: inspection(v) },
    ],
  };
};
