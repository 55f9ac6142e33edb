import { choice, choices, number, tally, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';
import { months } from '../months.ts';
import { rateField } from '../power-rate.ts';

const fresh = { job: 'new' };
const bought = { job: ['new', 'battery'] };

const compass = [
  { value: 's', label: 'South' },
  { value: 'sw', label: 'Southwest' },
  { value: 'se', label: 'Southeast' },
  { value: 'w', label: 'West' },
  { value: 'e', label: 'East' },
  { value: 'nw', label: 'Northwest' },
  { value: 'ne', label: 'Northeast' },
  { value: 'n', label: 'North' },
] as const;

const month = (value: string) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) });

export const fields = {
  ...section('The job', {
    job: choice('What do you need?', {
      options: {
        new: 'New panels',
        reset: { label: 'Panels off and back on', hint: 'for a new roof' },
        battery: 'A battery alone',
      },
      essential: 'work',
    }),
    count: number('How many panels come off?', 'each', [1, 120], {
      when: { job: 'reset' },
      default: 24,
      plausible: [14, 34],
      whole: true,
    }),
    batteries: choice('How many batteries (13.5 kWh each)?', {
      when: { job: 'battery' },
      options: ['1', '2', '3'].map((value) => ({ value, label: value })),
      essential: true,
    }),
    have: number('Panels you already have', 'each', [1, 120], {
      hint: 'Leave blank if none.',
      when: { job: 'battery' },
      whole: true,
    }),
    kwh: number('Power you use in a year (kWh)', 'kwh-year', [4000, 60000], {
      hint: 'Add up twelve bills. The average Texas home uses about 13,150.',
      when: bought,
      default: 13150,
      plausible: [9000, 24000],
    }),
    face: choice('Which way does the best side of the roof face?', {
      hint: 'A phone compass will do.',
      options: compass,
      plausible: ['s', 'w', 'e'],
    }),
    rate: rateField(),
  }),
  ...section('The roof', {
    city: cityField,
    pitch: choice('How steep is it?', {
      hint: 'Inches it rises for each 12 inches across. About 6 is common here.',
      pictures: 'pitch',
      options: {
        '1': 'Nearly flat',
        '3': 'Low, 2–4',
        '6': 'Common, 5–7',
        '9': 'Steep, 8–10',
        '12': 'Very steep, 11+',
      },
      default: '6',
      plausible: ['6', '9'],
    }),
    area: number('Roof free for panels (sq ft)', 'sqft', [50, 4000], {
      hint: 'All sides you would use, without vents, chimneys and edges.',
      when: fresh,
      default: 800,
      plausible: [450, 1400],
    }),
    shade: number('Sun lost to shade (%)', 'percent', [0, 80], {
      hint: 'Open roof 3; more with trees.',
      default: 3,
      plausible: [1, 12],
    }),
    secondFace: choice('Does a second side get panels?', {
      when: fresh,
      options: [{ value: 'none', label: 'No' }, ...compass],
      plausible: ['none'],
    }),
    secondShare: number('Share of the panels on that side (%)', 'percent', [0, 100], {
      when: { secondFace: compass.map(({ value }) => value) },
      default: 50,
    }),
    covering: choice('What is on the roof?', {
      when: { job: ['new', 'reset'] },
      pictures: 'covering',
      options: {
        asphalt: 'Asphalt shingles',
        metal: 'Metal',
        tile: 'Concrete tile',
      },
      plausible: ['asphalt'],
    }),
    roofAge: number('How old is the roof? (years)', 'year', [0, 100], {
      hint: 'Asphalt lasts 15 to 25 years here, panels 25 or more.',
      when: fresh,
      default: 8,
    }),
    street: yesNo('Could the panels be seen from the street?', {
      when: { job: 'new', city: 'southlake' },
    }),
  }),
  ...section('Your power', {
    bills: tally('kWh on each monthly bill', 'kwh', [0, 10000], {
      hint: 'They replace the yearly figure. Six do, if one is from summer and one from winter.',
      when: bought,
      options: months.map(month),
      default: {},
    }),
    retailer: choice('Can you choose your electric company?', {
      hint: 'Not with a co-op such as CoServ.',
      when: bought,
      options: { yes: 'Yes', no: 'No, co-op or city' },
    }),
    buyback: number('What your plan pays for extra solar (¢ per kWh)', 'cent-kwh', [0, 40], {
      hint: 'Fixed offers in the Oncor area were 6 to 8.5 in 2026.',
      default: 7,
    }),
    selfUse: number('Share of solar power you use at once (%)', 'percent', [0, 100], {
      hint: 'Leave blank and we work it out.',
      when: bought,
    }),
  }),
  ...section('The system', {
    cover: number('How much of your use should it make? (%)', 'percent', [10, 200], {
      hint: 'Credits for the extra only lower your bill; nobody pays them out.',
      when: fresh,
      default: 100,
      plausible: [70, 100],
    }),
    panels: number('Number of panels in a quote', 'each', [1, 120], {
      hint: 'Leave blank and we work it out.',
      when: fresh,
      whole: true,
    }),
    watts: number('Watts of each panel', 'watt', [150, 700], {
      default: 400,
      plausible: [370, 450],
    }),
    panelAge: number('How old are the panels? (years)', 'year', [0, 40], {
      when: { job: 'reset' },
      default: 8,
    }),
    battery: choice('Batteries (13.5 kWh each)', {
      hint: 'Without one the panels switch off when the grid is down.',
      when: fresh,
      options: ['0', '1', '2', '3'].map((value) => ({ value, label: value })),
      plausible: ['0'],
    }),
    also: choices('Also needed', {
      when: fresh,
      options: {
        panel200: 'New 200-amp main panel',
        panel400: 'New 400-amp main panel',
        attic: 'Wiring through the attic',
        guard: 'Screen to keep animals out',
      },
    }),
    extras: extrasField({ hint: 'A subpanel, a trench, tree work.', max: 200000 }),
  }),
  ...section('The money', {
    quoted: number('A price you have ($)', 'usd', [0, 500000], {
      hint: 'Before any credit.',
      private: true,
      when: bought,
    }),
    rebate: number('Rebate you have in writing ($)', 'usd', [0, 50000], {
      hint: 'Not the federal credit: it ended with 2025.',
      private: true,
      when: fresh,
      default: 0,
    }),
    escalation: number('Power prices rise (% a year)', 'percent', [-5, 10], {
      hint: 'Planners take about 2. In Texas it was 3.9 from 2016 to 2025.',
      when: bought,
      default: 2.2,
    }),
    discount: number('What your money would earn elsewhere (% a year)', 'percent', [0, 20], {
      hint: 'Your loan’s rate, or what savings earn. Planners use 4 to 5.6.',
      private: true,
      when: bought,
      default: 5,
    }),
    degradation: number('What the panels lose (% a year)', 'percent', [0, 3], {
      hint: 'Measured: 0.75; in hot places 0.88.',
      default: 0.75,
    }),
    upkeep: number('Upkeep, insurance, plan fees ($ a year)', 'usd-year', [0, 5000], {
      hint: 'If left blank, $16 a kW. A new inverter in year 13 is already included.',
      when: fresh,
    }),
  }),
} as const;

/** The answers the solar model computes from. */
export type SolarValues = Values<typeof fields>;
