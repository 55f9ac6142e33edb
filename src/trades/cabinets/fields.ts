import { choice, choices, number, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';

const boxes = { job: ['replace', 'reface'] };
const kitchen = { job: ['replace', 'reface', 'repaint'] };

export const fields = {
  ...section('The job', {
    job: choice('What do you have in mind?', {
      options: {
        replace: { label: 'New cabinets', hint: 'new boxes and doors' },
        reface: { label: 'Reface', hint: 'keep the boxes, new doors and skins' },
        repaint: { label: 'Repaint', hint: 'keep it all, new finish' },
        hardware: 'New handles',
      },
      essential: 'work',
    }),
    condition: choice('Press the floor under the sink and the side next to the dishwasher', {
      options: {
        sound: 'Hard and dry',
        one: 'Fine, but one hinge, door or slide failed',
        swollen: 'It flexes, swells or peels',
        wet: 'It is wet now',
      },
      plausible: ['sound'],
    }),
    kind: choice('Knobs or pulls?', {
      when: { job: 'hardware' },
      options: { knob: 'Knobs', pull: 'Bar or cup pulls' },
      default: 'pull',
      essential: 'work',
    }),
    pieces: number('Doors and drawers together (count)', 'each', [1, 200], {
      hint: 'Leave blank and we take them from the length.',
      when: { job: 'hardware' },
      whole: true,
    }),
    measure: choice('Which measurement do you have?', {
      hint: '“Linear feet” means two things. A 10 × 10 ft kitchen is 20 ft of wall, but 20 to 25 ft of cabinets.',
      pictures: 'kitchen',
      options: {
        wall: {
          label: 'Wall length',
          hint: 'walls with cabinets, corners counted twice',
        },
        runs: {
          label: 'Lowers plus uppers',
          hint: 'both rows added, no gaps',
        },
        boxes: 'Number of cabinets',
        floor: 'Kitchen floor area',
      },
      plausible: ['wall', 'runs'],
    }),
    length: number('Length of the cabinets (ft)', 'lin-ft', [4, 120], {
      hint: 'Add the island’s side with doors.',
      when: { measure: ['wall', 'runs'] },
      default: 22,
      plausible: [16, 32],
    }),
    boxes: number('Cabinets, uppers and lowers (count)', 'each', [1, 80], {
      when: { measure: 'boxes' },
      default: 12,
      whole: true,
      plausible: [9, 18],
    }),
    floor: number('Kitchen floor area (sq ft)', 'sqft', [30, 800], {
      when: { measure: 'floor' },
      default: 140,
      plausible: [100, 220],
    }),
    tier: choice('Which grade would new ones be?', {
      when: boxes,
      options: {
        rta: 'Flat-packed (RTA)',
        stock: { label: 'Stock', hint: 'fixed sizes, days' },
        semi: { label: 'Semi-custom', hint: '4 to 6 weeks' },
        custom: { label: 'Custom', hint: '6 weeks and more' },
      },
      default: 'semi',
      plausible: ['stock', 'semi'],
    }),
    counter: choice('And the counters?', {
      hint: 'Stone often cracks when it is lifted, or does not fit new boxes.',
      when: { job: 'replace' },
      options: {
        counterLaminate: 'New laminate',
        counterGranite: 'New granite',
        counterQuartz: 'New quartz',
        keep: 'Take off the old one and set it back',
        none: 'Not part of this',
      },
      default: 'counterGranite',
      essential: 'work',
    }),
  }),
  ...section('The cabinets you have', {
    style: choice('Which doors?', {
      when: { job: 'replace' },
      pictures: 'front',
      options: {
        slab: 'Flat, or plastic-wrapped',
        shaker: 'Painted shaker',
        detailed: 'Inset, slim or richly molded',
      },
      default: 'shaker',
    }),
    box: choice('What are the boxes made of?', {
      when: { job: 'replace', tier: ['stock', 'semi'] },
      options: { plywood: 'Plywood', particle: 'Particleboard' },
    }),
    uppers: yesNo('Uppers to the ceiling, or 42 in tall?', {
      when: { job: 'replace', tier: ['rta', 'stock', 'semi'] },
    }),
    material: choice('Reface in what?', {
      when: { job: 'reface' },
      options: {
        laminate: 'Laminate or thermofoil',
        veneer: 'Wood veneer',
        solid: 'Solid-wood fronts',
      },
      default: 'veneer',
      plausible: ['laminate', 'veneer'],
    }),
    layout: yesNo('Does the layout work for you?', {
      when: boxes,
      default: 'yes',
      plausible: ['yes'],
    }),
    fronts: choice('What are the doors made of?', {
      when: { job: 'repaint' },
      options: {
        wood: 'Smooth wood or MDF',
        oak: 'Oak, open grain',
        foil: 'Plastic wrap, peeling',
      },
      plausible: ['wood'],
    }),
  }),
  ...section('Counts, if you have them', {
    doors: number('Doors (count)', 'each', [0, 120], {
      hint: 'Leave blank and we take about 3 for every 4 ft.',
      when: kitchen,
      whole: true,
    }),
    drawers: number('Drawer fronts (count)', 'each', [0, 80], {
      hint: 'Leave blank and we take about 1 for every 2 doors.',
      when: kitchen,
      whole: true,
    }),
  }),
  ...section('What else changes', {
    handles: choice('New handles?', {
      when: kitchen,
      options: { none: 'Keep what is there', knob: 'Knobs', pull: 'Bar or cup pulls' },
      default: 'pull',
    }),
    finish: choices('About the paint', {
      when: { job: 'repaint' },
      options: { detailed: 'Doors with a lot of detail', glaze: 'A glaze on top' },
    }),
    remove: yesNo('Should they take out the old cabinets?', {
      when: { job: 'replace' },
      default: 'yes',
      plausible: ['yes'],
    }),
    counterSize: number('Counter size (sq ft)', 'sqft', [1, 300], {
      hint: 'Leave blank and we take it from the length.',
      when: { job: 'replace', counter: ['counterLaminate', 'counterGranite', 'counterQuartz'] },
    }),
    plumbing: yesNo('Does the sink have to come off and go back on?', {
      when: { job: 'replace' },
      default: 'yes',
    }),
    imported: yesNo('Are the cabinets imported?', {
      hint: 'Ask the seller for the country. Many flat-packed ones are.',
      when: { job: 'replace', tier: ['rta', 'stock', 'semi'] },
      plausible: ['no'],
    }),
    order: choice('When would they be imported?', {
      when: { job: 'replace', tier: ['rta', 'stock', 'semi'], imported: 'yes' },
      options: {
        now: { label: 'Before 2027', hint: 'duty 25%' },
        later: { label: '2027', hint: 'duty 50%, as scheduled' },
      },
    }),
    old: yesNo('Was the house built before 1978?', { when: kitchen, plausible: ['no'] }),
    extras: extrasField({
      hint: 'Roll-outs, backsplash, floor under the old boxes, moved pipes or wires. No price we trust, so we do not guess one.',
    }),
    city: cityField,
  }),
} as const;

export type CabinetsValues = Values<typeof fields>;
