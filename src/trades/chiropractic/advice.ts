import { exact, outcome, usd, type Given } from '../../engine/index.ts';
import type { Advice, Saying } from '../said.ts';
import { courseVisits, shareOfVisit } from './course.ts';
import type { ChiropracticValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { planOffered, type PrepaidPlan } from './prepaid.ts';
import { mayBeBrokenNeck, urgencyOf, type Urgency } from './red-flags.ts';

const mostVisits = figures.mostVisits.value;

const bySign: Record<Urgency, Omit<Advice<'chiropractic'>, 'reasons'>> = {
  now: { outcome: 'call-911', next: 'emergency' },
  today: { outcome: 'emergency-room-today', next: 'emergency' },
  first: { outcome: 'doctor-first', flip: 'flip.no-reason-against', next: 'official-help' },
  ask: { outcome: 'ask-your-doctor', flip: 'flip.worse-sign', next: 'official-help' },
};

/** Signs that may be the same thing have one reason. */
const reasonOf = {
  bladder: 'reason.nerves',
  numb: 'reason.nerves',
  legs: 'reason.legs',
  stroke: 'reason.stroke',
  fever: 'reason.fever',
  fall: 'reason.fall',
  neck: 'reason.neck',
  cancer: 'reason.cancer',
  clumsy: 'reason.clumsy',
  age: 'reason.age',
  careful: 'reason.careful',
} as const satisfies Record<ChiropracticValues['flags'][number], Saying<'chiropractic', 'reason'>>;

/** What to do about the signs, with the reason for each of them. */
const onSigns = (level: Urgency, v: ChiropracticValues): Advice<'chiropractic'> => ({
  ...bySign[level],
  ...(level === 'first' && v.flags.includes('clumsy')
    ? ({ outcome: 'doctor-within-days' } as const)
    : {}),
  reasons: [
    mayBeBrokenNeck(v) && 'reason.broken-neck',
    ...new Set(v.flags.map((flag) => reasonOf[flag])),
    !(level === 'ask') && 'reason.no-price',
  ],
});

const claimReasons = [
  'reason.tell-employer',
  'reason.own-auto-insurer',
  'reason.paid-from-settlement',
] as const;

/** A plan that costs more than its visits one by one, or holds more visits than one flare should take. */
const planTrouble = (
  v: ChiropracticValues,
  plan: PrepaidPlan,
): Advice<'chiropractic'> | undefined => {
  const perVisit = plan.planPrice / plan.planVisits;
  const share = shareOfVisit(v);
  const dear = perVisit > (share ?? prices.adjustment.typical);
  const most = mostVisits[v.severity];
  const long = plan.planVisits > most;
  if (!dear && !long) return undefined;
  const guided = { visits: plan.planVisits, most };
  return outcome(dear ? 'plan-costs-more' : 'plan-too-long', 'wait', {
    reasons: [
      ...(v.payer === 'injury' ? claimReasons : []),
      share === null
        ? ['reason.per-visit', { perVisit: usd(perVisit), cash: usd(prices.adjustment.typical) }]
        : ['reason.per-visit-share', { perVisit: usd(perVisit), share: usd(share) }],
      long && ['reason.too-many-in-plan', guided],
      'reason.may-stop',
    ],
    flip:
      share === null
        ? ['flip.worth-it', { low: exact(prices.adjustment.low), most }]
        : 'flip.ask-what-is-covered',
  });
};

/** Visits beyond guidance, in the flare and after it; none where the course keeps to it. */
const beyondGuidance = (v: ChiropracticValues): Saying<'chiropractic', 'reason'>[] => {
  const visits = courseVisits(v);
  const most = mostVisits[v.severity];
  const usual = figures.usualOngoing.value;
  return [
    // A number that the clinic named may have new exams between.
    ...(v.planned === null && visits > most
      ? ([['reason.too-many-visits', { visits, most }]] as const)
      : []),
    ...(v.ongoing > usual
      ? ([['reason.too-many-afterward', { visits: v.ongoing, usual }]] as const)
      : []),
  ];
};

const checkFirst = (v: ChiropracticValues): Advice<'chiropractic'> =>
  outcome('check-and-ask', 'official-help', {
    reasons: [
      v.where !== 'back'
        ? 'reason.other-pain'
        : v.duration === 'months'
          ? 'reason.long-pain'
          : 'reason.new-pain',
      'reason.modest-change',
      'reason.no-gain',
    ],
    flip: 'flip.if-a-sign-shows',
  });

/**
 * Warning signs first, then the offer, then the course. A sign that only asks for a word with the doctor
 * has its warning anyway, and hides no advice on the offer. Never leads to a request.
 */
export const advise = (v: ChiropracticValues, given: Given): Advice<'chiropractic'> => {
  const level = urgencyOf(v);
  if (level && level !== 'ask') return onSigns(level, v);
  if (v.terms.length > 0)
    return outcome('do-not-sign-yet', 'wait', {
      reasons: [
        ...(v.payer === 'injury' ? claimReasons : []),
        'reason.stop-any-time',
        'reason.in-writing',
        v.terms.includes('before-exam') && 'reason.diagnosis-first',
        v.terms.includes('xrays') && 'reason.xrays-for-all',
      ],
      flip: 'flip.if-in-writing',
    });
  const plan = planOffered(v);
  const trouble = plan && planTrouble(v, plan);
  if (trouble) return trouble;
  if (level) return onSigns(level, v);
  if (v.payer === 'injury')
    return outcome('claim-first', 'insurance', {
      reasons: [...beyondGuidance(v), ...claimReasons],
      flip: 'flip.no-insurer',
    });
  const beyond = beyondGuidance(v);
  if (beyond.length > 0)
    return outcome('ask-for-re-exam', 'wait', {
      reasons: [...beyond, 'reason.no-gain'],
      flip: 'flip.new-exam-helps',
    });
  if (v.where === 'back' && v.duration === 'days' && v.severity === 'mild')
    return outcome('home-care-first', 'do-it-yourself', {
      facts: { back: given.has('where') ? 'said' : 'open' },
      reasons: ['reason.improves-fast', 'reason.heat', 'reason.gets-worse'],
      flip: 'flip.beyond-four-weeks',
    });
  return checkFirst(v);
};
