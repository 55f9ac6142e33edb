import { outcome, stop, type Advice, type Given } from '../../engine/index.ts';
import { present } from '../../engine/run/present.ts';
import {
  byUrgency,
  priced,
  step,
  unpriced,
  type Decision,
  type Job,
  type Letter,
  type Step,
} from '../decision.ts';
import { defineRule } from '../tool.ts';
import { fields, type RenterValues } from './fields.ts';
import { deductAfter, isAboutHealth, isAir, isWet, landlordDays } from './law.ts';
import { words, type RenterWord } from './words.ts';

const isTold = ({ told }: RenterValues): boolean => told !== 'no';
const isDue = (v: RenterValues): boolean => isTold(v) && v.days >= landlordDays;
/** What must not wait for a letter. */
const isNow = ({ dangers }: RenterValues): boolean => dangers.some((danger) => danger !== 'frail');

/** Sent so that it counts: by mail that is tracked, or a second time in writing. */
const isProved = ({ told }: RenterValues): boolean => told === 'tracked';

const advise = (v: RenterValues, given: Given): Advice<RenterWord> => {
  const facts = { problem: v.problem };
  if (v.dangers.includes('gas'))
    return outcome('leave', 'emergency', { reasons: ['reason.leave'], urgent: true });
  if (isNow(v)) return outcome('call-now', 'landlord', { reasons: ['reason.call-now'] });
  if (!given.has('problem'))
    return outcome('say-what', 'landlord', { reasons: ['reason.say-what'] });
  if (v.caused === 'yes')
    return outcome('own-damage', 'landlord', { reasons: ['reason.own-damage'] });
  if (v.paid === 'no') return outcome('pay-first', 'landlord', { reasons: ['reason.pay-first'] });
  if (!isAboutHealth(v))
    return outcome('read-lease', 'landlord', {
      facts,
      reasons: [['reason.read-lease', facts]],
      flip: ['flip.unsafe', facts],
    });
  const duty = ['reason.duty', { days: landlordDays }] as const;
  if (!isTold(v)) return outcome('write', 'landlord', { facts, reasons: [duty] });
  if (!isDue(v))
    return outcome('wait', 'wait', {
      facts: { left: landlordDays - v.days },
      reasons: [duty, 'reason.sooner'],
    });
  return isProved(v)
    ? outcome('remedies', 'official-help', { reasons: ['reason.remedies'] })
    : outcome('write-again', 'landlord', { reasons: ['reason.second-notice'] });
};

/** What it costs the owner, by the trade that does it. */
const jobOf = (v: RenterValues): Job | undefined => {
  const rents = { tenure: 'rent', city: v.city };
  switch (v.problem) {
    case 'cooling':
      return priced('hvac', { ...rents, job: 'repair' });
    case 'heat':
      return priced('hvac', { ...rents, job: 'repair', symptom: 'no-heat' });
    case 'water':
      return unpriced('water-damage', rents);
    case 'above':
      return unpriced('water-damage', { ...rents, source: 'above', walls: 'ceiling' });
    case 'sewage':
      return unpriced('water-damage', { ...rents, source: 'sewer' });
    case 'mold':
      return unpriced('water-damage', { ...rents, scope: 'mold' });
    case 'pests':
    case 'outdoorPests':
      return unpriced('pest-control', rents);
    case 'appliance':
      return unpriced('appliance-repair', rents);
    default:
      return undefined;
  }
};

/** Whose rule on cooling may hold: of a city that nobody named, nothing is said to have been looked for. */
const placeOf = (v: RenterValues, given: Given): 'dallas' | 'other' | 'unknown' => {
  if (!given.has('city')) return 'unknown';
  return v.city === 'dallas' ? 'dallas' : 'other';
};

type RenterStep = Step<RenterWord>;

