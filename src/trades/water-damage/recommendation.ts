import {
  figure,
  money,
  price,
  type Given,
  type Recommendation,
  type ThreePoint,
} from '../../estimate/index.ts';
import type { WaterValues } from './model.ts';
import { isCovered } from './claim.ts';
import { LICENSE_FROM_SQFT, MOLD_CLOCK_HOURS, PROFESSIONAL_FROM_SQFT } from './mold.ts';
import type { Category, WetArea, WetClass } from './water.ts';

interface Loss {
  readonly wet: WetArea;
  readonly category: Category;
  readonly wetClass: WetClass;
  /** Drying and repairs together, US dollars. */
  readonly whole: ThreePoint;
}

const clock = (v: WaterValues, given: Given): string => {
  const { from, to } = MOLD_CLOCK_HOURS;
  if (!given.has('hours')) return `Mold can start ${from} to ${to} hours after the water.`;
  if (v.hours < from)
    return `Mold can start ${from} to ${to} hours after the water. You have about ${figure(from - v.hours)} hours before that.`;
  return v.hours < to
    ? `Mold can start after ${from} to ${to} hours, and it has been ${figure(v.hours)}. Start drying today.`
    : `It has been wet over ${to} hours. Expect mold behind what you can see.`;
};

/** After three days what is wet is no emergency any more; our choice. */
const CALL_WITHIN_HOURS = 72;

/** Which deductible counts: rain through the roof or a window falls under wind and hail. */
const whichDeductible = (v: WaterValues): string =>
  v.source === 'rain'
    ? 'For rain through the roof the wind and hail deductible usually counts: often a percentage of the insured value of the house.'
    : 'The deductible stands on the declarations page of your policy.';

/** A covered loss, drying and repairs together, weighed against the deductible that was given. */
const onClaim = (v: WaterValues, { whole }: Loss, given: Given): Recommendation => {
  const insured = given.has('cover') ? '' : 'If you have homeowners insurance: ';
  const together = `Drying and repairs together come to about ${money(whole.typical)}, up to ${money(whole.high)}.`;
  const asked = 'Asking your insurer costs nothing, and only the policy decides.';
  if (v.deductible === null) {
    return {
      outcome: 'ask-deductible',
      headline: `If your deductible is below ${money(whole.typical)}, call your insurer now.`,
      reasons: [
        `${together} ${whichDeductible(v)}`,
        'Sudden water is often covered. The failed pipe or hose itself usually is not.',
        clock(v, given),
      ],
      flip: `If your deductible is above ${money(whole.high)}, get two written prices instead.`,
      next: 'quotes',
    };
  }
  if (whole.high < v.deductible) {
    return {
      outcome: 'below-deductible',
      headline: 'Drying and repairs together likely stay below your deductible.',
      reasons: [
        `${together} Your deductible is ${price(v.deductible)}.`,
        'Get two written prices for the same rooms and the same number of days.',
        clock(v, given),
      ],
      flip: 'If they find water behind walls or under the floor, call your insurer before the work goes on.',
      next: 'quotes',
    };
  }
  if (whole.typical <= v.deductible) {
    return {
      outcome: 'near-deductible',
      headline: 'It may come out above your deductible. Call your insurer before you decide.',
      reasons: [`${together} Your deductible is ${price(v.deductible)}.`, asked, clock(v, given)],
      flip: `If a written price for all of it stays below ${price(v.deductible)}, a claim brings nothing.`,
      next: 'quotes',
    };
  }
  return {
    outcome: 'claim-and-dry',
    headline: `${insured}${insured ? 'call' : 'Call'} your insurer now, and start drying the same day.`,
    reasons: [
      `${together} With your deductible you would pay ${price(v.deductible)} of it.`,
      'Sudden water is often covered. The failed pipe or hose itself usually is not.',
      'In Texas nobody may waive or pay your deductible, and the drying firm may not argue your claim.',
      clock(v, given),
    ],
    flip: 'If it dripped for weeks, the policy usually does not pay.',
    next: 'quotes',
  };
};

/** Why a policy would likely not pay, said as "if" where it was not asked or not answered. */
const notPaid = (v: WaterValues, given: Given): string => {
  if (v.source === 'flood') return 'Homeowners insurance does not pay for rising water.';
  if (v.source === 'sewer' && v.cover !== 'none')
    return given.has('sewerCover')
      ? 'Sewer backup is paid only with the add-on to your policy.'
      : 'Sewer backup is paid only with an add-on. Look for it on your declarations page.';
  return v.cover === 'none'
    ? 'Without a policy nobody else pays.'
    : 'Policies usually leave out a slow leak.';
};

