import { expect, test } from 'vitest';
import { bindingLines } from '../../../src/quote/binding-lines.ts';
import { findCautions } from '../../../src/quote/find-cautions.ts';
import { cautionsIn } from './quote-words.ts';

/** Sentences that only sound hard, by the trade whose paper they may stand in. */
const HONEST: Readonly<Record<string, readonly string[]>> = {
  roofing: [
    'We are paid by the carrier’s checks and by your deductible, which by law is yours.',
    'Homeowners deductible, to us by you  $2,500.00',
    'Your deductible, collected by us at completion  $2,500.00',
    'You may cancel until midnight of the third business day, and every dollar is sent back.',
    'Keep cars off the driveway until the dumpster is gone.',
    'A yard sign is up to you and changes nothing in the price.',
    'Either of us may go to court in the county of the house.',
    'A card adds the bank’s 3%, a check adds nothing.',
    'Terms: 50% on delivery of material, balance on completion and walk-through.',
    '50% on delivery of materials / 50% on completion,,,,',
  ],
  hvac: [
    'half the day i set it, half when it’s tagged',
    'If you sell, the buyer may sign on, or you pay the buyout in the table.',
    'Half on the day it goes in, half when it cools.',
    'We do not lend; you pay the bank.',
    'Leave the old filter in until we come.',
  ],
  solar: [
    'Cancel free until midnight of the third business day.',
    'The payment stays the same and does not depend on any tax refund.',
    'Other companies raise theirs 2.9 percent each anniversary; ours stays put.',
  ],
  'pest-control': [
    'The card is charged the morning after a visit, never ahead.',
    'Please keep dogs in until the spray has dried.',
    'Keep cats indoors until the evening.',
    'It then runs from month to month; a call stops it that day and nothing more is charged.',
    'We mail you a note 45 days before it renews, and you have 30 days after.',
    'Stop sooner and all you owe is for the visits already made.',
    'Card on file is charged on the day of each visit.',
    'End it before any visit, in any month, and nothing further comes due; there is no fee for stopping.',
  ],
  'senior-care': [
    'At 20 hours the weekly charge is $680.00.',
    'The one who signs holds a power of attorney and pays from the resident’s money only.',
    'Signed for her by: Anna Reyes (daughter)',
    'Rates may go up once a year; we write you 60 days before and you may leave.',
    'Call off a visit a day ahead and you do not pay for it.',
    'If you hire our aide yourself, tell us; there is no charge.',
    '30 days’ notice to move out, or less where the care needed is more than we can give.',
  ],
  cabinets: [
    '50% deposit, due now',
    'Drop out before we buy wood and the deposit is paid back, less the drawings.',
  ],
  chiropractic: [
    'Stop early and each visit counts at the price in this plan; the rest is mailed back to you.',
    'A missed visit waits for you; there is no fee.',
  ],
  moving: [
    'We wait at the gate until you let us in; the clock does not run.',
    'Once it is loaded the figure does not change.',
    'Reserve with $400 on card, refundable until 7 days before pickup.',
  ],
  'home-staging': [
    'You may end it by e-mail; we pick up in five days and the rent stops that day.',
  ],
  'water-damage': [
    'Leave the fans on until we say so.',
    'If the carrier pays less we sit down with you before anyone owes more.',
  ],
  concrete: [
    'Moisture: I tape a mat down first.',
    'Dowels into the garage slab, expansion joint at garage and at the street.',
    'Not in this: sprinkler repair if we hit a line ($85 an hour), sod, and sealing.',
    'Should the forms take more concrete than figured, we pay for it.',
    'Extra yards are billed at the plant’s ticket, and only with your signature.',
  ],
  septic: [
    'Total for all of it is $1,445, tax included.',
    'We put nothing on record against the homestead.',
    'The county permits it; we apply first, and its fee stands in our price.',
  ],
  'forensic-cleaning': ['Home policies mostly pay this; the adjuster gets our bill from us.'],
};

test.each(Object.entries(HONEST).flatMap(([trade, all]) => all.map((one) => [trade, one])))(
  '%s: nothing is said of “%s”',
  (trade, sentence) => {
    const found = findCautions(sentence!, cautionsIn(trade!), 0, trade);
    expect(found.map(({ caution }) => caution.id)).toEqual([]);
    expect(bindingLines(sentence!, trade!)).toEqual([]);
  },
);

/** What the law says, what is denied, and money of which it is said that it comes back; by the trade. */
const NOT_CALLED_SO: Readonly<Record<string, readonly string[]>> = {
  roofing: [
    'Nothing in this agreement assigns your policy benefits or claim proceeds to us.',
    'Notice: under Chapter 53 of the Property Code a supplier who is not paid may have a lien against your house.',
    'Some contractors offer to negotiate a claim for you; that is against the law here.',
  ],
  moving: [
    'If you pay on delivery we unload first; nothing stays on the truck until you have paid.',
    'The balance is due when all is off the truck - card, check, Zelle or cash, one price.',
    'Under federal law the mover must unload on payment of 110 percent of a non-binding estimate.',
  ],
  solar: [
    'The IRS no longer gives 30 percent back on panels bought after 2025.',
    'Our savings estimate assumes a utility rate that rises 3.5% a year.',
    'Federal tax credit                    $0.00',
    'Log on to see online what the panels made and what you owe.',
  ],
  hvac: [
    'The club’s discount ends if the club lapses; the warranty does not.',
    'Special-order equipment, once delivered, is not refundable; before that you get all of it back.',
  ],
  'home-staging': ['Damage deposit stays untouched and is sent back the day we pick up.'],
  'water-damage': ['The carrier’s adjuster will settle the claim with you.'],
  chiropractic: ['Prepaid care stays on your account and is paid back any time.'],
  concrete: ['The extra is billed as we see the ticket together.'],
  cabinets: [
    'If our list price in force on delivery is lower, you pay the lower.',
    'Deposit stays with us only as long as we build for you; if we are late more than 30 days, you can have it back.',
  ],
  'pest-control': [
    'Successive treatments are quarterly, and unless it rains hard each lasts 90 days.',
    'Sigue mes a mes al mismo precio solo si usted firma otra vez / It goes on month to month at the same price only if you sign another time.',
  ],
};

