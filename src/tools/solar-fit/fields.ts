import { choice, choices, number, optionalNumber, yesNo, type Values } from '../../engine/index.ts';
import { cityField } from '../../trades/city.ts';
import { fields as solar } from '../../trades/solar/fields.ts';

const home = 'You and the home';
const roof = 'The side that would carry panels';
const shade = 'Shade';
const power = 'Your power';
const rules = 'Rules and sellers';

const compass = (['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const).flatMap((point) =>
  solar.face.options.filter(({ value }) => value === point),
);

/** What throws shade; the parts of the light it takes are asked only where something does. */
const casts = [
  { value: 'own-tree', label: 'A tree of ours' },
  { value: 'other-tree', label: 'A neighbor’s tree' },
  { value: 'building', label: 'A house or a higher roof' },
] as const;

const shadeField = (label: string, hint: string, usual: '25' | '50') =>
  choice({
    label,
    hint,
    section: shade,
    when: { casts: casts.map(({ value }) => value) },
    options: [
      { value: '0', label: 'None', picture: 'shade-0' },
      { value: '25', label: 'About a quarter', picture: 'shade-25' },
      { value: '50', label: 'About half', picture: 'shade-50' },
      { value: '75', label: 'Most of it', picture: 'shade-75' },
    ],
    default: usual,
  });

/** What is asked, in the order it is asked. */
export const fields = {
  condition: choice({
    label: 'What condition is the roof in?',
    hint: 'Look from the ground, and at the ceilings below it. Do not climb up.',
    section: home,
    danger: true,
    options: [
      { value: 'sound', label: 'Flat and dry' },
      { value: 'worn', label: 'Worn', hint: 'curling, bald or missing shingles' },
      { value: 'leaks', label: 'It leaks', hint: 'or a ceiling has stains' },
      { value: 'sagging', label: 'It sags', hint: 'the ridge or a slope dips' },
    ],
    default: 'sound',
  }),
  own: choice({
    label: 'Whose roof is it?',
    section: home,
    options: [
      { value: 'mine', label: 'I own it' },
      { value: 'shared', label: 'An association’s', hint: 'condo, some townhomes' },
      { value: 'rented', label: 'My landlord’s' },
    ],
    default: 'mine',
    essential: true,
  }),
  city: cityField(home),
  stay: optionalNumber({
    label: 'How many more years will you stay?',
    hint: 'Leave empty if you have no plan to move.',
    section: home,
    unit: 'year',
    min: 0,
    max: 60,
  }),
  face: choice({
    ...solar.face,
    label: 'Which way does its best side face?',
    hint: 'Stand with your back to that side of the house. A phone compass shows where you look.',
    section: roof,
    options: compass,
    draw: 'compass',
  }),
  pitch: choice({ ...solar.pitch, section: roof }),
  area: number({ ...solar.area, section: roof, when: undefined }),
  covering: choice({ ...solar.covering, section: roof, when: undefined }),
  roofAge: number({ ...solar.roofAge, section: roof, when: undefined }),
  casts: choices({
    label: 'What casts shade on it between 9 and 3?',
    hint: 'Tick nothing if the sun reaches all of it.',
    section: shade,
    options: casts,
    default: [],
  }),
  summer: shadeField(
    'How much is shaded in summer?',
    'April to September, when leaves are on and the sun is high.',
    '25',
  ),
  winter: shadeField(
    'How much is shaded in winter?',
    'October to March, when shadows are long.',
    '50',
  ),
  retailer: choice({ ...solar.retailer, section: power, when: undefined }),
  kwh: number({ ...solar.kwh, section: power, when: undefined }),
  rate: number({ ...solar.rate, section: power }),
  buyback: number({ ...solar.buyback, section: power }),
  outage: yesNo({
    label: 'Do you want power when the grid is down?',
    section: power,
    default: 'no',
  }),
  street: yesNo({ ...solar.street, section: rules, when: { city: 'southlake' } }),
  hoa: choice({
    label: 'Is there a homeowners’ association (HOA)?',
    section: rules,
    options: [
      { value: 'none', label: 'No' },
      { value: 'ask', label: 'Yes, not asked yet' },
      { value: 'agreed', label: 'Yes, it agreed in writing' },
      { value: 'refused', label: 'Yes, it said no' },
      { value: 'place', label: 'Yes, it wants another side' },
    ],
    default: 'ask',
  }),
  hoaFace: choice({
    label: 'Which side does the HOA name?',
    section: rules,
    when: { hoa: 'place' },
    options: compass,
    default: 'n',
    draw: 'compass',
    essential: true,
  }),
  told: choices({
    label: 'Has a seller told you any of these?',
    section: rules,
    options: [
      { value: 'credit', label: 'A 30% federal credit comes off the price' },
      { value: 'free', label: 'It is free, or costs nothing' },
      { value: 'sent', label: 'The government or the utility sent them' },
      { value: 'monthly', label: 'A monthly payment, but no cash price' },
    ],
    default: [],
  }),
} as const;

export type SolarFitValues = Values<typeof fields>;
