import { choice, choices, number, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../city.ts';

/** What is asked, in the order it is asked. The city decides who helps for free, not the figures. */
export const fields = {
  ...section('Today', {
    signs: choices('Is any of this happening now?', {
      hint: 'Skip if none.',
      danger: true,
      private: true,
      options: {
        emergency: 'Face droop, weak arm, chest pain, hard to wake',
        confusion: 'Sudden confusion, or a blow to the head',
        missing: 'Missing, with memory loss',
        harm: 'Neglect, abuse, or money being taken',
      },
    }),
    help: choices('Which of these need another person’s help?', {
      options: {
        bathing: 'Bathing',
        dressing: 'Dressing',
        toileting: 'Using the toilet',
        moving: 'Getting out of bed or a chair',
        continence: 'Bladder or bowel control',
        eating: 'Eating',
      },
    }),
    evacuate: choice('Could they leave the building in a fire?', {
      hint: 'Texas licenses assisted living by this answer.',
      options: {
        alone: 'Alone, following directions',
        help: 'Only with help',
        bed: 'No, never out of bed',
      },
      plausible: ['alone', 'help'],
    }),
    memory: choice('How is the memory?', {
      options: {
        fine: 'Fine, or small slips',
        loss: 'Loss that disrupts the day',
        wanders: 'Dementia, and wanders off',
      },
      plausible: ['fine', 'loss'],
    }),
    setting: choice('Which setting should we price?', {
      options: {
        suggested: 'What the answers point to',
        home: 'Care at home',
        day: 'Adult day care',
        assisted: 'Assisted living',
        memory: 'Memory care',
        shared: 'Nursing home, shared',
        private: 'Nursing home, private',
      },
      essential: true,
    }),
    hours: number('Paid help at home (hours a week)', 'hour-week', [1, 168], {
      hint: '20 is about three hours a day. Leave blank, and we count them from the answers.',
      when: { setting: ['suggested', 'home'] },
    }),
    days: number('Adult day care (days a week)', 'day', [1, 7], {
      when: { setting: 'day' },
      default: 3,
      whole: true,
      plausible: [2, 5],
    }),
  }),
  ...section('More about the day', {
    tasks: choices('And which of these?', {
      options: {
        phone: 'Using the phone',
        shopping: 'Shopping',
        cooking: 'Cooking',
        housework: 'Housework',
        laundry: 'Laundry',
        rides: 'Getting around town',
        medicines: 'Taking medicines',
        money: 'Paying bills',
      },
    }),
    night: yesNo('Is help needed most nights?', { plausible: ['no'] }),
    nursing: yesNo('Is a nurse needed every day?', {
      hint: 'Wounds, injections, tubes. A doctor orders it.',
      plausible: ['no'],
    }),
    hire: choice('Who employs the helper?', {
      hint: 'Your own helper costs less an hour, but you are the employer.',
      when: { setting: ['suggested', 'home'] },
      options: { agency: 'An agency', direct: 'We do' },
      plausible: ['agency'],
    }),
  }),
  ...section('Other costs', {
    extras: number('Other monthly costs you know ($)', 'usd-month', [0, 20000], {
      hint: 'A second person, supplies, a move-in fee spread over the months.',
      default: 0,
    }),
  }),
  ...section('Who pays', {
    city: { ...cityField, hint: 'Who helps for free differs by county.' },
    married: yesNo('Is there a husband or wife living at home?', {
      hint: 'A couple may keep far more than one person.',
      private: true,
      plausible: ['no'],
    }),
    income: number('Their income each month ($)', 'usd-month', [0, 100000], {
      hint: 'Social Security, pensions; for a couple, both together. We do not keep it.',
      private: true,
    }),
    assets: number('Savings and investments ($)', 'usd', [0, 20000000], {
      hint: 'Not the home they live in. For a couple, both together.',
      private: true,
    }),
    living: number('What else they must pay each month ($)', 'usd-month', [0, 100000], {
      hint: 'House, food, Medicare premiums, the costs of a husband or wife at home.',
      private: true,
    }),
    insurance: number(
      'What long-term care insurance pays each month ($)',
      'usd-month',
      [0, 50000],
      {
        hint: 'Only if they have a policy. Look for the waiting days at the start.',
        private: true,
        default: 0,
      },
    ),
    veteran: choice('Wartime veteran?', {
      private: true,
      options: { no: 'No', veteran: 'Veteran', survivor: 'Surviving spouse, not remarried' },
    }),
    inpatient: yesNo('Just had three days in a hospital as an inpatient?', {
      hint: 'Days “under observation” do not count.',
    }),
  }),
} as const;

/** Every answer, with defaults where there is none. */
export type SeniorCareValues = Values<typeof fields>;
