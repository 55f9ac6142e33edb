import type { PublishedCase } from '../../estimate/index.ts';
import type { MovingSource } from './sources.ts';

const lightMove = { reach: 'local', season: 'quiet' } as const;

/** Published totals the model is measured against; none of them is one of its prices. */
export const published: readonly PublishedCase<MovingSource>[] = [
  {
    title: 'Three bedrooms, Lewisville, four or five movers',
    inputs: { ...lightMove, home: '3', crew: '4' },
    low: 1631,
    high: 1631,
    sources: ['M17'],
    note: 'An average without a range. Distance was not given; 15 miles taken.',
  },
  {
    title: 'Two bedrooms in Dallas',
    inputs: { ...lightMove, home: '2', crew: '2' },
    low: 550,
    high: 1080,
    sources: ['M1'],
    note: 'The page gives crew rates too, which the model uses; the total is its own.',
  },
  {
    title: 'One bedroom, 8 to 10 miles, elevator',
    inputs: { ...lightMove, home: '1', miles: 9, flights: 0 },
    low: 450,
    high: 850,
    sources: ['M72'],
  },
  {
    title: 'Fuller two bedrooms, local',
    inputs: { ...lightMove, home: '2', fullness: 'packed', miles: 9 },
    low: 700,
    high: 1300,
    sources: ['M72'],
  },
  {
    title: 'Three bedrooms in Houston, four movers',
    inputs: { ...lightMove, home: '3', crew: '4' },
    low: 1200,
    high: 1400,
    sources: ['M2'],
  },
  {
    title: 'Three bedrooms, local, national guide',
    inputs: { ...lightMove, home: '3' },
    low: 1100,
    high: 2200,
    sources: ['M4'],
  },
  {
    title: 'Four bedrooms, local, national calculator',
    inputs: { ...lightMove, home: '4' },
    low: 1500,
    high: 3500,
    sources: ['M13'],
  },
  {
    title: 'A local move in the US, all sizes',
    inputs: { reach: 'local' },
    low: 914,
    high: 2529,
    sources: ['M68'],
    note: 'Size was not given; run with nothing answered.',
  },
  {
    title: 'Two bedrooms, 1,000 miles',
    inputs: { reach: 'interstate', home: '2', milesOut: 1000, season: 'quiet' },
    low: 4000,
    high: 7500,
    sources: ['M69'],
  },
  {
    title: 'Three bedrooms, 1,000 miles',
    inputs: { reach: 'interstate', home: '3', milesOut: 1000, season: 'quiet' },
    low: 6300,
    high: 11000,
    sources: ['M69'],
  },
  {
    title: 'Three bedrooms of 5,000 to 7,500 lb, 1,000 miles and more',
    inputs: {
      reach: 'interstate',
      home: '3',
      fullness: 'light',
      milesOut: 1000,
      season: 'quiet',
    },
    low: 3850,
    high: 6700,
    sources: ['M70'],
  },
  {
    title: 'Two or three bedrooms, 250 miles',
    inputs: { reach: 'texas', home: '2', milesTexas: 250, season: 'quiet' },
    low: 1700,
    high: 3500,
    sources: ['M71'],
    note: 'Prices of 2022.',
  },
];
