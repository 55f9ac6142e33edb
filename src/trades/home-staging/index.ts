import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { prices } from './prices.ts';
import { published } from './published.ts';
import { sources, type StagingSource } from './sources.ts';

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
    {
      title: 'One walk-through with a written plan, 2,400 sq ft',
      inputs: { kind: 'consult', area: 2400 },
    },
    {
      title: 'Home you live in, key rooms restyled',
      inputs: { kind: 'occupied', area: 2400, scope: 'key' },
    },
    {
      title: 'Empty home of $450,000, key rooms, 90 days',
      inputs: {
        kind: 'vacant',
        area: 2200,
        scope: 'key',
        price: 450_000,
        months: 3,
        term: '3',
      },
    },
    {
      title: 'The same, sold after five months',
      inputs: {
        kind: 'vacant',
        area: 2200,
        scope: 'key',
        price: 450_000,
        months: 5,
        term: '3',
      },
    },
    {
      title: 'Empty Southlake home of $1,300,000, all rooms, 90 days',
      inputs: {
        kind: 'vacant',
        area: 4000,
        scope: 'whole',
        price: 1_300_000,
        months: 3,
        term: '3',
      },
    },
    {
      title: 'Six photos furnished by a person',
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
    'Is there a deposit, a damage waiver or a fee for taking away? Are pets allowed?',
    'Who stores our own furniture meanwhile, and what does it cost?',
  ],
  method: [
    {
      step: 'An empty home: planning + placing and dressing by the stager + two movers with a truck, there and back + rent for each room and month. A vacant bid’s walk-through is free or taken off.',
      sources: ['S2', 'S15', 'S17', 'S54', 'S55'],
    },
    {
      step: 'Hours come from the day plan of a 2,000 sq ft house, over its rooms: a bedroom takes longer than a table. The whole home’s rooms are worked out from its size.',
      sources: ['S15', 'S5'],
    },
    {
      step: 'Rents are a list of 2011, 1.6 times as much today, less the discount of its package. Bigger and dearer homes get more and better pieces: 0.85 times at $300,000, 1.35 at $1 million, 1.9 at $2 million, our choice.',
      sources: ['S17', 'S19', 'S5', 'S7'],
    },
    {
      step: 'No empty home is furnished for less than the smallest job, about $1,500.',
      sources: ['S56', 'S1'],
    },
    {
      step: 'Rent is paid for the first term at least, then month by month.',
      sources: ['S6', 'S20'],
    },
    {
      step: 'A home you live in: walk-through, by its size, + one restyling day with your own furniture.',
      sources: ['S13', 'S15', 'S8'],
    },
    {
      step: 'Break-even: months saved × carrying cost + price cuts spared − cost, on your own guess.',
      sources: ['S11', 'S36'],
    },
  ],
  limits: [
    'Room rents rest on a 2011 list and a trade column: stagers here publish few prices.',
    'How much dearer a dear home is: our choice, between a flat price and 1 to 1.5% of the list price.',
    'Storage of your own things, travel, damage waiver and pieces to buy: enter your own.',
    'Whether your home would sell sooner: nobody can know that.',
  ],
  related: ['moving', 'cabinets', 'concrete'],
});
