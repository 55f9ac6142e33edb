import { choice, choices, number, yesNo } from '../../estimate/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';

const job = 'The job';
const state = 'The cabinets you have';
const counts = 'Counts, if you have them';
const extras = 'What else changes';
const boxes = { job: ['replace', 'reface'] };

/** What is asked, in the order it is asked. */
export const fields = {
  job: choice({
    label: 'What do you have in mind?',
    section: job,
    options: [
      { value: 'replace', label: 'New cabinets', hint: 'new boxes and doors' },
      { value: 'reface', label: 'Reface', hint: 'keep the boxes, new doors and skins' },
      { value: 'repaint', label: 'Repaint', hint: 'keep it all, new finish' },
      { value: 'hardware', label: 'New handles' },
    ],
    default: 'replace',
    essential: true,
  }),
  condition: choice({
    label: 'Press the floor under the sink and the side next to the dishwasher',
    section: job,
    options: [
      { value: 'sound', label: 'Hard and dry' },
      { value: 'one', label: 'Fine, but one hinge, door or slide failed' },
      { value: 'swollen', label: 'It flexes, swells or peels' },
      { value: 'wet', label: 'It is wet now' },
    ],
    default: 'sound',
    plausible: ['sound'],
  }),
  measure: choice({
    label: 'Which length do you have?',
    hint: '“Linear feet” means two things. A 10 × 10 ft kitchen is 20 ft of wall, but 20 to 25 ft of cabinets.',
    section: job,
    options: [
      {
        value: 'wall',
        label: 'Wall length',
        hint: 'walls with cabinets, corners counted twice',
        picture: 'kitchen-walls',
      },
      {
        value: 'runs',
        label: 'Lowers plus uppers',
        hint: 'both rows added, no gaps',
        picture: 'kitchen-rows',
      },
    ],
    default: 'wall',
  }),
  length: number({
    label: 'Length of the cabinets (ft)',
    hint: 'Add the island’s side with doors.',
    section: job,
    unit: 'lin-ft',
    min: 4,
    max: 120,
    default: 22,
    plausible: [16, 32],
  }),
  tier: choice({
    label: 'Which grade would new ones be?',
    section: job,
    when: boxes,
    options: [
      { value: 'rta', label: 'Flat-packed (RTA)' },
      { value: 'stock', label: 'Stock', hint: 'fixed sizes, days' },
      { value: 'semi', label: 'Semi-custom', hint: '4 to 6 weeks' },
      { value: 'custom', label: 'Custom', hint: '6 weeks and more' },
    ],
    default: 'semi',
    plausible: ['stock', 'semi'],
  }),
  material: choice({
    label: 'Reface in what?',
    section: state,
    when: { job: 'reface' },
    options: [
      { value: 'laminate', label: 'Laminate or thermofoil' },
      { value: 'veneer', label: 'Wood veneer' },
      { value: 'solid', label: 'Solid-wood fronts' },
    ],
    default: 'veneer',
    plausible: ['laminate', 'veneer'],
  }),
  layout: yesNo({
    label: 'Does the layout work for you?',
    section: state,
    when: boxes,
    default: 'yes',
    plausible: ['yes'],
  }),
  fronts: choice({
    label: 'What are the doors made of?',
    section: state,
    when: { job: 'repaint' },
    options: [
      { value: 'wood', label: 'Smooth wood or MDF' },
      { value: 'oak', label: 'Oak, open grain' },
      { value: 'foil', label: 'Plastic wrap, peeling' },
    ],
    default: 'wood',
    plausible: ['wood'],
  }),
  doors: number({
    label: 'Doors (count)',
    hint: 'Leave empty and we take about 3 for every 4 ft.',
    section: counts,
    unit: 'each',
    min: 0,
    max: 120,
    default: 0,
    whole: true,
  }),
  drawers: number({
    label: 'Drawer fronts (count)',
    hint: 'Leave empty and we take about 1 for every 3 ft.',
    section: counts,
    unit: 'each',
    min: 0,
    max: 80,
    default: 0,
    whole: true,
  }),
  boxes: number({
    label: 'Cabinet boxes (count)',
    hint: 'Leave empty and we take one for every 2 ft.',
    section: counts,
    when: { job: 'replace' },
    unit: 'each',
    min: 0,
    max: 80,
    default: 0,
    whole: true,
  }),
  handles: choice({
    label: 'New handles?',
    section: extras,
    options: [
      { value: 'none', label: 'Keep what is there' },
      { value: 'knob', label: 'Knobs' },
      { value: 'pull', label: 'Bar or cup pulls' },
    ],
    default: 'pull',
  }),
  finish: choices({
    label: 'About the paint',
    section: extras,
    when: { job: 'repaint' },
    options: [
      { value: 'detailed', label: 'Doors with much detail' },
      { value: 'glaze', label: 'A glaze on top' },
    ],
    default: [],
  }),
  remove: yesNo({
    label: 'Should they take out the old cabinets?',
    section: extras,
    when: { job: 'replace' },
    default: 'yes',
    plausible: ['yes'],
  }),
  counter: choice({
    label: 'New counters too?',
    hint: 'Stone rarely survives new cabinets. Ask.',
    section: extras,
    when: { job: 'replace' },
    options: [
      { value: 'none', label: 'No' },
      { value: 'counterLaminate', label: 'Laminate' },
      { value: 'counterGranite', label: 'Granite' },
      { value: 'counterQuartz', label: 'Quartz' },
    ],
    default: 'none',
    plausible: ['none'],
  }),
  counterSize: number({
    label: 'Counter size (sq ft)',
    hint: 'Leave empty and we take it from the length.',
    section: extras,
    when: { counter: ['counterLaminate', 'counterGranite', 'counterQuartz'] },
    unit: 'sqft',
    min: 0,
    max: 300,
    default: 0,
  }),
  plumbing: yesNo({
    label: 'Must the sink come off and on?',
    section: extras,
    when: { job: 'replace' },
    default: 'yes',
  }),
  imported: yesNo({
    label: 'Are the cabinets imported?',
    hint: 'Ask the seller for the country. Many flat-packed ones are.',
    section: extras,
    when: { job: 'replace', tier: ['rta', 'stock', 'semi'] },
    default: 'no',
    plausible: ['no'],
  }),
  order: choice({
    label: 'When would they be imported?',
    section: extras,
    when: { job: 'replace', tier: ['rta', 'stock', 'semi'], imported: 'yes' },
    options: [
      { value: 'now', label: 'Before 2027', hint: 'duty 25%' },
      { value: 'later', label: '2027', hint: 'duty 50%, as scheduled' },
    ],
    default: 'now',
  }),
  old: yesNo({
    label: 'Was the house built before 1978?',
    section: extras,
    when: { job: ['replace', 'reface', 'repaint'] },
    default: 'no',
    plausible: ['no'],
  }),
  extras: extrasField({
    hint: 'Crown, roll-outs, panels, moved pipes or wires. No price we trust, so none is guessed.',
    section: extras,
  }),
  city: cityField(extras),
} as const;
