import {
  choice,
  choices,
  number,
  optionalNumber,
  yesNo,
  type Values,
} from '../../estimate/index.ts';
import { cityField } from '../city.ts';

const today = 'Today';
const more = 'More about the day';
const price = 'Other costs';
const payers = 'Who pays';

/** What is asked, in the order it is asked. The city decides who helps for free, not the figures. */
export const fields = {
  signs: choices({
    label: 'Is any of this happening now?',
    hint: 'Skip if none.',
    section: today,
    danger: true,
    private: true,
    options: [
      { value: 'emergency', label: 'Face droop, weak arm, chest pain, hard to wake' },
      { value: 'confusion', label: 'Sudden confusion, or a blow to the head' },
      { value: 'missing', label: 'Missing, with memory loss' },
      { value: 'harm', label: 'Neglect, abuse, or money being taken' },
    ],
    default: [],
  }),
  help: choices({
    label: 'Which of these need another person’s help?',
    section: today,
    options: [
      { value: 'bathing', label: 'Bathing' },
      { value: 'dressing', label: 'Dressing' },
      { value: 'toileting', label: 'Using the toilet' },
      { value: 'moving', label: 'Getting out of bed or a chair' },
      { value: 'continence', label: 'Bladder or bowel control' },
      { value: 'eating', label: 'Eating' },
    ],
    default: [],
  }),
  evacuate: choice({
    label: 'Could they leave the building in a fire?',
    hint: 'Texas licenses assisted living by this answer.',
    section: today,
    options: [
      { value: 'alone', label: 'Alone, following directions' },
      { value: 'help', label: 'Only with help' },
      { value: 'bed', label: 'No, never out of bed' },
    ],
    default: 'alone',
    plausible: ['alone', 'help'],
  }),
  memory: choice({
    label: 'How is the memory?',
    section: today,
    options: [
      { value: 'fine', label: 'Fine, or small slips' },
      { value: 'loss', label: 'Loss that disrupts the day' },
      { value: 'wanders', label: 'Dementia, and wanders off' },
    ],
    default: 'fine',
    plausible: ['fine', 'loss'],
  }),
  setting: choice({
    label: 'Which setting should we price?',
    section: today,
    options: [
      { value: 'suggested', label: 'What the answers point to' },
      { value: 'home', label: 'Care at home' },
      { value: 'day', label: 'Adult day care' },
      { value: 'assisted', label: 'Assisted living' },
      { value: 'memory', label: 'Memory care' },
      { value: 'shared', label: 'Nursing home, shared' },
      { value: 'private', label: 'Nursing home, private' },
    ],
    default: 'suggested',
    essential: true,
  }),
  hours: number({
    label: 'Paid help at home (hours a week)',
    hint: '20 is about three hours a day. Surveys use 44.',
    section: today,
    when: { setting: ['suggested', 'home'] },
    unit: 'hour',
    min: 1,
    max: 168,
    default: 20,
    plausible: [10, 44],
  }),
  days: number({
    label: 'Adult day care (days a week)',
    section: today,
    when: { setting: 'day' },
    unit: 'day',
    min: 1,
    max: 7,
    default: 3,
    whole: true,
    plausible: [2, 5],
  }),
  tasks: choices({
    label: 'And which of these?',
    section: more,
    options: [
      { value: 'phone', label: 'Using the phone' },
      { value: 'shopping', label: 'Shopping' },
      { value: 'cooking', label: 'Cooking' },
      { value: 'housework', label: 'Housework' },
      { value: 'laundry', label: 'Laundry' },
      { value: 'rides', label: 'Getting around town' },
      { value: 'medicines', label: 'Taking medicines' },
      { value: 'money', label: 'Paying bills' },
    ],
    default: [],
  }),
  night: yesNo({
    label: 'Is help needed most nights?',
    section: more,
    default: 'no',
  }),
  nursing: yesNo({
    label: 'Is a nurse needed every day?',
    hint: 'Wounds, injections, tubes. A doctor orders it.',
    section: more,
    default: 'no',
    plausible: ['no'],
  }),
  extras: number({
    label: 'Other monthly lines you know ($)',
    hint: 'A second person, the move-in fee spread over the months, supplies. No amount was published that we trust.',
    section: price,
    unit: 'usd-month',
    min: 0,
    max: 20000,
    default: 0,
  }),
  city: { ...cityField(payers), hint: 'Who helps for free differs by county.' },
  married: yesNo({
    label: 'Is there a husband or wife living at home?',
    hint: 'A couple may keep far more than one person.',
    section: payers,
    private: true,
    default: 'no',
    plausible: ['no'],
  }),
  income: optionalNumber({
    label: 'Their income each month ($)',
    hint: 'Social Security, pensions; for a couple, both together. It is kept nowhere.',
    section: payers,
    private: true,
    unit: 'usd-month',
    min: 0,
    max: 100000,
  }),
  assets: optionalNumber({
    label: 'Savings and investments ($)',
    hint: 'Not the home they live in. For a couple, both together.',
    section: payers,
    private: true,
    unit: 'usd',
    min: 0,
    max: 20000000,
  }),
  veteran: choice({
    label: 'Wartime veteran?',
    section: payers,
    private: true,
    options: [
      { value: 'no', label: 'No' },
      { value: 'veteran', label: 'Veteran' },
      { value: 'survivor', label: 'Surviving spouse' },
    ],
    default: 'no',
  }),
  inpatient: yesNo({
    label: 'Just had three days in a hospital as an inpatient?',
    hint: 'Days “under observation” do not count.',
    section: payers,
    default: 'no',
  }),
} as const;

/** Every answer, with defaults where there is none. */
export type SeniorCareValues = Values<typeof fields>;
