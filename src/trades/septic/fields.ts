import { cities } from '../../place/cities.ts';
import { choice, number, optionalNumber, yesNo, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';

const job = 'The job';
const home = 'The house';
const visit = 'The visit';
const sewer = 'City sewer instead';
const care = { job: ['pump', 'contract'] };
const replacing = { job: 'replace' };
const sized = { job: ['part', 'replace'] };
const aerobic = ['spray', 'drip'];
const plain = ['conventional', 'dosing'];
const repairing = { job: 'repair', inside: 'no' };
const soils = {
  label: 'What is the soil?',
  hint: 'A site evaluation decides. Collin County is mostly clay.',
  section: home,
  options: [
    { value: 'sand', label: 'Sandy' },
    { value: 'loam', label: 'Loam' },
    { value: 'clay-loam', label: 'Clay loam' },
    { value: 'clay', label: 'Clay, or rock' },
  ],
  default: 'clay-loam',
  plausible: ['loam', 'clay-loam', 'clay'],
} as const;
/** Only Southlake's tap fee is published. */
const withoutKnownFee = [
  ...cities.map(({ id }) => id).filter((id) => id !== 'southlake'),
  'elsewhere',
];

/** What is asked, in the order it is asked. */
export const fields = {
  job: choice({
    label: 'What do you need?',
    section: job,
    options: [
      { value: 'pump', label: 'Pump the tank' },
      { value: 'repair', label: 'Something is wrong' },
      { value: 'inspect', label: 'Inspection' },
      { value: 'contract', label: 'Yearly upkeep' },
      { value: 'part', label: 'New tank or field only' },
      { value: 'replace', label: 'New system' },
    ],
    default: 'pump',
    essential: true,
  }),
  inside: yesNo({
    label: 'Does sewage come up indoors?',
    section: job,
    danger: true,
    when: { job: 'repair' },
    default: 'no',
    plausible: ['no'],
  }),
  system: choice({
    label: 'What kind of system?',
    hint: 'Sprinkler heads or an alarm box: aerobic. Neither: most likely conventional.',
    picture: 'septic-alarm',
    section: job,
    when: { job: ['pump', 'repair', 'contract', 'replace'] },
    options: [
      { value: 'conventional', label: 'Conventional', picture: 'septic-conventional' },
      { value: 'spray', label: 'Aerobic, spray', picture: 'septic-spray' },
      { value: 'drip', label: 'Aerobic, drip', picture: 'septic-drip' },
      { value: 'dosing', label: 'Low-pressure', picture: 'septic-dosing' },
    ],
    default: 'spray',
    essential: true,
  }),
  problem: choice({
    label: 'What is wrong?',
    section: job,
    when: { ...repairing, system: 'conventional' },
    options: [
      { value: 'slow', label: 'All drains slow or gurgling' },
      { value: 'wet', label: 'Wet, smelly ground' },
      { value: 'box', label: 'Distribution box broken' },
      { value: 'crack', label: 'Tank cracked' },
      { value: 'lid', label: 'Lid broken or missing' },
    ],
    default: 'slow',
    essential: true,
  }),
  fault: choice({
    label: 'What is wrong?',
    section: job,
    when: { ...repairing, system: [...aerobic, 'dosing'] },
    options: [
      { value: 'slow', label: 'All drains slow or gurgling' },
      { value: 'alarm', label: 'Alarm or red light' },
      { value: 'dry', label: 'Nothing sprays or drips' },
      { value: 'wet', label: 'Wet, smelly ground' },
      { value: 'crack', label: 'Tank cracked' },
      { value: 'lid', label: 'Lid broken or missing' },
    ],
    default: 'slow',
    essential: true,
  }),
  sign: choice({
    label: 'What does the box show?',
    section: job,
    when: { ...repairing, fault: 'alarm' },
    options: [
      { value: 'any', label: 'A light or buzzer only' },
      { value: 'air', label: 'The air pump is silent' },
      { value: 'water', label: 'High water' },
    ],
    default: 'any',
  }),
  part: choice({
    label: 'What will be new?',
    section: job,
    when: { job: 'part' },
    options: [
      { value: 'tank', label: 'The tank' },
      { value: 'field', label: 'The drain field' },
    ],
    default: 'field',
    essential: true,
  }),
  tank: choice({
    label: 'How big is the tank? (gallons)',
    hint: 'The permit says. Most hold 1,000 to 1,500. For aerobic, all chambers together.',
    section: job,
    when: care,
    options: [
      { value: '500', label: '500' },
      { value: '750', label: '750' },
      { value: '1000', label: '1,000' },
      { value: '1250', label: '1,250' },
      { value: '1500', label: '1,500' },
      { value: '2000', label: '2,000' },
    ],
    default: '1000',
    plausible: ['1000', '1500'],
  }),
  bedrooms: number({
    label: 'Bedrooms',
    section: job,
    when: sized,
    unit: 'room',
    min: 1,
    max: 12,
    default: 4,
    whole: true,
    plausible: [3, 5],
  }),
  area: number({
    label: 'Heated floor area (sq ft)',
    hint: 'Bedrooms or area, whichever calls for more, decides the size in Texas.',
    section: job,
    when: sized,
    unit: 'sqft',
    outline: 'floors',
    min: 400,
    max: 20000,
    default: 3200,
    plausible: [2200, 4800],
  }),
  lid: choice({
    label: 'Where is the lid?',
    section: job,
    when: { job: ['pump', 'repair'], problem: ['slow', 'wet', 'crack'], fault: ['slow', 'crack'] },
    options: [
      { value: 'riser', label: 'At the surface', picture: 'septic-lid' },
      { value: 'buried', label: 'Buried', picture: 'septic-lid-buried' },
    ],
    default: 'buried',
  }),
  when: choice({
    label: 'When do they need to come?',
    section: job,
    when: { job: ['pump', 'repair'], inside: 'no' },
    options: [
      { value: 'routine', label: 'Any weekday' },
      { value: 'urgent', label: 'Today, night or weekend' },
    ],
    default: 'routine',
  }),
  since: number({
    label: 'Years since it was pumped',
    section: home,
    when: { job: 'pump' },
    unit: 'year',
    min: 0,
    max: 40,
    default: 4,
    plausible: [1, 7],
  }),
  people: number({
    label: 'People in the house',
    section: home,
    when: { ...care, system: plain },
    unit: 'person',
    min: 1,
    max: 8,
    default: 4,
    whole: true,
    plausible: [2, 5],
  }),
  disposal: yesNo({
    label: 'A garbage disposal in the kitchen sink?',
    section: home,
    when: { ...care, system: plain },
    default: 'no',
  }),
  young: yesNo({
    label: 'Is the system under two years old?',
    section: home,
    when: { job: ['repair', 'contract'], system: aerobic },
    default: 'no',
    plausible: ['no'],
  }),
  age: number({
    label: 'Age of the system (years)',
    hint: 'Conventional lasts 20 to 30 years, aerobic 15 to 20.',
    section: home,
    when: replacing,
    unit: 'year',
    min: 0,
    max: 70,
    default: 15,
    plausible: [5, 30],
  }),
  why: choice({
    label: 'Why a new one?',
    section: home,
    when: replacing,
    options: [
      { value: 'wet', label: 'Wet ground, not pumped yet' },
      { value: 'returned', label: 'Trouble came back after pumping' },
      { value: 'bedrooms', label: 'More bedrooms or a bigger house' },
      { value: 'told', label: 'A company said so' },
      { value: 'build', label: 'A new house, nothing there yet' },
    ],
    default: 'told',
    plausible: ['returned', 'told'],
  }),
  soil: choice({ ...soils, when: { ...replacing, system: plain } }),
  fieldSoil: choice({ ...soils, when: { job: 'part', part: 'field' } }),
  extras: extrasField({
    hint: 'Power to the unit, sprinkler heads, landscape, moving a line.',
    section: home,
  }),
  riser: yesNo({
    label: 'Add a riser, so that nobody digs again?',
    section: visit,
    when: { job: 'pump', lid: 'buried' },
    default: 'no',
    plausible: ['no'],
  }),
  filter: yesNo({
    label: 'Clean the outlet filter too?',
    section: visit,
    when: { job: 'pump' },
    default: 'no',
    plausible: ['no'],
  }),
  forSale: yesNo({
    label: 'Is it for a home sale?',
    hint: 'FHA, VA and USDA loans require one; state law does not.',
    section: visit,
    when: { job: 'inspect' },
    default: 'yes',
    plausible: ['yes', 'no'],
  }),
  contract: yesNo({
    label: 'Is there a service contract now?',
    section: visit,
    when: { job: 'repair', system: aerobic },
    default: 'no',
  }),
  checked: yesNo({
    label: 'Breaker checked once, water use cut?',
    section: visit,
    when: { ...repairing, fault: ['alarm', 'dry'] },
    default: 'no',
  }),
  ownWork: yesNo({
    label: 'Trained, and allowed to maintain it yourself?',
    hint: 'Only after two years, and only where the county permits it.',
    section: visit,
    when: { job: 'contract', system: aerobic },
    default: 'no',
    plausible: ['no'],
  }),
  city: cityField(sewer),
  main: yesNo({
    label: 'Is there a city sewer main you could use?',
    hint: 'Ask the city. It may cost less than a new system.',
    section: sewer,
    when: replacing,
    default: 'no',
    plausible: ['no'],
  }),
  distance: number({
    label: 'Distance from the house to the main (ft)',
    section: sewer,
    when: { job: 'replace', main: 'yes' },
    unit: 'ft',
    min: 5,
    max: 2000,
    default: 100,
    plausible: [50, 200],
  }),
  offer: choice({
    label: 'How long has the main been accepted by the city?',
    section: sewer,
    when: { job: 'replace', main: 'yes', city: 'southlake' },
    options: [
      { value: 'early', label: 'Up to 180 days' },
      { value: 'half', label: '181 to 365 days' },
      { value: 'late', label: 'Longer' },
    ],
    default: 'late',
  }),
  tapFee: optionalNumber({
    label: 'Tap fee your city charges ($)',
    hint: 'No fee of your city was found. Ask and enter it.',
    section: sewer,
    when: {
      job: 'replace',
      main: 'yes',
      city: withoutKnownFee,
    },
    unit: 'usd',
    min: 0,
    max: 50000,
  }),
} as const;

export type SepticValues = Values<typeof fields>;
