import { choice, choices, yesNo, section, type Values } from '../../engine/index.ts';
import { fields as roofing } from '../../trades/roofing/fields.ts';

/** Asked whatever else was answered; a calculator asks it for some jobs only. */
const always = {};
const looked = { looked: 'yes' };

export const fields = {
  ...section('Is anyone in danger?', {
    dangers: choices('Is any of this true right now?', {
      danger: true,
      options: {
        hurt: 'Someone is hurt',
        line: 'A power line is down, or touches the house or a tree',
        gas: 'It smells of gas',
        tree: 'A tree or a large limb lies on the house',
        sag: 'A ceiling bulges, or the roof or a wall sags',
        power: 'Water is near lights, outlets or the panel',
      },
    }),
    urgent: { ...roofing.urgent, when: always },
  }),
  ...section('Who has come to you', {
    offers: choices('Has anyone said or asked this?', {
      options: {
        deductible: '“We cover your deductible”, or “a free roof”',
        claim: '“We handle your claim for you”',
        today: '“Sign today”, at the door',
        upfront: 'Money before any work',
        signed: 'I signed something in the last days',
      },
    }),
  }),
  ...section('The storm', {
    hail: choice('How large was the hail?', {
      hint: 'The largest you saw. All are drawn to one scale, each beside a quarter.',
      pictures: 'hail',
      options: {
        none: 'No hail, only wind or rain',
        marble: { label: 'Pea to marble', hint: 'up to ½ in' },
        penny: { label: 'Penny or nickel', hint: 'about ¾ in' },
        quarter: { label: 'Quarter', hint: '1 in' },
        'half-dollar': { label: 'Half dollar to ping-pong ball', hint: '1¼ to 1½ in' },
        golf: { label: 'Golf ball', hint: '1¾ in' },
        egg: { label: 'Hen egg or larger', hint: '2 in and more' },
      },
    }),
    date: choice('When was it?', {
      hint: 'Note the day: the insurer asks for it.',
      options: {
        recent: 'In the last 6 months',
        half: '6 to 12 months ago',
        over: 'More than a year ago',
      },
    }),
  }),
  ...section('What you see from the ground', {
    looked: choice('Have you walked around the house and looked?', {
      hint: 'From the ground or a window. Do not climb up.',
      options: { yes: 'Yes', no: 'Not yet' },
      essential: true,
    }),
    ground: choices('On the ground and around the house', {
      hint: 'Tap the place in the drawing or its line here.',
      when: looked,
      options: {
        pieces: 'Pieces of shingle, shake or tile',
        granules: 'Grit from shingles under the downspouts',
        dents: 'Dents in a car, mailbox, grill or fence',
        screens: 'Torn window screens or broken glass',
      },
    }),
    metals: choices('Gutters and soft metals', {
      when: looked,
      options: {
        gutters: 'Dents in gutters or downspouts',
        vents: 'Dents in vents, flashing or AC fins',
        loose: 'A gutter or a piece of metal hangs loose',
      },
    }),
    shingles: choices('The roof itself, seen safely from the ground', {
      hint: 'A phone camera with zoom helps.',
      when: looked,
      options: {
        hole: 'A hole, or bare boards',
        missing: 'Missing, lifted or folded shingles',
        broken: 'Broken or slipped tiles, or split shakes',
        spots: 'Round dark or bare spots on shingles',
        dented: 'Dents in a metal roof',
      },
    }),
    sides: choice('On how much of the roof do you see it?', {
      when: { shingles: ['missing', 'broken', 'spots'] },
      options: { one: 'A few spots', some: 'One or two sides', most: 'Most sides' },
      default: 'some',
    }),
  }),
  ...section('What you see inside', {
    attic: choices('In the attic', {
      hint: 'From the hatch, with a flashlight. Stay out if it is wet near wires, and step on nothing but boards.',
      options: { daylight: 'New daylight through the boards', wet: 'Wet wood or insulation' },
    }),
    ceilings: choices('On ceilings and walls', {
      options: {
        stain: 'A new stain, or one that has grown',
        paint: 'Paint that bubbles or peels',
      },
    }),
  }),
  ...section('The roof', {
    existing: roofing.existing,
    age: roofing.age,
    known: { ...roofing.known, when: looked },
    floor: {
      ...roofing.floor,
      when: { ...looked, known: ['one-story', 'two-story'] },
    },
    area: { ...roofing.area, when: { ...looked, known: 'outline' } },
    squares: { ...roofing.squares, when: { ...looked, known: 'squares' } },
  }),
  ...section('The policy', {
    told: choice('Have you told your insurer?', {
      options: {
        no: 'Not yet',
        yes: 'Yes, and I wait',
        low: 'Yes, and it pays too little',
        denied: 'Yes, and it said no',
      },
      private: true,
    }),
    policy: { ...roofing.policy, when: always },
    dwelling: { ...roofing.dwelling, when: always },
    deductible: { ...roofing.deductible, when: always },
    flat: { ...roofing.flat, when: always },
    elsewhere: { ...roofing.elsewhere, when: always },
    terms: choices('Does the policy hold one of these?', {
      hint: 'Look at the pages headed “endorsement”.',
      private: true,
      options: {
        schedule: 'A roof payment schedule by age',
        cosmetic: 'No cover for “cosmetic” damage',
      },
    }),
    lender: yesNo('Is there a mortgage on the home?', { private: true }),
  }),
} as const;

export type StormValues = Values<typeof fields>;
