import { choice, choices, number, tally, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';

const way = 'Doors, stairs and distance';
const far = { reach: ['texas', 'interstate'] };
const local = { reach: 'local' };

export const fields = {
  ...section('The move', {
    trouble: yesNo('Is a mover holding your things?', {
      danger: true,
      private: true,
      plausible: ['no'],
    }),
    reach: choice('How far are you moving?', {
      options: {
        local: { label: 'Within the metro', hint: 'by the hour' },
        texas: { label: 'Elsewhere in Texas', hint: 'by the hour or by weight' },
        interstate: { label: 'Out of state', hint: 'federal rules' },
      },
      essential: 'work',
    }),
    home: choice('How big is the home?', {
      pictures: 'rooms',
      options: [
        { value: 'studio', label: 'Studio' },
        { value: '1', label: '1 bedroom' },
        { value: '2', label: '2 bedrooms' },
        { value: '3', label: '3 bedrooms' },
        { value: '4', label: '4 bedrooms' },
        { value: '5', label: '5 or more' },
      ],
      default: '3',
      plausible: ['2', '3', '4'],
      isSize: true,
    }),
    miles: number('Distance between the homes (miles)', 'mile', [0, 100], {
      when: local,
      default: 15,
      plausible: [4, 30],
    }),
    milesTexas: number('Distance inside Texas (miles)', 'mile', [50, 900], {
      when: { reach: 'texas' },
      default: 240,
      plausible: [180, 320],
    }),
    milesOut: number('Distance to the new state (miles)', 'mile', [50, 3500], {
      when: { reach: 'interstate' },
      default: 1000,
      plausible: [400, 1600],
    }),
    season: choice('When?', {
      options: { quiet: 'October to April', peak: 'May to September' },
    }),
    day: choice('Which day?', {
      when: local,
      options: { weekday: 'Monday to Thursday', friday: 'Friday or Sunday', saturday: 'Saturday' },
    }),
  }),
  ...section('What you are moving', {
    count: choice('How should we size it?', {
      options: { rooms: 'By rooms', items: 'By a list of pieces' },
      plausible: ['rooms'],
    }),
    fullness: choice('How full is it?', {
      when: { count: 'rooms' },
      options: { light: 'Less than most', average: 'About average', packed: 'Packed' },
      default: 'average',
    }),
    rooms: choices('Which of these are full too?', {
      when: { count: 'rooms' },
      options: {
        garage: 'Garage',
        attic: 'Attic or shed',
        office: 'Office',
        game: 'Game or media room',
        yard: 'Patio and yard',
      },
    }),
    items: tally('The list of pieces (each)', 'each', [0, 200], {
      hint: 'Change them to what you take.',
      when: { count: 'items' },
      options: {
        sofa: 'Sofas, loveseats',
        sectional: 'Sectional sofas',
        armchair: 'Armchairs, recliners',
        king: 'King beds',
        queen: 'Queen beds',
        twin: 'Twin beds',
        dresser: 'Dressers, chests',
        table: 'Dining or patio tables',
        chair: 'Chairs',
        desk: 'Desks, bookcases',
        tv: 'Large TVs',
        fridge: 'Refrigerators, freezers',
        laundry: 'Washers, dryers',
        boxSmall: 'Small boxes',
        boxMedium: 'Medium boxes',
        boxLarge: 'Large boxes',
      },
      default: {
        sofa: 2,
        armchair: 2,
        king: 1,
        queen: 2,
        dresser: 5,
        table: 2,
        chair: 10,
        desk: 2,
        tv: 2,
        fridge: 1,
        laundry: 2,
        boxSmall: 25,
        boxMedium: 30,
        boxLarge: 10,
      },
    }),
    bulky: choices('Any of these?', {
      options: {
        upright: 'Upright piano',
        grand: 'Grand piano',
        poolTable: 'Pool table',
        hotTub: 'Hot tub',
        safe: { label: 'Safe over 300 lb', hint: 'takes one more mover' },
        gas: 'Gas stove or dryer',
      },
    }),
  }),
  ...section(way, {
    flights: number('Flights of stairs, both ends together', 'each', [0, 12], {
      hint: 'Don’t count floors the elevator covers.',
      default: 0,
      whole: true,
      plausible: [0, 1],
    }),
    elevator: choice('An elevator?', {
      options: { none: 'No', one: 'At one end', both: 'At both ends' },
      plausible: ['none'],
    }),
    carry: number('Walk from truck to door, the longer end (ft)', 'ft', [0, 800], {
      hint: 'Can a truck stop at the door?',
      default: 50,
      plausible: [30, 120],
    }),
    shuttle: yesNo('Too tight for a big truck, at either end?', { when: far, plausible: ['no'] }),
    flexible: yesNo('Can the date move to October or later?', {
      private: true,
      when: { season: 'peak' },
      plausible: ['no'],
    }),
  }),
  ...section('Packing and coverage', {
    packing: choice('Who packs the boxes?', {
      options: {
        none: 'We do',
        fragile: 'Movers, kitchen and fragile',
        full: 'Movers, everything',
      },
      plausible: ['none'],
    }),
    crew: choice('How many movers?', {
      when: local,
      options: [
        { value: 'advise', label: 'Advise me' },
        { value: '2', label: '2' },
        { value: '3', label: '3' },
        { value: '4', label: '4' },
        { value: '5', label: '5' },
      ],
      plausible: ['advise'],
    }),
    friends: yesNo('Can two strong friends help you?', {
      when: { reach: 'local', home: ['studio', '1'] },
      plausible: ['no'],
    }),
    storage: number('Storage in between (months)', 'month', [0, 24], { default: 0 }),
    valuation: choice('If they break something', {
      hint: 'Free coverage pays $30 for a 50 lb TV.',
      options: {
        released: 'Free coverage, $0.60 a pound',
        full: { label: 'Full value', hint: 'at $6 a pound' },
      },
      plausible: ['released'],
    }),
  }),
  ...section('A quote you already have', {
    quotedRate: number('Their rate, crew and truck ($ an hour)', 'usd-hour', [20, 2000], {
      private: true,
      when: local,
    }),
    quotedTrip: number('Their trip or truck fee ($)', 'usd', [0, 5000], {
      private: true,
      when: local,
    }),
    quotedMinimum: number('Minimum they bill (hours)', 'hour', [1, 12], {
      private: true,
      when: local,
    }),
    quotedHours: number('Hours the mover says (hours)', 'hour', [0, 60], {
      private: true,
      when: local,
    }),
    quotedFeet: number('Volume the mover says (cubic ft)', 'cu-ft', [0, 10000], {
      hint: 'Or pounds ÷ 7.',
      private: true,
    }),
    fuel: number('Fuel surcharge in the quote (%)', 'percent', [1, 60], {
      hint: 'Leave blank if there is none.',
      private: true,
      when: far,
    }),
  }),
  ...section(way, {
    city: cityField,
  }),
} as const;

export type MovingValues = Values<typeof fields>;
