import { money, type Given, type Recommendation } from '../../estimate/index.ts';
import type { CabinetsValues } from './model.ts';
import { threeWays } from './findings.ts';

/** Refacing should come in 40 to 60% below new boxes (C58): above this share of new, price new ones. */
const REFACE_UP_TO = 0.6;

const percent = (share: number) => `${Math.round(100 * share)}%`;

const leak: Recommendation = {
  outcome: 'stop-the-leak',
  headline: 'Stop the water first. Cabinets come last.',
  reasons: ['New fronts on wet boxes are lost. The floor and wall behind may be wet too.'],
  next: 'other-trade',
  trade: 'water-damage',
};

const oneFault: Recommendation = {
  outcome: 'fix-the-one',
  headline: 'Fix the one that failed. You need no new kitchen for that.',
  reasons: [
    'One hinge, door or slide is a repair. Take the old one to the store and match it.',
    'If several hinges no longer hold their screws, look again: then the boxes are failing.',
  ],
  next: 'do-it-yourself',
};

const handles: Recommendation = {
  outcome: 'do-it-yourself',
  headline: 'Handles are a job for an afternoon.',
  reasons: [
    'Measure between the two screws and buy the same spacing: the old holes fit and nothing is drilled.',
    'Buy two or three more than you count.',
  ],
  next: 'do-it-yourself',
};

const failedBoxes = (v: CabinetsValues, replace: number): Recommendation => ({
  outcome: 'replace-instead',
  headline: `New ${v.job === 'reface' ? 'fronts' : 'paint'} would only cover the damage. Price new cabinets.`,
  reasons: [
    v.condition === 'swollen'
      ? 'Boxes that flex, swell or peel have failed. Refacing and paint need sound boxes.'
      : 'Refacing keeps the boxes where they are. A new layout needs new ones.',
    `New ones here are about ${money(replace)}.`,
  ],
  next: 'quotes',
});

const onReface = (v: CabinetsValues, given: Given): Recommendation => {
  const { reface, replace } = threeWays(v);
  if (v.condition === 'swollen' || v.layout === 'no') return failedBoxes(v, replace);
  const share = reface / replace;
  if (share > REFACE_UP_TO) {
    return {
      outcome: 'price-new-boxes',
      headline: given.has('tier')
        ? 'Refacing is not worth it at this price. Price new boxes too.'
        : 'Compare refacing with new boxes before you choose.',
      reasons: [
        given.has('tier')
          ? `It comes to ${percent(share)} of new ones of the grade you chose. It should be 40 to 60% below.`
          : `Against semi-custom ones it comes to ${percent(share)} of new. It should be 40 to 60% below.`,
        `Refacing about ${money(reface)}, new about ${money(replace)}.`,
      ],
      flip: 'If new ones would be custom, refacing can still be the cheaper way.',
      next: 'quotes',
    };
  }
  return {
    outcome: 'reface-fits',
    headline: given.has('condition')
      ? 'Refacing fits: sound boxes, and a fair share of the price of new.'
      : 'If the boxes are hard and dry, refacing fits.',
    reasons: [
      `About ${percent(share)} of new ones. It takes three to five days.`,
      'Ask for the price of the box skins, doors and hinges apart.',
    ],
    flip: 'If a box flexes or swells, or the layout must change, price new ones.',
    next: 'quotes',
  };
};

const onRepaint = (v: CabinetsValues): Recommendation => {
  const { reface, replace, repaint } = threeWays(v);
  if (v.condition === 'swollen') return failedBoxes(v, replace);
  if (v.fronts === 'foil') {
    return {
      outcome: 'paint-will-not-hold',
      headline: 'Do not paint peeling plastic. Price new fronts.',
      reasons: [
        'Paint holds no better than the wrap beneath it.',
        `Refacing is about ${money(reface)}, against ${money(repaint)} for paint.`,
      ],
      next: 'quotes',
    };
  }
  return {
    outcome: 'paint-is-enough',
    headline: 'Paint is enough when the finish is the only fault.',
    flip: 'If a box flexes or swells, price new ones.',
    reasons: [
      'Most of the bill is labor: cleaning, sanding and a bonding primer. Low bids skip them.',
      ...(v.fronts === 'oak'
        ? ['Open oak grain needs filling, or it shows. Ask whether the price holds that.']
        : []),
    ],
    next: 'quotes',
  };
};

const onReplace = (v: CabinetsValues, given: Given): Recommendation => {
  const { reface, replace, repaint } = threeWays(v);
  if (v.condition === 'sound' && v.layout === 'yes') {
    return {
      outcome: 'boxes-are-sound',
      headline: given.has('condition')
        ? 'Your boxes are sound. Price refacing and paint before new ones.'
        : 'If your boxes are hard and dry, price refacing and paint before new ones.',
      reasons: [
        `New about ${money(replace)}, refaced about ${money(reface)}, painted about ${money(repaint)}.`,
        given.has('condition')
          ? 'New boxes pay off when the old ones fail or the layout must change.'
          : 'Press the floor under the sink and the side next to the dishwasher: that decides it.',
      ],
      flip: 'If they flex, swell or peel, or the layout must change, price new ones.',
      next: 'quotes',
    };
  }
  return {
    outcome: 'plan-new-cabinets',
    headline: 'New cabinets make sense here. Ask for a price box by box.',
    reasons: [
      v.layout === 'no' ? 'A new layout needs new boxes.' : 'Failed boxes cannot be refaced.',
      'A showroom price per foot leaves out crown, roll-outs, panels and better hinges.',
    ],
    next: 'quotes',
  };
};

/** What we would do: stop the leak, fix one part, or paint, reface or replace. */
export const advise = (v: CabinetsValues, given: Given): Recommendation => {
  if (v.condition === 'wet') return leak;
  if (v.condition === 'one') return oneFault;
  if (v.job === 'hardware') return handles;
  if (v.job === 'reface') return onReface(v, given);
  return v.job === 'repaint' ? onRepaint(v) : onReplace(v, given);
};
