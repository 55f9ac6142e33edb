import { choice, choices, number, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';

/** What a crew cleans; drugs, sewage and droppings go to others, and nothing more is asked of them. */
const crewWork = {
  situation: ['found-soon', 'found-late', 'harm', 'other'],
  what: ['unknown', 'needles'],
};
const clutter = { situation: 'clutter' };
/** Needles leave no smell, and picking them up sets nothing aside. */
const notNeedles = { what: 'unknown' };

/** What is asked, in the order it is asked. Hard words come late, and may always be left. */
export const fields = {
  ...section('What happened', {
    now: choices('Is any of this true right now?', {
      danger: true,
      private: true,
      options: {
        hurt: 'Someone may be hurt, or may still be alive',
        crisis: 'Someone is thinking of ending their life',
        poked: 'Someone was poked, cut or splashed',
      },
    }),
    situation: choice('What brings you here?', {
      hint: 'Nothing you choose here is kept. You may leave any question.',
      options: {
        'found-soon': 'Someone died, and was found within a day',
        'found-late': 'Someone died, and was found later',
        harm: 'Someone was badly hurt here',
        clutter: 'A home that has filled up',
        other: 'Something unsafe to touch',
      },
      essential: 'work',
    }),
    released: choice('Have the police or the medical examiner said you may go in?', {
      danger: true,
      when: { situation: ['found-soon', 'found-late', 'harm'] },
      options: {
        yes: 'Yes',
        no: 'Not yet',
        hospice: 'A hospice nurse came',
        none: 'No one was called',
      },
      default: 'no',
      plausible: ['no'],
    }),
    what: choice('What is it?', {
      when: { situation: 'other' },
      options: {
        unknown: 'I do not know',
        needles: 'Needles',
        drugs: 'Drugs, powder or a lab',
        sewage: 'Sewage',
        animals: 'Droppings or a dead animal',
      },
      essential: true,
    }),
    days: number('About how many days had passed? (days)', 'day', [1, 120], {
      when: { situation: 'found-late' },
      default: 4,
      plausible: [2, 10],
    }),
    rooms: number('How many rooms need cleaning?', 'room', [1, 10], {
      hint: 'A guess from the doorway is enough. You need not go in.',
      when: crewWork,
      default: 1,
      whole: true,
      plausible: [1, 2],
    }),
    floor: choice('What is the floor there?', {
      when: { ...crewWork, ...notNeedles },
      options: { hard: 'Tile, vinyl or sealed concrete', soft: 'Carpet or wood' },
      default: 'soft',
    }),
    level: choice('How full is the home?', {
      when: clutter,
      options: {
        '1': 'Every door and stair is clear',
        '2': 'One way out is blocked',
        '3': 'A room cannot be used',
        '4': 'Several rooms cannot be used',
        '5': 'Kitchen, bath or exits cannot be used',
      },
      default: '3',
      plausible: ['2', '3', '4'],
      isSize: true,
    }),
    house: number('Size of the home (sq ft)', 'sqft', [200, 8000], {
      when: clutter,
      default: 1500,
      plausible: [1000, 2500],
    }),
  }),
  ...section('The people', {
    atRisk: yesNo('Is the person who lives there older or disabled, and not safe?', {
      private: true,
      when: clutter,
      plausible: ['no'],
    }),
  }),
  ...section('The rooms', {
    reach: choice('How far did it reach?', {
      hint: 'Nobody knows for sure until the floor is lifted.',
      when: { ...crewWork, ...notNeedles },
      options: {
        surface: 'Surfaces only',
        soaked: 'Carpet, furniture or drywall',
        structure: 'The boards or frame below',
      },
      default: 'soaked',
      plausible: ['surface', 'soaked'],
    }),
    area: number('Size of the part to clean (sq ft)', 'sqft', [1, 3000], {
      hint: 'A dinner plate is under 1 sq ft, a bedroom about 150.',
      when: { ...crewWork, what: ['unknown', 'animals'] },
      default: 100,
      plausible: [40, 200],
    }),
    clearing: choice('Who clears it?', {
      when: clutter,
      options: { crew: 'A crew clears, hauls and cleans', family: 'We do, with rented dumpsters' },
      plausible: ['crew'],
    }),
    loads: number('Dumpsters to fill (40 cubic yards each)', 'each', [0, 20], {
      hint: 'Leave blank, and we count them from the level and the size.',
      when: { situation: 'clutter', clearing: 'family' },
    }),
    waste: yesNo('Is there waste from people or animals, or needles?', { when: clutter }),
    smell: choice('Is there a smell?', {
      when: notNeedles,
      options: { none: 'No', mild: 'In that room', strong: 'In the whole home' },
      default: 'mild',
    }),
    keep: choice('Are there things to save and set aside?', {
      hint: 'Photos, papers, jewelry. Say so before anyone starts.',
      when: notNeedles,
      options: { none: 'No', some: 'A few boxes', many: 'A whole room' },
      default: 'some',
    }),
    tonight: yesNo('Does it have to start tonight or on a weekend?', {
      hint: 'It rarely has to. A locked door can wait for the morning.',
      when: crewWork,
      plausible: ['no'],
    }),
    city: cityField,
  }),
  ...section('Who pays', {
    owner: choice('Whose home is it?', {
      private: true,
      options: { own: 'Ours, or it passes to us', rented: 'Rented', landlord: 'I rent it out' },
      plausible: ['own'],
    }),
    cover: choice('Is the home insured?', {
      private: true,
      when: crewWork,
      options: {
        unsure: 'I do not know yet',
        yes: 'Yes, and the insurer says it will pay',
        no: 'No',
      },
      plausible: ['unsure'],
    }),
    deductible: number('The deductible ($)', 'usd', [0, 100000], {
      hint: 'On the first pages of the policy.',
      private: true,
      when: { cover: 'yes' },
    }),
    cause: choice('Was it a crime?', {
      hint: 'Only to see whether the state’s fund for victims could help. You may leave this.',
      private: true,
      when: { situation: ['found-soon', 'found-late', 'harm'] },
      options: {
        unsaid: 'I would rather not say',
        crime: 'Yes, or the police think so',
        natural: 'No: illness, age or an accident',
        suicide: 'No: suicide',
      },
      plausible: ['unsaid'],
    }),
    extras: extrasField({
      hint: 'New floors, drywall and paint (often another company), storage, a locksmith, a clearance test.',
    }),
  }),
} as const;

/** Every answer, with defaults where there is none. */
export type CleaningValues = Values<typeof fields>;
