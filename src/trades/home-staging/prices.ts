import { priceBook } from '../../estimate/index.ts';
import { chosen } from '../typical.ts';
import type { StagingSource } from './sources.ts';

const read = { asOf: '2026-11-20', reviewBy: '2027-05-20' };

const rentNote = (from: number) =>
  `A stager’s “from” price of 2011 was $${from}. Main rooms of a 2,000 to 3,000 sq ft house rent for 1.2 to 2.4 times such prices in a trade column; typical (1.6 times) and high (2.35 times) are our choice.`;

/** A month of rented furniture for one room. */
const rent = (label: string, from: number, note = rentNote(from)) => ({
  label,
  low: from,
  typical: from * 1.6,
  high: from * 2.35,
  unit: 'month' as const,
  geography: 'US' as const,
  year: 2025,
  sources: ['S17', 'S19'] as const,
  note,
});

/** What stagers charge. */
export const prices = priceBook<StagingSource>()(read, {
  consultation: {
    label: 'Walk-through with a written plan',
    low: 150,
    typical: 300,
    high: 600,
    unit: 'visit',
    geography: 'TX',
    year: 2025,
    sources: ['S1', 'S9'],
    note: '$150 to $600 in Texas, $200 to $500 in a US guide; typical is our choice.',
  },
  stagerHour: {
    label: 'Stager time',
    low: 75,
    typical: 100,
    high: 150,
    unit: 'hour',
    geography: 'US',
    year: 2025,
    sources: ['S8', 'S1', 'S15'],
    note: 'A trade example uses $75. A Texas consultation of about two hours at $150 to $600 means $75 to $300 an hour. Typical and high are our choice.',
  },
  living: rent('Furniture rent, living or family room', 250),
  primary: rent('Furniture rent, primary bedroom', 200),
  dining: rent('Furniture rent, dining room', 150),
  eating: rent('Furniture rent, kitchen table', 100),
  entry: rent('Furniture rent, entry', 50),
  other: rent(
    'Furniture rent, study or other bedroom',
    150,
    'No price of its own was published; taken like a dining room.',
  ),
  editedPhoto: {
    label: 'Photo furnished by an editor',
    low: 16,
    typical: 35,
    high: 75,
    unit: 'each',
    geography: 'US',
    year: 2026,
    sources: ['S10'],
    note: chosen('inside it'),
  },
  aiPhoto: {
    label: 'Photo furnished by software',
    low: 0.05,
    typical: 0.25,
    high: 0.5,
    unit: 'each',
    geography: 'US',
    year: 2026,
    sources: ['S10'],
    note: chosen('near its middle'),
  },
  declutter: {
    label: 'Decluttering service',
    low: 600,
    typical: 700,
    high: 800,
    unit: 'job',
    geography: 'TX',
    year: 2025,
    sources: ['S1'],
    note: chosen('near its middle'),
  },
  paint: {
    label: 'Paint before the sale',
    low: 2,
    typical: 4,
    high: 6,
    unit: 'sqft',
    geography: 'TX',
    year: 2025,
    sources: ['S1'],
    note: chosen('near its middle'),
  },
});
