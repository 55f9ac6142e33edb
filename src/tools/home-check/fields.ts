import { choice, choices, number, optionalNumber, tally, yesNo } from '../../engine/index.ts';
import type { Values } from '../../engine/index.ts';
import { cityField } from '../../trades/city.ts';

const now = 'Right now';
const home = 'Your home';
const roof = 'The roof';
const air = 'Heating and cooling';
const water = 'Water';
const power = 'Panel and wiring';
const septic = 'The septic system';
const garage = 'The garage door';
const ground = 'Ground and concrete';
const inside = 'Appliances and pests';

/** A house of its own; in a townhome or condo the roof and the ground are mostly the association's. */
const own = { kind: ['one-story', 'two-story'] };
const withSeptic = { has: 'septic' };
const buying = { plans: 'buy' };
const aerobic = { has: 'septic', septicKind: 'spray' };

const appliances = [
  { value: 'refrigerator', label: 'Refrigerator' },
  { value: 'washer', label: 'Washer' },
  { value: 'dryer', label: 'Dryer' },
  { value: 'dishwasher', label: 'Dishwasher' },
  { value: 'range', label: 'Oven or range' },
] as const;

/** What is asked, in the order it is asked; of a part only where the home has it. */
export const fields = {
  dangers: choices({
    label: 'Is any of this true right now?',
    hint: 'Nothing to check? Go on.',
    section: now,
    danger: true,
    options: [
      { value: 'gas', label: 'Gas smell' },
      { value: 'co', label: 'A carbon monoxide (CO) alarm sounds' },
      { value: 'sparks', label: 'Sparks, a burning smell, or water near power' },
      { value: 'water', label: 'Water is coming in' },
      { value: 'ceiling', label: 'A ceiling or the roof sags' },
      { value: 'sewage', label: 'Sewage comes up' },
      { value: 'door', label: 'The garage door does not go back up when it meets something' },
      { value: 'frail', label: 'A baby, or anyone old or ill, has no cooling or heat' },
    ],
    default: [],
  }),
  plans: choice({
    label: 'What are your plans?',
    section: home,
    options: [
      { value: 'stay', label: 'Staying' },
      { value: 'age', label: 'Growing old here' },
      { value: 'sell', label: 'Selling within a year' },
      { value: 'buy', label: 'Buying it, with an inspection report' },
    ],
    default: 'stay',
  }),
  option: optionalNumber({
    label: 'Days left in your option period',
    hint: 'It is in the contract. Blank: not sure, or over.',
    section: home,
    when: buying,
    unit: 'day',
    min: 0,
    max: 60,
    whole: true,
  }),
  closing: optionalNumber({
    label: 'Days until you close',
    section: home,
    when: buying,
    unit: 'day',
    min: 0,
    max: 180,
    whole: true,
  }),
  has: choices({
    label: 'Which of these does the home have?',
    hint: 'We ask only about what you tick.',
    section: home,
    options: [
      { value: 'garage', label: 'Garage door with an opener' },
      { value: 'drive', label: 'Concrete driveway, patio or walk' },
      { value: 'septic', label: 'Septic system' },
      { value: 'panels', label: 'Solar panels' },
    ],
    default: [],
  }),
  kind: choice({
    label: 'What kind of home is it?',
    section: home,
    options: [
      { value: 'one-story', label: 'House, one story' },
      { value: 'two-story', label: 'House, two stories' },
      { value: 'shared', label: 'Townhome or condo' },
    ],
    default: 'two-story',
  }),
  built: choice({
    label: 'When was it built?',
    section: home,
    options: [
      { value: 'before-1980', label: 'Before 1980' },
      { value: '1980', label: '1980 to 1999' },
      { value: '2000', label: '2000 to 2014' },
      { value: '2015', label: '2015 or later' },
    ],
    default: '1980',
  }),
  floor: number({
    label: 'Living area (sq ft)',
    hint: 'All floors, no garage. It sizes the prices.',
    section: home,
    unit: 'sqft',
    min: 400,
    max: 15000,
    default: 2600,
    plausible: [1800, 4000],
  }),
  city: cityField(home),
  roofAge: optionalNumber({
    label: 'How old is the roof? (years)',
    hint: 'Your closing papers or the last permit say it. Blank: not sure.',
    section: roof,
    when: own,
    unit: 'year',
    min: 0,
    max: 80,
  }),
  roofKind: choice({
    label: 'What is on it?',
    section: roof,
    when: own,
    options: [
      { value: 'asphalt', label: 'Shingles' },
      { value: 'wood', label: 'Wood shake' },
      { value: 'metal', label: 'Metal' },
      { value: 'tile', label: 'Tile or slate' },
    ],
    default: 'asphalt',
  }),
  roofLooks: choice({
    label: 'How does it look from the ground?',
    hint: 'Do not climb up. A phone camera zooms in.',
    section: roof,
    when: own,
    options: [
      { value: 'sound', label: 'Flat and even' },
      { value: 'worn', label: 'Worn', hint: 'curling, bald or missing pieces' },
      { value: 'leak', label: 'It leaks', hint: 'drips or a fresh stain after rain' },
    ],
    default: 'sound',
  }),
  hail: yesNo({
    label: 'Did hail hit it in the past year, or can’t you tell?',
    hint: 'A claim has a deadline.',
    section: roof,
    when: { ...own, roofLooks: ['worn', 'leak'] },
    default: 'no',
  }),
  solar: yesNo({
    label: 'Are you thinking of solar panels?',
    section: roof,
    when: own,
    default: 'no',
  }),
  airAge: optionalNumber({
    label: 'How old is the AC or heat pump? (years)',
    hint: 'It is on the outdoor nameplate.',
    picture: 'ac-nameplate',
    section: air,
    unit: 'year',
    min: 0,
    max: 50,
  }),
  airWorks: choice({
    label: 'How does it work?',
    section: air,
    options: [
      { value: 'well', label: 'Well' },
      { value: 'uneven', label: 'Some rooms stay hot, or it runs all day' },
      { value: 'repairs', label: 'It keeps needing repairs' },
      { value: 'dead', label: 'No cooling or no heat now' },
    ],
    default: 'well',
  }),
  furnaceAge: optionalNumber({
    label: 'How old is the furnace? (years)',
    hint: 'Blank: not sure, or there is none.',
    section: air,
    unit: 'year',
    min: 0,
    max: 50,
  }),
  serviced: choice({
    label: 'When was it last serviced?',
    section: air,
    options: [
      { value: 'year', label: 'Within a year' },
      { value: 'longer', label: 'Longer ago, or never' },
    ],
    default: 'year',
  }),
  alarms: choice({
    label:
      'Gas, a fireplace or an attached garage: is there a CO alarm on each floor and near the bedrooms?',
    section: air,
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No, or not everywhere' },
      { value: 'electric', label: 'None of these here' },
    ],
    default: 'yes',
  }),
  heaterAge: optionalNumber({
    label: 'How old is the water heater? (years)',
    hint: 'The label on the tank, or its serial number, shows it.',
    section: water,
    unit: 'year',
    min: 0,
    max: 60,
  }),
  heaterLooks: choice({
    label: 'How does the water heater look?',
    section: water,
    options: [
      { value: 'dry', label: 'Dry and clean' },
      { value: 'rust', label: 'Rust, drips or rumbling' },
    ],
    default: 'dry',
  }),
  damp: choice({
    label: 'Any damp indoors?',
    section: water,
    options: [
      { value: 'none', label: 'No' },
      { value: 'stain', label: 'An old stain, dry' },
      { value: 'damp', label: 'A damp spot, or a musty smell' },
      { value: 'mold', label: 'Mold' },
    ],
    default: 'none',
  }),
  wiring: choices({
    label: 'Does the report, or the breaker panel, show any of these?',
    hint: 'Read the label. Don’t take the cover off.',
    section: power,
    options: [
      { value: 'panel', label: 'A Federal Pacific or Zinsco panel' },
      { value: 'damaged', label: 'The panel is cracked, rusted or burned' },
      { value: 'old', label: 'Aluminum, cloth or knob-and-tube wiring' },
      { value: 'trips', label: 'A breaker that keeps tripping, or is warm' },
      { value: 'ground', label: 'Outlets without a ground, or no GFCI near water' },
    ],
    default: [],
  }),
  septicKind: choice({
    label: 'What kind of septic system?',
    hint: 'Sprinkler heads or an alarm box: aerobic.',
    picture: 'septic-alarm',
    section: septic,
    when: withSeptic,
    options: [
      { value: 'conventional', label: 'Conventional', picture: 'septic-conventional' },
      { value: 'spray', label: 'Aerobic', picture: 'septic-spray' },
    ],
    default: 'spray',
  }),
  septicAge: optionalNumber({
    label: 'How old is the septic system? (years)',
    hint: 'The county’s permit says it.',
    section: septic,
    when: withSeptic,
    unit: 'year',
    min: 0,
    max: 70,
  }),
  septicSigns: choice({
    label: 'What have you noticed?',
    section: septic,
    when: withSeptic,
    options: [
      { value: 'none', label: 'Nothing' },
      { value: 'slow', label: 'All drains slow or gurgling' },
      { value: 'wet', label: 'Wet, smelly ground' },
      { value: 'alarm', label: 'Alarm or red light' },
    ],
    default: 'none',
  }),
  pumped: optionalNumber({
    label: 'Years since it was pumped',
    hint: 'Blank: not sure.',
    section: septic,
    when: withSeptic,
    unit: 'year',
    min: 0,
    max: 40,
  }),
  people: number({
    label: 'People in the house',
    section: septic,
    when: withSeptic,
    unit: 'person',
    min: 1,
    max: 8,
    default: 4,
    whole: true,
    plausible: [2, 5],
  }),
  contract: yesNo({
    label: 'Is there a service contract now?',
    section: septic,
    when: aerobic,
    default: 'yes',
  }),
  door: choice({
    label: 'How is the garage door?',
    hint: 'Look, do not touch springs or cables.',
    section: garage,
    when: { has: 'garage' },
    options: [
      {
        value: 'tested',
        label: 'Works, and goes back up from a 2×4',
        hint: 'tried within a month or so',
      },
      { value: 'untested', label: 'Works, not tested' },
      { value: 'noisy', label: 'Noisy or jerky' },
      { value: 'broken', label: 'A bang, too heavy, or crooked' },
      { value: 'blind', label: 'No eyes near the floor that stop it' },
    ],
    default: 'tested',
  }),
  standing: yesNo({
    label: 'Does rain pool next to the house or run toward it?',
    section: ground,
    when: own,
    default: 'no',
  }),
  moves: choices({
    label: 'Have you seen any of these?',
    section: ground,
    when: own,
    options: [
      { value: 'doors', label: 'Doors or windows newly stick' },
      { value: 'cracks', label: 'A crack in a wall or brick wider than ¼ inch' },
      { value: 'floors', label: 'A floor that slopes' },
    ],
    default: [],
  }),
  slab: choice({
    label: 'How is the driveway, patio or walk?',
    section: ground,
    when: { has: 'drive' },
    options: [
      { value: 'sound', label: 'Sound' },
      { value: 'worn', label: 'Worn, stained, hairline cracks', picture: 'crack-hairline' },
      { value: 'cracked', label: 'Wider cracks, level', picture: 'crack-level' },
      { value: 'lip', label: 'A lip: one side stands higher', picture: 'crack-lip' },
      { value: 'sunk', label: 'A panel has sunk', picture: 'slab-sunk' },
    ],
    default: 'sound',
  }),
  failing: choices({
    label: 'Which of these give you trouble?',
    section: inside,
    options: appliances,
    default: [],
  }),
  ages: tally({
    label: 'How old are they? (years)',
    hint: 'Leave out what you do not know.',
    section: inside,
    options: appliances,
    unit: 'year',
    min: 0,
    max: 40,
    default: {},
  }),
  vent: choice({
    label: 'When was the dryer’s vent cleaned?',
    section: inside,
    options: [
      { value: 'year', label: 'Within a year, or no dryer' },
      { value: 'longer', label: 'Longer ago, or never' },
    ],
    default: 'year',
  }),
  pests: choice({
    label: 'Any pests?',
    section: inside,
    options: [
      { value: 'none', label: 'No' },
      { value: 'termites', label: 'Live termites or mud tubes' },
      { value: 'wings', label: 'Winged insects or old tubes' },
      { value: 'rodents', label: 'Rats, mice or squirrels' },
      { value: 'insects', label: 'Ants, roaches, spiders' },
    ],
    default: 'none',
  }),
} as const;

export type HomeValues = Values<typeof fields>;
