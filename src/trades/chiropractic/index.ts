import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { prices } from './prices.ts';
import { published } from './published.ts';
import { sources, type ChiropracticSource } from './sources.ts';

const flare = { duration: 'weeks', severity: 'strong', included: 'yes', payer: 'cash' };

export const chiropractic = defineTrade<ChiropracticSource>({
  id: 'chiropractic',
  name: 'Chiropractic',
  summary: 'Warning signs, visits, plans and refunds',
  icon: 'M8.5 3.5h6M8 7.2h7.5M8.7 10.9h7M9.8 14.6h6M9.3 18.3h5M11.5 21.5h1M11.5 3.5v3.7M11.7 7.2l.5 3.7M12.2 10.9l.6 3.7M12.8 14.6l-1 3.7M11.8 18.3l.2 3.2',
  heading: 'What does a course of chiropractic care cost?',
  title: 'Southlake chiropractic calculator: visits, plans, refunds',
  description:
    'Warning signs first. Then the range for the visits you enter, a prepaid plan against paying by visit, and the Texas refund rule, with sources.',
  lede: 'Warning signs come first. Then a range for the visits you enter. It is not medical advice, and no one can promise what care will cost or do. We keep none of your answers.',
  situations: [
    { says: 'My back went out', inputs: { where: 'back', duration: 'days' } },
    { says: 'I was offered a prepaid plan' },
    { says: 'I want my money back' },
    { says: 'Does Medicare pay?', inputs: { payer: 'medicare' } },
    { says: 'I was hurt in a car crash', inputs: { payer: 'injury' } },
  ],
  paths: {
    main: '/southlake-chiropractic-calculator',
    alternates: [],
    results: '/chiropractic-results',
    redirects: ['/chiropractic-calculator'],
  },
  requests: {
    taken: false,
    why: 'Texas law makes it a crime to pay for securing patients. So we pass no one on to chiropractors and take no money for it. These official places help for free.',
    directories: [
      {
        label: 'Texas Board of Chiropractic Examiners',
        url: 'https://www.tbce.texas.gov',
        what: 'Look up a license and past discipline, or file a complaint.',
      },
      {
        label: 'The Texas rule on prepaid plans',
        url: 'https://www.law.cornell.edu/regulations/texas/22-Tex-Admin-Code-SS-75-5',
        what: 'Your right to stop at any time and get back the visits not given.',
      },
      {
        label: 'How the board handles complaints',
        url: 'https://regulations.justia.com/states/texas/title-22/part-3/chapter-80/section-80-2',
        what: 'It looks into each one, serious harm first.',
      },
      {
        label: 'Good faith estimates and billing disputes',
        url: 'https://www.cms.gov/nosurprises',
        what: 'Federal help when a bill is $400 or more above the written estimate.',
      },
    ],
  },
  sensitive: true,
  calculator,
  sources,
  prices,
  scenarios: [
    {
      title: 'Mild flare, three visits',
      inputs: { ...flare, severity: 'mild', visits: 3 },
    },
    {
      title: 'Moderate flare, two a week for three weeks',
      inputs: { ...flare, perWeek: 2, weeks: 3 },
    },
    {
      title: 'Severe flare, three a week for four weeks',
      inputs: { ...flare, perWeek: 3, weeks: 4 },
    },
    {
      title: 'Moderate flare with X-rays',
      inputs: { ...flare, perWeek: 2, weeks: 3, xray: 'yes' },
    },
    {
      title: 'Moderate flare, then one visit a month for six months',
      inputs: { ...flare, perWeek: 2, weeks: 3, ongoing: 1, ongoingMonths: 6 },
    },
    {
      title: 'Health plan, $30 a visit, six visits',
      inputs: { ...flare, payer: 'plan', met: 'yes', copay: 30, perWeek: 2, weeks: 3 },
    },
    {
      title: 'Medicare Part B, deductible paid, six visits',
      inputs: { ...flare, payer: 'medicare', deductibleLeft: 0, perWeek: 2, weeks: 3 },
    },
    {
      title: 'Twenty decompression sessions on top',
      inputs: { ...flare, perWeek: 2, weeks: 3, decompression: 20 },
    },
  ],
  published,
  emergency: {
    heading: 'First, right now',
    steps: [
      'Lost control of bladder or bowel, cannot pass urine, numb between the legs, or a leg getting weak: 911 or an emergency room.',
      'Chest pain, face droop, weak arm, slurred speech, sudden loss of sight or balance: 911.',
      'Neck pain after a fall or crash: keep still and call 911.',
      'Back pain with fever, or bad pain after a fall or crash: an emergency room today.',
      'New, severe or unusual neck pain or headache: be examined before anyone adjusts your neck.',
    ],
  },
  ask: [
    'What is my diagnosis, and what else could it be?',
    'Is the first adjustment in the first-visit price? Are X-rays?',
    'How many visits before you measure again, and what would make you stop?',
    'What can I do myself at home?',
    'May I have a written good faith estimate?',
    'Is this plan in writing, with number of visits, end date and the refund?',
    'Before a neck adjustment: what are the risks, and what else could we try?',
  ],
  method: [
    {
      step: 'A warning sign stops the price and sends you to 911, an emergency room or a doctor. Age alone, blood thinners or spine surgery mean a word with your doctor.',
      sources: ['S31', 'S32', 'S33', 'S34', 'S35', 'S38', 'S39'],
    },
    {
      step: 'A course is the first visit plus visits a week × weeks; guidance is 2 to 3 a week for 2 to 4 weeks, 1 to 6 visits where mild.',
      sources: ['S12'],
    },
    { step: 'X-rays are off unless you choose them.', sources: ['S10', 'S1'] },
    {
      step: 'A prepaid plan stopped early: price × visits not given ÷ visits in the plan is owed to you.',
      sources: ['S16'],
    },
    {
      step: 'Medicare Part B: the open deductible, then a fifth of the approved amount, for adjustments only.',
      sources: ['S14', 'S15', 'S62', 'S13'],
    },
    {
      step: 'A health plan: what it pays for each visit until the deductible is met, then your share. A membership: months × four visits, then its price for more.',
      sources: ['S8', 'S40'],
    },
    {
      step: 'Texas rules forbid raising false hopes of results, of cost or of the amount of care, so we show ranges and the visits they stand for.',
      sources: ['G67'],
    },
  ],
  limits: [
    'Not medical advice, and no diagnosis. Never a reason to ignore a spine problem.',
    'How many visits you need, and whether they help: nobody can know beforehand.',
    'US cash prices. Clinics here publish few; the clinic’s own written estimate counts.',
    'Medicare’s approved amounts differ a little by county; the clinic’s figure counts.',
    'Injuries at work or in a car crash: we show the cash price, not what a claim pays.',
  ],
  related: ['senior-care'],
});
