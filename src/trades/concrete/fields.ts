import { choice, number, optionalNumber, yesNo, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';

const job = 'The job';
const slab = 'The slab';
const surface = 'The old surface';
const site = 'The site';
const pour = { job: ['replace', 'new'] };

/** What is asked, in the order it is asked: first whether the trouble is the surface or the structure. */
export const fields = {
  trouble: choice({
    label: 'What is wrong with it?',
    hint: 'Lay a straight board across the worst crack. Does one side stand higher?',
    section: job,
    options: [
      { value: 'none', label: 'Nothing: there is no slab yet', picture: 'slab-none' },
      { value: 'worn', label: 'Worn, stained, hairline cracks', picture: 'crack-hairline' },
      { value: 'cracked', label: 'Wider cracks, level on both sides', picture: 'crack-level' },
      { value: 'lip', label: 'A lip: one side stands higher', picture: 'crack-lip' },
      { value: 'sunk', label: 'A whole panel has sunk', picture: 'slab-sunk' },
      { value: 'loose', label: 'It crumbles, stones come loose', picture: 'slab-loose' },
      { value: 'hollow', label: 'Damp or hollow next to a pool', picture: 'slab-hollow' },
    ],
    default: 'cracked',
    essential: true,
  }),
  job: choice({
    label: 'What do you want done?',
    section: job,
    options: [
      { value: 'repair', label: 'Fill cracks and seal' },
      { value: 'resurface', label: 'New surface on the old slab' },
      { value: 'level', label: 'Lift a sunken slab' },
      { value: 'replace', label: 'Tear out and pour again' },
      { value: 'new', label: 'Pour a new slab' },
    ],
    default: 'replace',
    essential: true,
  }),
  moves: choice({
    label: 'Does the crack open in a dry summer and close in a wet winter?',
    section: job,
    when: { trouble: 'cracked', job: ['resurface', 'replace'] },
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No, it stays the same' },
    ],
    default: 'yes',
  }),
  overlay: choice({
    label: 'Which new surface?',
    section: job,
    when: { job: 'resurface' },
    options: [
      { value: 'basic', label: 'Plain overlay' },
      { value: 'textured', label: 'Textured or spray deck' },
      { value: 'stamped', label: 'Stamped overlay' },
    ],
    default: 'basic',
    essential: true,
  }),
  lift: choice({
    label: 'Lift it with what?',
    section: job,
    when: { job: 'level' },
    options: [
      { value: 'mud', label: 'Cement slurry (mudjacking)' },
      { value: 'foam', label: 'Foam' },
    ],
    default: 'mud',
    essential: true,
  }),
  place: choice({
    label: 'What is it?',
    section: job,
    options: [
      { value: 'driveway', label: 'Driveway' },
      { value: 'patio', label: 'Patio' },
      { value: 'walk', label: 'Walk' },
      { value: 'pool', label: 'Pool deck' },
    ],
    default: 'driveway',
    essential: true,
  }),
  area: number({
    label: 'Size of the part to work on (sq ft)',
    hint: 'Length × width. A two-car driveway is about 600 sq ft.',
    section: job,
    unit: 'sqft',
    outline: 'walls',
    min: 20,
    max: 6000,
    default: 600,
    plausible: [350, 900],
  }),
  thickness: choice({
    label: 'How thick?',
    hint: '6 in where a truck, boat or RV will stand.',
    section: slab,
    when: pour,
    options: [
      { value: 'usual', label: 'Usual: 5 in driveway, 4 in the rest' },
      { value: '4', label: '4 in' },
      { value: '5', label: '5 in' },
      { value: '6', label: '6 in' },
    ],
    default: 'usual',
    plausible: ['4', '5'],
  }),
  finish: choice({
    label: 'Which finish?',
    section: slab,
    when: pour,
    options: [
      { value: 'broom', label: 'Broom' },
      { value: 'exposed', label: 'Exposed stone' },
      { value: 'stained', label: 'Stained or colored' },
      { value: 'stamped', label: 'Stamped' },
    ],
    default: 'broom',
    plausible: ['broom', 'exposed'],
  }),
  steel: choice({
    label: 'Steel in the slab',
    hint: 'On clay, choose bars.',
    section: slab,
    when: pour,
    options: [
      { value: 'none', label: 'None' },
      { value: 'mesh', label: 'Wire mesh' },
      { value: 'bars', label: 'Steel bars (rebar)' },
    ],
    default: 'bars',
    plausible: ['mesh', 'bars'],
  }),
  cracks: number({
    label: 'Cracks to fill, end to end (linear ft)',
    section: surface,
    when: { job: ['repair', 'resurface'] },
    unit: 'lin-ft',
    min: 0,
    max: 1000,
    default: 30,
    plausible: [0, 80],
  }),
  seal: yesNo({
    label: 'Seal it?',
    section: surface,
    when: { job: ['repair', 'resurface'] },
    default: 'yes',
    plausible: ['yes'],
  }),
  bonding: optionalNumber({
    label: 'Electrician’s price for bonding the pool deck ($)',
    hint: 'Ask for it before the pour. We found no price we trust.',
    section: site,
    when: { place: 'pool', job: ['replace', 'new'] },
    unit: 'usd',
    min: 0,
    max: 30000,
  }),
  soil: choice({
    label: 'What soil is it?',
    hint: 'Clay opens in wide cracks in a dry summer and sticks to boots when wet.',
    section: site,
    when: pour,
    options: [
      { value: 'mapped', label: 'As mapped for the city' },
      { value: 'clay', label: 'Clay' },
      { value: 'sandy', label: 'Sandy or rocky' },
    ],
    default: 'mapped',
    plausible: ['clay', 'sandy'],
  }),
  base: choice({
    label: 'What goes under it?',
    section: site,
    when: { job: 'replace' },
    options: [
      { value: 'new', label: 'Dig out and lay new base' },
      { value: 'keep', label: 'Keep the base that is there' },
    ],
    default: 'new',
  }),
  access: choice({
    label: 'Can a concrete truck reach it?',
    section: site,
    when: pour,
    options: [
      { value: 'truck', label: 'Yes' },
      { value: 'wheel', label: 'No: by wheelbarrow through a gate' },
      { value: 'pump', label: 'No: it needs a pump' },
    ],
    default: 'truck',
    plausible: ['truck', 'wheel'],
  }),
  approach: number({
    label: 'How much of it is between the sidewalk and the street? (sq ft)',
    hint: 'The approach. 0 if none.',
    section: site,
    when: { place: 'driveway', job: ['replace', 'new'] },
    unit: 'sqft',
    min: 0,
    max: 1000,
    default: 0,
  }),
  easement: yesNo({
    label: 'Is any of it on a drainage or utility easement?',
    hint: 'The plat you got at closing shows easements as dashed lines.',
    section: site,
    when: pour,
    default: 'no',
    plausible: ['no'],
  }),
  extras: extrasField({
    hint: 'Drains, root removal, steps, a culvert. We found no price we trust, so we do not guess one.',
    section: site,
  }),
  city: cityField(site),
} as const;

export type ConcreteValues = Values<typeof fields>;
