import { expect, test } from 'vitest';
import { planPrice as ofLines, pricePer, type Span } from '../../../src/quote/plan-price.ts';
import { readPaper } from '../../../src/quote/read-quote.ts';

const planPrice = (text: string, span: Span) => ofLines(readPaper(text).lines, span);

const year = (visits: number): Span => ({ months: 12, visits });
const season: Span = { months: null, visits: 11 };
const unsaid: Span = { months: null, visits: null };
const hours: Span = { ...unsaid, isOfHours: true };

test('where the first visit may be none of those it says a year, both are worked out', () => {
  const plan = 'Initial service  $149.00\nQuarterly service: $115.00 each';
  expect(planPrice(`${plan}, 4 per year`, year(4))).toMatchObject({
    says: '$149 + 3 × $115 = $494, 12 months',
    more: { usd: 609, says: '$149 + 4 × $115 = $609, 12 months' },
  });
  for (const said of [plan, `${plan}, 4 visits a year counting the first one`])
    expect(planPrice(said, year(4))).toMatchObject({ more: null });
});

test.each<[string, Span, string]>([
  [
    'Pest service: $159 initial, then $119 every 3 months. No contract.',
    year(4),
    '$159 + 3 × $119 = $516, 12 months',
  ],
  [
    'first visit $165 inside and out\nthen every 3 mo $110 outside',
    year(4),
    '$165 + 3 × $110 = $495, 12 months',
  ],
  [
    'Initial service  $99.00\nQuarterly service  $129.00 each',
    year(4),
    '$99 + 3 × $129 = $486, 12 months',
  ],
  [
    'First visit $165 - inside & out\nAfter that $98 every 3 months\nMosquitos if u want it is separate, $60 a month Apr thru Oct, skip for now',
    year(4),
    '$165 + 3 × $98 = $459, 12 months',
  ],
  [
    'Spray every 21 days, $79 per treatment. First one $49.',
    season,
    '$49 + 10 × $79 = $839, 11 visits',
  ],
  [
    'Initial visit (regular $219)  $139.00\nThen  $41.00 a month, 4 visits a year\nWe never ask back the $80 off the first visit.',
    year(4),
    '$139 + 11 × $41 = $590, 12 months',
  ],
  [
    '$45.00 per month\nSetup fee $149.00\nCancellation fee up to $200.00',
    year(4),
    '$149 + 12 × $45 = $689, 12 months',
  ],
  [
    'Service $49/mo. Initial visit $99 (waived if you sign today). Cancel fee $150.',
    year(12),
    '12 × $49 = $588, 12 months',
  ],
  [
    'First visit, inside and out    $155.00\nThen every three months   $38.00 / month, billed monthly\nSo your first month is $155 and the months after are $38.',
    year(4),
    '$155 + 11 × $38 = $573, 12 months',
  ],
  [
    '$2,400 staging fee plus $895/month rental, 2 month minimum. $500 deposit, refundable.',
    unsaid,
    '$2,400 + 2 × $895 = $4,190, 2 months',
  ],
  [
    'First visit          $180.00\nNew customer         -$90.00\nFirst visit you pay  $90.00\nThen each month      $41.00\nAttic add-on, $35 a month  [ ] yes  [x] no\nThis agreement is for 12 months.',
    unsaid,
    '$90 + 11 × $41 = $541, 12 months',
  ],
  [
    'Bathing, and meals, Mon-Fri, $31.00/hour  $620.00 a week\nSat, 4 hours  $136.00 a week\nWeekly total  $756.00\nNurse, one time  $140.00\nDeposit, two weeks, and returned at the end  $1,512.00',
    hours,
    '$756 a week × 52 ÷ 12 = $3,276 a month',
  ],
  [
    'First visit / Primera visita ........ $129.00\nThen monthly / Luego, cada mes ....... $39.00',
    year(6),
    '$129 + 11 × $39 = $558, 12 months',
  ],
  [
    'Start / Inicio .... $120.00\nThen $36.00 a month, six visits a year / Luego $36.00 al mes, seis visitas al año',
    year(6),
    '$120 + 11 × $36 = $516, 12 months',
  ],
  [
    'Service every three months\nInitial service  $149.00\nEach regular service  $129.00',
    year(4),
    '$149 + 3 × $129 = $536, 4 visits',
  ],
  // Without a sign what stands beside a number says that it is a price.
  [
    'Hey its Bo. Initial service 189 (inside+outside). Then 119 each quarter, outside',
    year(4),
    '$189 + 3 × $119 = $546, 12 months',
  ],
  ['Initial $135.00         Each quarter $95.00', year(4), '$135 + 3 × $95 = $420, 12 months'],
  ['Initial service: $135\nQuarterly service: $95', year(4), '$135 + 3 × $95 = $420, 12 months'],
  [
    'Weekdays, 20 hours a week   $33.00 an hour\nWeekly charge    $660.00\nErrands    $0.70 a mile',
    hours,
    '$660 a week × 52 ÷ 12 = $2,860 a month',
  ],
  [
    'Mornings  15 hrs/wk x $34.00  $510.00\nSunday  5 hrs/wk x $38.00  $190.00\nGas  about 20 mi x $0.70  $14.00\nWhole week  $714.00\nPlacement fee if you hire our aide  $2,500.00',
    hours,
    '$714 a week × 52 ÷ 12 = $3,094 a month',
  ],
  [
    'Companion, 18 hours a week at $35.00\nPer week  $630.00\nBilled weekly.',
    hours,
    '$630 a week × 52 ÷ 12 = $2,730 a month',
  ],
  [
    'Company, 15 hours a week at $30.00 an hour = $450.00 a week\nIf you hire one of our helpers within a year, $9,000 is owed.',
    hours,
    '$450 a week × 52 ÷ 12 = $1,950 a month',
  ],
  [
    'Weekdays  $30.00 per hour / por hora\nYour hours (10 a week)   Weekly / Semanal: $300.00\nMileage: $0.65\nDepósito: dos semanas ($600.00)',
    hours,
    '$300 a week × 52 ÷ 12 = $1,300 a month',
  ],
  [
    'Personal care, 25 hours a week\nHourly rate   $34.00\nWeekend or holiday rate   $42.00\nEstimated weekly charge   $850.00',
    hours,
    '$850 a week × 52 ÷ 12 = $3,683 a month',
  ],
  [
    'The rate is $34 per hour. Should you later want Sundays, those hours are $37.\nThe weekly charge is $680.00.',
    hours,
    '$680 a week × 52 ÷ 12 = $2,947 a month',
  ],
  [
    'Personal care, 20 hours a week\nRate: $34 an hour, mileage $0.70 a mile',
    hours,
    '$34 × 20 hours a week × 52 ÷ 12 = $2,947 a month',
  ],
  [
    'First visit would be 165, thats inside + outside. Then every 3 months is 110 outside, no extra',
    year(4),
    '$165 + 3 × $110 = $495, 12 months',
  ],
  [
    'First visit $145 - inside and out\nAfter that $95 every 3 months, yard too, no extra to come in. Cancel whenever',
    year(4),
    '$145 + 3 × $95 = $430, 12 months',
  ],
  // One message, whose last sentence offers more.
  [
    'General pest quarterly, 1st visit $149 then $109 each quarter. Covers ants. Mosquito is $65/mo Apr-Oct if u want it, optional',
    year(4),
    '$149 + 3 × $109 = $476, 12 months',
  ],
  [
    "First visit (in & out) $189\nthen $125 every 3 months, tax on top\nIf you just want the one time it's $245 with a guarantee\nMosquito is $79 per spray if you ever want that",
    year(4),
    '$189 + 3 × $125 = $564, 12 months',
  ],
  ['$49 a month. Twelve month agreement.', unsaid, '12 × $49 = $588, 12 months'],
  [
    'Start-up $99. $44 monthly for the 24 month agreement.',
    unsaid,
    '$99 + 24 × $44 = $1,155, 24 months',
  ],
  [
    'Initial service  $99.00   (reg. $249)\nEach quarter thereafter  $138.00\nInitial term is 24 months. If stopped, the discount of $150.00 on the initial service is returned to us.',
    year(4),
    '$99 + 3 × $138 = $513, 12 months of its 24',
  ],
])('what is paid once and what comes again make the price of a plan: %s', (text, span, says) => {
  expect(planPrice(text, span)).toMatchObject({ says });
});

