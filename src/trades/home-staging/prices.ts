import { priceBook } from '../../estimate/index.ts';
import { chosen } from '../typical.ts';
import type { StagingSource } from './sources.ts';

const read = { asOf: '2026-11-21', reviewBy: '2027-05-21' };

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
  year: 2026,
  sources: ['S17', 'S19'] as const,
  note,
});

/** What stagers charge. */
export const prices = priceBook<StagingSource>()(read, {
  consultation: {
    label: 'Walk-through with a written plan',
    low: 200,
    typical: 300,
    high: 450,
    unit: 'visit',
    geography: 'TX',
    year: 2026,
    sources: ['S1', 'S9'],
    note: '$150 to $600 in Texas by the size of the home, $200 to $500 in a US guide; undated, read Nov 2026. These are for 2,400 sq ft, our choice.',
  },
  stagerHour: {
    label: 'Stager time',
    low: 75,
    typical: 100,
    high: 140,
    unit: 'hour',
    geography: 'US',
    year: 2026,
    sources: ['S8', 'S1', 'S15'],
    note: 'A trade example uses $75. A Texas consultation of about two hours at $150 to $600 means $75 to $300 an hour. Typical and high are our choice.',
  },
  crew: {
    label: 'Two movers with a truck',
    low: 115,
    typical: 150,
    high: 185,
    unit: 'crew-hour',
    geography: 'TX',
    year: 2026,
    sources: ['S54', 'S55'],
    note: 'A San Antonio mover prints $110 from Monday to Thursday, an Austin one $135 (2024). Typical and high are our choice for Dallas.',
  },
  smallest: {
    label: 'Up to the smallest job',
    low: 1200,
    typical: 1500,
    high: 2000,
    unit: 'job',
    geography: 'DFW',
    year: 2026,
    sources: ['S56', 'S1'],
    note: 'A Dallas guide has key rooms from $1,200 and the smallest home from $2,000; a Texas stager’s base package starts at $2,300. Typical is our choice.',
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
    label: 'Photo furnished by a person',
    low: 22,
    typical: 36,
    high: 60,
    unit: 'each',
    geography: 'US',
    year: 2026,
    sources: ['S10'],
    note: '$16 to $75 was published, with and without revisions; these are our choice inside it.',
  },
  aiPhoto: {
    label: 'Photo furnished by software',
    low: 1.5,
    typical: 3,
    high: 6,
    unit: 'each',
    geography: 'US',
    year: 2026,
    sources: ['S51', 'S10'],
    note: '$6 bought one by one; $0.05 to $0.50 within a monthly plan, which must be paid for too. Low and typical are our choice for one listing.',
  },
  declutter: {
    label: 'Decluttering service',
    low: 600,
    typical: 700,
    high: 800,
    unit: 'job',
    geography: 'TX',
    year: 2026,
    sources: ['S1'],
    note: chosen('near its middle'),
  },
  paint: {
    label: 'Paint before the sale, by floor area',
    low: 2,
    typical: 4,
    high: 6,
    unit: 'sqft',
    geography: 'TX',
    year: 2026,
    sources: ['S1'],
    note: chosen('near its middle'),
  },
});
