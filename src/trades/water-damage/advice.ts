import { exact, outcome, rounded, usd, type Given, type ThreePoint } from '../../engine/index.ts';
import type { Advice, Saying } from '../said.ts';
import { deductibleOf, isCovered, lossOf, waitsForRoof } from './claim.ts';
import type { WaterValues } from './fields.ts';
import { figures } from './figures.ts';
import { moldOf } from './warnings.ts';
import { categoryOf, classOf, wetAreaOf } from './water.ts';

type Reason = Saying<'water-damage', 'reason'>;

/** How long until mold, as far as the hours are known. */
export const clock = (v: WaterValues, given: Given): Reason => {
  const { from, to } = figures.moldClock.value;
  if (v.mold > 0) return 'reason.clock-mold';
  if (!given.has('hours')) return ['reason.clock', { from, to }];
  if (v.hours < from) return ['reason.clock-early', { from, to, left: Math.ceil(from - v.hours) }];
  return v.hours < to
    ? ['reason.clock-within', { from, to, hours: Math.floor(v.hours) }]
    : ['reason.clock-past', { to }];
};

/** What the policy pays of such water: the add-on for a backup has a limit of its own. */
const whatIsPaid = (v: WaterValues): Reason =>
  v.source === 'sewer' ? 'reason.backup-limit' : 'reason.sudden-water';

/** A covered loss, drying and repairs together, weighed against the deductible that was given. */
const onClaim = (v: WaterValues, whole: ThreePoint, given: Given): Advice<'water-damage'> => {
  const loss = { typical: usd(whole.typical), most: usd(whole.high) };
  const plain = figures.worthClaiming.value * whole.typical;
  const deductible = deductibleOf(v);
  if (deductible === null)
    return outcome('ask-deductible', 'quotes', {
      facts: { plain: usd(plain) },
      reasons: [
        [
          'reason.together',
          { ...loss, plain: usd(plain), rest: usd(rounded(whole.typical) - rounded(plain)) },
        ],
        v.source === 'rain' ? 'reason.wind-and-hail' : 'reason.declarations-page',
        whatIsPaid(v),
        clock(v, given),
      ],
      flip: ['flip.above-all', loss],
    });
  const against = { ...loss, deductible: exact(deductible) };
  const together: Reason = ['reason.against-deductible', against];
  if (plain <= deductible && waitsForRoof(v))
    return outcome('add-the-roof', 'repair-first', {
      reasons: [together, 'reason.one-storm', clock(v, given)],
      flip: ['flip.roof-is-fine', against],
    });
  if (whole.high < deductible)
    return outcome('below-deductible', 'quotes', {
      reasons: [together, 'reason.two-prices', clock(v, given)],
      flip: 'flip.hidden-water',
    });
  if (plain <= deductible)
    return outcome('near-deductible', 'quotes', {
      reasons: [together, 'reason.asking-is-free', clock(v, given)],
      flip: ['flip.stays-below', against],
    });
  // Whoever entered a deductible has a policy.
  return outcome('claim-and-dry', 'quotes', {
    reasons: [
      ['reason.you-would-pay', against],
      v.mold > 0 && 'reason.mold-capped',
      whatIsPaid(v),
      'reason.texas-deductible',
      clock(v, given),
    ],
    // A sewer backs up at once: nobody asks how long it dripped.
    ...(v.source !== 'sewer' && { flip: 'flip.dripped' as const }),
  });
};

/** Why a policy would likely not pay, said as "if" where it was not asked or not answered. */
const notPaid = (v: WaterValues, given: Given): Reason => {
  if (v.source === 'flood') return 'reason.rising-water';
  if (v.source === 'sewer' && v.cover !== 'none')
    return given.has('sewerCover') ? 'reason.sewer-add-on' : 'reason.look-for-add-on';
  return v.cover === 'none' ? 'reason.no-policy' : 'reason.slow-leak';
};