const stepsFor = (v: RenterValues, given: Given, outcome: string): RenterStep[] => {
  const job = jobOf(v);
  return present<RenterStep>([
    isNow(v) &&
      step('safe', 'now', {
        danger: true,
        because: [
          v.dangers.includes('gas') && 'because.gas',
          v.dangers.includes('power') && 'because.power',
          v.dangers.includes('running') && ['because.running', { problem: v.problem }],
        ],
      }),
    v.dangers.includes('frail') &&
      step('cool-place', 'now', { danger: true, sources: ['hvac S76'] }),
    step('emergency-line', isNow(v) ? 'now' : 'today', { sources: ['hvac S131'] }),
    step('photos', 'today', { facts: { air: isAir(v) ? 'yes' : 'no' } }),
    isWet(v) &&
      step('claim', 'today', {
        facts: { insured: v.insured, problem: v.problem },
        sources: ['hvac S135'],
      }),
    !['wait', 'remedies', 'leave', 'say-what'].includes(outcome) &&
      step('send', 'today', {
        facts: { again: isTold(v) ? 'yes' : 'no' },
        sources: ['hvac S128', 'hvac S132'],
      }),
    isAir(v) &&
      step('city', 'week', {
        facts: { problem: v.problem, place: placeOf(v, given) },
        sources: v.city === 'dallas' && v.problem === 'cooling' ? ['hvac S133'] : ['hvac S129'],
      }),
    outcome === 'remedies' && step('court', 'week', { sources: ['hvac S128'] }),
    outcome === 'remedies' &&
      step('deduct', 'week', {
        facts: { days: deductAfter(v), problem: v.problem },
        sources: ['hvac S129'],
      }),
    job !== undefined &&
      step('price', 'month', { facts: { priced: job.unpriced ? 'no' : 'yes' }, job }),
  ]).sort(byUrgency);
};

const landlordLetter = (v: RenterValues, outcome: string): Letter<RenterWord> => ({
  id: 'landlord',
  opening: [
    'letter.opening',
    {
      problem: v.problem,
      again: isTold(v) ? 'yes' : 'no',
      health: isAboutHealth(v) ? 'yes' : 'no',
      paid: v.paid,
    },
  ],
  questions: [
    ['question.repair', { problem: v.problem }],
    'question.who',
    isAir(v) && ['question.meanwhile', { problem: v.problem }],
    outcome === 'write-again' && ['question.intent', { days: deductAfter(v) }],
  ],
  closing: ['letter.closing', { health: isAboutHealth(v) ? 'yes' : 'no' }],
});

/** Whom a tenant calls, what to write, and what Texas law adds once time has passed. */
export const rule = defineRule({
  tool: 'renter-repairs',
  version: '2026.11.2',
  fields,
  words,
  decide: (asked, given): Decision<RenterWord> => {
    // Nothing is said of an AC that nobody named.
    const v: RenterValues = given.has('problem') ? asked : { ...asked, problem: 'other' };
    const recommendation = advise(v, given);
    const { outcome } = recommendation;
    const leave = outcome === 'leave';
    return {
      recommendation,
      warnings: [v.dangers.includes('gas') && stop('gas', { sources: ['hvac S50'] })],
      assumptions: leave ? [] : ['assumption.not-a-lawyer', 'assumption.lease'],
      steps: stepsFor(v, given, outcome),
      letters:
        leave || outcome === 'say-what'
          ? []
          : [
              landlordLetter(v, outcome),
              v.problem === 'above' && {
                id: 'neighbor',
                opening: 'letter.neighbor-opening',
                questions: ['question.neighbor-stop', 'question.neighbor-policy'],
              },
            ],
      lists: leave
        ? []
        : [
            {
              id: 'never',
              items: [
                { say: 'item.hold-rent', sources: ['hvac S132'] },
                { say: 'item.hire-alone', sources: ['hvac S129'] },
                isWet(v) && { say: 'item.main-valve' },
              ],
            },
            {
              id: 'law',
              items: [
                {
                  say: ['item.diligent', { days: landlordDays }],
                  sources: ['hvac S127', 'hvac S128'],
                },
                { say: 'item.limit', sources: ['hvac S129'] },
                { say: 'item.retaliate', sources: ['hvac S130'] },
                isWet(v) && { say: 'item.insured-loss', sources: ['hvac S134'] },
                v.problem === 'pests' && { say: 'item.pests', sources: ['hvac S136'] },
              ],
            },
          ],
    };
  },
});
