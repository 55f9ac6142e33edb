import { priceBook } from '../../estimate/index.ts';
import type { Appliance } from './causes.ts';
import type { ApplianceSource } from './sources.ts';

const each = { unit: 'each', geography: 'US', year: 2022 } as const;
const ourChoice =
  'Usual models of common brands; typical is our choice. Only weighed against, never billed.';

/** What a new one costs, where the person gives no price: common brands, for the 50% rule alone. */
export const newOnes = priceBook<ApplianceSource>()<Appliance>(
  { asOf: '2026-11-21', reviewBy: '2027-05-21' },
  {
    refrigerator: {
      label: 'A new refrigerator',
      low: 800,
      typical: 1700,
      high: 2700,
      ...each,
      sources: ['R73', 'R74'],
      note: ourChoice,
    },
    washer: {
      label: 'A new washer',
      low: 400,
      typical: 700,
      high: 1000,
      ...each,
      sources: ['R72', 'R75'],
      note: ourChoice,
    },
    dryer: {
      label: 'A new dryer',
      low: 240,
      typical: 650,
      high: 1000,
      ...each,
      sources: ['R75', 'R76'],
      note: ourChoice,
    },
    dishwasher: {
      label: 'A new dishwasher',
      low: 400,
      typical: 700,
      high: 1000,
      ...each,
      sources: ['R72', 'R75'],
      note: ourChoice,
    },
    range: {
      label: 'A new range',
      low: 650,
      typical: 1400,
      high: 2000,
      ...each,
      sources: ['R73', 'R74'],
      note: ourChoice,
    },
    microwave: {
      label: 'A new microwave',
      low: 100,
      typical: 250,
      high: 700,
      ...each,
      sources: ['R72', 'R75'],
      note: 'About $100 on a counter, $300 to $700 built in; typical is our choice between them.',
    },
  },
);
