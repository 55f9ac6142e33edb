import { outcome, stop, type FoundWarning, type Given } from '../../engine/index.ts';
import { step, type BookSource, type Decision } from '../decision.ts';
import type { ApplianceCheckValues } from './fields.ts';
import { lookUpRecall } from './plate.ts';
import type { ApplianceCheckWord } from './words.ts';

type Danger = ApplianceCheckValues['danger'][number];

const dangers: Readonly<Record<Danger, FoundWarning<BookSource>>> = {
  gas: stop('gas', { help: 'gas', sources: ['appliance-repair R53', 'appliance-repair R110'] }),
  co: stop('co', { help: 'co', sources: ['appliance-repair R113', 'hvac S94'] }),
  burning: stop('burning', { sources: ['appliance-repair R54', 'appliance-repair R55'] }),
  water: stop('water', { sources: ['appliance-repair R53'] }),
  shock: stop('shock', { sources: ['appliance-repair R100'] }),
};

const inTheAir: readonly Danger[] = ['gas', 'co'];

/** Nothing else is said where the air itself is the danger: a breaker or a valve would keep people inside. */
const getOut = (among: readonly Danger[]): Decision<ApplianceCheckWord> => ({
  recommendation: outcome('make-it-safe', 'emergency', {
    facts: { danger: 'gas' },
    reasons: ['reason.warning-above'],
    urgent: true,
  }),
  warnings: inTheAir.flatMap((one) => (among.includes(one) ? [dangers[one]] : [])),
  assumptions: [],
  steps: [
    step('leave', 'now', { danger: true, sources: ['appliance-repair R110'] }),
    step('stay-out', 'now', { danger: true, sources: ['appliance-repair R113'] }),
    // Whatever burns can give off carbon monoxide: the appliance asked about may not be the one.
    among.includes('co') &&
      step('co-source', 'today', { sources: ['appliance-repair R113', 'hvac S94', 'hvac S124'] }),
    among.includes('gas') &&
      step('technician-first', 'week', { sources: ['appliance-repair R44'] }),
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
    recommendation: outcome('make-it-safe', 'emergency', {
      facts: { danger: 'power' },
      reasons: ['reason.warning-above'],
      urgent: true,
    }),
    warnings: danger.map((one) => dangers[one]),
    assumptions: [],
    steps: [
      step('power-off', 'now', { danger: true, sources: ['appliance-repair R53'] }),
      step('leave-off', 'now', { danger: true, sources: ['appliance-repair R54'] }),
      lookUpRecall(v, given),
      step('report', 'week', { sources: ['appliance-repair R107'] }),
    ],
  };
};
