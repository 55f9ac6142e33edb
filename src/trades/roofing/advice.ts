import { exact, outcome, usd, type Given } from '../../engine/index.ts';
import type { Advice } from '../said.ts';
import type { Claim } from './claim.ts';
import type { Costs } from './costs.ts';
import { fields, type RoofingValues } from './fields.ts';
import { figures } from './figures.ts';

/** A policy as many here have it, for those who have not read theirs yet. */
export const example = {
  percent: fields.deductible.default,
  limit: exact(fields.dwelling.default),
  deductible: exact((fields.dwelling.default * fields.deductible.default) / 100),
};

const onPaidClaim = (
  v: RoofingValues,
  claim: Claim,
  cost: number,
  given: Given,
): Advice<'roofing'> =>
  outcome('file', 'insurance', {
    facts: { checks: usd(claim.firstCheck + claim.secondCheck) },
    reasons: [
      ['reason.you-pay', { cost: usd(cost), own: usd(claim.ownerPays) }],
      v.policy === 'acv'
        ? 'reason.acv'
        : ['reason.rcv', { policy: given.has('policy') ? 'given' : 'open' }],
      'reason.deadline',
      ['reason.insurer-days', { days: figures.answerDays.value }],
    ],
    flip: v.policy === 'acv' ? 'flip.if-rcv-more' : 'flip.if-acv',
  });

const onClaim = (
  v: RoofingValues,
  { cost, high, lost, claim, policyKnown }: Costs,
  given: Given,
): Advice<'roofing'> => {
  if (v.damage === 'told')
    return outcome('see-it-first', 'get-inspected', {
      reasons: ['reason.nobody-showed', 'reason.own-roofer', 'reason.deadline'],
      flip: 'flip.photos-of-damage',
    });
  if (!claim || !policyKnown)
    return outcome('read-policy', 'insurance', {
      reasons: [
        ['reason.two-figures', { ...example, cost: usd(cost) }],
        'reason.photos-scope',
        'reason.deadline',
      ],
      flip: 'flip.high-deductible',
    });
  const deductible = exact(claim.deductible);
  // Below the deductible only because a cheaper roof is laid: what was lost may still be paid for.
  if (claim.payable <= 0 && lost > claim.deductible)
    return outcome('ask-schedule', 'insurance', {
      reasons: [
        ['reason.lost-more', { lost: usd(lost), deductible, cost: usd(cost) }],
        'reason.schedules',
        'reason.deadline',
      ],
    });
  if (claim.payable <= 0 && v.elsewhere === null)
    return outcome('add-the-rest', 'repair-first', {
      reasons: [
        ['reason.roof-alone', { deductible, cost: usd(cost) }],
        'reason.one-deductible',
        'reason.deadline',
      ],
      flip: 'flip.nothing-else',
    });
  if (claim.payable <= 0)
    return outcome('do-not-file', 'repair-first', {
      reasons: [
        ['reason.below-deductible', { deductible, cost: usd(cost) }],
        ['reason.scope-first', { damage: v.damage }],
      ],
      flip: high > claim.deductible ? 'flip.price-above' : 'flip.more-slopes',
    });
  if (claim.firstCheck + claim.secondCheck <= 0) {
    const facts = {
      years: figures.life.value[v.existing],
      age: v.age,
      known: given.has('age') ? 'given' : 'open',
      deductible,
    };
    return outcome('ask-schedule', 'insurance', {
      reasons: [['reason.age-takes', facts], 'reason.schedules', 'reason.deadline'],
      flip: 'flip.if-rcv',
    });
  }
  return onPaidClaim(v, claim, cost, given);
};

/** Whether what lies there is known to be too brittle to be fixed for long. */
const isBrittle = (v: RoofingValues, given: Given): boolean => {
  const from: Partial<Record<RoofingValues['existing'], number>> = figures.brittle.value;
  const worn = given.has('condition') && v.condition === 'worn';
  return worn && given.has('age') && v.age >= (from[v.existing] ?? Infinity);
};

