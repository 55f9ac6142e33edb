import { outcome, usd, type Given, type ThreePoint } from '../../engine/index.ts';
import { inPlace } from '../../place/places.ts';
import type { Advice, Saying } from '../said.ts';
import { asTime, gapOf, monthsOf } from './afford.ts';
import type { SeniorCareValues } from './fields.ts';
import { figures } from './figures.ts';
import { isNursingHome, levelOf, livesAtHome, settingOf, type Level } from './level.ts';
import { householdOf, vaAllows } from './payers.ts';
import { agency } from './places.ts';

/** Who to ask for free help: the agency of the city, once it is known. */
const freeHelp = (v: SeniorCareValues, given: Given): Saying<'senior-care', 'reason'> =>
  given.has('city')
    ? ['reason.free-help', { ...inPlace(agency, v.city).value }]
    : 'reason.free-help-anywhere';

const byLevel: Record<Exclude<Level, 'tasks'>, Advice<'senior-care'>> = {
  none: outcome('no-paid-care-yet', 'wait', {
    reasons: ['reason.should-you-want-it', 'reason.ask-again'],
    flip: 'flip.another-person',
  }),
  'some-help': outcome('home-or-type-a', 'official-help', {
    reasons: ['reason.type-a', 'reason.hours-that-match', 'reason.talk'],
    flip: 'flip.nights-or-fire',
  }),
  'type-b': outcome('type-b', 'official-help', {
    reasons: ['reason.type-b', 'reason.three-activities', 'reason.talk'],
    flip: 'flip.wandering',
  }),
  memory: outcome('certified-type-b', 'official-help', {
    reasons: ['reason.certificate', 'reason.guide', 'reason.talk'],
    flip: 'flip.never-out-of-bed',
  }),
  nursing: outcome('nursing-facility', 'official-help', {
    reasons: ['reason.no-assisted-living', 'reason.medicaid-right', 'reason.talk'],
    flip: 'flip.up-with-help',
  }),
};

/** The questions that, answered, allow us to say that nothing is needed. */
const TELLING = ['help', 'evacuate', 'memory', 'night', 'nursing'] as const;

type Reasons = Advice<'senior-care'>['reasons'];

/** How long savings last, in one sentence. */
const lasting = (v: SeniorCareValues, gap: number, months: number): Reasons => {
  if (months >= figures.longest.value) return [['reason.savings-very-long', { gap: usd(gap) }]];
  if (months < 1) return [['reason.savings-short', { gap: usd(gap) }]];
  const besides = v.living === null && livesAtHome(v) ? 'open' : 'none';
  return [['reason.savings-last', { gap: usd(gap), time: asTime(months), besides }]];
};

/** Whether they can afford it, where income and savings were entered; VA help as an “if”. */
const afford = (v: SeniorCareValues, care: ThreePoint): Reasons => {
  const gap = gapOf(v, care);
  if (gap === null || v.income === null || v.assets === null) return [];
  const months = monthsOf(v.assets, gap);
  if (months === null) {
    const left = v.income + v.insurance - (v.living ?? 0) - care.typical;
    return [['reason.income-covers', { left: usd(left) }]];
  }
  const sure = lasting(v, gap.typical, months.typical);
  const va = vaAllows(v, care.typical) ?? 0;
  const withVa = va > 0 ? gapOf(v, care, va) : null;
  if (withVa === null) return sure;
  const longer = monthsOf(v.assets, withVa);
  return [
    ...sure,
    longer === null ? 'reason.va-covers' : ['reason.va-longer', { time: asTime(longer.typical) }],
  ];
};

/** Emergencies and harm first; else where the answers point. Never leads to a request. */
const byNeed = (v: SeniorCareValues, given: Given): Advice<'senior-care'> => {
  if (v.signs.some((sign) => sign !== 'harm'))
    return outcome('call-911', 'emergency', {
      reasons: [
        v.signs.includes('emergency') && 'reason.note-the-time',
        v.signs.includes('confusion') && 'reason.not-dementia',
        v.signs.includes('missing') && 'reason.missing',
      ],
    });
  if (v.signs.includes('harm'))
    return outcome('report-harm', 'official-help', {
      reasons: ['reason.who-looks', 'reason.must-report', 'reason.self-neglect'],
    });
  const level = levelOf(v);
  if (level === 'tasks')
    return outcome('help-with-tasks', 'official-help', {
      reasons: ['reason.tasks-first', freeHelp(v, given), 'reason.talk'],
      flip: 'flip.bathing-too',
    });
  if (level === 'none' && !TELLING.some((id) => given.has(id)))
    return outcome('tell-us-first', 'wait', {
      reasons: ['reason.if-company', 'reason.if-bathing', 'reason.talk'],
    });
  if (level === 'nursing' && v.evacuate !== 'bed')
    return {
      ...byLevel.nursing,
      reasons: ['reason.daily-nurse', 'reason.medicaid-right', 'reason.talk'],
    };
  if (isNursingHome(settingOf(v)) && level !== 'nursing' && level !== 'none')
    return outcome('ask-before-nursing-home', 'official-help', {
      reasons: ['reason.less-may-do', 'reason.medicaid-right', 'reason.talk'],
    });
  return byLevel[level];
};

/** What may pay for a nursing home before the family does. */
const publicFirst = (v: SeniorCareValues): Reasons => {
  if (!isNursingHome(settingOf(v))) return [];
  const isUnderBoth =
    v.married === 'no' &&
    v.income !== null &&
    v.assets !== null &&
    v.income <= figures.medicaidIncome.value &&
    v.assets <= figures.medicaidAssets.value;
  return [v.inpatient === 'yes' && 'reason.medicare-first', isUnderBoth && 'reason.medicaid-now'];
};

/** Who fills in a claim to the VA for nothing, and on which forms. */
const veteransOffice = (v: SeniorCareValues): Reasons[number] =>
  householdOf(v) !== null && [
    'reason.veterans-office',
    { who: v.veteran, nursing: isNursingHome(settingOf(v)) ? 'yes' : 'no' },
  ];

/**
 * What we would do, and whether they can afford it.
 * @param care a month of care, US dollars
 */
export const advise = (
  v: SeniorCareValues,
  care: ThreePoint,
  given: Given,
): Advice<'senior-care'> => {
  const advice = byNeed(v, given);
  if (v.signs.length > 0) return advice;
  return {
    ...advice,
    reasons: [...publicFirst(v), ...afford(v, care), veteransOffice(v), ...advice.reasons],
  };
};
