import { choice, choices, number, optionalNumber, tally, yesNo } from '../../estimate/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';

const happened = 'What happened';
const wet = 'What got wet';
const safety = 'Mold and timing';
const insurance = 'Insurance';
const inside = ['pipe', 'appliance', 'toilet', 'rain'] as const;

/** What is asked, in the order it is asked. Category and class are worked out, never asked. */
export const fields = {
  dangers: choices({
    label: 'Is any of this true right now?',
    section: happened,
    danger: true,
    options: [
      { value: 'running', label: 'Water is still coming in' },
      { value: 'power', label: 'Water is near outlets, cords or the panel' },
      { value: 'sagging', label: 'A ceiling sags or bulges' },
      { value: 'frail', label: 'A baby, an older person or someone with asthma is here' },
    ],
    default: [],
  }),
  source: choice({
    label: 'Where did the water come from?',
    section: happened,
    options: [
      { value: 'pipe', label: 'Pipe, water heater or AC drain' },
      { value: 'appliance', label: 'Washer or dishwasher' },
      { value: 'toilet', label: 'Toilet' },
      { value: 'sewer', label: 'Drain or sewer backup' },
      { value: 'rain', label: 'Rain through roof or window' },
      { value: 'flood', label: 'Rising water from outside' },
    ],
    default: 'pipe',
    essential: true,
  }),
  hours: number({
    label: 'How long has it been wet? (hours)',
    hint: 'From when it began, not from when you found it. “20 min” will do.',
    section: happened,
    unit: 'hour',
    min: 0,
    max: 240,
    default: 12,
    plausible: [4, 48],
  }),
  area: number({
    label: 'Wet floor, all rooms together (sq ft)',
    hint: 'Length × width. A bedroom is about 150 sq ft.',
    section: happened,
    unit: 'sqft',
    min: 10,
    max: 5000,
    default: 200,
    plausible: [80, 500],
  }),
  walls: choice({
    label: 'How far up are the walls wet?',
    hint: 'Feel for soft drywall and look for swollen baseboards.',
    section: happened,
    options: [
      { value: 'none', label: 'Dry', picture: 'wall-dry' },
      { value: 'low', label: 'Below 2 ft, to the knee', picture: 'wall-knee' },
      { value: 'high', label: 'Above 2 ft, to the waist', picture: 'wall-waist' },
      { value: 'ceiling', label: 'The ceiling too', picture: 'wall-ceiling' },
    ],
    default: 'low',
    plausible: ['none', 'low', 'high'],
  }),
  scope: choice({
    label: 'What should we price?',
    section: happened,
    options: [
      { value: 'dry', label: 'Cleaning and drying' },
      { value: 'rebuild', label: 'Drying and repairs' },
    ],
    default: 'dry',
    essential: true,
  }),
  soiled: yesNo({
    label: 'Was there more than water and urine in it?',
    hint: 'If you are not sure, treat it as yes and keep away.',
    section: wet,
    when: { source: 'toilet' },
    default: 'yes',
  }),
  floor: choice({
    label: 'What is the wet floor?',
    section: wet,
    options: [
      { value: 'carpet', label: 'Carpet' },
      { value: 'wood', label: 'Wood' },
      { value: 'vinyl', label: 'Vinyl plank or laminate' },
      { value: 'tile', label: 'Tile or bare concrete' },
    ],
    default: 'carpet',
  }),
  floors: tally({
    label: 'If several kinds got wet, how much of each? (sq ft)',
    hint: 'Leave empty if one kind is most of it. Filled in, it replaces the wet area and the floor above.',
    section: wet,
    options: [
      { value: 'carpet', label: 'Carpet' },
      { value: 'wood', label: 'Wood' },
      { value: 'vinyl', label: 'Vinyl plank or laminate' },
      { value: 'tile', label: 'Tile or bare concrete' },
    ],
    unit: 'sqft',
    min: 0,
    max: 5000,
    default: {},
  }),
  rooms: number({
    label: 'How many rooms are wet?',
    section: wet,
    unit: 'room',
    min: 1,
    max: 15,
    default: 2,
    whole: true,
    plausible: [1, 3],
  }),
  wallLength: number({
    label: 'Length of wet wall, if you measured it (linear ft)',
    hint: 'Leave empty and we take all four walls of each wet room.',
    section: wet,
    unit: 'lin-ft',
    min: 0,
    max: 600,
    default: 0,
  }),
  ceilingHeight: number({
    label: 'Ceiling height (ft)',
    section: wet,
    unit: 'ft',
    min: 7,
    max: 16,
    default: 9,
    plausible: [8, 10],
  }),
  soaked: choices({
    label: 'Did any of these soak through?',
    section: wet,
    options: [
      { value: 'insulation', label: 'Insulation in the wet walls' },
      { value: 'plaster', label: 'Plaster, brick or a crawl space' },
    ],
    default: [],
  }),
  standing: yesNo({
    label: 'Does water still stand on the floor?',
    section: wet,
    default: 'no',
  }),
  contents: choice({
    label: 'How full are the rooms?',
    section: wet,
    options: [
      { value: 'empty', label: 'Nearly empty' },
      { value: 'normal', label: 'Usual furniture' },
      { value: 'full', label: 'Packed' },
    ],
    default: 'normal',
  }),
  city: cityField(wet),
  mold: number({
    label: 'Largest patch of mold you can see (sq ft)',
    hint: '25 sq ft is a patch of 5 by 5 ft. Leave empty if you see none.',
    section: safety,
    unit: 'sqft',
    min: 0,
    max: 1000,
    default: 0,
  }),
  afterHours: yesNo({
    label: 'Must a crew come at night or on a weekend?',
    section: safety,
    default: 'no',
  }),
  cover: choice({
    label: 'Which insurance do you have?',
    section: insurance,
    private: true,
    options: [
      { value: 'home', label: 'Homeowners' },
      { value: 'both', label: 'Homeowners and flood' },
      { value: 'none', label: 'None' },
    ],
    default: 'home',
  }),
  sudden: yesNo({
    label: 'Did it start suddenly?',
    hint: 'A burst is sudden. A drip that went on for weeks is not.',
    section: insurance,
    private: true,
    when: { source: inside, cover: ['home', 'both'] },
    default: 'yes',
  }),
  sewerCover: yesNo({
    label: 'Does your policy have the sewer backup add-on?',
    hint: 'It stands on the declarations page as an endorsement.',
    section: insurance,
    private: true,
    when: { source: 'sewer', cover: ['home', 'both'] },
    default: 'no',
  }),
  deductible: optionalNumber({
    label: 'Your deductible ($)',
    hint: 'On the declarations page. For rain through a roof or window take the one for wind and hail, often a percentage of the insured value of the house.',
    section: insurance,
    private: true,
    when: { cover: ['home', 'both'] },
    unit: 'usd',
    min: 0,
    max: 100000,
  }),
  extras: extrasField({
    hint: 'The plumber, cabinets, an air scrubber, storage. We found no price we trust, so none is guessed.',
    section: insurance,
    max: 200000,
  }),
} as const;
