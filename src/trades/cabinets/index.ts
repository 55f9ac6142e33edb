import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { prices } from './prices.ts';
import { published } from './published.ts';
import { sources, type CabinetsSource } from './sources.ts';

export const cabinets = defineTrade<CabinetsSource>({
  id: 'cabinets',
  name: 'Cabinets',
  summary: 'Replace, reface or repaint',
  icon: 'M4 4h16v15H4zM12 4v15M9.7 10v3M14.3 10v3M5.5 19v2M18.5 19v2',
  heading: 'What will new kitchen cabinets cost in Southlake?',
  title: 'Southlake cabinet calculator: replace, reface or repaint',
  description:
    'Price new, refaced or repainted kitchen cabinets in Southlake, side by side. We say which linear foot is meant. No name or phone number needed.',
  lede: 'New, refaced and repainted side by side, with the linear foot explained. No name or phone number needed.',
  situations: [
    { says: 'The kitchen looks dated' },
    { says: 'A cabinet is swollen or sagging', inputs: { condition: 'swollen' } },
    { says: 'A quote per linear foot makes no sense' },
    { says: 'Getting the house ready to sell', inputs: { job: 'repaint' } },
  ],
  paths: {
    main: '/southlake-cabinet-calculator',
    alternates: [],
    results: '/cabinet-results',
    redirects: ['/cabinet-calculator', '/cabinet-cost-calculator'],
  },
  requests: { taken: true },
  calculator,
  sources,
  prices,
  scenarios: [
    {
      title: 'New semi-custom cabinets, 22 ft of wall, granite',
      inputs: { job: 'replace', measure: 'wall', length: 22, tier: 'semi' },
    },
    {
      title: 'The same in stock cabinets, counters left out',
      inputs: { job: 'replace', measure: 'wall', length: 22, tier: 'stock', counter: 'none' },
    },
    {
      title: 'Custom cabinets with quartz counters, 30 ft of wall',
      inputs: {
        job: 'replace',
        measure: 'wall',
        length: 30,
        tier: 'custom',
        counter: 'counterQuartz',
      },
    },
    {
      title: 'Refaced in wood veneer, 22 ft of wall',
      inputs: { job: 'reface', measure: 'wall', length: 22, material: 'veneer' },
    },
    {
      title: 'Repainted, 20 doors and 8 drawers',
      inputs: { job: 'repaint', doors: 20, drawers: 8, handles: 'none' },
    },
    {
      title: 'New bar pulls on 28 doors and drawers',
      inputs: { job: 'hardware', pieces: 28, kind: 'pull' },
    },
  ],
  published,
  ask: [
    'Which linear feet do you count: wall length, or lowers and uppers added?',
    'What is the price box by box, with crown, panels, roll-outs and hinges?',
    'Are the boxes plywood or particleboard, and where were they made?',
    'Does the price hold if the import duty rises on January 1, 2027?',
    'For paint: which primer, how many coats, sprayed or brushed, and where?',
    'Who takes off the counter and the sink, and who pays if stone cracks?',
    'What deposit do you ask, and what is due when?',
  ],
  method: [
    {
      step: 'All is counted in feet of lowers and uppers added. Wall length is turned into that: a 10 × 10 ft kitchen is 20 ft of wall and 20 to 25 ft of cabinets.',
      sources: ['C5', 'C6', 'C7'],
    },
    {
      step: 'New cabinets are priced by grade, door and foot; putting them up by the box, trim and removal by the foot; then delivery and 8.25% tax on the cabinets.',
      sources: ['C1', 'C24', 'C72', 'C22', 'C84', 'C10', 'C8', 'C85'],
    },
    {
      step: 'A cabinet is about 2 ft. A kitchen of 100 sq ft has some 22 ft of cabinets, one of 200 some 30 ft.',
      sources: ['C7', 'C67'],
    },
    {
      step: 'Counters are 30 to 40 sq ft in a common kitchen. A plumber takes two to four hours for the sink.',
      sources: ['C68', 'C89', 'C69', 'C70'],
    },
    { step: 'Refacing is priced by foot and material, labor included.', sources: ['C86', 'C13'] },
    {
      step: 'Paint is priced by door and drawer front, at least $1,000 to $1,500; oak, detail and glaze add to it.',
      sources: ['C87', 'C88', 'C16', 'C65', 'C17'],
    },
    {
      step: 'If the duty goes from 25 to 50%, an imported box costs at most a fifth more.',
      sources: ['C31', 'C71'],
    },
    {
      step: 'Refacing should come in 40 to 60% below new boxes; if not, we say so.',
      sources: ['C58', 'C30'],
    },
  ],
  limits: [
    'No dated DFW price list for cabinets was found: most prices are those of firms elsewhere.',
    'Roll-outs, a new backsplash, the floor under the old boxes and moved pipes or wires: enter your own figure.',
    'Crooked walls take more time, but nobody publishes how much.',
    'Resale value: no current Dallas figure was found, so none is shown.',
  ],
  related: ['water-damage', 'home-staging', 'appliance-repair'],
});