test.each([
  ['so many payments', 'Monthly charge $155 for 120 months\nOr buy it: $13,400 cash'],
  ['a rent for a time', 'Furniture, all rooms, $3,200 for 3 months'],
])('a payment of many is not the whole: %s', (_, text) => {
  expect(planPrice(text, unsaid)).toBeUndefined();
});

test('of a month that is all we estimate nothing comes again', () => {
  const rent = 'Rent $4,650.00 per month\nCommunity fee, one time $2,500.00';
  expect(planPrice(rent, { months: 1, visits: null })).toBeUndefined();
});

test('a plan of which nobody says how long it goes on has no price', () => {
  expect(planPrice('$89 a month. First visit $29', season)).toMatchObject({ usd: null });
});

test.each([
  'First visit $199\nThen $119 per quarter\nFirst year total $556',
  'Package of 11 sprays, $899 prepaid or $85 per spray',
  'Tear off $3,600\nShingles $9,000',
])('a paper with a price of another kind is no such plan: %s', (text) => {
  expect(planPrice(text, season)).toBeUndefined();
});

test.each(['Cancel fee $150', 'Extra visits $29', '$500 deposit, refundable', 'Late fee $15'])(
  'a fee that comes only with something else is no part of a plan: %s',
  (fee) => {
    expect(planPrice(`$49 a month. Twelve month agreement.\n${fee}`, unsaid)?.usd).toBe(588);
  },
);

test.each([
  ['Monthly total  $5,625', 'month'],
  ['Weekly rate  $680', 'week'],
  ['Rent per month, 3 months  $2,400', null],
  ['Monthly care, 11 x $57 = $627', null],
])('what a price is surely paid each of: %s', (text, per) => {
  expect(pricePer(text)).toBe(per);
});
