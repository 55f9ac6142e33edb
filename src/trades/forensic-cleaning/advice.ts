import { exact, outcome, usd, type Given } from '../../engine/index.ts';
import type { Advice } from '../said.ts';
import type { CleaningValues } from './fields.ts';
import { figures } from './figures.ts';
import { isLandlords, mayAskFund } from './paying.ts';
import { caseOf, clearanceOf, isSmallSpot, type Clearance } from './scene.ts';

const peopleFirst = (v: CleaningValues): Advice<'forensic-cleaning'> | undefined => {
  if (v.now.includes('hurt') || v.now.includes('crisis'))
    return outcome('people-first', 'emergency', {
      reasons: [
        v.now.includes('hurt') ? 'reason.call-911' : 'reason.call-988',
        'reason.nothing-lost',
      ],
    });
  return v.now.includes('poked')
    ? outcome('see-a-doctor', 'emergency', { reasons: ['reason.within-hours'] })
    : undefined;
};

/** Before anybody cleans: who has to be called, and who has to say yes. */
const officialsFirst = (
  v: CleaningValues,
): Record<Exclude<Clearance, 'cleared'>, Advice<'forensic-cleaning'>> => ({
  unreported: outcome('report-it-first', 'emergency', {
    reasons: [
      ['reason.told-before-touched', { case: caseOf(v) }],
      caseOf(v) === 'death' && 'reason.hospice-nurse',
      'reason.cleaning-can-wait',
    ],
    flip: ['flip.once-released', { case: caseOf(v) }],
  }),
  unsure: outcome('was-it-a-crime', 'official-help', {
    reasons: ['reason.what-police-need', 'reason.nobody-knows'],
    flip: 'flip.accident-or-illness',
  }),
  waiting: outcome('wait-for-release', 'wait', {
    reasons: [['reason.they-finish-first', { case: caseOf(v) }], 'reason.lock-the-door'],
    flip: 'flip.once-they-say',
  }),
  open: outcome('ask-for-release', 'wait', {
    reasons: [
      ['reason.they-say-when', { case: caseOf(v) }],
      ['reason.if-nobody-called', { case: caseOf(v) }],
    ],
    flip: ['flip.if-they-said-yes', { case: caseOf(v) }],
  }),
});

/** Something unsafe that is no wound: each kind has its own way, and bleach is wrong for some. */
const onOther = (v: CleaningValues, given: Given): Advice<'forensic-cleaning'> => {
  switch (v.what) {
    case 'drugs':
      return outcome('leave-and-call', 'emergency', {
        reasons: ['reason.do-not-stir', 'reason.if-drowsy'],
        flip: 'flip.once-police-were-there',
      });
    case 'sewage':
      return outcome('sewage-is-water-damage', 'other-trade', {
        reasons: ['reason.stop-the-water'],
        trade: 'water-damage',
      });
    case 'animals':
      if (given.has('area') && v.area > figures.familyPatch.value)
        return outcome('crew-for-droppings', 'other-trade', {
          reasons: ['reason.never-bare-hands', 'reason.too-much-to-wipe', 'reason.keep-it-out'],
          trade: 'pest-control',
        });
      return outcome('wet-it-first', 'other-trade', {
        reasons: ['reason.never-bare-hands', 'reason.windows-then-gloves', 'reason.keep-it-out'],
        flip: 'flip.if-much-of-it',
        trade: 'pest-control',
      });
    default:
      return outcome('let-a-crew-look', 'quotes', {
        reasons: [
          ...(v.what === 'needles'
            ? (['reason.never-by-hand', 'reason.whole-sweep'] as const)
            : (['reason.what-it-is-decides', 'reason.two-crews-think'] as const)),
        ],
      });
  }
};

