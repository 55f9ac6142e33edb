import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { prices } from './prices.ts';
import { published } from './published.ts';
import { sources, type RoofingSource } from './sources.ts';

export const roofing = defineTrade<RoofingSource>({
  id: 'roofing',
  name: 'Roofing',
  summary: 'Replace, repair, storm and claim',
  icon: 'M2.5 12 12 4l9.5 8M5 10.2V20h14v-9.8M16.5 7.6V4.5h2.3v5M9 20v-5.5h6V20',
  heading: 'What will a new roof cost in Southlake?',
  title: 'Southlake roofing calculator: what a roof costs, line by line',
  description:
    'Price a new roof, a repair or a hail claim in Southlake, line by line. Each figure opens to its source. No name or phone number needed.',
  lede: 'A price you can open: each line shows the source, the year and the arithmetic. No name or phone number needed.',
  situations: [
    { says: 'Storm last night', inputs: { job: 'storm' } },
    { says: 'Water is coming in', inputs: { job: 'repair', urgent: 'yes' } },
    { says: 'A few shingles are gone', inputs: { job: 'repair', repair: 'minor' } },
    { says: 'The roof is getting old', inputs: { job: 'replace' } },
  ],
  paths: {
    main: '/southlake-texas-roofing-calculator',
    alternates: [
      {
        path: '/emergency-roofing-allen-texas',
        city: 'allen',
        heading: 'Roof emergency in Allen: what to do, what it costs',
        emergency: true,
      },
      {
        path: '/southlake-roofing-cost-calculator',
        city: 'southlake',
        heading: 'Southlake roofing cost calculator',
      },
      {
        path: '/dallas-area-roofing-calculator',
        city: 'dallas',
        heading: 'What will a new roof cost in the Dallas area?',
      },
    ],
    results: '/roofing-results',
    redirects: ['/roofing-tool'],
  },
  requests: { taken: true },
  calculator,
  sources,
  prices,
  scenarios: [
    {
      title: 'Common roof, 2,400 sq ft outline, architectural',
      inputs: {
        known: 'outline',
        area: 2400,
        pitch: '6',
        covering: 'architectural',
        stories: '2',
        layers: '1',
      },
    },
    {
      title: 'The same with Class 4 shingles',
      inputs: {
        known: 'outline',
        area: 2400,
        pitch: '6',
        covering: 'class4',
        stories: '2',
        layers: '1',
      },
    },
    {
      title: 'Large and steep, 3,600 sq ft outline, cut up',
      inputs: {
        known: 'outline',
        area: 3600,
        pitch: '9',
        covering: 'architectural',
        shape: 'complex',
        stories: '2',
        layers: '1',
      },
    },
    {
      title: 'Metal on a 2,000 sq ft gable',
      inputs: {
        known: 'outline',
        area: 2000,
        pitch: '6',
        covering: 'metal',
        shape: 'gable',
        stories: '1',
        layers: '1',
      },
    },
    { title: 'Small repair, one leak', inputs: { job: 'repair', repair: 'minor' } },
    {
      title: 'A section torn off by wind, with a tarp today',
      inputs: { job: 'repair', repair: 'moderate', urgent: 'yes' },
    },
  ],
  published,
  emergency: {
    heading: 'First, right now',
    steps: [
      'If the ceiling bulges or sags, get everyone out from under it. If anyone is hurt, call 911.',
      'Stay off the roof while it is wet, dark or windy.',
      'If water is near lights or outlets, switch off that circuit at the panel, but only from a dry spot.',
      'Put a bucket under the leak, move what you can, and take photos before you clean up.',
      'Call your insurer and keep every receipt for tarps and buckets.',
      'Sign nothing at the door. Ask for the roofer’s address, insurance and the city permit to knock.',
    ],
  },
  ask: [
    'How many squares did you measure, and how much waste is in that?',
    'What is the price per sheet of decking if more is soft?',
    'Which underlayment, drip edge, flashing and vents are included?',
    'Who pulls the city permit, and are you registered with my city?',
    'May I see proof of liability insurance and of coverage for your workers?',
    'What is the payment schedule? What is due before work starts?',
    'Who gives the warranty on labor, for how long, in writing?',
  ],
  method: [
    {
      step: 'The sloped area is the outline times √(1 + (rise ÷ 12)²); from a living area, the outline is the ground floor, a garage and eaves of 2 ft.',
      sources: ['R33', 'R34'],
    },
    {
      step: 'Waste is added by shape: gable 5–7%, hip 10–12%, cut up 15–20%; and one square for each 100 ft of ridge and hip.',
      sources: ['R35', 'R61'],
    },
    {
      step: 'Tear-off is priced by square and layer; the local shingle price holds one tear-off, so it is taken out there.',
      sources: ['R16', 'R26', 'R25'],
    },
    {
      step: 'Steep and cut-up roofs take more labor, as published.',
      sources: ['R73', 'R16', 'R15'],
    },
    {
      step: 'Below 2 in 12 no shingles are priced, and below 2.5 no tile: a low-slope membrane takes their place.',
      sources: ['R76', 'R74'],
    },
    {
      step: 'A claim pays like-for-like cost, but no more than what is built, less the deductible, in two checks for replacement cost.',
      sources: ['R01', 'R31', 'R32'],
    },
  ],
  limits: [
    'Gutters, skylights and solar panels: no Texas price we trust, so you can enter your own.',
    'The City of Southlake’s permit fee: not published where we could read it.',
    'Broken framing under the deck: nobody can price it from the ground.',
  ],
  related: ['solar', 'water-damage', 'hvac'],
});
