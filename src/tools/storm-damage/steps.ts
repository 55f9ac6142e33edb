import type { Given } from '../../engine/index.ts';
import { present } from '../../engine/run/present.ts';
import { prices } from '../../trades/roofing/figures.ts';
import { byUrgency, step, type Step } from '../decision.ts';
import type { StormValues } from './fields.ts';
import { isDamage, safetyOf, severityOf } from './seen.ts';
import type { StormWord } from './words.ts';
import { roofJob, type Worth } from './worth.ts';

type StormStep = Step<StormWord>;

/** Getting people safe, keeping water out, keeping proof and drying. */
const atOnce = (v: StormValues, isOpen: boolean): (StormStep | false)[] => [
  v.dangers.length > 0 &&
    step('safe', 'now', {
      danger: true,
      because: [
        v.dangers.includes('hurt') && 'because.hurt',
        v.dangers.includes('gas') && 'because.gas',
        v.dangers.includes('line') && 'because.line',
        (v.dangers.includes('tree') || v.dangers.includes('sag')) && 'because.under',
        v.dangers.includes('power') && 'because.power',
      ],
    }),
  isOpen &&
    step('tarp', 'today', {
      facts: safetyOf(v),
      cost: prices.emergency.typical,
      sources: ['roofing R58', 'roofing R98', 'roofing R84'],
    }),
  v.offers.includes('signed') &&
    step('cancel', 'today', { sources: ['roofing R109', 'roofing R110'] }),
  severityOf(v) !== 'none' &&
    step('photos', 'today', { facts: safetyOf(v), sources: ['roofing R98'] }),
  (v.urgent === 'yes' || v.attic.includes('wet') || v.ceilings.length > 0) &&
    step('dry', 'today', { facts: safetyOf(v), sources: ['water-damage W10', 'water-damage W29'] }),
];

/** What to do with the insurer, as far as one is needed. */
const withInsurer = (v: StormValues, outcome: string, isOpen: boolean): (StormStep | false)[] => {
  const isNew = v.told === 'no';
  const late = v.date === 'over' ? 'yes' : 'no';
  const isDispute = v.told === 'low' || v.told === 'denied';
  return [
    isNew &&
      (isOpen || outcome === 'file' || outcome === 'ask-deadline') &&
      step('report', isOpen || late === 'yes' ? 'today' : 'week', {
        facts: { late },
        sources: ['roofing R98', 'roofing R99'],
      }),
    isNew &&
      (outcome === 'read-policy' || outcome === 'ask-schedule') &&
      step('policy', 'week', { sources: ['roofing R01', 'roofing R31'] }),
    isDispute && step('answer', 'week', { facts: { told: v.told }, sources: ['roofing R100'] }),
    (v.told === 'yes' || (isNew && outcome === 'file')) &&
      step('adjuster', 'month', { sources: ['roofing R98'] }),
    v.told === 'low' && step('appraisal', 'month', { sources: ['roofing R100', 'roofing R108'] }),
    isDispute && step('complain', 'month', { sources: ['roofing R100'] }),
  ];
};

/** Looking, and having someone look. */
const looking = (
  v: StormValues,
  { extent }: Worth,
  given: Given,
  outcome: string,
): (StormStep | false)[] => {
  const severity = severityOf(v);
  const isDamaged = isDamage(severity);
  return [
    outcome === 'sign-nothing' && step('door', 'now', { sources: ['roofing R45', 'roofing R98'] }),
    ['look-first', 'sign-nothing', 'cancel-first'].includes(outcome) &&
      step('look', 'today', { sources: ['roofing R59'] }),
    (isDamaged || v.told === 'low' || v.told === 'denied') &&
      step('scope', 'week', {
        ...(isDamaged && extent && { job: roofJob(v, given, extent) }),
        sources: ['roofing R56', 'roofing R98'],
      }),
    outcome === 'have-it-looked-at' &&
      step('inspect', v.ceilings.length > 0 ? 'week' : 'month', {
        sources: ['roofing R59', 'roofing R104'],
      }),
    outcome === 'nothing' && step('after-rain', 'month'),
    outcome === 'nothing' && step('keep', 'nothing', { sources: ['roofing R01'] }),
  ];
};

/** What to do, danger first, then the soonest, as they stand within a day. */
export const stepsFor = (
  v: StormValues,
  worth: Worth,
  given: Given,
  outcome: string,
): StormStep[] => {
  const isOpen = severityOf(v) === 'open';
  return present([
    ...atOnce(v, isOpen),
    ...withInsurer(v, outcome, isOpen),
    ...looking(v, worth, given, outcome),
  ]).sort(byUrgency);
};
