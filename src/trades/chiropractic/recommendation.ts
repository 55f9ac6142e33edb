import { money, price, type Given, type Recommendation } from '../../estimate/index.ts';
import { courseVisits, type ChiropracticValues } from './course.ts';
import { planOffered, type PrepaidPlan } from './prepaid.ts';
import { prices } from './prices.ts';
import { redFlagAdvice, urgencyOf } from './red-flags.ts';

/** Visits of one flare in expert guidance: 2–3 a week × 2–4 weeks, or 1–6 where mild (S12). */
const MOST_VISITS = { strong: 12, mild: 6 } as const;
/** Visits a month afterwards: 1–2 usually, 3–4 in exceptional cases only (S12). */
const USUAL_ONGOING = 2;

const offerTrouble: Recommendation = {
  outcome: 'do-not-sign-yet',
  headline: 'Do not sign this plan yet.',
  reasons: [
    'In Texas you may stop a prepaid plan at any time and get back the visits not given, without penalty.',
    'It must be in writing, with the condition, a number of visits, and start and end dates.',
    'Ask for a diagnosis first. X-rays for all, or to show progress, go against chiropractors’ own list.',
  ],
  flip: 'If it is in writing, ends on a date and pays back visits not given, weigh its price per visit.',
  next: 'wait',
};

const tooMany = (v: ChiropracticValues): Recommendation => ({
  outcome: 'ask-for-re-exam',
  headline: 'This is more than guidance foresees. Ask why before you agree.',
  reasons: [
    v.ongoing > USUAL_ONGOING
      ? `${v.ongoing} visits a month afterward: usual is none, or 1 to 2 if they are shown to help.`
      : `${courseVisits(v)} visits without a new exam: guidance is at most ${MOST_VISITS[v.severity]} for one flare, then measure again.`,
    'No gain after 2 to 4 weeks means stop, or see a doctor.',
  ],
  flip: 'If a new exam shows that it helps, more visits can make sense.',
  next: 'wait',
});

/** A plan that costs more than its visits one by one, or holds more visits than one flare should take. */
const planTrouble = (plan: PrepaidPlan): Recommendation | undefined => {
  const perVisit = plan.planPrice / plan.planVisits;
  const dear = perVisit > prices.adjustment.typical;
  const long = plan.planVisits > MOST_VISITS.strong;
  if (!dear && !long) return undefined;
  return {
    outcome: dear ? 'plan-costs-more' : 'plan-too-long',
    headline: dear
      ? 'The plan costs more than paying visit by visit.'
      : 'The plan holds more visits than guidance foresees.',
    reasons: [
      `It comes to ${money(perVisit)} a visit; most pay about ${money(prices.adjustment.typical)} in cash.`,
      ...(long
        ? [
            `${plan.planVisits} visits: guidance is at most ${MOST_VISITS.strong} for one flare, then measure again.`,
          ]
        : []),
      'In Texas you may stop it at any time and get back the visits not given.',
    ],
    flip: `Under ${price(prices.adjustment.low)} a visit and with at most ${MOST_VISITS.strong} visits it can be worth it.`,
    next: 'wait',
  };
};

const homeFirst = (said: boolean): Recommendation => ({
  outcome: 'home-care-first',
  headline: said
    ? 'You can wait a little: keep moving, use heat.'
    : 'If it is your low back, you can wait a little: keep moving, use heat.',
  reasons: [
    'Most new back pain improves fast: pain and trouble fell by more than half within a month in a review.',
    'Heat has better evidence than most treatments for new back pain. Long rest in bed does not help.',
    'If it gets worse, or a warning sign shows, see a doctor.',
  ],
  flip: 'If it lasts beyond four weeks, adjustment is one of several choices.',
  next: 'do-it-yourself',
});

const otherPain =
  'The studies we could read are about low back pain. For other pain ask what the evidence is.';
const newPain =
  'For newer low back pain doctors list heat, massage, acupuncture and adjustment as first choices; the evidence for adjustment is of low quality.';
const evidence = {
  days: newPain,
  weeks: newPain,
  months:
    'For long-standing low back pain doctors list exercise, yoga, tai chi, mindfulness, adjustment and others; the evidence for adjustment is of low quality.',
} as const;

const checkFirst = (v: ChiropracticValues): Recommendation => ({
  outcome: 'check-and-ask',
  headline: 'Look up the license, ask for a written estimate, agree on a date to measure again.',
  reasons: [
    v.where === 'back' ? evidence[v.duration] : otherPain,
    'Expect a small to modest change if any. More than half feel sore or stiff for a short while.',
    'No gain after 2 to 4 weeks means stop, or see a doctor.',
  ],
  flip: 'If a warning sign shows, a doctor comes first.',
  next: 'official-help',
});

const claimFirst: Recommendation = {
  outcome: 'claim-first',
  headline: 'Report it to the insurer before the first visit.',
  reasons: [
    'At work: tell your employer, and ask which doctors the claim allows. You should not be billed for accepted care.',
    'After a crash: ask your own auto insurer about personal injury protection. Texas policies hold it unless it was refused in writing.',
    'Read before you sign that the clinic is paid from a settlement: if there is none, you may owe it all.',
  ],
  flip: 'If no insurer pays, ask for the cash price in writing.',
  next: 'insurance',
};

/** Warning signs first, then the offer, then the course. Never leads to a request. */
export const advise = (v: ChiropracticValues, given: Given): Recommendation => {
  const level = urgencyOf(v);
  if (level) return redFlagAdvice(level, v);
  if (v.terms.length > 0) return offerTrouble;
  const plan = planOffered(v);
  const trouble = plan && planTrouble(plan);
  if (trouble) return trouble;
  if (v.payer === 'injury') return claimFirst;
  if (courseVisits(v) > MOST_VISITS[v.severity] || v.ongoing > USUAL_ONGOING) return tooMany(v);
  const newAndMild = v.where === 'back' && v.duration === 'days' && v.severity === 'mild';
  return newAndMild ? homeFirst(given.has('where')) : checkFirst(v);
};
