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
      title: 'Roof rats trapped and sealed out, 3,000 sq ft',
      inputs: { target: 'rodent', work: 'both', severity: 'moderate', openings: 6, area: 3000 },
    },
    {
      title: 'Bed bugs in two rooms, chemical',
      inputs: { target: 'bedbug', rooms: 2, bedBugs: 'chemical', severity: 'moderate' },
    },
    {
      title: 'Mosquitoes, April to October, half an acre, every 3 weeks',
      inputs: {
        target: 'mosquito',
        season: 'season',
        months: 7,
        every: '21',
        lot: 'half',
        tried: 'yes',
      },
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
      step: 'A plan’s first year is the first visit plus the rest of the visits; later years are all visits at the lower price. Shorter steps between visits cost less a visit.',
      sources: ['P5', 'P70', 'P72', 'P73', 'P19'],
    },
    {
      step: 'A visit’s price hardly grows with the house: one firm’s list adds 14% from 2,000 to 5,500 sq ft.',
      sources: ['P70'],
    },
    {
      step: 'Termites are a visit with its set-up, then the length around the house, more where concrete must be drilled. When nobody measured, it is 4 × √footprint × 1.2 for corners; 1.1 to 1.3 gives the range. This is our approximation.',
      sources: ['P6', 'P70'],
    },
    {
      step: 'Gallons by the label (4 for 10 ft) and stations (one each 20 ft) let you check a bid.',
      sources: ['P11', 'P13'],
    },
    {
      step: 'Rodents are three lines: traps with two checks; sealing by the size of the house, or by the openings where they come to more; the attic. Firms here warrant the whole house.',
      sources: ['P16', 'P45', 'P70'],
    },
    {
      step: 'Bed bugs: a first room, less for each further one; or heat for the whole home, a set-up and the sq ft. Small roaches by the visits they take, two to four.',
      sources: ['P70'],
    },
    {
      step: 'Mosquitoes by the spray, one each three weeks or month; the lot matters little, since most of it is the drive. Fire ants by the lawn, $150 at least.',
      sources: ['P70', 'P8', 'P71'],
    },
    {
      step: 'Nests by where they hang; honey bees as a Texas keeper prices them.',
      sources: ['P70', 'P53', 'P74', 'P82'],
    },
  ],
  limits: [
    'No list of a firm in this area was found: the prices are from firms elsewhere in the South and from guides, so ranges are wide.',
    'Raccoons and other wildlife, ticks, insulation, walls opened for bees: no price we trust was found.',
    'The cases we compare with are mostly cost guides, not bills.',
    'Damage that termites or rodents have done.',
  ],
  related: ['roofing', 'home-staging', 'water-damage'],
});
