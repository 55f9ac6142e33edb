import type { Scenario } from '../trade.ts';

const home = { job: 'new', kwh: 13150, face: 's', pitch: '6', shade: 3, area: 800 } as const;

/** The priced examples that are read without JavaScript. */
export const scenarios: readonly Scenario[] = [
  { title: 'Average Texas home, 13,150 kWh a year, south roof', inputs: home },
  { title: 'The same with a 12¢ buyback plan', inputs: { ...home, buyback: 12 } },
  { title: 'The same on a west roof', inputs: { ...home, face: 'w' } },
  { title: 'Large home, 24,000 kWh a year', inputs: { ...home, kwh: 24000, area: 1500 } },
  { title: 'Half the use only, 6,600 kWh a year', inputs: { ...home, cover: 50 } },
  { title: 'With one 13.5 kWh battery', inputs: { ...home, battery: '1' } },
  {
    title: '24 panels off and on for a new roof',
    inputs: {
      job: 'reset',
      count: 24,
      face: 's',
      pitch: '6',
      shade: 3,
      watts: 400,
      covering: 'asphalt',
    },
  },
];
