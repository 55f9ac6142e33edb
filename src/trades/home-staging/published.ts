import type { PublishedCase } from '../../estimate/index.ts';
import type { StagingSource } from './sources.ts';

const keyRooms = { living: 1, primary: 1, dining: 1, eating: 1 };

/** Published prices the model is measured against; none of them is one of its prices. */
export const published: readonly PublishedCase<StagingSource>[] = [
  {
    title: 'Empty home, three rooms, one month, a calculator’s example',
    inputs: { kind: 'vacant', rooms: { living: 1, primary: 1, dining: 1 }, months: 1, term: '1' },
    low: 2650,
    high: 2650,
    sources: ['S2'],
  },
  {
    title: 'Empty home of 1,500 sq ft, $3 a sq ft and $500 of extras',
    inputs: { kind: 'vacant', rooms: keyRooms, months: 3, term: '3', extras: 500 },
    low: 5000,
    high: 5000,
    sources: ['S4'],
    note: 'Rooms and months are not stated; four key rooms and 90 days are assumed.',
  },
  {
    title: 'North Texas rule, 1 to 1.5% of a $390,000 list price, three months',
    inputs: { kind: 'vacant', rooms: keyRooms, months: 3, term: '3' },
    low: 3900,
    high: 5850,
    sources: ['S7', 'S22'],
    note: 'An undated rule of a local stager at the DFW median price of September 2025; four key rooms are assumed.',
  },
  {
    title: 'Average staging a month, US, 2023',
    inputs: { kind: 'vacant', rooms: keyRooms, months: 3, term: '3' },
    low: 1719,
    high: 1719,
    metric: 'per-month',
    sources: ['S16'],
    note: 'Size and term are not stated; four key rooms and 90 days are assumed.',
  },
  {
    title: 'Two-bedroom condo, “can easily exceed $4,000”',
    inputs: {
      kind: 'vacant',
      rooms: { living: 1, primary: 1, dining: 1, other: 1 },
      months: 3,
      term: '3',
    },
    low: 4000,
    high: 4000,
    sources: ['S18'],
    note: 'A lower bound; four rooms and 90 days are assumed.',
  },
  {
    title: 'Empty $325,000 home, estimate in a stager’s example, sold in a month',
    inputs: { kind: 'vacant', rooms: { living: 1, primary: 1, dining: 1 }, months: 1, term: '1' },
    low: 1800,
    high: 1800,
    sources: ['S50'],
    note: 'Rooms are not stated; three are assumed.',
  },
  {
    title: 'Median paid for a staging service, US, 2025',
    inputs: { kind: 'occupied', rooms: keyRooms },
    low: 1500,
    high: 1500,
    sources: ['S45'],
    note: 'All kinds of staging together; compared with a restyling of four rooms.',
  },
  {
    title: 'Six photos at $30, a photo service’s price',
    inputs: { kind: 'virtual', photos: 6, editing: 'editor' },
    low: 180,
    high: 180,
    sources: ['S46'],
  },
  {
    title: 'Six photos at $40 to $70, 2025',
    inputs: { kind: 'virtual', photos: 6, editing: 'editor' },
    low: 240,
    high: 420,
    sources: ['S18'],
  },
];