const onInsurance = (v: WaterValues, whole: ThreePoint, given: Given): Advice<'water-damage'> => {
  if (isCovered(v) && v.source !== 'flood') return onClaim(v, whole, given);
  if (isCovered(v))
    return outcome('flood-claim', 'insurance', {
      reasons: ['reason.flood-policy', 'reason.photos-and-line', clock(v, given)],
    });
  const flood = v.source === 'flood' && !given.has('cover');
  const sewer = v.source === 'sewer' && v.cover !== 'none' && !given.has('sewerCover');
  return outcome('not-covered', 'quotes', {
    facts: { open: flood ? 'flood' : sewer ? 'sewer' : 'nothing' },
    reasons: [notPaid(v, given), 'reason.ask-anyway', clock(v, given)],
    ...(flood && { flip: 'flip.flood-policy' as const }),
    ...(sewer && { flip: 'flip.sewer-add-on' as const }),
  });
};

/** Mold under the Texas line: a healthy person may clean a small patch, a crew is wise above it. */
const onSmallMold = (area: number, frail: boolean): Advice<'water-damage'> =>
  area <= figures.professionalFrom.value
    ? frail
      ? outcome('have-it-cleaned', 'quotes', {
          reasons: ['reason.healthy-helper', 'reason.water-and-detergent'],
          flip: 'flip.comes-back',
        })
      : outcome('clean-it-yourself', 'do-it-yourself', {
          reasons: ['reason.water-and-detergent', 'reason.not-with-asthma'],
          flip: 'flip.comes-back',
        })
    : outcome('hire-for-mold', 'quotes', {
        reasons: [
          ['reason.federal-advice', { from: figures.professionalFrom.value }],
          'reason.containment',
        ],
        flip: ['flip.texas-license', { from: figures.licenseFrom.value }],
      });

/** Clean water on a floor under which none hides, walls dry, under a day old. */
const canDryAlone = (v: WaterValues): boolean => {
  const wet = wetAreaOf(v);
  const category = categoryOf(v);
  return (
    category === 'clean' &&
    classOf(v, wet, category) === 'little' &&
    wet.floor === wet.tile &&
    v.hours < figures.moldClock.value.from &&
    v.mold === 0
  );
};

/**
 * What we would do: make it safe, close the roof, get mold assessed, dry it, claim, or get quotes.
 * @param total what was priced, US dollars
 */
export const advise = (v: WaterValues, total: ThreePoint, given: Given): Advice<'water-damage'> => {
  const dangers = v.dangers.filter((danger) => danger !== 'frail');
  if (v.source === 'rain' && dangers.length === 1 && dangers[0] === 'running')
    return outcome('roof-first', 'other-trade', {
      reasons: ['reason.lost-money', 'reason.tarp'],
      trade: 'roofing',
    });
  if (dangers.length > 0)
    return outcome('make-safe', 'emergency', {
      reasons: ['reason.stay-clear', 'reason.then-photos'],
    });
  const mold = moldOf(v);
  if (mold >= figures.licenseFrom.value)
    return outcome('assess-mold', 'get-inspected', {
      reasons: [
        [
          'reason.texas-line',
          { scope: v.scope, mold: Math.round(mold), from: figures.licenseFrom.value },
        ],
        'reason.assessor-plans',
      ],
      // Asked alone, mold is told of with all patches together.
      ...(v.scope === 'mold' && {
        flip: ['flip.separate-patches', { from: figures.licenseFrom.value }] as const,
      }),
    });
  if (v.scope === 'mold') return onSmallMold(mold, v.dangers.includes('frail'));
  if (canDryAlone(v))
    return outcome('dry-it-yourself', 'do-it-yourself', {
      reasons: ['reason.wet-vacuum', 'reason.feel-each-day'],
      flip: 'flip.soft-wall',
    });
  return onInsurance(v, lossOf(v, total), given);
};

/** Mold starts within days, so while that lasts, and at night or in danger, a call beats any form. */
export const isUrgent = (v: WaterValues, given: Given): boolean =>
  v.dangers.length > 0 ||
  v.afterHours === 'yes' ||
  (given.has('hours') && v.hours <= figures.callWithin.value);
