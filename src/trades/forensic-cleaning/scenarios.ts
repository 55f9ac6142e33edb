import type { Scenario } from '../trade.ts';

/** The priced examples that are read without JavaScript. */
export const scenarios: readonly Scenario[] = [
  {
    title: 'A small spot on a tile floor',
    inputs: {
      situation: 'harm',
      released: 'yes',
      rooms: 1,
      area: 1,
      floor: 'hard',
      reach: 'surface',
      smell: 'none',
    },
  },
  {
    title: 'One carpeted room, found the same day',
    inputs: { situation: 'found-soon', rooms: 1, floor: 'soft', reach: 'soaked', smell: 'mild' },
  },
  {
    title: 'One carpeted room, found after four days',
    inputs: { situation: 'found-late', days: 4, rooms: 1, floor: 'soft', reach: 'soaked' },
  },
  {
    title: 'Two rooms, into the boards, found after ten days',
    inputs: {
      situation: 'found-late',
      days: 10,
      rooms: 2,
      floor: 'soft',
      reach: 'structure',
      smell: 'strong',
    },
  },
  {
    title: 'A home that has filled up, level 2, 1,500 sq ft',
    inputs: { situation: 'clutter', level: '2', house: 1500, smell: 'none' },
  },
  {
    title: 'A home that has filled up, level 4, 2,000 sq ft, with unsafe waste',
    inputs: {
      situation: 'clutter',
      level: '4',
      house: 2000,
      waste: 'yes',
      smell: 'strong',
    },
  },
];
