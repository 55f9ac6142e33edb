import { choice, choices, number, tally, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../../trades/city.ts';

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
  ...section('Right now', {
    dangers: choices('Is any of this true right now?', {
      hint: 'Nothing to check? Go on.',
      danger: true,
      options: {
        gas: 'Gas smell',
        co: 'A carbon monoxide (CO) alarm sounds',
        sparks: 'Sparks, a burning smell, or water near power',
        water: 'Water is coming in',
        ceiling: 'A ceiling or the roof sags',
        sewage: 'Sewage comes up',
        door: 'The garage door does not go back up when it meets something',
        frail: 'A baby, or anyone old or ill, has no cooling or heat',
      },
    }),
  }),
  ...section('Your home', {
    plans: choice('What are your plans?', {
      options: {
        stay: 'Staying',
        age: 'Growing old here',
        sell: 'Selling within a year',
        buy: 'Buying it, with an inspection report',
      },
    }),
    option: number('Days left in your option period', 'day', [0, 60], {
      hint: 'It is in the contract. Blank: not sure, or over.',
      when: buying,
      whole: true,
    }),
    closing: number('Days until you close', 'day', [0, 180], { when: buying, whole: true }),
    has: choices('Which of these does the home have?', {
      hint: 'We ask only about what you tick.',
      options: {
        garage: 'Garage door with an opener',
        drive: 'Concrete driveway, patio or walk',
        septic: 'Septic system',
        panels: 'Solar panels',
      },
    }),
    kind: choice('What kind of home is it?', {
      options: {
        'one-story': 'House, one story',
        'two-story': 'House, two stories',
        shared: 'Townhome or condo',
      },
      default: 'two-story',
    }),
    built: choice('When was it built?', {
      options: [
        { value: 'before-1980', label: 'Before 1980' },
        { value: '1980', label: '1980 to 1999' },
        { value: '2000', label: '2000 to 2014' },
        { value: '2015', label: '2015 or later' },
      ],
      default: '1980',
    }),
    floor: number('Living area (sq ft)', 'sqft', [400, 15000], {
      hint: 'All floors, no garage. It sizes the prices.',
      default: 2600,
      plausible: [1800, 4000],
    }),
    city: cityField,
  }),
  ...section('The roof', {
    roofAge: number('How old is the roof? (years)', 'year', [0, 80], {
      hint: 'Your closing papers or the last permit say it. Blank: not sure.',
      when: own,
    }),
    roofKind: choice('What is on it?', {
      when: own,
      options: { asphalt: 'Shingles', wood: 'Wood shake', metal: 'Metal', tile: 'Tile or slate' },
    }),
    roofLooks: choice('How does it look from the ground?', {
      hint: 'Do not climb up. A phone camera zooms in.',
      when: own,
      options: {
        sound: 'Flat and even',
        worn: { label: 'Worn', hint: 'curling, bald or missing pieces' },
        leak: { label: 'It leaks', hint: 'drips or a fresh stain after rain' },
      },
    }),
    hail: yesNo('Did hail hit it in the past year, or can’t you tell?', {
      hint: 'A claim has a deadline.',
      when: { ...own, roofLooks: ['worn', 'leak'] },
    }),
    solar: yesNo('Are you thinking of solar panels?', { when: own }),
  }),
  ...section('Heating and cooling', {
    airAge: number('How old is the AC or heat pump? (years)', 'year', [0, 50], {
      hint: 'It is on the outdoor nameplate.',
      picture: 'ac-nameplate',
    }),
    airWorks: choice('How does it work?', {
      options: {
        well: 'Well',
        uneven: 'Some rooms stay hot, or it runs all day',
        repairs: 'It keeps needing repairs',
        dead: 'No cooling or no heat now',
      },
    }),
    furnaceAge: number('How old is the furnace? (years)', 'year', [0, 50], {
      hint: 'Blank: not sure, or there is none.',
    }),
    serviced: choice('When was it last serviced?', {
      options: { year: 'Within a year', longer: 'Longer ago, or never' },
    }),
    alarms: choice(
      'Gas, a fireplace or an attached garage: is there a CO alarm on each floor and near the bedrooms?',
      {
        options: { yes: 'Yes', no: 'No, or not everywhere', electric: 'None of these here' },
      },
    ),
  }),
  ...section('Water', {
    heaterAge: number('How old is the water heater? (years)', 'year', [0, 60], {
      hint: 'The label on the tank, or its serial number, shows it.',
    }),
    heaterLooks: choice('How does the water heater look?', {
      options: { dry: 'Dry and clean', rust: 'Rust, drips or rumbling' },
    }),
    damp: choice('Any damp indoors?', {
      options: {
        none: 'No',
        stain: 'An old stain, dry',
        damp: 'A damp spot, or a musty smell',
        mold: 'Mold',
      },
    }),
  }),
  ...section('Panel and wiring', {
    wiring: choices('Does the report, or the breaker panel, show any of these?', {
      hint: 'Read the label. Don’t take the cover off.',
      options: {
        panel: 'A Federal Pacific or Zinsco panel',
        damaged: 'The panel is cracked, rusted or burned',
        old: 'Aluminum, cloth or knob-and-tube wiring',
        trips: 'A breaker that keeps tripping, or is warm',
        ground: 'Outlets without a ground, or no GFCI near water',
      },
    }),
  }),
  ...section('The septic system', {
    septicKind: choice('What kind of septic system?', {
      hint: 'Sprinkler heads or an alarm box: aerobic.',
      picture: 'alarm-box',
      when: withSeptic,
      options: {
        conventional: { label: 'Conventional', picture: 'septic-conventional' },
        spray: { label: 'Aerobic', picture: 'septic-spray' },
      },
      default: 'spray',
    }),
    septicAge: number('How old is the septic system? (years)', 'year', [0, 70], {
      hint: 'The county’s permit says it.',
      when: withSeptic,
    }),
    septicSigns: choice('What have you noticed?', {
      when: withSeptic,
      options: {
        none: 'Nothing',
        slow: 'All drains slow or gurgling',
        wet: 'Wet, smelly ground',
        alarm: 'Alarm or red light',
      },
    }),
    pumped: number('Years since it was pumped', 'year', [0, 40], {
      hint: 'Blank: not sure.',
      when: withSeptic,
    }),
    people: number('People in the house', 'person', [1, 8], {
      when: withSeptic,
      default: 4,
      whole: true,
      plausible: [2, 5],
    }),
    contract: yesNo('Is there a service contract now?', { when: aerobic, default: 'yes' }),
  }),
  ...section('The garage door', {
    door: choice('How is the garage door?', {
      hint: 'Look, do not touch springs or cables.',
      when: { has: 'garage' },
      options: {
        tested: { label: 'Works, and goes back up from a 2×4', hint: 'tried within a month or so' },
        untested: 'Works, not tested',
        noisy: 'Noisy or jerky',
        broken: 'A bang, too heavy, or crooked',
        blind: 'No eyes near the floor that stop it',
      },
    }),
  }),
  ...section('Ground and concrete', {
    standing: yesNo('Does rain pool next to the house or run toward it?', { when: own }),
    moves: choices('Have you seen any of these?', {
      when: own,
      options: {
        doors: 'Doors or windows newly stick',
        cracks: 'A crack in a wall or brick wider than ¼ inch',
        floors: 'A floor that slopes',
      },
    }),
    slab: choice('How is the driveway, patio or walk?', {
      when: { has: 'drive' },
      options: {
        sound: 'Sound',
        worn: { label: 'Worn, stained, hairline cracks', picture: 'slab-worn' },
        cracked: { label: 'Wider cracks, level', picture: 'slab-cracked' },
        lip: { label: 'A lip: one side stands higher', picture: 'slab-lip' },
        sunk: { label: 'A panel has sunk', picture: 'slab-sunk' },
      },
    }),
  }),
  ...section('Appliances and pests', {
    failing: choices('Which of these give you trouble?', { options: appliances }),
    ages: tally('How old are they? (years)', 'year', [0, 40], {
      hint: 'Leave out what you do not know.',
      options: appliances,
      default: {},
    }),
    vent: choice('When was the dryer’s vent cleaned?', {
      options: { year: 'Within a year, or no dryer', longer: 'Longer ago, or never' },
    }),
    pests: choice('Any pests?', {
      options: {
        none: 'No',
        termites: 'Live termites or mud tubes',
        wings: 'Winged insects or old tubes',
        rodents: 'Rats, mice or squirrels',
        insects: 'Ants, roaches, spiders',
      },
    }),
  }),
} as const;

export type HomeValues = Values<typeof fields>;
