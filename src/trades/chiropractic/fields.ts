import {
  choice,
  choices,
  number,
  optionalNumber,
  yesNo,
  section,
  type Values,
} from '../../engine/index.ts';
import { extrasField } from '../extras.ts';
import { figures } from './figures.ts';

const strong = { severity: 'strong' };

/** What is asked, in the order it is asked. No city: the figures are the same for all of ours. */
export const fields = {
  ...section('First: warning signs', {
    flags: choices('Do you have any of these?', {
      hint: 'They come before a price. Skip if none.',
      danger: true,
      private: true,
      options: {
        bladder: 'Lost control of bladder or bowel, or cannot pass urine',
        numb: 'Numb around genitals, buttocks or inner thighs',
        legs: 'New or growing weakness in a leg',
        stroke: 'Chest pain, face droop, weak arm, slurred speech, sudden loss of sight or balance',
        fever: 'Back pain with fever, or a weak immune system',
        fall: 'Bad pain after a fall or crash, or with thin bones or long use of steroids',
        neck: 'New, severe or unusual neck pain or headache',
        cancer: 'Past cancer, weight loss, or pain that never eases at night',
        clumsy: 'Clumsy hands, weak arms or unsteady walking',
        age: 'New back pain, under 20 or over 55',
        careful:
          'Blood thinners, past spine surgery, rheumatoid arthritis, pregnancy, or it is for a child',
      },
    }),
    where: choice('Where does it hurt?', {
      pictures: 'pain',
      options: { back: 'Low back', neck: 'Neck', elsewhere: 'Elsewhere' },
      default: 'back',
      plausible: ['back'],
    }),
    duration: choice('How long has it hurt?', {
      options: { days: 'Under 4 weeks', weeks: '4 to 12 weeks', months: 'Over 12 weeks' },
      default: 'weeks',
    }),
    severity: choice('How bad is it?', {
      options: { mild: 'Mild', strong: 'Moderate or severe' },
      default: 'strong',
      essential: true,
    }),
    perWeek: number('Visits a week', {
      hint: 'Guidance for a moderate or severe flare: 2 to 3.',
      when: strong,
      unit: 'visit',
      min: 1,
      max: 7,
      default: 2,
      whole: true,
      plausible: [1, 3],
    }),
    weeks: number('Weeks before a new exam', {
      hint: 'Guidance: 2 to 4, then measure again.',
      when: strong,
      unit: 'week',
      min: 1,
      max: 52,
      default: 3,
      whole: true,
      plausible: [2, 4],
    }),
    visits: number('Visits for a mild flare', {
      hint: 'Guidance: 1 to 6 in all.',
      when: { severity: 'mild' },
      unit: 'visit',
      min: 1,
      max: 60,
      default: 3,
      whole: true,
      plausible: [1, 6],
    }),
  }),
  ...section('The course', {
    fresh: yesNo('Are you new at this clinic?', {
      hint: 'Returning patients usually don’t pay for a first exam.',
      default: 'yes',
      plausible: ['yes'],
    }),
    included: yesNo('Is the first adjustment in the first-visit price?', {
      hint: 'Ask before you book: some clinics charge it on top.',
      when: { fresh: 'yes' },
      default: 'yes',
    }),
    xray: yesNo('X-rays?', {
      hint: 'Chiropractors’ own list says: not routinely in the first six weeks.',
      plausible: ['no'],
    }),
    ongoing: number('Visits a month afterward', {
      hint: 'Usually none. With proof that it helps 1 to 2.',
      unit: 'visit',
      min: 0,
      max: 12,
      default: 0,
      whole: true,
    }),
    ongoingMonths: number('For how many months?', {
      unit: 'month',
      min: 0,
      max: 24,
      default: 3,
      whole: true,
    }),
    massage: number('Massage sessions', {
      unit: 'visit',
      min: 0,
      max: 60,
      default: 0,
      whole: true,
    }),
    decompression: number('Decompression table sessions', {
      hint: 'Often sold as 15 to 30. Ask what you get back if you stop.',
      unit: 'visit',
      min: 0,
      max: 60,
      default: 0,
      whole: true,
    }),
    extras: extrasField({ hint: 'A re-exam with a charge, braces, supplements.', max: 50000 }),
  }),
  ...section('Who pays', {
    payer: choice('Who pays?', {
      options: {
        cash: 'I pay each visit in cash',
        member: 'I pay a monthly membership',
        plan: 'Health plan or Medicare Advantage',
        medicare: 'Medicare Part B',
        injury: 'A car crash or work injury claim',
      },
      default: 'cash',
      plausible: ['cash'],
    }),
    met: yesNo('Is this year’s deductible met?', {
      hint: 'Until then you pay what the plan would pay for each visit.',
      private: true,
      when: { payer: 'plan' },
      default: 'yes',
    }),
    copay: optionalNumber('Your share of each visit after that ($)', {
      hint: 'On your plan card; 0 if it pays all.',
      private: true,
      when: { payer: 'plan' },
      unit: 'usd',
      min: 0,
      max: 500,
    }),
    cap: optionalNumber('Visits your plan pays for in a year', {
      hint: 'In the benefit booklet. Leave blank if there is no limit.',
      private: true,
      when: { payer: 'plan' },
      unit: 'visit',
      min: 0,
      max: 365,
      whole: true,
    }),
    approved: optionalNumber('Medicare’s approved amount for one adjustment ($)', {
      hint: 'The clinic can tell you. Leave blank, and we use about $27 to $50.',
      private: true,
      when: { payer: 'medicare' },
      unit: 'usd',
      min: 1,
      max: 500,
    }),
    deductibleLeft: number('Part B deductible still to pay ($)', {
      when: { payer: 'medicare' },
      unit: 'usd',
      min: 0,
      max: 500,
      default: figures.partBDeductible.value,
      plausible: [0, figures.partBDeductible.value],
    }),
  }),
  ...section('A plan you were offered', {
    planPrice: optionalNumber('Price of the prepaid plan ($)', {
      hint: 'Leave blank if there is none.',
      unit: 'usd',
      min: 1,
      max: 50000,
    }),
    planVisits: optionalNumber('Visits in the plan', {
      unit: 'visit',
      min: 1,
      max: 300,
      whole: true,
    }),
    stopAfter: number('If you stopped after this many visits', {
      unit: 'visit',
      min: 0,
      max: 300,
      default: 6,
      whole: true,
    }),
    terms: choices('Does any of this fit the offer?', {
      options: {
        'no-refund': 'No refund if I stop',
        'no-end': 'No end date or no number of visits',
        'before-exam': 'Sold before a diagnosis',
        xrays: 'X-rays for everyone, or again to show progress',
      },
    }),
  }),
} as const;

/** Every answer, with defaults where there is none. */
export type ChiropracticValues = Values<typeof fields>;
