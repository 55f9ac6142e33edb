import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { prices } from './prices.ts';
import { published } from './published.ts';
import { sources, type CleaningSource } from './sources.ts';

export const forensicCleaning = defineTrade<CleaningSource>({
  id: 'forensic-cleaning',
  name: 'Forensic cleaning',
  summary: 'After a loss, quietly and privately',
  icon: 'M12 3 5 5.8v5.4c0 4.5 2.9 8 7 9.8 4.1-1.8 7-5.3 7-9.8V5.8L12 3ZM8.7 11.9l2.3 2.3 4.3-4.7',
  heading: 'Cleaning a home after a loss: what it costs, who helps',
  title: 'Southlake forensic cleaning costs, privately',
  description:
    'What cleaning a home after a death, an injury or years of clutter may cost around Southlake, who pays and who helps. Nothing you answer is stored.',
  lede: 'We are sorry that you need this page. Take your time. What you answer stays on this screen. Nothing is sent unless you ask a crew for a price.',
  situations: [
    { says: 'Someone died at home' },
    { says: 'Someone was hurt here', inputs: { situation: 'harm' } },
    { says: 'A relative’s home has filled up', inputs: { situation: 'clutter' } },
    { says: 'I do not know what happens next' },
  ],
  paths: {
    main: '/southlake-forensic-cleaning-calculator',
    alternates: [],
    results: null,
    redirects: ['/forensic-cleaning'],
  },
  requests: { taken: true },
  sensitive: true,
  peopleFirst: true,
  calculator,
  sources,
  prices,
  scenarios: [
    {
      title: 'A small spot on a tile floor',
      inputs: { situation: 'harm', rooms: 1, floor: 'hard', reach: 'surface', smell: 'none' },
    },
    {
      title: 'One carpeted room, found the same day',
      inputs: { situation: 'found-soon', rooms: 1, floor: 'soft', reach: 'soaked', smell: 'mild' },
    },
    {
      title: 'One carpeted room, found after four days',
      inputs: { situation: 'found-late', days: 4, rooms: 1, floor: 'soft', reach: 'soaked' },
    },
    {
      title: 'Two rooms, into the boards, found after ten days',
      inputs: {
        situation: 'found-late',
        days: 10,
        rooms: 2,
        floor: 'soft',
        reach: 'structure',
        smell: 'strong',
      },
    },
    {
      title: 'A home that has filled up, level 2, 1,500 sq ft',
      inputs: { situation: 'clutter', level: '2', house: 1500, smell: 'none' },
    },
    {
      title: 'A home that has filled up, level 4, 2,000 sq ft, with unsafe waste',
      inputs: {
        situation: 'clutter',
        level: '4',
        house: 2000,
        waste: 'yes',
        smell: 'strong',
      },
    },
  ],
  published,
  emergency: {
    heading: 'If you need someone now',
    steps: [
      'Someone hurt, or you are not sure they are alive: call 911.',
      'To talk to someone, at any hour and free: call or text 988.',
      'Someone died at home: under hospice care call the hospice nurse; if not, call 911. Touch nothing.',
      'Before you go in or move anything, wait until the police or the medical examiner say you may.',
      'An older or disabled adult who is not safe at home: Adult Protective Services, 1-800-252-5400.',
      'A cut, a needle or a splash: wash it, and see a doctor the same day.',
      'You need not decide anything today. Lock the door and go to someone you trust.',
    ],
  },
  ask: [
    'What exactly will you clean, what will you take out, and what stays? In writing, please.',
    'Is the hourly price for each person or for the whole crew, and what is the most it can come to?',
    'May I call my insurer before I sign?',
    'If the insurer does not pay, what do I owe? Where does the contract say so?',
    'Who takes the regulated waste, are they registered with the state, and do I get the manifest?',
    'What training do you have? Do you follow the ANSI/IICRC S540 standard?',
    'How will you set aside photos, papers and jewelry, and who is in the room?',
    'What will you give me at the end: photos, an hours log, a clearance test (ATP)?',
  ],
  method: [
    {
      step: 'A crew’s first hours are one price: nobody comes for less. Further hours follow the size, the rooms, the floor, how far it reached and the days that passed, each as a slope; the hours are ours, set by one firm’s three sizes of work.',
      sources: ['F14', 'F3', 'F22', 'F90', 'F91'],
    },
    {
      step: 'Hauling, odor, ducts and sorting are lines of their own. A start at night costs more.',
      sources: ['F90', 'F24', 'F19'],
    },
    {
      step: 'A home that has filled up is priced by the cubic yards that leave it, from its level and size, with slower work in protective gear at the higher levels; or by dumpsters if the family clears it. Unsafe waste comes on top.',
      sources: ['F93', 'F94', 'F97', 'F11', 'F9'],
    },
    {
      step: 'You pay the deductible if the insurer pays; the state’s fund, for violent crime only, is never counted on.',
      sources: ['F49', 'F16', 'F29'],
    },
  ],
  limits: [
    'Published prices lie far apart, because nobody can see what soaked in before the floor is lifted.',
    'How many hours a scene takes is our estimate. Some prices come from other states or from smoke damage, for want of better ones; each line says so.',
    'New floors, drywall and paint, long drives, drug residue and clearance tests are not in it. For a car one guide prints $500 to $5,000.',
    'Whether waste from a private home counts as medical waste in Texas we could not settle.',
  ],
  related: ['water-damage', 'senior-care', 'moving'],
});
