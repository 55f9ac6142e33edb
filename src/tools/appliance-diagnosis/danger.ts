import type { Given } from '../../engine/index.ts';
import type { Decision } from '../decision.ts';
import type { ApplianceCheckValues } from './fields.ts';
import { lookUpRecall } from './plate.ts';
import type { ApplianceCheckWord } from './words.ts';

type Danger = ApplianceCheckValues['danger'][number];

const dangers = {
  gas: {
    id: 'gas',
    level: 'stop',
    help: 'gas',
    sources: ['appliance-repair R53', 'appliance-repair R110'],
  },
  co: { id: 'co', level: 'stop', help: 'co', sources: ['appliance-repair R113', 'hvac S94'] },
  burning: {
    id: 'burning',
    level: 'stop',
    sources: ['appliance-repair R54', 'appliance-repair R55'],
  },
  water: { id: 'water', level: 'stop', sources: ['appliance-repair R53'] },
  shock: { id: 'shock', level: 'stop', sources: ['appliance-repair R100'] },
} as const;

const inTheAir: readonly Danger[] = ['gas', 'co'];

/** Nothing else is said where the air itself is the danger: a breaker or a valve would keep people inside. */
const getOut = (among: readonly Danger[]): Decision<ApplianceCheckWord> => ({
  recommendation: {
    outcome: 'make-it-safe',
    facts: { danger: 'gas' },
    reasons: ['reason.warning-above'],
    next: 'emergency',
    urgent: true,
  },
  warnings: inTheAir.flatMap((one) => (among.includes(one) ? [dangers[one]] : [])),
  assumptions: [],
  steps: [
    { id: 'leave', when: 'now', danger: true, sources: ['appliance-repair R110'] },
    { id: 'stay-out', when: 'now', danger: true, sources: ['appliance-repair R113'] },
    // Whatever burns can give off carbon monoxide: the appliance asked about may not be the one.
    among.includes('co') && {
      id: 'co-source',
      when: 'today',
      sources: ['appliance-repair R113', 'hvac S94', 'hvac S124'],
    },
    among.includes('gas') && {
      id: 'technician-first',
      when: 'week',
      sources: ['appliance-repair R44'],
    },
  ],
});

/** What comes before every check and every price, if anything does. */
export const dangerFirst = (
  v: ApplianceCheckValues,
  given: Given,
): Decision<ApplianceCheckWord> | undefined => {
  const { danger } = v;
  if (danger.length === 0) return undefined;
  const inAir = danger.filter((one) => inTheAir.includes(one));
  if (inAir.length > 0) return getOut(inAir);
  return {
    recommendation: {
      outcome: 'make-it-safe',
      facts: { danger: 'power' },
      reasons: ['reason.warning-above'],
      next: 'emergency',
      urgent: true,
    },
    warnings: danger.map((one) => dangers[one]),
    assumptions: [],
    steps: [
      { id: 'power-off', when: 'now', danger: true, sources: ['appliance-repair R53'] },
      { id: 'leave-off', when: 'now', danger: true, sources: ['appliance-repair R54'] },
      lookUpRecall(v, given),
      { id: 'report', when: 'week', sources: ['appliance-repair R107'] },
    ],
  };
};
