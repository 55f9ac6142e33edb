import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { prices } from './prices.ts';
import { published } from './published.ts';
import { sources, type StagingSource } from './sources.ts';

const keyRooms = { living: 1, primary: 1, dining: 1, eating: 1 };

export const homeStaging = defineTrade<StagingSource>({
  id: 'home-staging',
  name: 'Home staging',
  summary: 'Advice, furniture or photos before a sale',
  icon: 'M5.5 11V8a2.5 2.5 0 0 1 2.5-2.5h8A2.5 2.5 0 0 1 18.5 8v3M2.5 13a2 2 0 0 1 4 0v2h11v-2a2 2 0 0 1 4 0v5h-19v-5ZM12 5.5V15M5 18v2M19 18v2',
  heading: 'What does it cost to stage a home in Southlake?',
  title: 'Southlake home staging calculator: cost and break-even',
  description:
    'Price a consultation, a restyling, furniture for an empty home or virtual photos in Southlake, and see when it would pay on your own figures.',
  lede: 'What staging costs, room by room and month by month. No promised return: you enter your own guess and see when it would break even.',
  situations: [
    { says: 'The house is empty', inputs: { kind: 'vacant' } },
    { says: 'It sits on the market' },
    { says: 'The photos look bare', inputs: { kind: 'virtual' } },
    { says: 'We list next month', inputs: { showings: 'new' } },
  ],
  paths: {
    main: '/southlake-home-staging-calculator',
    alternates: [],
    results: '/home-staging-results',
    redirects: ['/home-staging-calculator'],
  },
  requests: { taken: true },
  calculator,
  sources,
  prices,
  scenarios: [
    { title: 'One walk-through with a written plan', inputs: { kind: 'consult' } },
    {
      title: 'Home you live in, four rooms restyled',
      inputs: { kind: 'occupied', rooms: keyRooms },
    },
    {
      title: 'Empty home, four key rooms, 90 days',
      inputs: { kind: 'vacant', rooms: keyRooms, months: 3, term: '3' },
    },
    {
      title: 'The same, sold after five months',
      inputs: { kind: 'vacant', rooms: keyRooms, months: 5, term: '3' },
    },
    {
      title: 'Large empty home, eight rooms, 120 days',
      inputs: {
        kind: 'vacant',
        rooms: { living: 2, primary: 1, dining: 1, eating: 1, entry: 1, other: 2 },
        months: 4,
        term: '4',
      },
    },
    {
      title: 'Six photos furnished by an editor',
      inputs: { kind: 'virtual', photos: 6, editing: 'editor' },
    },
    {
      title: 'Twelve photos furnished by software',
      inputs: { kind: 'virtual', photos: 12, editing: 'ai' },
    },
  ],
  published,
  ask: [
    'What is the first term, and what does each further month cost?',
    'What if it sells in a week: is anything paid back?',
    'Which rooms and which pieces are in the price? May I see the list?',
    'Are delivery, set-up, removal and travel included?',
    'Whose insurance covers the rented pieces?',
    'When is pick-up, and who must be there?',
    'May I keep living here? Some stagers say no.',
  ],
  method: [
    {
      step: 'An empty home: walk-through + planning + hours for each room + rent for each room and month.',
      sources: ['S2', 'S15', 'S17'],
    },
    {
      step: 'Hours come from the day plan of a 2,000 sq ft house: 4 to 6 hours of planning and almost a day each to set up and to remove, over four key rooms.',
      sources: ['S15'],
    },
    {
      step: 'Rent is paid for the first term at least, then month by month.',
      sources: ['S6', 'S20'],
    },
    {
      step: 'A home you live in: walk-through + one restyling day with your own furniture.',
      sources: ['S13', 'S15', 'S8'],
    },
    {
      step: 'Break-even: months saved × carrying cost + price cuts spared − cost, on your own guess.',
      sources: ['S11', 'S36'],
    },
  ],
  limits: [
    'Room rents rest on a 2011 list and a trade column: stagers here publish few prices.',
    'Travel, insurance for rented furniture and pieces to buy: enter your own.',
    'Whether your home would sell sooner: nobody can know that.',
  ],
  related: ['moving', 'cabinets', 'concrete'],
});
