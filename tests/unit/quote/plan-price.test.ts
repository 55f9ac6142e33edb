import { expect, test } from 'vitest';
import { isBeside, planPrice, type Span } from '../../../src/quote/plan-price.ts';

const year = (visits: number): Span => ({ months: 12, visits });
const season: Span = { months: null, visits: 11 };
const unsaid: Span = { months: null, visits: null };

test.each<[string, Span, string]>([
  [
    'Pest service: $159 initial, then $119 every 3 months. No contract.',
    year(4),
    '$159 + 3 × $119 = $516, 12 months',
  ],
  [
    'Spray every 21 days, $79 per treatment. First one $49.',
    season,
    '$49 + 10 × $79 = $839, 11 visits',
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
  ['First visit is 119 then 50 a month', year(12), '$119 + 11 × $50 = $669, 12 months'],
  [
    '$2,400 staging fee plus $895/month rental, 2 month minimum. $500 deposit, refundable.',
    unsaid,
    '$2,400 + 2 × $895 = $4,190, 2 months',
  ],
])('what is paid once and what comes again make the price of a plan: %s', (text, span, says) => {
  expect(planPrice(text, span)).toMatchObject({ says });
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

test('a fee that comes only with something else is no price of the work', () => {
  expect(isBeside('12 month agreement, cancel fee $150', 150)).toBe(true);
  expect(isBeside('Extra visits $29', 29)).toBe(true);
  expect(isBeside('New roof $15,600, $500 deposit', 15_600)).toBe(false);
});
