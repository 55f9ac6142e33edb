import { choice, choices, number, optionalNumber, yesNo, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';
import { extrasField } from '../extras.ts';

const happened = 'What happened';
const people = 'The people';
const rooms = 'The rooms';
const paying = 'Who pays';
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
  now: choices({
    label: 'Is any of this true right now?',
    section: happened,
    danger: true,
    private: true,
    options: [
      { value: 'hurt', label: 'Someone may be hurt, or may still be alive' },
      { value: 'crisis', label: 'Someone is thinking of ending their life' },
      { value: 'poked', label: 'Someone was poked, cut or splashed' },
    ],
    default: [],
  }),
  situation: choice({
    label: 'What brings you here?',
    hint: 'Nothing you choose here is kept. You may leave any question.',
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
    danger: true,
    when: { situation: ['found-soon', 'found-late', 'harm'] },
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'Not yet' },
      { value: 'hospice', label: 'A hospice nurse came' },
      { value: 'none', label: 'No one was called' },
    ],
    default: 'no',
    plausible: ['no'],
  }),
  what: choice({
    label: 'What is it?',
    section: happened,
    when: { situation: 'other' },
    options: [
      { value: 'unknown', label: 'I do not know' },
      { value: 'needles', label: 'Needles' },
      { value: 'drugs', label: 'Drugs, powder or a lab' },
      { value: 'sewage', label: 'Sewage' },
      { value: 'animals', label: 'Droppings or a dead animal' },
    ],
    default: 'unknown',
    essential: true,
  }),
  days: number({
    label: 'About how many days had passed? (days)',
    section: happened,
    when: { situation: 'found-late' },
    unit: 'day',
    min: 1,
    max: 120,
    default: 4,
    plausible: [2, 10],
  }),
  rooms: number({
    label: 'How many rooms need cleaning?',
    hint: 'A guess from the doorway is enough. You need not go in.',
    section: happened,
    when: crewWork,
    unit: 'room',
    min: 1,
    max: 10,
    default: 1,
    whole: true,
    plausible: [1, 2],
  }),
  floor: choice({
    label: 'What is the floor there?',
    section: happened,
    when: { ...crewWork, ...notNeedles },
    options: [
      { value: 'hard', label: 'Tile, vinyl or sealed concrete' },
      { value: 'soft', label: 'Carpet or wood' },
    ],
    default: 'soft',
  }),
  level: choice({
    label: 'How full is the home?',
    section: happened,
    when: clutter,
    options: [
      { value: '1', label: 'Every door and stair is clear' },
      { value: '2', label: 'One way out is blocked' },
      { value: '3', label: 'A room cannot be used' },
      { value: '4', label: 'Several rooms cannot be used' },
      { value: '5', label: 'Kitchen, bath or exits cannot be used' },
    ],
    default: '3',
    plausible: ['2', '3', '4'],
  }),
  house: number({
    label: 'Size of the home (sq ft)',
    section: happened,
    when: clutter,
    unit: 'sqft',
    min: 200,
    max: 8000,
    default: 1500,
    plausible: [1000, 2500],
  }),
  atRisk: yesNo({
    label: 'Is the person who lives there older or disabled, and not safe?',
    section: people,
    private: true,
    when: clutter,
    default: 'no',
    plausible: ['no'],
  }),
  reach: choice({
    label: 'How far did it reach?',
    hint: 'Nobody knows for sure until the floor is lifted.',
    section: rooms,
    when: { ...crewWork, ...notNeedles },
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
    hint: 'A dinner plate is under 1 sq ft, a bedroom about 150.',
    section: rooms,
    when: { ...crewWork, what: ['unknown', 'animals'] },
    unit: 'sqft',
    min: 1,
    max: 3000,
    default: 100,
    plausible: [40, 200],
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
  loads: optionalNumber({
    label: 'Dumpsters to fill (40 cubic yards each)',
    hint: 'Leave blank, and we count them from the level and the size.',
    section: rooms,
    when: { situation: 'clutter', clearing: 'family' },
    unit: 'each',
    min: 0,
    max: 20,
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
    when: notNeedles,
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
    when: notNeedles,
    options: [
      { value: 'none', label: 'No' },
      { value: 'some', label: 'A few boxes' },
      { value: 'many', label: 'A whole room' },
    ],
    default: 'some',
  }),
  tonight: yesNo({
    label: 'Does it have to start tonight or on a weekend?',
    hint: 'It rarely has to. A locked door can wait for the morning.',
    section: rooms,
    when: crewWork,
    default: 'no',
    plausible: ['no'],
  }),
  city: cityField(rooms),
  owner: choice({
    label: 'Whose home is it?',
    section: paying,
    private: true,
    options: [
      { value: 'own', label: 'Ours, or it passes to us' },
      { value: 'rented', label: 'Rented' },
      { value: 'landlord', label: 'I rent it out' },
    ],
    default: 'own',
    plausible: ['own'],
  }),
  cover: choice({
    label: 'Is the home insured?',
    section: paying,
    private: true,
    when: crewWork,
    options: [
      { value: 'unsure', label: 'I do not know yet' },
      { value: 'yes', label: 'Yes, and the insurer says it will pay' },
      { value: 'no', label: 'No' },
    ],
    default: 'unsure',
    plausible: ['unsure'],
  }),
  deductible: optionalNumber({
    label: 'The deductible ($)',
    hint: 'On the first pages of the policy.',
    section: paying,
    private: true,
    when: { cover: 'yes' },
    unit: 'usd',
    min: 0,
    max: 100000,
  }),
  cause: choice({
    label: 'Was it a crime?',
    hint: 'Only to see whether the state’s fund for victims could help. You may leave this.',
    section: paying,
    private: true,
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
    hint: 'New floors, drywall and paint (often another company), storage, a locksmith, a clearance test.',
    section: paying,
  }),
} as const;

/** Every answer, with defaults where there is none. */
export type CleaningValues = Values<typeof fields>;
