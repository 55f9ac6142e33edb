import { priceBook } from '../../estimate/index.ts';
import type { ApplianceSource } from './sources.ts';
import type { ApplianceValues } from './model.ts';

const common = { unit: 'each', geography: 'US', year: 2022 } as const;
const fitted = { unit: 'each', geography: 'US', year: 2026 } as const;
const ourChoice =
  'Usual models of common brands; typical is our choice. Only weighed against, never billed.';
const luxuryChoice =
  'Comparable luxury ones, installed, as a Miami repairer prints them; typical is our choice.';

/** What a new one costs, where the person gives no price: for the 50% rule alone. */
export const newOnes = priceBook<ApplianceSource>()(
  { asOf: '2026-11-21', reviewBy: '2027-05-21' },
  {
    refrigerator: {
      label: 'A new refrigerator',
      low: 800,
      typical: 1700,
      high: 2700,
      ...common,
      sources: ['R73', 'R74'],
      note: ourChoice,
    },
    washer: {
      label: 'A new washer',
      low: 400,
      typical: 700,
      high: 1000,
      ...common,
      sources: ['R72', 'R75'],
      note: ourChoice,
    },
    dryer: {
      label: 'A new dryer',
      low: 240,
      typical: 650,
      high: 1000,
      ...common,
      sources: ['R75', 'R76'],
      note: ourChoice,
    },
    dishwasher: {
      label: 'A new dishwasher',
      low: 400,
      typical: 700,
      high: 1000,
      ...common,
      sources: ['R72', 'R75'],
      note: ourChoice,
    },
    range: {
      label: 'A new range',
      low: 650,
      typical: 1400,
      high: 2000,
      ...common,
      sources: ['R73', 'R74'],
      note: ourChoice,
    },
    counterMicrowave: {
      label: 'A new microwave for the counter',
      low: 100,
      typical: 150,
      high: 250,
      ...common,
      sources: ['R72', 'R75'],
      note: 'About $100 and up; typical and high are our choice.',
    },
    hungMicrowave: {
      label: 'A new microwave over the range, fitted',
      low: 400,
      typical: 700,
      high: 1200,
      ...fitted,
      sources: ['R91'],
      note: '$400 to $1,200 with mounting and duct; typical is our choice inside it.',
    },
    luxuryRefrigerator: {
      label: 'A new luxury refrigerator, fitted',
      low: 8000,
      typical: 12_000,
      high: 18_000,
      ...fitted,
      sources: ['R82'],
      note: luxuryChoice,
    },
    luxuryRange: {
      label: 'A new luxury range, fitted',
      low: 6000,
      typical: 9500,
      high: 15_000,
      ...fitted,
      sources: ['R82'],
      note: luxuryChoice,
    },
    luxuryDishwasher: {
      label: 'A new luxury dishwasher, fitted',
      low: 1400,
      typical: 2200,
      high: 3500,
      ...fitted,
      sources: ['R82'],
      note: luxuryChoice,
    },
  },
);

const luxuryOnes = {
  refrigerator: newOnes.luxuryRefrigerator,
  range: newOnes.luxuryRange,
  dishwasher: newOnes.luxuryDishwasher,
} as const;

/** A usual new one of its kind; undefined where nobody prints a price. */
export const usualNew = ({ appliance, brand, microwaveKind }: ApplianceValues) => {
  if (appliance === 'disposal') return undefined;
  if (brand === 'premium') return luxuryOnes[appliance as keyof typeof luxuryOnes];
  if (appliance === 'microwave')
    return microwaveKind === 'counter' ? newOnes.counterMicrowave : newOnes.hungMicrowave;
  return newOnes[appliance];
};