/** Whether it is known to be so young that a warranty may still answer for it. */
const mayBeOwed = (v: RoofingValues, given: Given): boolean =>
  given.has('age') && v.age <= figures.laborWarranty.value;

/** Whether it has had the years its kind lasts. */
const isSpent = (v: RoofingValues, given: Given): boolean => {
  const from: Partial<Record<RoofingValues['existing'], number>> = figures.spent.value;
  return given.has('age') && v.age >= (from[v.existing] ?? Infinity);
};

const onRepair = (
  v: RoofingValues,
  { cost, newRoof, sizeKnown }: Costs,
  given: Given,
): Advice<'roofing'> => {
  const part = cost / newRoof;
  const share = Math.round(100 * part);
  const relay =
    v.repair === 'slope' && v.existing === 'tile' ? (['reason.relay-priced'] as const) : [];
  if (part > figures.replaceAbove.value)
    return outcome('price-replacement', 'quotes', {
      reasons: [['reason.large-share', { share, size: sizeKnown ? 'given' : 'open' }], ...relay],
      flip: 'flip.rest-is-sound',
    });
  if (isBrittle(v, given))
    return outcome('stop-the-leak', 'quotes', {
      reasons: [['reason.brittle', { age: v.age, kind: v.existing }], 'reason.keep-water-out'],
      flip: 'flip.shingles-bend',
    });
  if (isSpent(v, given))
    return outcome('stop-the-leak', 'quotes', {
      reasons: [['reason.spent', { age: v.age, kind: v.existing }], 'reason.keep-water-out'],
      flip: 'flip.flat-and-dry',
    });
  return outcome('repair-is-enough', 'quotes', {
    facts: { known: given.has('condition') || given.has('age') ? 'given' : 'open' },
    reasons: [
      sizeKnown && ['reason.small-share', { share }],
      ...relay,
      mayBeOwed(v, given) && 'reason.labor-warranty',
      'reason.photos-now',
    ],
    flip: ['flip.worn-and-old', { years: figures.old.value[v.existing] }],
  });
};

const onReplacement = (v: RoofingValues, given: Given): Advice<'roofing'> => {
  const { existing: kind, age } = v;
  const old = figures.old.value[kind];
  const known = given.has('condition');
  if (known && v.condition === 'sound' && given.has('age') && age < old)
    return outcome('wait', 'wait', {
      reasons: [['reason.time-left', { age, kind }], 'reason.after-next-hail'],
      flip: 'flip.hail-damage',
    });
  if (known && v.condition === 'worn' && mayBeOwed(v, given))
    return outcome('ask-warranty', 'get-inspected', {
      reasons: [
        ['reason.worn-early', { age }],
        ['reason.worn', { kind }],
      ],
      flip: 'flip.no-warranty',
    });
  if (known && v.condition === 'worn')
    return outcome('plan-replacement', 'quotes', {
      reasons: [
        ['reason.worn', { kind }],
        kind === 'tile' && 'reason.relay',
        'reason.price-per-sheet',
      ],
      flip: 'flip.one-slope',
    });
  if (given.has('age') && age >= old)
    return outcome('plan-replacement', 'quotes', {
      reasons: [
        ['reason.near-its-end', { age, kind }],
        kind === 'tile' && 'reason.relay',
        'reason.price-per-sheet',
      ],
      flip: 'flip.flat-and-dry',
    });
  return outcome('look-first', 'quotes', {
    reasons: [['reason.if-old', { old, kind }], 'reason.price-per-sheet'],
    flip: 'flip.younger',
  });
};

/** What we would do: repair is enough, file or do not file, wait, or get quotes. */
export const advise = (v: RoofingValues, costs: Costs, given: Given): Advice<'roofing'> => {
  if (v.job === 'storm') return onClaim(v, costs, given);
  if (v.condition === 'sagging')
    return outcome('inspect-now', 'get-inspected', { reasons: ['reason.frame'] });
  return v.job === 'repair' ? onRepair(v, costs, given) : onReplacement(v, given);
};
