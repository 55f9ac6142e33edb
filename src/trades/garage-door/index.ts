import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { prices } from './prices.ts';
import { published } from './published.ts';
import { sources, type GarageDoorSource } from './sources.ts';

export const garageDoor = defineTrade<GarageDoorSource>({
  id: 'garage-door',
  name: 'Garage door',
  summary: 'Springs, cables, openers, a new door',
  icon: 'M3 20V9.5L12 4l9 5.5V20M6.5 20v-8.5h11V20M6.5 14.3h11M6.5 17.2h11M2 20h20',
  heading: 'What will the garage door cost in Southlake?',
  title: 'Southlake garage door calculator: repair or new door, priced',
  description:
    'Price a garage door spring, cable, opener or new door in Southlake, line by line, with safety first. No name or phone number needed.',
  lede: 'First what is safe, then what it costs: part, labor and visit on their own lines, each with its source.',
  situations: [
    { says: 'A loud bang, and it will not open', inputs: { job: 'spring' } },
    { says: 'It will not close', inputs: { job: 'close' } },
    { says: 'The opener is dead', inputs: { job: 'opener', fault: 'dead' } },
    { says: 'I want a new door', inputs: { job: 'new' } },
  ],
  paths: {
    main: '/southlake-garage-door-calculator',
    alternates: [],
    results: '/garage-door-results',
    redirects: ['/garage-door-tool', '/garage-door-cost-calculator'],
  },
  requests: { taken: true },
  calculator,
  sources,
  prices,
  scenarios: [
    {
      title: 'Pair of torsion springs on a double door',
      inputs: {
        job: 'spring',
        size: 'double',
        springs: 'torsion',
        count: '2',
        rating: 'standard',
        afterHours: 'no',
      },
    },
    {
      title: 'The same, high-cycle, on a Saturday night',
      inputs: {
        job: 'spring',
        size: 'double',
        springs: 'torsion',
        count: '2',
        rating: 'high',
        afterHours: 'yes',
      },
    },
    { title: 'Lift cables', inputs: { job: 'cable', size: 'double', afterHours: 'no' } },
    { title: 'Off its track', inputs: { job: 'track', size: 'double', afterHours: 'no' } },
    {
      title: 'New belt opener with keypad',
      inputs: { job: 'opener', fault: 'dead', fix: 'new', drive: 'belt', keypad: 'yes' },
    },
    {
      title: 'New single plain steel door',
      inputs: { job: 'new', size: 'single', material: 'steel', height: '7', opener: 'none' },
    },
    {
      title: 'New double insulated door',
      inputs: { job: 'new', size: 'double', material: 'insulated', height: '7', opener: 'none' },
    },
    {
      title: 'The same with a belt opener',
      inputs: { job: 'new', size: 'double', material: 'insulated', height: '7', opener: 'belt' },
    },
  ],
  published,
  emergency: {
    heading: 'First, right now',
    steps: [
      'Do not lift the door, do not run the opener, do not stand or park under it.',
      'Keep children and pets out of the garage.',
      'Do not touch springs, cables, or the brackets they end in.',
      'Broken spring or cable, or the door stands open: leave the red cord alone. Pulled, the door can come crashing down.',
      'Opener dead, springs whole and the door fully down: pull the red cord and lift by hand. If it is heavy, stop.',
      'If it is stuck open, lock the door from the garage to the house.',
      'If it is closed and can wait for the morning, let it: a visit by day costs less.',
    ],
  },
  ask: [
    'What is the rough price by phone, for this size and material?',
    'Is the service call taken off if I go ahead?',
    'Which wire size and how many cycles do the new springs have? Is the wire as thick as the old?',
    'Do you change both springs, and balance the door afterward?',
    'For a new door: are track, springs, haul-away and the opener hookup in the price?',
    'Does the warranty cover wear and labor, or only defects?',
    'What is your company’s own name and address? Copies of known names are a common trick.',
  ],
  method: [
    {
      step: 'Springs = service call + springs + the work of winding them, about an hour.',
      sources: ['G47', 'G04', 'G29'],
    },
    {
      step: 'Cables, track, eyes, rollers, dents and sections are priced by the job, as they are published.',
      sources: ['G68', 'G47', 'G16', 'G27'],
    },
    {
      step: 'The red cord frees the door from the opener: safe with the door down and the springs whole, never with a broken spring.',
      sources: ['G66', 'G67'],
    },
    {
      step: 'A new door is priced installed, by size and material; so is an opener, beside what mending it costs.',
      sources: ['G01', 'G65', 'G26', 'G75'],
    },
    {
      step: 'Repair or replace: the share of a new door, with a lower line for an old one, and the share of the door that is damaged.',
      sources: ['G22', 'G23', 'G24'],
    },
    {
      step: 'Spring life is rated cycles over openings; torque is weight × drum radius ÷ turns.',
      sources: ['G17', 'G18'],
    },
  ],
  limits: [
    'Public prices in this trade are mostly from low-grade pages, and Texas spring prices differ by more than two to one. Read ranges, not single figures.',
    'Weather seal, windows: no price we trust, so you can enter your own.',
    'Odd sizes, 10 ft and 18 ft doors and the carriage look: no firm prints what they add; ours is a guess that says so.',
    'City permit rules for garage doors were not published where we could read them.',
  ],
  related: ['concrete', 'home-staging'],
});
