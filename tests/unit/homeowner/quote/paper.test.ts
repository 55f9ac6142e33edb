import { expect, test } from 'vitest';
import { isFolded, isOfOther, isSamePaper } from '../../../../src/homeowner/quote/paper/paper.ts';

const fence = ['$310.00', '$145.00', '$95.00', '$880.00', '$1,430.00'];

test.each([
  ['photographed twice', fence, true],
  ['one amount of it read otherwise', fence.with(3, '$830.00'), true],
  ['what it comes to alone', ['$1,430.00', '$715.00'], false],
  [
    'its further page, with what was carried',
    ['$1,430.00', '$60.00', '$75.00', '$1,565.00'],
    false,
  ],
  ['another of the same company', ['$310.00', '$145.00', '$260.00', '$990.00', '$1,705.00'], false],
])('a paper beside the same, %s', (_, other, is) => {
  expect(isSamePaper(fence, other)).toBe(is);
  expect(isSamePaper(other, fence)).toBe(is);
});

test('a picture that ends as no paper does is folded, but not where its sheet goes on blank', () => {
  const lines = ['Haul old driveway  820  2,255.00', 'Subtotal  12,826.00'];
  expect(isFolded({ wasPicture: true }, lines)).toBe(true);
  expect(isFolded({ wasPicture: true, endsBlank: true }, lines)).toBe(false);
  expect(isFolded({ wasPicture: true }, [...lines, 'Total  $12,500.00'])).toBe(false);
  expect(isFolded({}, lines)).toBe(false);
});

test('two amounts alone make no paper the same', () => {
  expect(isSamePaper(['$95.00', '$190.00'], ['$95.00', '$190.00'])).toBe(false);
});

test.each([
  ['Doors, (469) 555-0128\nTotal $820', 'Roofs  972.555.0194\nBid total $14,328.89', true],
  ['Doors, (469) 555-0128', 'Page 2, 469-555-0128, cell 469-555-0130', false],
  ['Doors, (469) 555-0128', 'Page 2 of 2, job 1104692-555-0130', false],
])('papers with phone numbers of their own are of two companies: %s / %s', (one, other, is) => {
  expect([isOfOther(one, other), isOfOther(other, one)]).toEqual([is, is]);
});
