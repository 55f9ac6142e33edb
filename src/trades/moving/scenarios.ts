import type { Scenario } from '../trade.ts';

/** Priced examples of the table that is read without scripts. */
export const scenarios: readonly Scenario[] = [
  {
    title: 'One bedroom across town, quiet month',
    inputs: { reach: 'local', home: '1', miles: 10, season: 'quiet' },
  },
  {
    title: 'Three bedrooms across town, quiet month',
    inputs: { reach: 'local', home: '3', miles: 15, season: 'quiet' },
  },
  {
    title: 'The same in June',
    inputs: { reach: 'local', home: '3', miles: 15, season: 'peak' },
  },
  {
    title: 'Four bedrooms, full garage, movers pack everything',
    inputs: { reach: 'local', home: '4', rooms: ['garage'], packing: 'full', season: 'quiet' },
  },
  {
    title: 'Three bedrooms to Houston',
    inputs: { reach: 'texas', home: '3', milesTexas: 240, season: 'quiet' },
  },
  {
    title: 'Three bedrooms, 1,000 miles, one flight of stairs',
    inputs: { reach: 'interstate', home: '3', milesOut: 1000, flights: 1, season: 'quiet' },
  },
  {
    title: 'Studio across town with two friends: do it yourself',
    inputs: { reach: 'local', home: 'studio', friends: 'yes', season: 'quiet' },
  },
];
