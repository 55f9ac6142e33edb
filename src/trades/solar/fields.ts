import {
  choice,
  choices,
  number,
  optionalNumber,
  tally,
  yesNo,
  section,
  type Values,
} from '../../engine/index.ts';
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

/** What is asked, in the order it is asked. */
export const fields = {
  ...section('The job', {
    job: choice('What do you need?', {
      options: {
        new: 'New panels',
        reset: { label: 'Panels off and back on', hint: 'for a new roof' },
        battery: 'A battery alone',
      },
      default: 'new',
      essential: true,
    }),
    count: number('How many panels come off?', {
      when: { job: 'reset' },
      unit: 'each',
      min: 1,
      max: 120,
      default: 24,
      plausible: [14, 34],
      whole: true,
    }),
    batteries: choice('How many batteries (13.5 kWh each)?', {
      when: { job: 'battery' },
      options: ['1', '2', '3'].map((value) => ({ value, label: value })),
      default: '1',
      essential: true,
    }),
    have: optionalNumber('Panels you already have', {
      hint: 'Leave blank if none.',
      when: { job: 'battery' },
      unit: 'each',
      min: 1,
      max: 120,
      whole: true,
    }),
    kwh: number('Power you use in a year (kWh)', {
      hint: 'Add up twelve bills. The average Texas home uses about 13,150.',
      when: bought,
      unit: 'kwh-year',
      min: 4000,
      max: 60000,
      default: 13150,
      plausible: [9000, 24000],
    }),
    face: choice('Which way does the best side of the roof face?', {
      hint: 'A phone compass will do.',
      options: compass,
      default: 's',
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
    area: number('Roof free for panels (sq ft)', {
      hint: 'All sides you would use, without vents, chimneys and edges.',
      when: fresh,
      unit: 'sqft',
      min: 50,
      max: 4000,
      default: 800,
      plausible: [450, 1400],
    }),
    shade: number('Sun lost to shade (%)', {
      hint: 'Open roof 3; more with trees.',
      unit: 'percent',
      min: 0,
      max: 80,
      default: 3,
      plausible: [1, 12],
    }),
    secondFace: choice('Does a second side get panels?', {
      when: fresh,
      options: [{ value: 'none', label: 'No' }, ...compass],
      default: 'none',
      plausible: ['none'],
    }),
    secondShare: number('Share of the panels on that side (%)', {
      when: { secondFace: compass.map(({ value }) => value) },
      unit: 'percent',
      min: 0,
      max: 100,
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
      default: 'asphalt',
      plausible: ['asphalt'],
    }),
    roofAge: number('How old is the roof? (years)', {
      hint: 'Asphalt lasts 15 to 25 years here, panels 25 or more.',
      when: fresh,
      unit: 'year',
      min: 0,
      max: 100,
      default: 8,
    }),
    street: yesNo('Could the panels be seen from the street?', {
      when: { job: 'new', city: 'southlake' },
    }),
  }),
  ...section('Your power', {
    bills: tally('kWh on each monthly bill', {
      hint: 'They replace the yearly figure. Six do, if one is from summer and one from winter.',
      when: bought,
      options: months.map(month),
      unit: 'kwh',
      min: 0,
      max: 10000,
      default: {},
    }),
    retailer: choice('Can you choose your electric company?', {
      hint: 'Not with a co-op such as CoServ.',
      when: bought,
      options: { yes: 'Yes', no: 'No, co-op or city' },
      default: 'yes',
    }),
    buyback: number('What your plan pays for extra solar (¢ per kWh)', {
      hint: 'Fixed offers in the Oncor area were 6 to 8.5 in 2026.',
      unit: 'cent-kwh',
      min: 0,
      max: 40,
      default: 7,
    }),
    selfUse: optionalNumber('Share of solar power you use at once (%)', {
      hint: 'Leave blank and we work it out.',
      when: bought,
      unit: 'percent',
      min: 0,
      max: 100,
    }),
  }),
  ...section('The system', {
    cover: number('How much of your use should it make? (%)', {
      hint: 'Credits for the extra only lower your bill; nobody pays them out.',
      when: fresh,
      unit: 'percent',
      min: 10,
      max: 200,
      default: 100,
      plausible: [70, 100],
    }),
    panels: optionalNumber('Number of panels in a quote', {
      hint: 'Leave blank and we work it out.',
      when: fresh,
      unit: 'each',
      min: 1,
      max: 120,
      whole: true,
    }),
    watts: number('Watts of each panel', {
      unit: 'watt',
      min: 150,
      max: 700,
      default: 400,
      plausible: [370, 450],
    }),
    panelAge: number('How old are the panels? (years)', {
      when: { job: 'reset' },
      unit: 'year',
      min: 0,
      max: 40,
      default: 8,
    }),
    battery: choice('Batteries (13.5 kWh each)', {
      hint: 'Without one the panels switch off when the grid is down.',
      when: fresh,
      options: ['0', '1', '2', '3'].map((value) => ({ value, label: value })),
      default: '0',
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
    quoted: optionalNumber('A price you have ($)', {
      hint: 'Before any credit.',
      private: true,
      when: bought,
      unit: 'usd',
      min: 0,
      max: 500000,
    }),
    rebate: number('Rebate you have in writing ($)', {
      hint: 'Not the federal credit: it ended with 2025.',
      private: true,
      when: fresh,
      unit: 'usd',
      min: 0,
      max: 50000,
      default: 0,
    }),
    escalation: number('Power prices rise (% a year)', {
      hint: 'Planners take about 2. In Texas it was 3.9 from 2016 to 2025.',
      when: bought,
      unit: 'percent',
      min: -5,
      max: 10,
      default: 2.2,
    }),
    discount: number('What your money would earn elsewhere (% a year)', {
      hint: 'Your loan’s rate, or what savings earn. Planners use 4 to 5.6.',
      private: true,
      when: bought,
      unit: 'percent',
      min: 0,
      max: 20,
      default: 5,
    }),
    degradation: number('What the panels lose (% a year)', {
      hint: 'Measured: 0.75; in hot places 0.88.',
      unit: 'percent',
      min: 0,
      max: 3,
      default: 0.75,
    }),
    upkeep: optionalNumber('Upkeep, insurance, plan fees ($ a year)', {
      hint: 'If left blank, $16 a kW. A new inverter in year 13 is already included.',
      when: fresh,
      unit: 'usd-year',
      min: 0,
      max: 5000,
    }),
  }),
} as const;

/** The answers the solar model computes from. */
export type SolarValues = Values<typeof fields>;
