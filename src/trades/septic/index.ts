import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { prices } from './prices.ts';
import { published } from './published.ts';
import { sources, type SepticSource } from './sources.ts';

export const septic = defineTrade<SepticSource>({
  id: 'septic',
  name: 'Septic',
  summary: 'Pump, repair, upkeep, new system or sewer',
  icon: 'M2 8h20M7 8V4.5h4V8M4.5 11.5h12a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM18.5 14H22M2.5 15.5c1.4-1 2.6-1 4 0s2.6 1 4 0 2.6-1 4 0 2.6 1 4 0',
  heading: 'What will septic work cost in Southlake?',
  title: 'Southlake septic calculator: pump, repair, replace or sewer',
  description:
    'Price pumping, repair, aerobic upkeep, an inspection or a new septic system in Southlake, with a ten-year plan. Every figure shows its source.',
  lede: 'See when your tank is due, what a year of upkeep costs, and whether the city sewer beats a new system.',
  situations: [
    {
      says: 'Sewage comes up indoors',
      inputs: { job: 'repair', inside: 'yes', when: 'urgent' },
    },
    { says: 'The alarm is on', inputs: { job: 'repair', system: 'spray', fault: 'alarm' } },
    { says: 'When is pumping due?', inputs: { job: 'pump' } },
    { says: 'Selling a house with septic', inputs: { job: 'inspect', forSale: 'yes' } },
  ],
  paths: {
    main: '/southlake-septic-calculator',
    alternates: [],
    results: '/septic-results',
    redirects: ['/septic-tool', '/septic-system-calculator'],
  },
  requests: { taken: true },
  calculator,
  sources,
  prices,
  scenarios: [
    {
      title: 'Pump 1,000 gallons, lid buried, weekday',
      inputs: {
        job: 'pump',
        system: 'conventional',
        tank: '1000',
        lid: 'buried',
        when: 'routine',
        since: 4,
        people: 4,
      },
    },
    {
      title: 'Pump 1,500 gallons tonight',
      inputs: {
        job: 'pump',
        system: 'conventional',
        tank: '1500',
        lid: 'riser',
        when: 'urgent',
        since: 6,
      },
    },
    {
      title: 'Aerobic alarm, the air pump is silent',
      inputs: {
        job: 'repair',
        system: 'spray',
        fault: 'alarm',
        sign: 'air',
        when: 'routine',
        checked: 'yes',
      },
    },
    {
      title: 'A year of an aerobic system',
      inputs: { job: 'contract', system: 'spray', tank: '1000', young: 'no' },
    },
    {
      title: 'Inspection for a home sale',
      inputs: { job: 'inspect', forSale: 'yes' },
    },
    {
      title: 'Failed field lines',
      inputs: { job: 'repair', system: 'conventional', problem: 'wet', when: 'routine' },
    },
    {
      title: 'New aerobic system with spray, 4 bedrooms, 3,200 sq ft',
      inputs: {
        job: 'replace',
        system: 'spray',
        bedrooms: 4,
        area: 3200,
        why: 'returned',
        age: 22,
      },
    },
    {
      title: 'New conventional system, 3 bedrooms, 2,000 sq ft',
      inputs: {
        job: 'replace',
        system: 'conventional',
        bedrooms: 3,
        area: 2000,
        why: 'returned',
        age: 28,
        soil: 'loam',
      },
    },
  ],
  published,
  emergency: {
    heading: 'First, right now',
    steps: [
      'Stop all water: no flushing, no laundry, no showers.',
      'Keep people and pets away from the sewage. Do not touch it.',
      'Never open, enter or lean into a tank: toxic gas, drowning and shock.',
      'Alarm on: cut water use, check one breaker and reset it once. You usually have 24 to 48 hours.',
      'Pour in no additives. Do not switch an aerobic system off.',
      'Call the company on the tag of your system, or a licensed pumper.',
      'Later, clean hard floors with 10% bleach and keep off them for a day.',
    ],
  },
  ask: [
    'What is your state (TCEQ) license number?',
    'Is the dig, the disposal of the waste and every chamber in the price?',
    'Will you measure sludge and scum, and write it down?',
    'Aerobic: are chlorine and calls between visits in the contract? Who sends the reports?',
    'New system: who does the site evaluation, the design and the permit?',
    'Is the two-year service policy in the price of a new aerobic system?',
    'What happens to the old tank?',
  ],
  method: [
    {
      step: 'Pumping is one local price up to 1,000 gallons, then a little by the gallon, plus the dig and the hour.',
      sources: ['S1', 'S3', 'S5'],
    },
    {
      step: 'The years between pump-outs come from a published table by tank and people; a disposal shortens them by a quarter, and five years is the cap. Aerobic systems take 3 years (2 to 5), or what the technician measures.',
      sources: ['S13', 'S14', 'S15', 'S61', 'S62'],
    },
    {
      step: 'Whatever the table says: pump when sludge is within 12 inches of the outlet, scum within 6, or layers pass a third of the depth.',
      sources: ['S45', 'S46'],
    },
    {
      step: 'Trouble is sorted by its signs: all drains slow, wet ground, an alarm, no spray.',
      sources: ['S43', 'S44'],
    },
    {
      step: 'Trouble is asked by the kind of system. An alarm is a visit and what it turns out to be, an average over float, air pump and water pump; a backup or slow drains are a pump-out, and the pipe in the high end only.',
      sources: ['S16', 'S65', 'S68', 'S3'],
    },
    {
      step: 'A year of an aerobic system is the contract, chlorine, power, a share of the air pump, of the water pump and of the pump-out.',
      sources: ['S3', 'S65', 'S66', 'S67', 'S17', 'S16', 'S68'],
    },
    {
      step: 'Design flow is the row of the state table reached by bedrooms or by area, whichever is higher; above it we go on by its own step of 60 gallons. The drain field is that flow ÷ what the soil takes.',
      sources: ['S9', 'S10', 'S48'],
    },
    {
      step: 'A new system is a Texas price by kind for four bedrooms; three fifths are fixed, the rest follows the flow, as one installer’s parts do. In plain systems the soil moves the field’s half. Site evaluation, design, permit and the old tank come on top.',
      sources: ['S2', 'S64', 'S51', 'S52'],
    },
    {
      step: 'The sewer instead: Southlake’s tap fee, the private line by the foot, and breaking and filling the old tank.',
      sources: ['S33', 'S50', 'S51', 'S52', 'S54'],
    },
  ],
  limits: [
    'The state’s rules (chapter 285) were due to change on April 30, 2026. We could not confirm it. Ask your permitting authority.',
    'Flows above six bedrooms or 5,500 sq ft are our own continuation of the state’s table; tank sizes and spray areas are left to the designer.',
    'Sprinkler heads, control panels and the electric circuit of a new unit: no price we trust was found.',
    'Pumping all three chambers of an aerobic system: no published price.',
    'Tap fees of other cities than Southlake: ask, and enter yours.',
    'Rock, trees and a long way to dig.',
  ],
  related: ['concrete', 'water-damage', 'home-staging'],
});
