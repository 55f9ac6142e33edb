import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { prices } from './prices.ts';
import { published } from './published.ts';
import { sources, type ConcreteSource } from './sources.ts';

export const concrete = defineTrade<ConcreteSource>({
  id: 'concrete',
  name: 'Concrete',
  summary: 'Resurface, lift, replace or pour new',
  icon: 'M2.5 9.5 7.5 5h14l-5 4.5h-14ZM2.5 9.5v8h14v-8M16.5 17.5l5-4.5V5M9.5 9.5l1.4 2.6-2 1.8 1.4 3.6',
  heading: 'What will concrete work cost in Southlake?',
  title: 'Southlake concrete calculator: resurface or replace',
  description:
    'Is it the surface or the slab? Price an overlay, lifting, a tear-out or a new driveway, patio or pool deck in Southlake, line by line with sources.',
  lede: 'First whether the trouble is the surface or the slab under it, then a price you can open line by line. No name or phone number needed.',
  situations: [
    { says: 'The driveway is cracked', inputs: { trouble: 'cracked', place: 'driveway' } },
    { says: 'A panel has sunk', inputs: { trouble: 'sunk', job: 'level' } },
    {
      says: 'The pool deck looks worn',
      inputs: { trouble: 'worn', job: 'resurface', place: 'pool' },
    },
    { says: 'I want a new patio', inputs: { trouble: 'none', job: 'new', place: 'patio' } },
  ],
  paths: {
    main: '/southlake-concrete-calculator',
    alternates: [],
    results: '/concrete-calculator-results',
    redirects: ['/concrete-calculator', '/concrete-resurfacing-calculator'],
  },
  requests: { taken: true },
  calculator,
  sources,
  prices,
  scenarios: [
    {
      title: 'Two-car driveway, 600 sq ft, torn out and poured again',
      inputs: {
        trouble: 'lip',
        job: 'replace',
        place: 'driveway',
        area: 600,
        thickness: '5',
        finish: 'broom',
        steel: 'bars',
      },
    },
    {
      title: 'The same in Allen, on clay',
      inputs: {
        trouble: 'lip',
        job: 'replace',
        place: 'driveway',
        area: 600,
        thickness: '5',
        finish: 'broom',
        steel: 'bars',
        city: 'allen',
        soil: 'clay',
      },
    },
    {
      title: 'The same driveway with a plain overlay instead',
      inputs: { trouble: 'worn', job: 'resurface', place: 'driveway', area: 600, overlay: 'basic' },
    },
    {
      title: 'New stamped patio, 20 × 20 ft',
      inputs: {
        trouble: 'none',
        job: 'new',
        place: 'patio',
        area: 400,
        thickness: '4',
        finish: 'stamped',
      },
    },
    {
      title: 'New walk, 4 × 30 ft',
      inputs: {
        trouble: 'none',
        job: 'new',
        place: 'walk',
        area: 120,
        thickness: '4',
        finish: 'broom',
      },
    },
    {
      title: 'Pool deck, 700 sq ft, spray deck',
      inputs: { trouble: 'worn', job: 'resurface', place: 'pool', area: 700, overlay: 'textured' },
    },
    {
      title: 'One sunken driveway panel, 100 sq ft, lifted',
      inputs: { trouble: 'sunk', job: 'level', place: 'driveway', area: 100, lift: 'mud' },
    },
    {
      title: 'Cracks filled and a patio sealed, 300 sq ft',
      inputs: { trouble: 'worn', job: 'repair', place: 'patio', area: 300, cracks: 40 },
    },
  ],
  published,
  ask: [
    'How thick is the slab, and what strength in psi is the mix?',
    'Which steel, at what spacing, and what holds it up off the ground?',
    'How deep is the base, of what stone, and how is it compacted?',
    'Where do the joints go, how deep, and who cuts them when?',
    'Which way does the water run, and how far from the house?',
    'Who pulls the permit, and one for the approach?',
    'Pool deck: which electrician bonds it, and who inspects it before the pour?',
    'Stamped, stained or exposed: is the sealer in the price?',
    'What is due before work starts? 10 to 30% is usual; more than a third is a warning.',
    'Which cracks does your warranty cover, in writing?',
  ],
  method: [
    {
      step: 'Surface or structure first: a lip, a sunken panel or loose stone means the slab, not its face.',
      sources: ['C5', 'C16', 'C53'],
    },
    {
      step: 'Cubic yards are area × inches ÷ 324, plus 4 to 10% waste. Under 5 ordered, the truck charges for the rest.',
      sources: ['C8', 'C10', 'C96', 'C13'],
    },
    {
      step: 'A slab is added up from removal, digging, base, concrete, steel and labor, each by the sq ft.',
      sources: ['C2', 'C21', 'C22', 'C85'],
    },
    {
      step: 'A finish is a premium above broom, from local lists, and is sealed.',
      sources: ['C21', 'C24', 'C87', 'C20'],
    },
    {
      step: 'Clay that swells gets a base of 4 to 6 in, a deeper hole and ground wetted and compacted; Southlake is not taken as clay unless you say so.',
      sources: ['C3', 'C31', 'C77', 'C84'],
    },
    {
      step: 'An overlay is prepared, laid, crack-filled and sealed by the sq ft.',
      sources: ['C25', 'C26'],
    },
    {
      step: 'No job is priced below the smallest a crew comes for, at either end of the range.',
      sources: ['C73', 'C65', 'C66', 'C80', 'C85'],
    },
  ],
  limits: [
    'Drains, roots, steps, walls and a new street curb: no price we trust, so you can enter your own.',
    'Southlake’s permit fee was not published where we could read it; a Dallas range stands in.',
    'Foam lifting is published from $5 to $25 a sq ft. Get it in writing for your slab.',
    'Bonding of a pool deck: no price we trust, so you can enter an electrician’s.',
    'Which soil you have: only a test at your lot can say.',
  ],
  related: ['water-damage', 'septic', 'garage-door'],
});
