import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { prices } from './prices.ts';
import { published } from './published.ts';
import { sources, type PestSource } from './sources.ts';

export const pestControl = defineTrade<PestSource>({
  id: 'pest-control',
  name: 'Pest control',
  summary: 'One visit or a plan, termites, rodents',
  icon: 'M12 9c2.5 0 4 1.9 4 4.4V16a4 4 0 0 1-8 0v-2.6C8 10.9 9.5 9 12 9ZM9.4 9.7V8a2.6 2.6 0 0 1 5.2 0v1.7M10.3 5.8 8.8 3.5M13.7 5.8l1.5-2.3M8 14H3.5M16 14h4.5M8.3 11.4 5 8.7M15.7 11.4 19 8.7M8.4 17.5 5.2 20.5M15.6 17.5l3.2 3M12 9v11',
  heading: 'What will pest control cost in Southlake?',
  title: 'Southlake pest control calculator: visit, plan or termites',
  description:
    'Price one visit, a plan with year one and later years apart, termites by the foot, or rodents, in Southlake. Every figure shows its source.',
  lede: 'Name the pest and see a fair price, and what to do yourself first. A plan’s first year and later years stand apart.',
  situations: [
    { says: 'Ants or roaches inside', inputs: { target: 'general' } },
    { says: 'Termites, or mud tubes', inputs: { target: 'termite' } },
    { says: 'Scratching in the attic', inputs: { target: 'rodent' } },
    { says: 'A seller knocked at the door', inputs: { door: 'yes' } },
  ],
  paths: {
    main: '/southlake-pest-control-calculator',
    alternates: [
      {
        path: '/mckinney-pest-control-calculator',
        city: 'mckinney',
        heading: 'What will pest control cost in McKinney?',
      },
    ],
    results: '/pest-results',
    redirects: ['/pest-calculator', '/pest-control-calculator'],
  },
  requests: { taken: true },
  calculator,
  sources,
  prices,
  scenarios: [
    {
      title: 'One visit for ants, 2,400 sq ft, moderate',
      inputs: {
        target: 'general',
        service: 'once',
        severity: 'moderate',
        area: 2400,
        tried: 'yes',
        calls: 1,
      },
    },
    {
      title: 'Quarterly plan, 3,000 sq ft, first year',
      inputs: {
        target: 'general',
        service: 'quarterly',
        severity: 'moderate',
        area: 3000,
        calls: 3,
      },
    },
    {
      title: 'Termites, liquid, 225 ft around the house',
      inputs: { target: 'termite', evidence: 'live', method: 'liquid', measured: 225 },
    },
    {
      title: 'Termites, bait, 225 ft around the house',
      inputs: { target: 'termite', evidence: 'live', method: 'bait', measured: 225 },
    },
    {
      title: 'Roof rats, six openings',
      inputs: { target: 'rodent', severity: 'moderate', openings: 6, area: 3000 },
    },
    {
      title: 'Bed bugs in two rooms, chemical',
      inputs: { target: 'bedbug', rooms: 2, bedBugs: 'chemical', severity: 'moderate' },
    },
    {
      title: 'Mosquitoes, April to October, half an acre',
      inputs: { target: 'mosquito', season: 'season', months: 7, lot: 'half', tried: 'yes' },
    },
    {
      title: 'Yellowjackets in the ground, today',
      inputs: { target: 'wasp', nest: 'ground', sameDay: 'yes' },
    },
  ],
  published,
  ask: [
    'What are your business and applicator license numbers? Both can be checked with the state.',
    'Which pest is it, how far has it spread, and which product will you use?',
    'What does the first visit cost, what each later one, and how do I cancel?',
    'What is treated again for free between visits?',
    'Termites: how many feet did you measure, how many gallons or stations, and where do you drill?',
    'Does the warranty treat again only, or also repair damage? What does a year of it cost?',
    'Rodents: may I have each opening in writing, with photos?',
  ],
  method: [
    {
      step: 'A plan’s first year is the first visit plus the rest of the visits; later years are all visits at the lower price.',
      sources: ['P5', 'P18'],
    },
    {
      step: 'Termites are priced by the length around the house. When nobody measured, it is 4 × √footprint × 1.2 for corners; 1.02 to 1.4 gives the range. This is our approximation.',
      sources: ['P6'],
    },
    {
      step: 'Gallons by the label (4 for 10 ft) and stations (one each 20 ft) let you check a bid.',
      sources: ['P11', 'P13'],
    },
    {
      step: 'Rodents: trapping alone up to two openings, trapping with sealing above; a bid’s price per opening is used when you enter it.',
      sources: ['P23', 'P24', 'P45'],
    },
    {
      step: 'Bed bugs by the room (chemical) or by the sq ft (heat); mosquitoes by the spray, one each 21 to 30 days.',
      sources: ['P14', 'P26', 'P15', 'P8', 'P9', 'P54'],
    },
    {
      step: 'Half of a visit’s price grows with the outside wall. The one published size rule is far steeper and not validated.',
      sources: ['P4'],
    },
  ],
  limits: [
    'No dated price for this area was found: the prices are for Texas and the country, so ranges are wide.',
    'Drilling slabs, patios and porches for termites: no published rate.',
    'Sealing by the opening, fire ants and wildlife: no price we trust was found.',
    'Damage that termites or rodents have done.',
  ],
  related: ['roofing', 'home-staging', 'water-damage'],
});
