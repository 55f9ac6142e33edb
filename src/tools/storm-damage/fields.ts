import { choice, choices, number, optionalNumber, yesNo, type Values } from '../../engine/index.ts';
import { fields as roofing } from '../../trades/roofing/fields.ts';

const danger = 'Is anyone in danger?';
const storm = 'The storm';
const outside = 'What you see from the ground';
const inside = 'What you see inside';
const roof = 'The roof';
const policy = 'The policy';
const people = 'Who has come to you';

/** Asked whatever else was answered; a calculator asks it for some jobs only. */
const always = {};
const looked = { looked: 'yes' };

/** What is asked, in the order it is asked. */
export const fields = {
  dangers: choices({
    label: 'Is any of this true right now?',
    section: danger,
    danger: true,
    options: [
      { value: 'hurt', label: 'Someone is hurt' },
      { value: 'line', label: 'A power line is down, or touches the house or a tree' },
      { value: 'gas', label: 'It smells of gas' },
      { value: 'tree', label: 'A tree or a large limb lies on the house' },
      { value: 'sag', label: 'A ceiling bulges, or the roof or a wall sags' },
      { value: 'power', label: 'Water is near lights, outlets or the panel' },
    ],
    default: [],
  }),
  urgent: yesNo({ ...roofing.urgent, section: danger, when: always }),
  offers: choices({
    label: 'Has anyone said or asked this?',
    section: people,
    options: [
      { value: 'deductible', label: '“We cover your deductible”, or “a free roof”' },
      { value: 'claim', label: '“We handle your claim for you”' },
      { value: 'today', label: '“Sign today”, at the door' },
      { value: 'upfront', label: 'Money before any work' },
      { value: 'signed', label: 'I signed something in the last days' },
    ],
    default: [],
  }),
  hail: choice({
    label: 'How large was the hail?',
    hint: 'The largest you saw. Compare it with a coin or a ball.',
    section: storm,
    options: [
      { value: 'none', label: 'No hail, only wind or rain' },
      { value: 'marble', label: 'Pea to marble', hint: 'up to ½ in' },
      { value: 'penny', label: 'Penny or nickel', hint: 'about ¾ in' },
      { value: 'quarter', label: 'Quarter', hint: '1 in' },
      { value: 'half-dollar', label: 'Half dollar to ping-pong ball', hint: '1¼ to 1½ in' },
      { value: 'golf', label: 'Golf ball', hint: '1¾ in' },
      { value: 'egg', label: 'Hen egg or larger', hint: '2 in and more' },
    ],
    default: 'none',
  }),
  date: choice({
    label: 'When was it?',
    hint: 'Note the day: the insurer asks for it.',
    section: storm,
    options: [
      { value: 'recent', label: 'In the last 6 months' },
      { value: 'half', label: '6 to 12 months ago' },
      { value: 'over', label: 'More than a year ago' },
    ],
    default: 'recent',
  }),
  looked: choice({
    label: 'Have you walked around the house and looked?',
    hint: 'From the ground or a window. Do not climb up.',
    section: outside,
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'Not yet' },
    ],
    default: 'yes',
    essential: true,
  }),
  ground: choices({
    label: 'On the ground and around the house',
    section: outside,
    when: looked,
    options: [
      { value: 'pieces', label: 'Pieces of shingle, shake or tile' },
      { value: 'granules', label: 'Grit from shingles under the downspouts' },
      { value: 'dents', label: 'Dents in a car, mailbox, grill or fence' },
      { value: 'screens', label: 'Torn window screens or broken glass' },
    ],
    default: [],
  }),
  metals: choices({
    label: 'Gutters and soft metals',
    section: outside,
    when: looked,
    options: [
      { value: 'gutters', label: 'Dents in gutters or downspouts' },
      { value: 'vents', label: 'Dents in vents, flashing or AC fins' },
      { value: 'loose', label: 'A gutter or a piece of metal hangs loose' },
    ],
    default: [],
  }),
  shingles: choices({
    label: 'The roof itself, seen safely from the ground',
    hint: 'A phone camera with zoom helps.',
    section: outside,
    when: looked,
    options: [
      { value: 'hole', label: 'A hole, or bare boards' },
      { value: 'missing', label: 'Missing, lifted or folded shingles' },
      { value: 'broken', label: 'Broken or slipped tiles, or split shakes' },
      { value: 'spots', label: 'Round dark or bare spots on shingles' },
      { value: 'dented', label: 'Dents in a metal roof' },
    ],
    default: [],
  }),
  sides: choice({
    label: 'On how much of the roof do you see it?',
    section: outside,
    when: { shingles: ['missing', 'broken', 'spots'] },
    options: [
      { value: 'one', label: 'A few spots' },
      { value: 'some', label: 'One or two sides' },
      { value: 'most', label: 'Most sides' },
    ],
    default: 'some',
  }),
  attic: choices({
    label: 'In the attic',
    hint: 'From the hatch, with a flashlight. Stay out if it is wet near wires, and step on nothing but boards.',
    section: inside,
    options: [
      { value: 'daylight', label: 'New daylight through the boards' },
      { value: 'wet', label: 'Wet wood or insulation' },
    ],
    default: [],
  }),
  ceilings: choices({
    label: 'On ceilings and walls',
    section: inside,
    options: [
      { value: 'stain', label: 'A new stain, or one that has grown' },
      { value: 'paint', label: 'Paint that bubbles or peels' },
    ],
    default: [],
  }),
  existing: choice({ ...roofing.existing, section: roof }),
  age: number({ ...roofing.age, section: roof }),
  known: choice({ ...roofing.known, section: roof, when: looked }),
  floor: number({
    ...roofing.floor,
    section: roof,
    when: { ...looked, known: ['one-story', 'two-story'] },
  }),
  area: number({ ...roofing.area, section: roof, when: { ...looked, known: 'outline' } }),
  squares: number({ ...roofing.squares, section: roof, when: { ...looked, known: 'squares' } }),
  told: choice({
    label: 'Have you told your insurer?',
    section: policy,
    options: [
      { value: 'no', label: 'Not yet' },
      { value: 'yes', label: 'Yes, and I wait' },
      { value: 'low', label: 'Yes, and it pays too little' },
      { value: 'denied', label: 'Yes, and it said no' },
    ],
    default: 'no',
    private: true,
  }),
  policy: choice({ ...roofing.policy, section: policy, when: always }),
  dwelling: number({ ...roofing.dwelling, section: policy, when: always }),
  deductible: number({ ...roofing.deductible, section: policy, when: always }),
  flat: optionalNumber({ ...roofing.flat, section: policy, when: always }),
  elsewhere: optionalNumber({ ...roofing.elsewhere, section: policy, when: always }),
  terms: choices({
    label: 'Does the policy hold one of these?',
    hint: 'Look at the pages headed “endorsement”.',
    section: policy,
    private: true,
    options: [
      { value: 'schedule', label: 'A roof payment schedule by age' },
      { value: 'cosmetic', label: 'No cover for “cosmetic” damage' },
    ],
    default: [],
  }),
  lender: yesNo({
    label: 'Is there a mortgage on the home?',
    section: policy,
    private: true,
    default: 'no',
  }),
} as const;

export type StormValues = Values<typeof fields>;
