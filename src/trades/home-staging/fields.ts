import { choice, number, tally, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';
import type { RoomCounts } from './rooms.ts';

/** What stagers furnish first (S45): the living room, the primary bedroom, the dining room, the kitchen table. */
export const keyRooms: RoomCounts = { living: 1, primary: 1, dining: 1, eating: 1 };

const rented = { kind: 'vacant' };
const inRooms = ['occupied', 'vacant'];
const photosOnly = { kind: 'virtual' };
const livedIn = { kind: ['consult', 'occupied'] };
const listed = { showings: ['few', 'no-offers'] };

export const fields = {
  ...section('The job', {
    kind: choice('What are you staging?', {
      pictures: 'staging',
      options: {
        consult: { label: 'Advice only', hint: 'a walk-through and a list' },
        occupied: { label: 'A home we live in', hint: 'your own furniture, rearranged' },
        vacant: { label: 'An empty home', hint: 'rented furniture' },
        virtual: { label: 'Photos only', hint: 'furniture added to the picture' },
      },
      default: 'occupied',
      essential: 'work',
    }),
    area: number('How big is the home? (sq ft)', 'sqft', [400, 15000], {
      hint: 'Heated floor, as in the listing.',
      when: { kind: ['consult', 'occupied', 'vacant'] },
      outline: 'floors',
      default: 2400,
      plausible: [1700, 3600],
    }),
    scope: choice('How much of it?', {
      when: { kind: inRooms },
      options: {
        key: { label: 'Key rooms', hint: 'living room, primary bedroom, dining, kitchen table' },
        whole: { label: 'The whole home', hint: 'rooms worked out from its size' },
        count: 'I count the rooms',
      },
      essential: 'work',
    }),
    rooms: tally('Which rooms?', 'room', [0, 8], {
      when: { kind: inRooms, scope: 'count' },
      options: {
        living: 'Living or family rooms',
        primary: 'Primary bedroom',
        dining: 'Dining room',
        eating: 'Kitchen table',
        entry: 'Entry',
        other: 'Study or other bedrooms',
      },
      default: keyRooms,
    }),
    price: number('List price ($)', 'usd', [50000, 20000000], {
      hint: 'More expensive homes are furnished with more expensive pieces.',
      private: true,
      default: 600000,
      plausible: [350000, 1300000],
    }),
    months: number('How long until it is sold and closed? (months)', 'month', [0.25, 18], {
      hint: 'In North Texas listing to closing took about 95 days in September 2025.',
      when: rented,
      default: 3,
      plausible: [2, 4],
    }),
    carrying: number('What the home costs you each month ($)', 'usd-month', [1, 100000], {
      hint: 'While it is not sold: loan interest, tax, insurance, HOA, utilities, upkeep. Leave out what pays the loan down, because that stays yours.',
      private: true,
    }),
    photos: number('How many photos?', 'each', [1, 60], {
      hint: 'One per main room is usual.',
      when: photosOnly,
      default: 6,
      whole: true,
      plausible: [4, 12],
    }),
    editing: choice('Who furnishes the photos?', {
      when: photosOnly,
      options: { editor: 'A person', ai: 'Software' },
      essential: true,
    }),
  }),
  ...section('The sale', {
    showings: choice('What has happened so far?', {
      options: {
        new: 'Not listed yet',
        few: 'Listed, few showings',
        'no-offers': 'Showings, but no offers',
      },
    }),
    days: number('Days on the market so far', 'day', [0, 1000], { when: listed, whole: true }),
    state: choice('How does the home look today?', {
      when: livedIn,
      options: { tidy: 'Tidy and neutral', full: 'Too much in it', worn: 'Needs paint or repair' },
      default: 'full',
    }),
    city: cityField,
  }),
  ...section('Extras', {
    term: choice('First term of the contract', {
      hint: '60 to 120 days is usual, 90 the standard. You pay it no matter what, even if the home sells in a week.',
      when: rented,
      options: { '1': '30 days', '2': '60 days', '3': '90 days', '4': '120 days' },
      default: '3',
      plausible: ['2', '3', '4'],
    }),
    declutter: yesNo('Hire a decluttering service?', { when: livedIn, plausible: ['no'] }),
    paint: number('Floor area of the rooms to paint first (sq ft)', 'sqft', [0, 10000], {
      hint: 'Walls alone are two to three times as many sq ft.',
      outline: 'walls',
      default: 0,
    }),
    quoteFirst: number('A quote for the first term ($)', 'usd', [0, 200000], {
      hint: 'It’s held against our figures, and must pay for itself.',
      private: true,
      when: rented,
    }),
    quoteMonth: number('Each further month, as quoted ($)', 'usd-month', [0, 50000], {
      private: true,
      when: rented,
    }),
    extras: extrasField({
      hint: 'Storage of your own things, pieces to buy, travel, damage waiver, photo revisions. No price we trust, so we do not guess one.',
    }),
  }),
  ...section('Does it pay?', {
    sooner: number('How much sooner do you think it would sell? (weeks)', 'week', [0, 52], {
      hint: 'Your own guess. Nobody can promise it.',
      private: true,
    }),
    cut: number('Price cut you think it would spare you ($)', 'usd', [0, 5000000], {
      hint: 'Your own guess too. An experiment found no effect on what buyers would pay.',
      private: true,
    }),
  }),
} as const;

/** Every answer, with defaults where there is none. */
export type StagingValues = Values<typeof fields>;
