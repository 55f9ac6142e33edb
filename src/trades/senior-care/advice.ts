import {
  rough,
  usd,
  type Advice,
  type Given,
  type Saying,
  type ThreePoint,
} from '../../estimate/index.ts';
import { inPlace } from '../../places.ts';
import { gapOf, monthsOf } from './afford.ts';
import type { SeniorCareValues } from './fields.ts';
import { levelOf, type Level } from './level.ts';
import { vaAllows } from './payers.ts';
import { agency } from './places.ts';
import type { SeniorCareWord } from './words.ts';

type SeniorCareAdvice = Advice<SeniorCareWord>;

/** Whom to ask for free help: the agency of the city, once it is known. */
const freeHelp = (v: SeniorCareValues, given: Given): Saying<SeniorCareWord, 'reason'> =>
  given.has('city')
    ? ['reason.free-help', { ...inPlace(agency, v.city).value }]
    : 'reason.free-help-anywhere';

const byLevel: Record<Exclude<Level, 'tasks'>, SeniorCareAdvice> = {
  none: {
    outcome: 'no-paid-care-yet',
    reasons: ['reason.should-you-want-it', 'reason.ask-again'],
    flip: 'flip.another-person',
    next: 'wait',
  },
  'some-help': {
    outcome: 'home-or-type-a',
    reasons: ['reason.type-a', 'reason.hours-that-match', 'reason.talk'],
    flip: 'flip.nights-or-fire',
    next: 'official-help',
  },
  'type-b': {
    outcome: 'type-b',
    reasons: ['reason.type-b', 'reason.three-activities', 'reason.talk'],
    flip: 'flip.wandering',
    next: 'official-help',
  },
  memory: {
    outcome: 'certified-type-b',
    reasons: ['reason.certificate', 'reason.guide', 'reason.talk'],
    flip: 'flip.never-out-of-bed',
    next: 'official-help',
  },
  nursing: {
    outcome: 'nursing-facility',
    reasons: ['reason.no-assisted-living', 'reason.medicaid-right', 'reason.talk'],
    flip: 'flip.up-with-help',
    next: 'official-help',
  },
};

/** The questions that, answered, allow us to say that nothing is needed. */
const TELLING = ['help', 'evacuate', 'memory', 'night', 'nursing'] as const;

/** Whether they can afford it, in one sentence, where income and savings were entered. */
const afford = (
  v: SeniorCareValues,
  care: ThreePoint,
): readonly Saying<SeniorCareWord, 'reason'>[] => {
  const gap = gapOf(v, care);
  if (gap === null || v.assets === null) return [];
  const months = monthsOf(v.assets, gap);
  if (months === null) return ['reason.income-covers'];
  const va = vaAllows(v, care.typical) ?? 0;
  const withVa = va > 0 ? gapOf(v, care, va) : null;
  const longer = withVa && monthsOf(v.assets, withVa);
  const facts = { gap: usd(gap.typical), months: rough(months.typical, 'month') };
  if (va === 0) return [['reason.savings-last', facts]];
  return [
    ['reason.savings-last', facts],
    longer === null
      ? 'reason.va-covers'
      : ['reason.va-longer', { longer: rough(longer.typical, 'month') }],
  ];
};

/** Emergencies and harm first; else where the answers point. Never leads to a request. */
const byNeed = (v: SeniorCareValues, given: Given): SeniorCareAdvice => {
  if (v.signs.some((sign) => sign !== 'harm')) {
    return {
      outcome: 'call-911',
      reasons: ['reason.not-dementia', 'reason.missing'],
      next: 'emergency',
    };
  }
  if (v.signs.includes('harm')) {
    return {
      outcome: 'report-harm',
      reasons: ['reason.who-looks', 'reason.must-report', 'reason.self-neglect'],
      next: 'official-help',
    };
  }
  const level = levelOf(v);
  if (level === 'tasks') {
    return {
      outcome: 'help-with-tasks',
      reasons: ['reason.tasks-first', freeHelp(v, given), 'reason.talk'],
      flip: 'flip.bathing-too',
      next: 'official-help',
    };
  }
  if (level === 'none' && !TELLING.some((id) => given.has(id))) {
    return {
      outcome: 'tell-us-first',
      reasons: ['reason.if-company', 'reason.if-bathing', 'reason.talk'],
      next: 'wait',
    };
  }
  return byLevel[level];
};

/**
 * What we would do, and whether they can afford it.
 * @param care a month of care, US dollars
 */
export const advise = (v: SeniorCareValues, care: ThreePoint, given: Given): SeniorCareAdvice => {
  const advice = byNeed(v, given);
  if (v.signs.length > 0) return advice;
  return { ...advice, reasons: [...afford(v, care), ...advice.reasons] };
};