const onClutter = (v: CleaningValues, given: Given): Advice<'forensic-cleaning'> => {
  if (v.atRisk === 'yes')
    return outcome('call-adult-services', 'official-help', {
      reasons: ['reason.reporting-is-law', 'reason.danger-this-minute'],
    });
  if (!given.has('level') && v.waste === 'no')
    return outcome('how-full-is-it', 'wait', {
      reasons: ['reason.if-mostly-free', 'reason.if-room-lost'],
    });
  if (v.level === '2' && v.waste === 'no')
    return outcome('clear-the-way-out', 'do-it-yourself', {
      reasons: [
        'reason.way-out-blocked',
        given.has('waste') ? 'reason.then-family' : 'reason.then-family-if',
        'reason.go-at-their-pace',
      ],
      flip: 'flip.with-waste',
    });
  if (Number(v.level) <= figures.familyLevel.value && v.waste === 'no')
    return outcome('family-and-a-dumpster', 'do-it-yourself', {
      reasons: [
        given.has('waste') ? 'reason.exits-free' : 'reason.exits-free-if',
        'reason.go-at-their-pace',
      ],
      flip: 'flip.with-waste',
    });
  return outcome('trained-crew', 'quotes', {
    facts: { clearing: v.clearing },
    reasons: ['reason.from-level-three', 'reason.nothing-leaves'],
  });
};

/** Who should pay before the family does: the owner of a rented home, then the insurer. */
const payersFirst = (v: CleaningValues, bill: number): Advice<'forensic-cleaning'> | undefined => {
  if (isLandlords(v))
    return outcome('landlord-first', 'insurance', {
      reasons: ['reason.owner-cleans', 'reason.belongings'],
      flip: 'flip.owner-refuses',
    });
  if (v.cover !== 'yes') return undefined;
  const share =
    v.deductible === null
      ? 'reason.deductible-of-yours'
      : ([
          'reason.deductible-of-bill',
          { deductible: exact(v.deductible), bill: usd(bill) },
        ] as const);
  return v.deductible !== null && bill <= v.deductible
    ? undefined
    : outcome('insurer-first', 'insurance', {
        reasons: [share, 'reason.you-owe-it-all'],
        flip: 'flip.if-they-say-no',
      });
};

/** A suicide leaves people who may need someone to talk to, whatever comes next. */
const withSomeoneToCall = (
  v: CleaningValues,
  advice: Advice<'forensic-cleaning'>,
): Advice<'forensic-cleaning'> =>
  v.cause === 'suicide' && v.situation !== 'clutter' && v.situation !== 'other'
    ? { ...advice, reasons: [...advice.reasons, 'reason.call-988'] }
    : advice;

/** After a death or an injury: the police, then a small spot, then who pays. */
const onScene = (v: CleaningValues, bill: number, given: Given): Advice<'forensic-cleaning'> => {
  const clearance = clearanceOf(v, given);
  if (clearance !== 'cleared') return officialsFirst(v)[clearance];
  if (isSmallSpot(v, given))
    return outcome('clean-it-yourself', 'do-it-yourself', {
      reasons: ['reason.open-a-window', 'reason.bleach'],
      flip: 'flip.if-it-soaked',
    });
  return (
    payersFirst(v, bill) ??
    outcome('two-written-prices', 'quotes', {
      reasons: [
        'reason.no-fixed-price',
        mayAskFund(v)
          ? (['reason.fund-may-help', { limit: exact(figures.fundLimit.value) }] as const)
          : v.cover === 'unsure'
            ? 'reason.call-the-insurer'
            : 'reason.take-a-day',
      ],
      flip: 'flip.let-it-see-the-room',
    })
  );
};

/**
 * What we would do: people first, then the police, official help, clean it, or ask crews.
 * @param bill what cleaning may cost, US dollars
 */
export const advise = (
  v: CleaningValues,
  bill: number,
  given: Given,
): Advice<'forensic-cleaning'> => {
  const first = peopleFirst(v);
  if (first) return first;
  if (v.situation === 'clutter') return onClutter(v, given);
  if (v.situation === 'other') return onOther(v, given);
  return withSomeoneToCall(v, onScene(v, bill, given));
};
