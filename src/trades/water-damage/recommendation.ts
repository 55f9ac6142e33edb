import { figure, money, type Recommendation } from '../../estimate/index.ts';
import type { WaterValues } from './calculator.ts';
import { isCovered } from './claim.ts';
import { LICENSE_FROM_SQFT, MOLD_CLOCK_HOURS } from './mold.ts';
import type { Category, WetArea, WetClass } from './water.ts';

interface Loss {
  readonly wet: WetArea;
  readonly category: Category;
  readonly wetClass: WetClass;
  /** The likely bill, US dollars. */
  readonly bill: number;
}

const clock = (v: WaterValues): string => {
  const { from, to } = MOLD_CLOCK_HOURS;
  if (v.hours < from)
    return `Mold can start ${from} to ${to} hours after the water. You have about ${figure(from - v.hours)} hours before that.`;
  return v.hours < to
    ? `Mold can start after ${from} to ${to} hours, and it has been ${figure(v.hours)}. Start drying today.`
    : `It has been wet over ${to} hours. Expect mold behind what you can see.`;
};

const onInsurance = (v: WaterValues, { bill }: Loss): Recommendation => {
  if (v.source === 'flood' && isCovered(v)) {
    return {
      outcome: 'flood-claim',
      headline: 'Call your flood insurer before anyone starts.',
      reasons: [
        'Homeowners insurance does not pay for rising water; your flood policy may.',
        'Take photos and a water line on the wall first. Keep a piece of each wet carpet and every receipt.',
        clock(v),
      ],
      next: 'insurance',
    };
  }
  if (isCovered(v) && bill > v.deductible) {
    return {
      outcome: 'claim-and-dry',
      headline: 'Call your insurer now, and start drying the same day.',
      reasons: [
        `The work comes to about ${money(bill)}; with your deductible you would pay about ${money(v.deductible)} of it.`,
        'Sudden water is often covered. The failed pipe or hose itself usually is not.',
        'In Texas nobody may waive or pay your deductible, and the drying firm may not argue your claim.',
        clock(v),
      ],
      next: 'quotes',
    };
  }
  if (isCovered(v)) {
    return {
      outcome: 'below-deductible',
      headline: 'Likely below your deductible: a claim would pay nothing.',
      reasons: [
        `The work, about ${money(bill)}, is not above your deductible of ${money(v.deductible)}.`,
        'Get two written prices for the same rooms and the same number of days.',
        clock(v),
      ],
      next: 'quotes',
    };
  }
  return {
    outcome: 'not-covered',
    headline: 'This is likely yours to pay. Get a written price before work starts.',
    reasons: [
      v.source === 'flood'
        ? 'Homeowners insurance does not pay for rising water.'
        : v.source === 'sewer'
          ? 'Sewer backup is paid only with the add-on to your policy.'
          : 'Without coverage for this water, or for a slow leak, nobody else pays.',
      'Ask your insurer anyway, in writing: only the policy decides.',
      clock(v),
    ],
    next: 'quotes',
  };
};

const onlyHardFloor = (wet: WetArea): boolean => wet.carpet === 0 && wet.wood === 0;

/** What we would do: make it safe, close the roof, get mold assessed, dry it, claim, or get quotes. */
export const advise = (v: WaterValues, loss: Loss): Recommendation => {
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
        'Then take photos, call your insurer, and uncheck the danger here to go on.',
      ],
      next: 'emergency',
    };
  }
  if (v.mold >= LICENSE_FROM_SQFT) {
    return {
      outcome: 'assess-mold',
      headline: 'Hire a licensed mold assessor first, apart from the firm that removes it.',
      reasons: [
        `${figure(v.mold)} sq ft in one patch is at or over the Texas line of ${LICENSE_FROM_SQFT}.`,
        'The assessor writes the plan the remover must follow. You get a state certificate at the end.',
      ],
      next: 'get-inspected',
    };
  }
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
      reasons: [
        'Clean water on a hard floor with dry walls, under a day old: a wet vacuum, fans and open doors.',
        'Feel under cabinets and baseboards each day. If anything swells, smells or stays wet, call a crew.',
      ],
      next: 'do-it-yourself',
    };
  }
  return onInsurance(v, loss);
};
