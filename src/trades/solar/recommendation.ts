import {
  figure,
  money,
  moneyRange,
  type Given,
  type Recommendation,
} from '../../estimate/index.ts';
import type { SolarValues } from './fields.ts';
import { earns, type Found, type FoundNew } from './metrics.ts';
import { BATTERY_YEARS, payback, rateOfReturn } from './money.ts';

/**
 * From this age the roof, or the underlayment below the tile, will likely be replaced while panels are on
 * it. Asphalt lasts 15 to 25 years, metal 40 or more, felt below tile 15 to 25 (S83).
 */
const OLD_ROOF_YEARS = { asphalt: 15, metal: 40, tile: 20 } as const;
/** Years panels are counted on. */
const PANEL_LIFE = 25;

const years = (value: number | null): string =>
  value === null
    ? `does not pay back within ${PANEL_LIFE} years`
    : `pays back in about ${figure(Math.round(value))} years`;

/** Below this margin over the typical price, "yes" would promise too much. */
const MARGIN = 1.1;

/** Why not, or up to what price: the plain answer on new panels. */
export const adviseNew = (
  v: SolarValues,
  { worth, price, flows, ceiling, reset }: FoundNew,
  given: Given,
): Recommendation => {
  if (v.roofAge >= OLD_ROOF_YEARS[v.covering]) {
    const later = `Taking ${worth.panels} panels off and on later costs ${moneyRange(reset)}.`;
    return v.covering === 'tile'
      ? {
          outcome: 'underlayment-first',
          headline: 'Have what lies below the tile checked first, then panels.',
          reasons: [
            `Tile lasts 50 years, the felt below it 15 to 25; yours is ${figure(v.roofAge)}.`,
            later,
          ],
          flip: 'If the underlayment was renewed lately, the panels can come first.',
          next: 'other-trade',
          trade: 'roofing',
        }
      : {
          outcome: 'roof-first',
          headline: 'New roof first, then panels.',
          reasons: [
            `${v.covering === 'metal' ? 'Metal lasts 40 years or more' : 'Asphalt lasts 15 to 25 years here'}; yours is ${figure(v.roofAge)}. Panels last 25 or more.`,
            later,
          ],
          flip: 'If a roofer gives it 15 years more, the panels can come first.',
          next: 'other-trade',
          trade: 'roofing',
        };
  }
  const shop =
    v.retailer === 'yes' && v.rate >= 13.5
      ? [
          given.has('rate')
            ? 'You pay more than an average Oncor-area offer (13.5¢ in 2025). Try a cheaper plan first. Panels then pay back more slowly.'
            : 'If you pay more than 13.5¢, an average Oncor-area offer in 2025, try a cheaper plan first. Panels then pay back more slowly.',
        ]
      : [];
  const back = `At ${money(price.typical)} it ${years(payback(flows))} and earns ${earns(rateOfReturn(flows))}; ${given.has('discount') ? 'you asked for' : 'we ask for'} ${figure(v.discount)}%.`;
  if (ceiling >= MARGIN * price.typical) {
    return {
      outcome: 'pays',
      headline: `Yes, if the price stays under about ${money(ceiling)}.`,
      reasons: [back, ...shop],
      flip: 'A cheaper power plan or a lower buyback rate can turn this into a no.',
      next: 'quotes',
    };
  }
  if (ceiling >= price.low) {
    return {
      outcome: 'only-at-the-right-price',
      headline: `Only at the right price: under about ${money(ceiling)}.`,
      reasons: [back, ...shop, 'Say no above that line.'],
      flip: 'A better buyback rate raises the line; shade lowers it.',
      next: 'quotes',
    };
  }
  return {
    outcome: 'does-not-pay',
    headline: 'No. On these figures panels do not pay.',
    reasons: [
      back,
      `To earn ${figure(v.discount)}% it would have to cost ${money(ceiling)} or less.`,
      ...shop,
    ],
    flip: 'A better buyback rate or less shade could change this.',
    next: 'wait',
  };
};

/** Whether a battery pays by itself. */
export const adviseBattery = (v: SolarValues, { worth, price, ceiling }: Found): Recommendation => {
  if (ceiling >= price.typical) {
    return {
      outcome: 'battery-pays',
      headline: `Yes, if the price stays under about ${money(ceiling)}.`,
      reasons: [
        `It saves about ${money(worth.byBattery)} a year for about ${BATTERY_YEARS} years.`,
      ],
      flip: 'A higher buyback rate makes it worth less.',
      next: 'quotes',
    };
  }
  return {
    outcome: 'battery-for-outages',
    headline: 'It does not pay by itself. Buy it only for what outages cost you.',
    reasons: [
      v.have === null
        ? 'Without panels it only stores power you buy.'
        : `It saves about ${money(worth.byBattery)} a year for about ${BATTERY_YEARS} years: worth about ${money(ceiling)}, against ${money(price.typical)}.`,
      'If someone depends on powered medical equipment, price a generator as well.',
    ],
    flip: 'A buyback rate near zero makes it worth more.',
    next: 'quotes',
  };
};

/** Whether panels are worth putting back after a new roof. */
export const adviseReset = (
  v: SolarValues,
  { cost, yearly }: { readonly cost: number; readonly yearly: number },
): Recommendation => {
  const left = Math.max(0, PANEL_LIFE - v.panelAge);
  const needed = cost / yearly;
  if (needed > left) {
    return {
      outcome: 'do-not-put-back',
      headline: 'Taking them off for good may be wiser.',
      reasons: [
        `They earn about ${money(yearly)} a year: the job takes ${figure(Math.round(needed))} years to earn back, and they have about ${figure(left)} left.`,
        'Ask for the price of taking them down only.',
      ],
      flip: 'If they are younger, putting them back may pay.',
      next: 'wait',
    };
  }
  return {
    outcome: 'put-back',
    headline: 'Putting them back pays.',
    reasons: [
      `They earn about ${money(yearly)} a year: the job takes ${figure(Math.ceil(needed))} years to earn back, and they have about ${figure(left)} left.`,
      'Ask who tests the system afterward.',
    ],
    next: 'quotes',
  };
};
