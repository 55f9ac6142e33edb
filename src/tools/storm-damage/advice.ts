import { exact, outcome, usd, type Advice, type Given, type Saying } from '../../engine/index.ts';
import { example } from '../../trades/roofing/advice.ts';
import { figures } from '../../trades/roofing/figures.ts';
import type { StormValues } from './fields.ts';
import { hailOf, isDamage, severityOf } from './seen.ts';
import type { StormWord } from './words.ts';
import type { Worth } from './worth.ts';

type StormAdvice = Advice<StormWord>;
type Reason = Saying<StormWord, 'reason'>;

const insurerDays: Reason = ['reason.insurer-days', { days: figures.answerDays.value }];

/** What the size of the hail says about this roof; nothing where no size was told. */
const onHail = (v: StormValues, given: Given): Reason[] => {
  const hail = hailOf(v, given);
  if (!hail) return [];
  const facts = { size: hail.size, mark: hail.mark, kind: v.existing };
  return [[hail.reaches ? 'reason.hail-reaches' : 'reason.hail-below', facts]];
};

/** What the signs are about, the one that matters most. */
const signOf = (v: StormValues): string => {
  if (v.ceilings.length > 0) return 'stain';
  return v.shingles.includes('dented') ? 'roof' : 'other';
};

const costOf = ({ extent, spots, wide }: Worth) => ({
  extent: extent ?? 'open',
  spots: usd(spots.cost),
  wide: usd(wide.cost),
});

const onClaim = (v: StormValues, worth: Worth, given: Given): StormAdvice => {
  const { verdict, least } = worth;
  const { claim } = least;
  const deductible = exact(claim?.deductible ?? 0);
  const cost = costOf(worth);
  if (verdict === 'add-the-rest')
    return outcome(verdict, 'repair-first', {
      reasons: [['reason.below-deductible', { ...cost, deductible }], 'reason.one-deductible'],
      flip: 'flip.nothing-else',
    });
  if (verdict === 'below-deductible')
    return outcome(verdict, 'repair-first', {
      reasons: [['reason.below-deductible', { ...cost, deductible }], 'reason.scope-first'],
      flip: 'flip.more-slopes',
    });
  if (given.has('date') && v.date === 'over')
    return outcome('ask-deadline', 'insurance', {
      reasons: ['reason.late', ['reason.cost', cost]],
      flip: 'flip.policy-longer',
    });
  const schedule = v.terms.includes('schedule') ? 'reason.schedule' : 'reason.schedules';
  switch (verdict) {
    case 'read-policy':
      return outcome(verdict, 'insurance', {
        reasons: [
          ['reason.cost', cost],
          ['reason.two-figures', example],
        ],
        flip: 'flip.high-deductible',
      });
    case 'get-scope':
      return outcome(verdict, 'get-inspected', {
        reasons: [
          // Marks below the size that hurts such a roof are more often age.
          ...(hailOf(v, given)?.reaches === false ? onHail(v, given) : []),
          ['reason.cost-against', { ...cost, deductible }],
          'reason.scope-decides',
        ],
        flip: 'flip.most-sides',
      });
    case 'ask-schedule':
      return outcome(verdict, 'insurance', {
        reasons: [
          [
            'reason.age-takes',
            { age: v.age, known: given.has('age') ? 'given' : 'open', deductible },
          ],
          schedule,
        ],
        flip: 'flip.if-rcv',
      });
    case 'file':
      return outcome(verdict, 'insurance', {
        facts: {
          checks: usd((claim?.firstCheck ?? 0) + (claim?.secondCheck ?? 0)),
          extent: cost.extent,
        },
        reasons: [
          ['reason.you-pay', { cost: usd(least.cost), own: usd(claim?.ownerPays ?? 0) }],
          v.terms.includes('schedule')
            ? schedule
            : v.policy === 'acv'
              ? 'reason.acv'
              : ['reason.rcv', { policy: given.has('policy') ? 'given' : 'open' }],
          insurerDays,
        ],
        flip: 'flip.adjuster-decides',
      });
  }
};

const onNothingSeen = (v: StormValues, given: Given): StormAdvice => {
  const hail = onHail(v, given);
  if (v.offers.length > 0 && !given.has('looked'))
    return outcome('sign-nothing', 'wait', { reasons: ['reason.no-hurry', ...hail] });
  if (!given.has('looked') || v.looked === 'no')
    return outcome('look-first', 'wait', { reasons: ['reason.look', ...hail] });
  if (hailOf(v, given)?.reaches)
    return outcome('have-it-looked-at', 'get-inspected', {
      reasons: [...hail, 'reason.not-from-below'],
      flip: 'flip.smaller-hail',
    });
  return outcome('nothing', 'wait', {
    reasons: ['reason.nothing', ...hail],
    flip: 'flip.next-rain',
  });
};

/** What we would do after this storm: people, then water, then the claim. */
export const adviseOn = (v: StormValues, worth: Worth, given: Given): StormAdvice => {
  const severity = severityOf(v);
  if (v.dangers.length > 0)
    return outcome('people-first', 'emergency', { reasons: ['reason.roof-waits'], urgent: true });
  if (severity === 'open')
    return outcome('stop-water', 'insurance', {
      reasons: ['reason.more-damage', ...onHail(v, given)],
      urgent: true,
    });
  if (v.told === 'low' || v.told === 'denied')
    return outcome('dispute', 'official-help', {
      reasons: [['reason.dispute', { told: v.told }]],
      flip: 'flip.below-deductible',
    });
  if (v.told === 'yes')
    return outcome('insurer-next', 'wait', {
      reasons: [insurerDays, 'reason.be-there'],
      flip: 'flip.water-comes',
    });
  // No other deadline of a storm is a matter of days.
  if (v.offers.includes('signed') && !isDamage(severity))
    return outcome('cancel-first', 'wait', {
      facts: { days: figures.cancelDays.value },
      reasons: ['reason.cancel'],
    });
  if (severity === 'none') return onNothingSeen(v, given);
  if (severity === 'signs')
    return outcome('have-it-looked-at', 'get-inspected', {
      reasons: [
        [
          'reason.signs',
          { what: signOf(v), cosmetic: v.terms.includes('cosmetic') ? 'yes' : 'no' },
        ],
        ...onHail(v, given),
        v.date === 'over' && 'reason.late',
      ],
      flip: 'flip.if-marks',
    });
  return onClaim(v, worth, given);
};
