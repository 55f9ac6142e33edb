import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findCautions } from '../../../src/quote/find-cautions.ts';
import { cautionsIn } from './quote-words.ts';

/** Of each trap, sentences that have it and sentences that look like it and have it not. */
const traps: readonly (readonly [
  trade: string,
  caution: string,
  has: readonly string[],
  hasNot: readonly string[],
])[] = [
  [
    'roofing',
    'today-only',
    [
      'Sign by Friday or the price goes up.',
      'This price is good today only.',
      'Pricing is good only if signed at the kitchen table.',
      'The spot is held thru midnight tonight.',
    ],
    [
      'No need to sign today.',
      'This price holds for 30 days.',
      'Please sign by e-mail once you have read it.',
      'We never ask you to sign by Friday.',
    ],
  ],
  [
    'septic',
    'cash',
    [
      'Zelle or cash only pls',
      'CASH ONLY',
      'Cash or Zelle, no checks',
      'Pay me personally or Zelle',
    ],
    [
      'Card, check or cash, same price.',
      'We do not take cash or Zelle.',
      'Cash or Zelle or credit card, as you like.',
      'No cash only jobs.',
    ],
  ],
  [
    'concrete',
    'half-down',
    ['60% deposit', '50% down at signing', '70% antes de empezar / 70% before start', 'Half down'],
    [
      '10% deposit, 50% when the forms are set',
      'No deposit.',
      'We never ask half down.',
      'Deposit 20%',
    ],
  ],
  [
    'roofing',
    'cancel-fee',
    [
      'If owner cancels, deposit is forfeit.',
      'Owner agrees to pay 25% as liquidated damages.',
      'A $450 fee is retained on any cancelled job.',
      'Early termination fee of $150 applies.',
    ],
    [
      'There is no cancellation fee.',
      'You may cancel within three business days.',
      'If you cancel, you owe nothing.',
      'We never charge a cancellation fee.',
    ],
  ],
  [
    'pest-control',
    'auto-renew',
    [
      'The term automatically continues at $40 a month.',
      'Agreement renews each year unless you write to us.',
      'Renews automatically.',
      'Billed until you cancel.',
    ],
    [
      'It does not renew automatically.',
      'Nothing renews by itself.',
      'Renews only if you ask.',
      'There is no automatic renewal.',
    ],
  ],
  [
    'appliance-repair',
    'no-refund',
    [
      'Service call is not refundable.',
      'Deposit non-refundable',
      'No refunds',
      '$100 to hold, no refund',
    ],
    [
      'Your deposit is refundable.',
      'The deposit is never non-refundable.',
      'You get every dollar back.',
      'No refund is needed as nothing is paid first.',
    ],
  ],
  [
    'septic',
    'unlicensed',
    [
      'I carry no card, the installers card is my cousin’s.',
      'License pending',
      'We are unlicensed but cheap',
      'We work under my cousins license',
    ],
    [
      'Licensed installer II, OS0000.',
      'Beware of unlicensed companies.',
      'Texas does not license cabinet makers.',
      'No state license exists for roofers.',
    ],
  ],
  [
    'hvac',
    'filing',
    [
      'Seller may file a UCC-1 fixture filing.',
      'A UCC filing is made on the equipment',
      'Subject to UCC-1',
      'You agree to a fixture filing',
    ],
    [
      'No UCC-1 is filed.',
      'We never make a fixture filing.',
      'This quote does not place a lien on your home.',
      'There is no UCC filing.',
    ],
  ],
  [
    'hvac',
    'credit',
    [
      'Less federal tax credit 25C',
      'You get $2,000 back from Uncle Sam',
      'Fed tax credit -$2,000',
      'With the heat pump tax credit your price is lower',
    ],
    [
      'The federal tax credit ended with 2025.',
      'No federal tax credit is available.',
      'The 25C credit is over.',
      'There is no longer any federal tax credit.',
    ],
  ],
  [
    'roofing',
    'deductible',
    [
      'We work with your deductible!',
      'We will waive your deductible.',
      'Deductible discount',
      'Nothing out of pocket',
    ],
    [
      'You pay your own deductible, that’s the law.',
      'Your deductible is yours to pay us.',
      'We never waive a deductible.',
      'You are responsible for your deductible.',
    ],
  ],
  [
    'chiropractic',
    'you-owe',
    [
      'You remain personally responsible for the full balance regardless of the outcome.',
      'You are personally liable for all charges.',
      'Patient is responsible regardless of insurance.',
      'If insurance does not pay, you do.',
    ],
    [
      'You are never personally liable.',
      'You do not owe what insurance does not pay.',
      'Nobody is personally responsible for more than this.',
      'We will bill your health insurance if you ask us to.',
    ],
  ],
];

describe.each(traps)('%s: %s', (trade, id, has, hasNot) => {
  const caution = cautionsIn(trade).filter((one) => one.id === id);

  test.each(has.map((text) => [text]))('is in “%s”', (text) => {
    expect(findCautions(text, caution, 0, [], trade).map((found) => found.caution.id)).toEqual([
      id,
    ]);
  });

  test.each(hasNot.map((text) => [text]))('is not in “%s”', (text) => {
    expect(findCautions(text, caution, 0, [], trade)).toEqual([]);
  });
});

test('a deposit of more than half calls for it, whatever it is called', () => {
  const half = cautionsIn('concrete').filter(({ id }) => id === 'half-down');
  const asks = (amount: number) =>
    findCautions('', half, 10_000, [{ text: 'today, to hold the trucks', amount }]);
  expect(asks(6000)).toMatchObject([{ sentence: 'today, to hold the trucks', isSure: true }]);
  expect(asks(5000)).toEqual([]);
});

/** Of a trade and a caution, `+` what has it in other words and `-` what only sounds like it. */
const said = readFileSync(new URL('../../fixtures/quote-traps.txt', import.meta.url), 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((part) => part.trim().split('\n'));

test.each(said)('in other words: %s', (head, ...sentences) => {
  const [trade = '', id] = head.split(' ');
  for (const sentence of sentences) {
    const found = findCautions(sentence.slice(2), cautionsIn(trade), 0, [], trade).map(
      (one) => one.caution.id,
    );
    if (sentence.startsWith('+')) expect(found, sentence).toContain(id);
    else expect(found, sentence).toEqual([]);
  }
});
