import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { prices } from './prices.ts';
import { published } from './published.ts';
import { sources, type MovingSource } from './sources.ts';

export const moving = defineTrade<MovingSource>({
  id: 'moving',
  name: 'Moving',
  summary: 'Across town or across the country',
  icon: 'M4.5 17H2.5V6h11.5v11H9M14 9.5h4l3.5 3.7V17h-2M16.5 17H14M6.7 15.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM18 15.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z',
  heading: 'What will it cost to move from Southlake?',
  title: 'Southlake moving calculator: hours, weight and price',
  description:
    'Price a move from Southlake by cubic feet, crew and hours, or by weight and miles. Know the highest written maximum to accept. No name or phone number needed.',
  lede: 'By the hour across town, by weight and miles beyond. You get the hours, the weight and the highest maximum to sign.',
  situations: [
    { says: 'Moving across town', inputs: { reach: 'local' } },
    { says: 'Moving out of state', inputs: { reach: 'interstate' } },
    { says: 'A mover’s quote looks too good' },
    { says: 'A mover is holding our things', inputs: { trouble: 'yes' } },
  ],
  paths: {
    main: '/southlake-moving-calculator',
    alternates: [],
    results: '/moving-results',
    redirects: ['/moving-calculator', '/moving-cost-estimator'],
  },
  requests: { taken: true },
  calculator,
  sources,
  prices,
  scenarios: [
    {
      title: 'One bedroom across town, quiet month',
      inputs: { reach: 'local', home: '1', miles: 10, season: 'quiet' },
    },
    {
      title: 'Three bedrooms across town, quiet month',
      inputs: { reach: 'local', home: '3', miles: 15, season: 'quiet' },
    },
    {
      title: 'The same in June',
      inputs: { reach: 'local', home: '3', miles: 15, season: 'peak' },
    },
    {
      title: 'Four bedrooms, full garage, movers pack everything',
      inputs: { reach: 'local', home: '4', rooms: ['garage'], packing: 'full', season: 'quiet' },
    },
    {
      title: 'Three bedrooms to Houston',
      inputs: { reach: 'texas', home: '3', milesTexas: 240, season: 'quiet' },
    },
    {
      title: 'Three bedrooms, 1,000 miles, one flight of stairs',
      inputs: { reach: 'interstate', home: '3', milesOut: 1000, flights: 1, season: 'quiet' },
    },
    {
      title: 'Studio across town with two friends: do it yourself',
      inputs: { reach: 'local', home: 'studio', friends: 'yes', season: 'quiet' },
    },
  ],
  published,
  emergency: {
    heading: 'If a mover holds your things and asks for more',
    steps: [
      'If anyone threatens you, call 911.',
      'Find the written price. In Texas they may not ask more than the maximum on it for the work listed.',
      'Photograph the truck, its plate, its TxDMV and USDOT numbers, and every page.',
      'Call the state’s mover line, TxDMV, 1-888-368-4689. If you left Texas, call the federal one, FMCSA, 1-888-368-7238.',
      'Sign nothing new. Pay in a way that leaves a record.',
    ],
  },
  ask: [
    'Are you the carrier that comes with the truck, or a broker? Who is the carrier?',
    'What is the most I could pay, in writing, marked “not to exceed”?',
    'How many hours and cubic feet did you count, and how?',
    'When does the clock start and stop, and what is the trip fee?',
    'What are your TxDMV and USDOT numbers?',
    'Is anything extra for stairs, a long walk, heavy pieces or a weekend?',
    'When and how do I pay? Is the booking fee refunded?',
    'What do you pay if you break a 50 lb TV, and what does full value cost?',
  ],
  method: [
    {
      step: 'Cubic feet come from the size of the home, or from the list of pieces plus 10 to 15% for air.',
      sources: ['M7', 'M8', 'M12', 'M14', 'M58', 'M62', 'M63', 'M64', 'M73', 'M74', 'M9'],
    },
    {
      step: 'Weight is cubic feet × 7 lb; beyond the metro at least 1,000 to 2,800 lb are billed.',
      sources: ['M9', 'M15', 'M81', 'M49'],
    },
    {
      step: 'Hours are worked back from what movers publish for each size of home and crew, plus the drive there and the part of the drive back beyond an hour.',
      sources: ['M5', 'M6', 'M84'],
    },
    {
      step: 'By the hour: hours × the crew’s rate, plus a trip fee. A 26 ft truck holds about 1,650 cubic ft.',
      sources: ['M84', 'M82', 'M1', 'M3', 'M50', 'M49'],
    },
    {
      step: 'By weight: a part for the shipment, one for each pound, one for each pound and 1,000 miles; then fuel, stairs, long carry and shuttle.',
      sources: ['M81', 'M83', 'M16', 'M18'],
    },
    {
      step: 'Beyond the metro both ways are priced and the cheaper is taken.',
      sources: ['M81', 'M84'],
    },
    {
      step: 'May to September costs 10 to 30% more; a Saturday 14%, a Friday or Sunday 5%.',
      sources: ['M14', 'M45', 'M46', 'M84'],
    },
    {
      step: 'Each flight slows a crew by 7%, each elevator by 10%, a walk beyond 75 ft by 5% for 50 ft.',
      sources: ['M55'],
    },
    {
      step: 'Storage in between adds 60 to 80% of the work and a second trip, or the carrier’s own handling.',
      sources: ['M81', 'M66', 'M67'],
    },
  ],
  limits: [
    'No dated rate card of a Dallas mover was found. The rate comes from a San Antonio and an Austin mover and an undated page on Dallas.',
    'Month ends: movers charge more, but nobody publishes how much.',
    'What carriers take off the long-distance list differs and is not published: our range is wide there.',
    'A night away of the crew, and a container that you load yourself: ask, because no price of a firm was found.',
  ],
  related: ['home-staging', 'cabinets', 'pest-control'],
});
