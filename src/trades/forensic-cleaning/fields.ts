import { choice, choices, number, yesNo } from '../../estimate/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';

const happened = 'What happened';
const people = 'The people';
const rooms = 'The rooms';
const paying = 'Who pays';
const notClutter = { situation: ['found-soon', 'found-late', 'harm', 'other'] };
const clutter = { situation: 'clutter' };

/** What is asked, in the order it is asked. Hard words come late, and may always be left. */
export const fields = {
  situation: choice({
    label: 'What brings you here?',
    hint: 'Nothing you choose here is kept or sent.',
    section: happened,
    options: [
      { value: 'found-soon', label: 'Someone died, and was found within a day' },
      { value: 'found-late', label: 'Someone died, and was found later' },
      { value: 'harm', label: 'Someone was badly hurt here' },
      { value: 'clutter', label: 'A home that has filled up' },
      { value: 'other', label: 'Something unsafe to touch' },
    ],
    default: 'found-soon',
    essential: true,
  }),
  released: choice({
    label: 'Have the police or the medical examiner said you may go in?',
    section: happened,
    when: notClutter,
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'Not yet' },
      { value: 'none', label: 'They were not called' },
    ],
    default: 'yes',
    essential: true,
  }),
  rooms: number({
    label: 'How many rooms need cleaning?',
    hint: 'A guess from the doorway is enough. You need not go in.',
    section: happened,
    when: notClutter,
    unit: 'room',
    min: 1,
    max: 10,
    default: 1,
    whole: true,
    plausible: [1, 2],
  }),
  level: choice({
    label: 'How full is the home?',
    section: happened,
    when: clutter,
    options: [
      { value: '1', label: 'Every door and stair is free' },
      { value: '2', label: 'One way out is blocked' },
      { value: '3', label: 'A room cannot be used' },
      { value: '4', label: 'Several rooms cannot be used' },
      { value: '5', label: 'Kitchen, bath or exits are lost' },
    ],
    default: '3',
    plausible: ['2', '3', '4'],
  }),
  now: choices({
    label: 'Is any of this true right now?',
    section: people,
    options: [
      { value: 'hurt', label: 'Someone may be hurt, or may still be alive' },
      { value: 'crisis', label: 'Someone is thinking of ending their life' },
      { value: 'poked', label: 'Someone was poked, cut or splashed' },
    ],
    default: [],
  }),
  atRisk: yesNo({
    label: 'Is the person who lives there older or disabled, and not safe?',
    section: people,
    when: clutter,
    default: 'no',
    plausible: ['no'],
  }),
  days: number({
    label: 'About how many days had passed? (days)',
    section: rooms,
    when: { situation: 'found-late' },
    unit: 'day',
    min: 1,
    max: 120,
    default: 4,
    plausible: [2, 10],
  }),
  floor: choice({
    label: 'What is the floor there?',
    section: rooms,
    when: notClutter,
    options: [
      { value: 'hard', label: 'Tile, vinyl or sealed concrete' },
      { value: 'soft', label: 'Carpet or wood' },
    ],
    default: 'soft',
  }),
  reach: choice({
    label: 'How far did it reach?',
    hint: 'Nobody knows for sure until the floor is lifted.',
    section: rooms,
    when: notClutter,
    options: [
      { value: 'surface', label: 'Surfaces only' },
      { value: 'soaked', label: 'Carpet, furniture or drywall' },
      { value: 'structure', label: 'The boards or frame below' },
    ],
    default: 'soaked',
    plausible: ['surface', 'soaked'],
  }),
  area: number({
    label: 'Size of the part to clean (sq ft)',
    hint: 'A bedroom is about 150 sq ft. A small spot is under 10.',
    section: rooms,
    when: notClutter,
    unit: 'sqft',
    min: 1,
    max: 3000,
    default: 100,
    plausible: [40, 200],
  }),
  house: number({
    label: 'Size of the home (sq ft)',
    section: rooms,
    when: clutter,
    unit: 'sqft',
    min: 200,
    max: 8000,
    default: 1500,
    plausible: [1000, 2500],
  }),
  clearing: choice({
    label: 'Who clears it?',
    section: rooms,
    when: clutter,
    options: [
      { value: 'crew', label: 'A crew clears, hauls and cleans' },
      { value: 'family', label: 'We do, with rented dumpsters' },
    ],
    default: 'crew',
    plausible: ['crew'],
  }),
  loads: number({
    label: 'Dumpsters to fill (40 cubic yards each)',
    hint: 'Five is a full house.',
    section: rooms,
    when: { situation: 'clutter', clearing: 'family' },
    unit: 'each',
    min: 0,
    max: 20,
    default: 3,
    plausible: [1, 5],
  }),
  waste: yesNo({
    label: 'Is there waste from people or animals, or needles?',
    section: rooms,
    when: clutter,
    default: 'no',
  }),
  smell: choice({
    label: 'Is there a smell?',
    section: rooms,
    options: [
      { value: 'none', label: 'No' },
      { value: 'mild', label: 'In that room' },
      { value: 'strong', label: 'In the whole home' },
    ],
    default: 'mild',
  }),
  keep: choice({
    label: 'Are there things to save and set aside?',
    hint: 'Photos, papers, jewelry. Say so before anyone starts.',
    section: rooms,
    options: [
      { value: 'none', label: 'No' },
      { value: 'some', label: 'A few boxes' },
      { value: 'many', label: 'A whole room' },
    ],
    default: 'some',
  }),
  repair: yesNo({
    label: 'Price new boards and paint as well?',
    hint: 'Often another company does that.',
    section: rooms,
    default: 'no',
    plausible: ['no'],
  }),
  city: cityField(rooms),
  cover: choice({
    label: 'Is the home insured?',
    section: paying,
    options: [
      { value: 'unsure', label: 'I do not know yet' },
      { value: 'yes', label: 'Yes, and the insurer says it pays' },
      { value: 'no', label: 'No' },
    ],
    default: 'unsure',
    plausible: ['unsure'],
  }),
  deductible: number({
    label: 'The deductible ($)',
    hint: 'On the first pages of the policy. We take $2,500 until you say.',
    section: paying,
    when: { cover: 'yes' },
    unit: 'usd',
    min: 0,
    max: 100000,
    default: 2500,
  }),
  cause: choice({
    label: 'Was it a crime?',
    hint: 'Only to see whether the state’s fund for victims could help. You may leave this.',
    section: paying,
    when: { situation: ['found-soon', 'found-late', 'harm'] },
    options: [
      { value: 'unsaid', label: 'I would rather not say' },
      { value: 'crime', label: 'Yes, or the police think so' },
      { value: 'natural', label: 'No: illness, age or an accident' },
      { value: 'suicide', label: 'No: suicide' },
    ],
    default: 'unsaid',
    plausible: ['unsaid'],
  }),
  extras: extrasField({
    hint: 'Storage, a new mattress, a locksmith. We found no price we trust, so none is guessed.',
    section: paying,
  }),
} as const;
