import { outcome, usd, type Given } from '../../engine/index.ts';
import type { Advice, Saying } from '../said.ts';
import { costOf, replaceFrom, shareOfNew, usualRepair, type Costs } from './costs.ts';
import type { GarageDoorValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { springLife } from './springs.ts';

type Reason = Saying<'garage-door', 'reason'>;

const isDamaged = (v: GarageDoorValues): boolean =>
  v.job === 'panel' && (100 * v.sections) / figures.sections.value > figures.damagedShare.value;

const newDoorToo = (v: GarageDoorValues, costs: Costs): Advice<'garage-door'> =>
  outcome('price-a-new-door', 'quotes', {
    reasons: [
      isDamaged(v)
        ? [
            'reason.damaged',
            {
              sections: v.sections,
              of: Math.max(v.sections, figures.sections.value),
              share: figures.damagedShare.value,
            },
          ]
        : [
            'reason.share',
            {
              of: costOf(v),
              share: Math.round(shareOfNew(costs)),
              newDoor: usd(costs.newDoor),
              line: replaceFrom(v),
              old: v.age >= figures.oldDoor.value ? 'yes' : 'no',
            },
          ],
      'reason.matching',
    ],
    flip: 'flip.young-sections',
    urgent: v.stuck === 'yes',
  });

/** The better kind, for springs of a door that is used much. */
const betterSprings = (v: GarageDoorValues, given: Given): Reason | false => {
  const { standard, high } = figures.cycles.value;
  const years = springLife(standard, v.perDay);
  return (
    v.job === 'spring' &&
    v.springs === 'torsion' &&
    v.rating === 'standard' &&
    given.has('perDay') &&
    years < figures.shortSprings.value && [
      'reason.better-springs',
      { perDay: v.perDay, years, cycles: high },
    ]
  );
};

/** One spring bought, where the door may have two. */
const mayLeaveOne = (v: GarageDoorValues): boolean => v.job === 'spring' && v.count === '1';

/** A jerky door may drop: nobody knows yet that rollers are all it needs. */
const lookFirst = (line: number): Advice<'garage-door'> =>
  outcome('look-first', 'quotes', {
    reasons: ['reason.cause-unknown', 'reason.rough-price'],
    flip: ['flip.line', { line }],
  });

/** A price far above what such a repair costs, beside what it costs. */
const dearQuote = (v: GarageDoorValues): Reason[] => {
  const usual = usualRepair(v);
  return v.repairQuote !== null && v.repairQuote > figures.dearQuote.value * usual.high
    ? [['reason.dear-quote', { quote: usd(v.repairQuote), usual: usd(usual) }]]
    : [];
};

/** Such a price speaks for another shop, not for another door; of noise nobody knows the cause yet. */
const tooDear = (v: GarageDoorValues): Advice<'garage-door'> | undefined => {
  const dear = dearQuote(v);
  return dear.length > 0 && v.job !== 'noise' && !isDamaged(v)
    ? outcome('second-price', 'quotes', {
        reasons: [...dear, 'reason.rough-price'],
        urgent: v.stuck === 'yes',
      })
    : undefined;
};

const repairOrNew = (v: GarageDoorValues, costs: Costs, given: Given): Advice<'garage-door'> => {
  const line = replaceFrom(v);
  const dear = tooDear(v);
  if (dear) return dear;
  if (shareOfNew(costs) >= line || isDamaged(v)) return newDoorToo(v, costs);
  if (v.job === 'noise') return lookFirst(line);
  return outcome('repair-is-enough', 'quotes', {
    reasons: [
      v.job === 'opener'
        ? 'reason.motor-runs'
        : ['reason.small-share', { of: costOf(v), share: Math.round(shareOfNew(costs)), line }],
      mayLeaveOne(v) && 'reason.both-springs',
      betterSprings(v, given) || 'reason.rough-price',
    ],
    flip: ['flip.line', { line }],
    urgent: v.stuck === 'yes',
  });
};

/** The eyes are weighed against nothing: they are a short visit, and the house can be shut until then. */
const mendEyes = (v: GarageDoorValues): Advice<'garage-door'> =>
  outcome('repair-is-enough', 'quotes', {
    reasons: ['reason.eyes-visit', 'reason.hold-button', 'reason.rough-price'],
    flip: 'flip.old-opener',
    urgent: v.stuck === 'yes',
  });

const quiet = (v: GarageDoorValues, given: Given): Reason => {
  if (!given.has('attached')) return 'reason.quiet-if';
  return v.attached === 'yes' ? 'reason.quiet' : 'reason.chain';
};

/** Whatever else is wrong: an opener that cannot see a child is not run again. */
const blindOpener = (v: GarageDoorValues, given: Given): Advice<'garage-door'> =>
  outcome('new-opener', 'quotes', {
    facts: { eyes: 'no' },
    reasons: [
      'reason.since-1993',
      v.job === 'close' || (v.job === 'opener' && v.fault !== 'runs')
        ? quiet(v, given)
        : ['reason.same-visit', { opener: usd(prices[v.drive]) }],
    ],
    flip: 'flip.eyes-after-all',
    urgent: v.stuck === 'yes',
  });

const checkPower: Advice<'garage-door'> = outcome('check-power', 'do-it-yourself', {
  reasons: ['reason.lamp', 'reason.still-nothing'],
  flip: 'flip.has-power',
});

const deadOpener = (
  v: GarageDoorValues,
  { repair, openerNew }: Costs,
  given: Given,
): Advice<'garage-door'> => {
  const known = given.has('openerAge');
  const age = v.openerAge;
  const young = age < figures.youngOpener.value;
  if (known && age <= 2)
    return outcome('warranty', 'warranty', {
      reasons: [['reason.new-opener', { age: Math.floor(age) }], 'reason.what-is-covered'],
      flip: 'flip.wear',
    });
  if (known ? young : v.fix === 'repair') {
    const mending = v.fix === 'repair' ? repair : prices.openerRepair.typical;
    return outcome('mend-opener', 'quotes', {
      reasons: [
        known ? ['reason.years-left', { age }] : 'reason.mend-a-young-one',
        ['reason.mend-or-new', { repair: usd(mending), openerNew: usd(openerNew) }],
      ],
      flip: 'flip.half-of-new',
    });
  }
  return outcome('new-opener', 'quotes', {
    facts: { eyes: 'yes' },
    reasons: [known ? ['reason.near-its-end', { age }] : 'reason.ask-for-a-part', quiet(v, given)],
    flip: ['flip.young-opener', { young: figures.youngOpener.value }],
  });
};

const newDoor = (v: GarageDoorValues, given: Given): Advice<'garage-door'> =>
  outcome('new-door', 'quotes', {
    reasons: [
      given.has('attached') && v.attached === 'yes' && v.material === 'steel'
        ? 'reason.insulate'
        : 'reason.what-is-in-it',
      given.has('age') && v.age < figures.youngDoor.value
        ? 'reason.young-door'
        : 'reason.doors-last',
    ],
    flip: 'flip.one-part',
  });

/** What a warranty pays for nobody pays again: of a quote far above the whole job, that comes first. */
const warranty = (v: GarageDoorValues, { repair }: Costs): Advice<'garage-door'> => {
  const dear = dearQuote(v);
  return outcome('warranty', 'warranty', {
    reasons:
      dear.length > 0
        ? [...dear, 'reason.far-above-share', 'reason.what-is-covered']
        : ['reason.what-is-covered', ['reason.without-it', { repair: usd(repair) }]],
    flip: 'flip.wear',
  });
};

const cleanTheEyes: Advice<'garage-door'> = outcome('clean-the-eyes', 'do-it-yourself', {
  reasons: ['reason.dirty-eyes', 'reason.two-by-four'],
  flip: 'flip.still-goes-up',
});

const remote = (v: GarageDoorValues): Advice<'garage-door'> =>
  outcome('remote', 'do-it-yourself', {
    reasons: [
      ['reason.wall-button', { low: usd(prices.remote.low), high: usd(prices.remote.high) }],
      v.afterHours === 'yes' && 'reason.no-call-out',
    ],
    flip: 'flip.wall-button-too',
  });

const canWait = (v: GarageDoorValues): Advice<'garage-door'> =>
  outcome('can-wait', 'wait', {
    reasons: [
      'reason.no-emergency',
      v.job === 'noise' && 'reason.oil-first',
      'reason.monthly-test',
    ],
    flip: v.job === 'panel' ? 'flip.edge-section' : undefined,
  });

/** What costs nothing comes even before a warranty, whose company may bill a visit that finds nothing broken. */
const freeCheck = (v: GarageDoorValues): Advice<'garage-door'> | undefined => {
  if (v.job === 'close' && v.cleaned === 'no') return cleanTheEyes;
  if (v.job !== 'opener') return undefined;
  if (v.fault === 'remote') return remote(v);
  return v.fault === 'dead' && v.powered === 'no' ? checkPower : undefined;
};

/** What we would do: yourself, under warranty, wait, repair, or a new door or opener. */
export const advise = (v: GarageDoorValues, costs: Costs, given: Given): Advice<'garage-door'> => {
  if (v.eyes === 'no' && v.job === 'new' && v.opener !== 'none')
    return { ...newDoor(v, given), reasons: ['reason.new-opener-sees', 'reason.what-is-in-it'] };
  if (v.eyes === 'no') return blindOpener(v, given);
  if (v.job === 'new') return newDoor(v, given);
  const free = freeCheck(v);
  if (free) return free;
  if (v.warranty === 'yes') return warranty(v, costs);
  if (v.job === 'close') return mendEyes(v);
  if (v.job === 'opener' && v.fault === 'dead') return deadOpener(v, costs, given);
  const minor = (v.job === 'noise' || v.job === 'panel') && v.smooth === 'yes' && v.edge === 'no';
  return minor && !isDamaged(v) ? canWait(v) : repairOrNew(v, costs, given);
};