const onInsurance = (v: WaterValues, loss: Loss, given: Given): Recommendation => {
  if (isCovered(v) && v.source !== 'flood') return onClaim(v, loss, given);
  if (isCovered(v)) {
    return {
      outcome: 'flood-claim',
      headline: 'Call your flood insurer before anyone starts.',
      reasons: [
        'Homeowners insurance does not pay for rising water; your flood policy may.',
        'Take photos and a water line on the wall first. Keep a piece of each wet carpet and every receipt.',
        clock(v, given),
      ],
      next: 'insurance',
    };
  }
  const open =
    v.source === 'sewer' && v.cover !== 'none'
      ? !given.has('sewerCover')
      : v.source === 'flood' && !given.has('cover');
  return {
    outcome: 'not-covered',
    headline: open
      ? v.source === 'flood'
        ? 'Without flood insurance this is yours to pay. Get a written price before work starts.'
        : 'Look for the sewer backup add-on in your policy: without it this is yours to pay.'
      : 'This is likely yours to pay. Get a written price before work starts.',
    reasons: [
      notPaid(v, given),
      'Ask your insurer anyway, in writing: only the policy decides.',
      clock(v, given),
    ],
    ...(open
      ? {
          flip:
            v.source === 'flood'
              ? 'If you have a flood policy, call that insurer before anyone starts.'
              : 'If you have the add-on, call your insurer now.',
        }
      : {}),
    next: 'quotes',
  };
};

/** Nothing under which water stays: plank and laminate hide it. */
const onlyHardFloor = (wet: WetArea): boolean => wet.floor === wet.tile;

/** Mold under the Texas line: the owner may clean a small patch, a crew is wise above it. */
const onSmallMold = (area: number): Recommendation =>
  area <= PROFESSIONAL_FROM_SQFT
    ? {
        outcome: 'clean-it-yourself',
        headline: 'A patch this small you can clean yourself, once the water is stopped.',
        reasons: [
          'Wash hard surfaces with water and detergent, then dry them. Wear gloves, goggles and a mask.',
          'Not with asthma or a weak immune system, and not after sewage.',
        ],
        flip: 'If it comes back, or there is more behind the wall, call a professional.',
        next: 'do-it-yourself',
      }
    : {
        outcome: 'hire-for-mold',
        headline: 'Hire someone for this much, and have the water stopped first.',
        reasons: [
          'Federal advice is a professional above about 10 sq ft.',
          'Ask for containment, a filter that pulls air out of the room, and photos before and after.',
        ],
        flip: `If one patch reaches ${LICENSE_FROM_SQFT} sq ft, Texas asks for a license and a separate assessor.`,
        next: 'quotes',
      };

/** What we would do: make it safe, close the roof, get mold assessed, dry it, claim, or get quotes. */
export const advise = (v: WaterValues, loss: Loss, given: Given): Recommendation => {
  const { wet, category, wetClass } = loss;
  const dangers = v.dangers.filter((danger) => danger !== 'frail');
  if (v.source === 'rain' && dangers.length === 1 && dangers[0] === 'running') {
    return {
      outcome: 'roof-first',
      headline: 'Get the roof or window covered first.',
      reasons: [
        'Drying is lost money while rain still comes in.',
        'Our roofing calculator prices a same-day tarp. Take photos of the ceiling before it dries.',
      ],
      next: 'other-trade',
      trade: 'roofing',
    };
  }
  if (dangers.length > 0) {
    return {
      outcome: 'make-safe',
      headline: 'Make it safe first. The price can wait.',
      reasons: [
        'Stop the water, stay clear of power and of a sagging ceiling, and get people out.',
        'Then take photos and call your insurer. When the danger is over, change that answer.',
      ],
      next: 'emergency',
    };
  }
  const mold = v.scope === 'mold' ? v.moldArea : v.mold;
  if (mold >= LICENSE_FROM_SQFT) {
    return {
      outcome: 'assess-mold',
      headline: 'Hire a licensed mold assessor first, apart from the firm that removes it.',
      reasons: [
        `${figure(mold)} sq ft in one patch is at or over the Texas line of ${LICENSE_FROM_SQFT}.`,
        'The assessor writes the plan the remover must follow. You get a state certificate at the end.',
      ],
      next: 'get-inspected',
    };
  }
  if (v.scope === 'mold') return onSmallMold(v.moldArea);
  if (
    category === 1 &&
    wetClass === 1 &&
    onlyHardFloor(wet) &&
    v.hours < MOLD_CLOCK_HOURS.from &&
    v.mold === 0
  ) {
    return {
      outcome: 'dry-it-yourself',
      headline: 'You can dry this yourself today.',
      flip: 'If a wall or cabinet is soft or damp, have it metered.',
      reasons: [
        'Clean water on a hard floor with dry walls, under a day old: a wet vacuum, fans and open doors.',
        'Feel under cabinets and baseboards each day. If anything swells, smells or stays wet, call a crew.',
      ],
      next: 'do-it-yourself',
    };
  }
  return onInsurance(v, loss, given);
};

/** Mold starts within days, so while that lasts, and at night or in danger, a call beats any form. */
export const isUrgent = (v: WaterValues, given: Given): boolean =>
  v.dangers.length > 0 ||
  v.afterHours === 'yes' ||
  (given.has('hours') && v.hours <= CALL_WITHIN_HOURS);
