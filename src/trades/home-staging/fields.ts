import { choice, number, optionalNumber, tally, yesNo, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';
import type { RoomCounts } from './rooms.ts';

/** What stagers furnish first (S45): the living room, the primary bedroom, the dining room, the kitchen table. */
export const keyRooms: RoomCounts = { living: 1, primary: 1, dining: 1, eating: 1 };

const job = 'The job';
const sale = 'The sale';
const extra = 'Extras';
const worth = 'Does it pay?';
const rented = { kind: 'vacant' };
const inRooms = ['occupied', 'vacant'];
const photosOnly = { kind: 'virtual' };
const livedIn = { kind: ['consult', 'occupied'] };
const listed = { showings: ['few', 'no-offers'] };

/** What is asked, in the order it is asked. */
export const fields = {
  kind: choice({
    label: 'What are you staging?',
    section: job,
    options: [
      { value: 'consult', label: 'Advice only', hint: 'a walk-through and a list' },
      { value: 'occupied', label: 'A home we live in', hint: 'your own furniture, rearranged' },
      { value: 'vacant', label: 'An empty home', hint: 'rented furniture' },
      { value: 'virtual', label: 'Photos only', hint: 'furniture added to the picture' },
    ],
    default: 'occupied',
    essential: true,
  }),
  area: number({
    label: 'How big is the home? (sq ft)',
    hint: 'Heated floor, as in the listing.',
    section: job,
    when: { kind: ['consult', 'occupied', 'vacant'] },
    unit: 'sqft',
    outline: 'floors',
    min: 400,
    max: 15000,
    default: 2400,
    plausible: [1700, 3600],
  }),
  scope: choice({
    label: 'How much of it?',
    section: job,
    when: { kind: inRooms },
    options: [
      {
        value: 'key',
        label: 'Key rooms',
        hint: 'living room, primary bedroom, dining, kitchen table',
      },
      { value: 'whole', label: 'The whole home', hint: 'rooms worked out from its size' },
      { value: 'count', label: 'I count the rooms' },
    ],
    default: 'key',
    essential: true,
  }),
  rooms: tally({
    label: 'Which rooms?',
    section: job,
    when: { kind: inRooms, scope: 'count' },
    options: [
      { value: 'living', label: 'Living or family rooms' },
      { value: 'primary', label: 'Primary bedroom' },
      { value: 'dining', label: 'Dining room' },
      { value: 'eating', label: 'Kitchen table' },
      { value: 'entry', label: 'Entry' },
      { value: 'other', label: 'Study or other bedrooms' },
    ],
    unit: 'room',
    min: 0,
    max: 8,
    default: keyRooms,
  }),
  price: number({
    label: 'List price ($)',
    hint: 'More expensive homes are furnished with more expensive pieces.',
    section: job,
    private: true,
    unit: 'usd',
    min: 50000,
    max: 20000000,
    default: 600000,
    plausible: [350000, 1300000],
  }),
  months: number({
    label: 'How long until it is sold and closed? (months)',
    hint: 'In North Texas listing to closing took about 95 days in September 2025.',
    section: job,
    when: rented,
    unit: 'month',
    min: 0.25,
    max: 18,
    default: 3,
    plausible: [2, 4],
  }),
  carrying: optionalNumber({
    label: 'What the home costs you each month ($)',
    hint: 'While it is not sold: loan interest, tax, insurance, HOA, utilities, upkeep. Leave out what pays the loan down, because that stays yours.',
    section: job,
    private: true,
    unit: 'usd-month',
    min: 1,
    max: 100000,
  }),
  photos: number({
    label: 'How many photos?',
    hint: 'One per main room is usual.',
    section: job,
    when: photosOnly,
    unit: 'each',
    min: 1,
    max: 60,
    default: 6,
    whole: true,
    plausible: [4, 12],
  }),
  editing: choice({
    label: 'Who furnishes the photos?',
    section: job,
    when: photosOnly,
    options: [
      { value: 'editor', label: 'A person' },
      { value: 'ai', label: 'Software' },
    ],
    default: 'editor',
    essential: true,
  }),
  showings: choice({
    label: 'What has happened so far?',
    section: sale,
    options: [
      { value: 'new', label: 'Not listed yet' },
      { value: 'few', label: 'Listed, few showings' },
      { value: 'no-offers', label: 'Showings, but no offers' },
    ],
    default: 'new',
  }),
  days: optionalNumber({
    label: 'Days on the market so far',
    section: sale,
    when: listed,
    unit: 'day',
    min: 0,
    max: 1000,
    whole: true,
  }),
  state: choice({
    label: 'How does the home look today?',
    section: sale,
    when: livedIn,
    options: [
      { value: 'tidy', label: 'Tidy and neutral' },
      { value: 'full', label: 'Too much in it' },
      { value: 'worn', label: 'Needs paint or repair' },
    ],
    default: 'full',
  }),
  city: cityField(sale),
  term: choice({
    label: 'First term of the contract',
    hint: '60 to 120 days is usual, 90 the standard. You pay it no matter what, even if the home sells in a week.',
    section: extra,
    when: rented,
    options: [
      { value: '1', label: '30 days' },
      { value: '2', label: '60 days' },
      { value: '3', label: '90 days' },
      { value: '4', label: '120 days' },
    ],
    default: '3',
    plausible: ['2', '3', '4'],
  }),
  declutter: yesNo({
    label: 'Hire a decluttering service?',
    section: extra,
    when: livedIn,
    default: 'no',
    plausible: ['no'],
  }),
  paint: number({
    label: 'Floor area of the rooms to paint first (sq ft)',
    hint: 'Walls alone are two to three times as many sq ft.',
    section: extra,
    unit: 'sqft',
    outline: 'walls',
    min: 0,
    max: 10000,
    default: 0,
  }),
  quoteFirst: optionalNumber({
    label: 'A quote for the first term ($)',
    hint: 'It’s held against our figures, and must pay for itself.',
    section: extra,
    private: true,
    when: rented,
    unit: 'usd',
    min: 0,
    max: 200000,
  }),
  quoteMonth: optionalNumber({
    label: 'Each further month, as quoted ($)',
    section: extra,
    private: true,
    when: rented,
    unit: 'usd-month',
    min: 0,
    max: 50000,
  }),
  extras: extrasField({
    hint: 'Storage of your own things, pieces to buy, travel, damage waiver, photo revisions. No price we trust, so we do not guess one.',
    section: extra,
  }),
  sooner: optionalNumber({
    label: 'How much sooner do you think it would sell? (weeks)',
    hint: 'Your own guess. Nobody can promise it.',
    section: worth,
    private: true,
    unit: 'week',
    min: 0,
    max: 52,
  }),
  cut: optionalNumber({
    label: 'Price cut you think it would spare you ($)',
    hint: 'Your own guess too. An experiment found no effect on what buyers would pay.',
    section: worth,
    private: true,
    unit: 'usd',
    min: 0,
    max: 5000000,
  }),
} as const;

/** Every answer, with defaults where there is none. */
export type StagingValues = Values<typeof fields>;
