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
    { says: 'Water is coming in', inputs: { job: 'repair', urgent: 'yes', repair: 'leak' } },
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
      title: 'Standing seam on a 2,000 sq ft gable',
      inputs: {
        known: 'outline',
        area: 2000,
        pitch: '6',
        covering: 'metal',
        metal: 'standing-seam',
        shape: 'gable',
        stories: '1',
        layers: '1',
      },
    },
    { title: 'One leak found and mended', inputs: { job: 'repair', repair: 'leak' } },
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
      step: 'Tear-off is priced by square and layer; the published prices hold one tear-off, so it is taken out there. Wood shake needs a whole new deck.',
      sources: ['R16', 'R26', 'R25'],
    },
    {
      step: 'Steep, cut-up and high roofs take more labor, about half of a laid price; steepness counts by the inch from 7 in 12.',
      sources: ['R78', 'R73', 'R52', 'R50'],
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
    'New skylights, turbines, dishes and other metal parts: enter your own price. Gutters are a national price.',
    'A broken frame, and lifting tile to lay new underlayment below it, are not priced.',
    'The City of Southlake’s permit fee: not published where we could read it.',
  ],
  related: ['solar', 'water-damage', 'hvac'],
});
