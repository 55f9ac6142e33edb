import type { Scenario } from '../trade.ts';

/** Priced examples, read without JavaScript. */
export const scenarios: readonly Scenario[] = [
  {
    title: 'Burst pipe, carpet in two rooms, 200 sq ft, drying only',
    inputs: { source: 'pipe', hours: 12, area: 200, floor: 'carpet', walls: 'low', rooms: 2 },
  },
  {
    title: 'The same after three days, with repairs',
    inputs: {
      source: 'pipe',
      hours: 72,
      area: 200,
      floor: 'carpet',
      walls: 'low',
      rooms: 2,
      scope: 'rebuild',
    },
  },
  {
    title: 'Small leak on a tile floor, walls dry',
    inputs: { source: 'pipe', hours: 4, area: 60, floor: 'tile', walls: 'none', rooms: 1 },
  },
  {
    title: 'Dishwasher leak on a wood floor, 150 sq ft',
    inputs: {
      source: 'appliance',
      hours: 12,
      area: 150,
      floor: 'wood',
      walls: 'low',
      rooms: 1,
    },
  },
  {
    title: 'Sewer backup, 300 sq ft of carpet, with repairs',
    inputs: {
      source: 'sewer',
      hours: 12,
      area: 300,
      floor: 'carpet',
      walls: 'low',
      rooms: 2,
      scope: 'rebuild',
    },
  },
  {
    title: 'Rain through the ceiling, one bedroom',
    inputs: { source: 'rain', hours: 12, area: 150, walls: 'ceiling', ceilingArea: 80, rooms: 1 },
  },
  {
    title: 'Mold alone, 20 sq ft',
    inputs: { scope: 'mold', moldArea: 20 },
  },
  {
    title: 'Mold alone, 40 sq ft',
    inputs: { scope: 'mold', moldArea: 40 },
  },
  {
    title: 'Rising water, 1,000 sq ft, five rooms, with repairs',
    inputs: {
      source: 'flood',
      hours: 24,
      area: 1000,
      floor: 'vinyl',
      walls: 'high',
      rooms: 5,
      scope: 'rebuild',
      cover: 'both',
    },
  },
  {
    title: 'Rain through the roof: 300 sq ft of ceiling, 400 sq ft of wood floor, drying',
    inputs: {
      scope: 'dry',
      source: 'rain',
      hours: 20,
      area: 400,
      walls: 'ceiling',
      ceilingArea: 300,
      floor: 'wood',
      deductible: 18000,
    },
  },
];
