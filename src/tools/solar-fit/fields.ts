import { choice, choices, number, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../../trades/city.ts';
import { fields as solar } from '../../trades/solar/fields.ts';

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
  choice(label, {
    hint,
    when: { casts: casts.map(({ value }) => value) },
    options: {
      '0': { label: 'None', picture: 'shade-0' },
      '25': { label: 'About a quarter', picture: 'shade-25' },
      '50': { label: 'About half', picture: 'shade-50' },
      '75': { label: 'Most of it', picture: 'shade-75' },
    },
    default: usual,
  });

export const fields = {
  ...section('You and the home', {
    condition: choice('What condition is the roof in?', {
      hint: 'Look from the ground, and at the ceilings below it. Do not climb up.',
      danger: true,
      options: {
        sound: 'Flat and dry',
        worn: { label: 'Worn', hint: 'curling, bald or missing shingles' },
        leaks: { label: 'It leaks', hint: 'or a ceiling has stains' },
        sagging: { label: 'It sags', hint: 'the ridge or a slope dips' },
      },
    }),
    own: choice('Whose roof is it?', {
      options: {
        mine: 'I own it',
        shared: { label: 'An association’s', hint: 'condo, some townhomes' },
        rented: 'My landlord’s',
      },
      essential: true,
    }),
    city: cityField,
    stay: number('How many more years will you stay?', 'year', [0, 60], {
      hint: 'Leave empty if you have no plan to move.',
    }),
  }),
  ...section('The side that would carry panels', {
    face: {
      ...solar.face,
      label: 'Which way does its best side face?',
      hint: 'Stand with your back to that side of the house. A phone compass shows where you look.',
      options: compass,
      draw: 'compass',
    },
    pitch: solar.pitch,
    area: { ...solar.area, when: undefined },
    covering: { ...solar.covering, when: undefined },
    roofAge: { ...solar.roofAge, when: undefined },
  }),
  ...section('Shade', {
    casts: choices('What casts shade on it between 9 and 3?', {
      hint: 'Tick nothing if the sun reaches all of it.',
      options: casts,
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
  }),
  ...section('Your power', {
    retailer: { ...solar.retailer, when: undefined },
    kwh: { ...solar.kwh, when: undefined },
    rate: solar.rate,
    buyback: solar.buyback,
    outage: yesNo('Do you want power when the grid is down?'),
  }),
  ...section('Rules and sellers', {
    street: { ...solar.street, when: { city: 'southlake' } },
    hoa: choice('Is there a homeowners’ association (HOA)?', {
      options: {
        none: 'No',
        ask: 'Yes, not asked yet',
        agreed: 'Yes, it agreed in writing',
        refused: 'Yes, it said no',
        place: 'Yes, it wants another side',
      },
      default: 'ask',
    }),
    hoaFace: choice('Which side does the HOA name?', {
      when: { hoa: 'place' },
      options: compass,
      default: 'n',
      draw: 'compass',
      essential: true,
    }),
    told: choices('Has a seller told you any of these?', {
      options: {
        credit: 'A 30% federal credit comes off the price',
        free: 'It is free, or costs nothing',
        sent: 'The government or the utility sent them',
        monthly: 'A monthly payment, but no cash price',
      },
    }),
  }),
} as const;

export type SolarFitValues = Values<typeof fields>;