test.each(Object.entries(NOT_CALLED_SO).flatMap(([trade, all]) => all.map((one) => [trade, one])))(
  '%s: nothing is warned of in “%s”',
  (trade, sentence) => {
    expect(findCautions(sentence!, cautionsIn(trade!), 0, trade)).toEqual([]);
  },
);

/** In new words what is warned of or at least to be read twice. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  roofing: [
    'Put our sign in your grass and $3,000 comes to you the day you pay your deductible.',
    'Never fret over your deductible, we eat that.',
  ],
  'home-staging': [
    'You agree never to write anything bad about us online, and owe $500 for each such post.',
    'For any poor rating you or your agent give us, $500 is due.',
  ],
  'forensic-cleaning': [
    'The price is whatever your insurance pays, and you pay anything it does not cover.',
  ],
  hvac: ['On a like-for-like swap we leave the city out of it and save you the permit.'],
  septic: ['We’ll bury it before the county can look.'],
  'water-damage': ['Your whole right against the insurer is ours from now on.'],
  'senior-care': [
    'The responsible party joins in her own name and will make good, out of her own funds, any balance.',
  ],
};

test.each(Object.entries(SEEN).flatMap(([trade, all]) => all.map((one) => [trade, one])))(
  '%s: “%s” is not passed over',
  (trade, sentence) => {
    const found = findCautions(sentence!, cautionsIn(trade!), 0, trade);
    expect(found.length + bindingLines(sentence!, trade!, found).length).toBe(1);
  },
);

test('a section of the contract is no law', () => {
  const said = 'Section 4: if you cancel, you owe 25% of the price.';
  const found = findCautions(said, cautionsIn('roofing'), 0, 'roofing');
  expect(found.map(({ caution }) => caution.id)).toEqual(['cancel-fee']);
});

/** What only the company decides, or puts on the customer, by the trade. */
const ONE_SIDED: Readonly<Record<string, readonly string[]>> = {
  concrete: ['Your final bill tracks the ready-mix ticket, plus whatever margin we normally take.'],
  'pest-control': ['If we disagree, a man we pick decides it and his word is final.'],
  roofing: ['If we stop for reasons of our own, what you have paid stays with us.'],
};

test.each(Object.entries(ONE_SIDED).flatMap(([trade, all]) => all.map((one) => [trade, one])))(
  '%s: nothing is said of “%s”, and it is to be read twice',
  (trade, sentence) => {
    expect(findCautions(sentence!, cautionsIn(trade!), 0, trade)).toEqual([]);
    expect(bindingLines(sentence!, trade!)).toEqual([sentence]);
  },
);

test('the most binding is listed first, each once, no more than six, and none that is warned of', () => {
  const hard = 'If it goes to a lawyer, ours is on you, win or lose.';
  const waived = 'We waive your deductible.';
  const eight = Array.from(
    { length: 8 },
    (_, at) => `Quit in month ${at + 2} and the rest of the year is owed at once.`,
  );
  const text = [waived, hard, hard, ...eight, 'Tear off      $3,600.00'].join('\n');
  const found = findCautions(waived, cautionsIn('roofing'), 0, 'roofing');
  expect(found.map(({ sentence }) => sentence)).toEqual([waived]);
  const listed = bindingLines(text, 'roofing', found);
  expect(listed).toHaveLength(6);
  expect(listed).not.toContain(waived);
  expect(new Set(listed).size).toBe(6);
  expect(bindingLines(`${hard}\nWe cover decking.`, 'roofing')).toEqual([hard]);
});

test('a heading over a denial warns of nothing, one over what it says does', () => {
  const found = (text: string) =>
    findCautions(text, cautionsIn('solar'), 28_431, 'solar').map(({ caution }) => caution.id);
  expect(
    found(
      'FEDERAL TAX CREDIT\nThe 25D homeowner credit ended for systems placed in service after December 31, 2025. We show no tax credit in this proposal.',
    ),
  ).toEqual([]);
  expect(found('FEDERAL TAX CREDIT\nYour 30% comes back with the return.')).toContain('credit');
});

test('what a policy leaves somebody to pay is no leaving', () => {
  const text =
    'Place our yard sign for sixty days and we credit your account with an advertising allowance equal to whatever your policy leaves you to pay, so that your insurance check is the only money you need.';
  const found = findCautions(text, cautionsIn('roofing'), 24_600, 'roofing');
  expect(found.map(({ caution }) => caution.id)).toEqual(['deductible']);
});
