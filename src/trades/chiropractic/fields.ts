import { choice, choices, number, yesNo, section, type Values } from '../../engine/index.ts';
import { extrasField } from '../extras.ts';
import { figures } from './figures.ts';

const strong = { severity: 'strong' };

/** What is asked, in the order it is asked. No city: the figures are the same for all of ours. */
export const fields = {
  ...section('First: warning signs', {
    flags: choices('Do you have any of these?', {
      hint: 'They come before a price. Tap the place or its line. Skip if none.',
      danger: true,
      private: true,
      options: {
        stroke: 'Chest pain, face droop, weak arm, slurred speech, sudden loss of sight or balance',
        neck: 'New, severe or unusual neck pain or headache',
        fever: 'Back pain with fever, or a weak immune system',
        fall: 'Bad pain after a fall or crash, or with thin bones or long use of steroids',
        bladder: 'Lost control of bladder or bowel, or cannot pass urine',
        clumsy: 'Clumsy hands, weak arms or unsteady walking',
        numb: 'Numb around genitals, buttocks or inner thighs',
        legs: 'New or growing weakness in a leg',
        cancer: 'Past cancer, weight loss, or pain that never eases at night',
        age: 'New back pain, under 20 or over 55',
        careful:
          'Blood thinners, past spine surgery, rheumatoid arthritis, pregnancy, or it is for a child',
      },
    }),
    where: choice('Where does it hurt?', {
      pictures: 'pain',
      options: { back: 'Low back', neck: 'Neck', elsewhere: 'Elsewhere' },
      plausible: ['back'],
    }),
    duration: choice('How long has it hurt?', {
      options: { days: 'Under 4 weeks', weeks: '4 to 12 weeks', months: 'Over 12 weeks' },
      default: 'weeks',
    }),
    severity: choice('How bad is it?', {
      options: { mild: 'Mild', strong: 'Moderate or severe' },
      default: 'strong',
      essential: 'work',
    }),
    perWeek: number('Visits a week', 'visit', [1, 7], {
      hint: 'Guidance for a moderate or severe flare: 2 to 3.',
      when: strong,
      default: 2,
      whole: true,
      plausible: [1, 3],
    }),
    weeks: number('Weeks before a new exam', 'week', [1, 52], {
      hint: 'Guidance: 2 to 4, then measure again.',
      when: strong,
      default: 3,
      whole: true,
      plausible: [2, 4],
    }),
    visits: number('Visits for a mild flare', 'visit', [1, 60], {
      hint: 'Guidance: 1 to 6 in all.',
      when: { severity: 'mild' },
      default: 3,
      whole: true,
      plausible: [1, 6],
    }),
  }),
  ...section('The course', {
    planned: number('Adjustments in all', 'visit', [1, 300], {
      hint: 'If the clinic says how many. Leave blank, and we count them by your visits.',
      whole: true,
    }),
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
    ongoing: number('Visits a month afterward', 'visit', [0, 12], {
      hint: 'Usually none. With proof that it helps 1 to 2.',
      default: 0,
      whole: true,
    }),
    ongoingMonths: number('For how many months?', 'month', [0, 24], { default: 3, whole: true }),
    massage: number('Massage sessions', 'visit', [0, 60], { default: 0, whole: true }),
    decompression: number('Decompression table sessions', 'visit', [0, 60], {
      hint: 'Often sold as 15 to 30. Ask what you get back if you stop.',
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
      plausible: ['cash'],
    }),
    met: yesNo('Is this year’s deductible met?', {
      hint: 'Until then you pay what the plan would pay for each visit.',
      private: true,
      when: { payer: 'plan' },
      default: 'yes',
    }),
    copay: number('Your share of each visit after that ($)', 'usd', [0, 500], {
      hint: 'On your plan card; 0 if it pays all.',
      private: true,
      when: { payer: 'plan' },
    }),
    cap: number('Visits your plan pays for in a year', 'visit', [0, 365], {
      hint: 'In the benefit booklet. Leave blank if there is no limit.',
      private: true,
      when: { payer: 'plan' },
      whole: true,
    }),
    approved: number('Medicare’s approved amount for one adjustment ($)', 'usd', [1, 500], {
      hint: 'The clinic can tell you. Leave blank, and we use about $27 to $50.',
      private: true,
      when: { payer: 'medicare' },
    }),
    deductibleLeft: number('Part B deductible still to pay ($)', 'usd', [0, 500], {
      when: { payer: 'medicare' },
      default: figures.partBDeductible.value,
      plausible: [0, figures.partBDeductible.value],
    }),
  }),
  ...section('A plan you were offered', {
    planPrice: number('Price of the prepaid plan ($)', 'usd', [1, 50000], {
      hint: 'Leave blank if there is none.',
    }),
    planVisits: number('Visits in the plan', 'visit', [1, 300], { whole: true }),
    stopAfter: number('If you stopped after this many visits', 'visit', [0, 300], {
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
