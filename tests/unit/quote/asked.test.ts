import { expect, test } from 'vitest';
import { bindingLines, mayRise } from '../../../src/quote/binding-lines.ts';
import { compareQuotes } from '../../../src/quote/compare-quotes.ts';
import { findCautions } from '../../../src/quote/find-cautions.ts';
import { questionsFor } from '../../../src/quote/letter.ts';
import { cautionsIn } from './quote-words.ts';

/** What is to be read twice, named or not. */
const shown = (text: string, trade: string): string[] => {
  const found = findCautions(text, cautionsIn(trade), 0, trade);
  return [...found.map(({ sentence }) => sentence), ...bindingLines(text, trade, found)];
};

test('a letter that asks for the notice of the deductible quotes no line of the paper', () => {
  const { rows, sums } = compareQuotes([], [], [[]]);
  const line = 'Paid from insurance proceeds, date of loss 11/22/2026';
  const cautions = findCautions(line, cautionsIn('water-damage'), 3000, 'water-damage');
  expect(cautions.map(({ sentence }) => sentence)).toEqual([line]);
  const letter = questionsFor({ quote: [], sums: sums[0]!, rows, at: 0, cautions });
  expect(letter).toEqual([cautions[0]!.caution.ask]);
});

test('a letter quotes all that it asks to be taken out, and asks it once', () => {
  const { rows, sums } = compareQuotes([], [], [[]]);
  const [deductible] = cautionsIn('roofing').filter(({ id }) => id === 'deductible');
  const [assigned] = cautionsIn('roofing').filter(({ id }) => id === 'assigned');
  const about = { sentence: 'Your deductible is $9,200.', also: ['We credit you the $9,200.'] };
  const asks = ['Please take this out. I pay it.', 'Please take this out. I ask them.'];
  const cautions = [deductible!, assigned!].map((caution, at) => ({
    ...about,
    caution: { ...caution, ask: asks[at]! },
  }));
  expect(questionsFor({ quote: [], sums: sums[0]!, rows, at: 0, cautions })).toEqual([
    'You write “Your deductible is $9,200.” and “We credit you the $9,200.” Please take this out. I pay it. I ask them.',
  ]);
});

test('no title of a paper is a sentence to read twice', () => {
  const title = 'Roof Replacement Agreement - Insurance Proceeds';
  expect(bindingLines(title, 'roofing')).toEqual([]);
  expect(bindingLines(title.toLowerCase(), 'roofing')).toEqual([title.toLowerCase()]);
});

test('the most that an open price can come to is asked once', () => {
  const { rows, sums } = compareQuotes([], [], [[]]);
  const said = 'The final charge may be higher than most of the figures above.';
  const [found] = findCautions(
    'This is only an estimate and the final charge may be higher.',
    cautionsIn('moving'),
  );
  const about = { quote: [], sums: { ...sums[0]!, isOpen: true }, rows, at: 0 };
  const asks = (of: object) => questionsFor({ ...about, cautions: [], ...of }).join('\n');
  expect(asks({ text: said })).toContain('put the most it can come to');
  expect(asks({ cautions: [found!] })).not.toContain('put the most it can come to');
  for (const text of ['Not to exceed $2,400.', 'The most you will pay is $2,400.'])
    expect(asks({ text })).not.toContain('put the most it can come to');
  expect(asks({ text: 'The most you save is $400.' })).toContain('put the most it can come to');
});

test.each([['Balance of $8,000 when the pour is done.', []]])(
  'of concrete a fifth of which is paid at signing: “%s” is %s',
  (rest, ids) => {
    const paper = `Deposit to schedule $2,000\n${rest}`;
    const found = findCautions(paper, cautionsIn('concrete'), 10_000, 'concrete');
    expect(found.map(({ caution }) => caution.id)).toEqual(ids);
  },
);

test.each([
  ['chiropractic', 'Should you leave care, no part of the plan is refundable.', 'no-refund'],
  ['chiropractic', 'Should you leave care, the unused visits are refunded.', undefined],
  ['solar', 'The price you pay us per kWh goes up 2.5% each year.', 'escalator'],
  ['solar', 'We assume that the utility’s rate goes up 4% each year.', undefined],
  ['senior-care', 'Medicare rates go up each January.', undefined],
  [
    'senior-care',
    'A private hire fee of $14,000 if you hire our aide within two years.',
    'cancel-fee',
  ],
  [
    'senior-care',
    'Hire our aide within six months and a placement fee of $1,200 is due.',
    undefined,
  ],
  ['senior-care', 'Cash only, no checks.', 'cash'],
  ['chiropractic', 'The whole plan is paid in cash only, no checks.', 'cash'],
  ['chiropractic', 'Our cash price is $50 a visit.', undefined],
  ['chiropractic', 'Other clinics sell plans that are not refundable.', undefined],
  ['moving', '680 cf @ 5.90', 'cubic'],
])('%s: “%s” is named as %s', (trade, sentence, id) => {
  const found = findCautions(sentence, cautionsIn(trade), 0, trade);
  expect(found.map(({ caution }) => caution.id)).toEqual(id ? [id] : []);
});

test.each([
  [
    'moving',
    'Final charges may come out higher than this estimate once the truck is loaded.',
    true,
  ],
  ['moving', 'That number is our closest guess, and the ticket runs by the clock.', true],
  ['concrete', 'The price is our guess, and you are billed what the pour ends up costing.', true],
  ['moving', 'We keep to this number even if the day runs long.', false],
  ['concrete', 'You are billed the price above, whatever the pour ends up costing us.', false],
  ['septic', 'If you leave early the payments left on the term are due at once.', false],
])('%s: “%s” lets the price rise: %s', (trade, sentence, rises) => {
  const found = findCautions(sentence, cautionsIn(trade), 0, trade);
  expect(mayRise(found, bindingLines(sentence, trade, found), trade)).toBe(rises);
});

test.each([
  ['solar', 'If you sell, not to worry: the new owner just has to take over what you pay.'],
  ['chiropractic', 'Sessions you paid for and didn’t take stay with the clinic.'],
  [
    'concrete',
    'Contractor may increase the depth at its sole discretion, and Owner shall pay for all of it at our rates without prior approval.',
  ],
  [
    'cabinets',
    'Once we come to measure, your deposit is ours, even if we are the ones who call it off.',
  ],
  ['concrete', 'The figure above is for planning; the final bill goes by the yards we pour.'],
  ['hvac', 'If it isn’t in stock the crew sets a unit of lesser rating at the same price.'],
  ['home-staging', 'Unless we are paid at closing, we may put a lien on the house.'],
  ['concrete', 'we do not fix cracks of any kind after the pour'],
  ['roofing', 'we do not come back for leaks of any kind once we leave'],
  ['moving', 'The number the foreman writes down on the day becomes what you owe.'],
  ['water-damage', 'We test the air ourselves, so there is no need for another company.'],
  ['pest-control', 'El dueño renuncia a todo reclamo contra la empresa, aunque sea culpa de ella.'],
  // Of one caution, but not as surely as what is named.
  ['appliance-repair', 'No refunds, whether or not it works afterward.'],
  ['pest-control', 'Bail out early and the remaining visits are invoiced all at once.'],
  ['solar', 'We record a notice on the title of your home while the loan runs.'],
])('%s: “%s” is to be read twice', (trade, sentence) => {
  expect(shown(sentence, trade)).toEqual([sentence]);
});

test.each([
  ['solar', 'If you sell, the loan is paid off at closing or the lender approves the buyer.'],
  ['chiropractic', 'Sessions you paid for and didn’t take are paid back.'],
  ['concrete', 'We add depth only once you have signed for it.'],
  ['cabinets', 'After the measuring your money still comes back, whoever calls the job off.'],
  ['concrete', 'The final bill is the figure above, however many yards we pour.'],
  ['hvac', 'If it isn’t in stock we ask you first, and a lesser rating lowers the price.'],
  ['home-staging', 'If we aren’t paid at closing, we still put no lien on the house.'],
  ['concrete', 'we come back for cracks of any kind the first year'],
  [
    'senior-care',
    'The daughter who signs below does so for her father only and never pays out of her own funds.',
  ],
  ['chiropractic', 'Visits not taken within 90 days are paid back.'],
  ['moving', 'Card or Zelle at the end, after we unload.'],
  ['appliance-repair', 'No se hace ningún otro trabajo sin su permiso.'],
  ['solar', 'Uncle Sam sends nothing back.'],
  ['solar', 'Homeowners no longer get 30% back from Uncle Sam, so plan on paying all of it.'],
  ['pest-control', 'El dueño no renuncia a ningún reclamo contra la empresa.'],
  ['forensic-cleaning', 'You will not be billed over $3,900 without signing for it first.'],
])('%s: “%s” may be read once', (trade, sentence) => {
  expect(shown(sentence, trade)).toEqual([]);
});

/** What binds is told by what it speaks of, four ways to say each, and honest sentences of the same words. */
const NAMED: readonly (readonly [
  trade: string,
  id: string,
  traps: readonly string[],
  honest: readonly string[],
])[] = [
  [
    'garage-door',
    'cancel-right',
    [
      'You give up the three days you have to cancel when you sign.',
      'As we start today, the three-day right to cancel does not apply.',
      'Buyer waives the right to cancel within three days.',
      'By signing you say the sale is final and that you have no right to cancel.',
    ],
    [
      'You have three days to cancel, and we order the door after that.',
      'Nothing you sign here takes away the three days you have to cancel.',
      'Cancel within three days and all of it comes back.',
      'The three-day right to cancel applies to this sale.',
    ],
  ],
  [
    'moving',
    'held',
    [
      'The truck stays shut until you have paid whatever the driver writes.',
      'Your things stay on the truck until all of the new charges are paid.',
      'We keep the furniture on the truck until the final charges are paid in full.',
      'If the weight comes out higher, the goods stay on the truck until all of it is paid.',
    ],
    [
      'The truck stays at the curb until you have looked over every box.',
      'Your goods come off the truck first, and you pay after.',
      'We keep the furniture on the truck overnight at no charge if it rains.',
      'If the weight comes out higher, the price stays the same and the goods come off.',
    ],
  ],
  [
    'moving',
    'cash',
    [
      'The balance is due in cash before we unload.',
      'Cash or money order before the doors of the truck are opened.',
      'Balance in cash or certified check before unloading.',
      'You pay in cash before the first box comes off.',
    ],
    [
      'The balance is due by card or check after we unload.',
      'Cash or card once the last box is in.',
      'You pay nothing before we unload, and then by card or cash.',
      'No cash before unloading: you pay when the beds are up.',
    ],
  ],
  [
    'senior-care',
    'cancel-fee',
    [
      'If you hire our caregiver yourself you owe a placement fee of $7,000.',
      'A placement fee of $9,000 is due if the family employs our aide.',
      'The family owes $8,500 for each caregiver it hires away from us.',
      'Client pays us a placement fee of $10,000 if our aide works for the client directly.',
    ],
    [
      'You may hire our caregiver yourself, and there is no placement fee.',
      'A placement fee of $1,200 is due where you hire our aide within 60 days of her last shift.',
      'The family may employ our aide with two weeks’ notice at no cost.',
      'Our caregiver is our employee, insured and bonded.',
      'We hire each caregiver only after a state background check.',
    ],
  ],
  [
    'concrete',
    'price-moves',
    [
      'We may raise the price at any time before the pour.',
      'The contract price may be increased by contractor at any time before completion.',
      'Prices may change at any time before the job is finished.',
      'The price can go up any time until the last truck leaves.',
    ],
    [
      'We may not raise the price once you have signed.',
      'The contract price stays the same until completion.',
      'Prices are good for 30 days and do not change after you sign.',
      'Prices are based on today’s ready mix.',
    ],
  ],
  [
    'appliance-repair',
    'gag',
    [
      'If you put a bad review of us online, you owe us $300 for it.',
      'Each bad review is charged at $200.',
      'Post a review under five stars and the warranty is void.',
      'You owe $250 for any negative review.',
    ],
    [
      'If you put a review of us online, good or bad, thank you.',
      'A review costs you nothing and changes nothing.',
      'The warranty stays, whatever review you post.',
      'You owe $250 for the repair, and a review is up to you.',
    ],
  ],
  [
    'forensic-cleaning',
    'deductible',
    [
      'We write up extra rooms so the insurance pays your deductible.',
      'A few extra boxes on the invoice cover your deductible.',
      'We fold your deductible into the price, so you are out nothing.',
      'We knock your deductible off the bill.',
    ],
    [
      'We write up the rooms we clean, and your deductible is yours to pay.',
      'Your deductible is due to us when the work is done.',
      'We cannot fold your deductible into the price.',
      'We take nothing off your deductible.',
    ],
  ],
  [
    'hvac',
    'no-permit',
    [
      'We skip the city permit on this one, which saves you the fee.',
      'This one is done without a city permit, to save you the fee.',
      'We do it quietly so no inspector has to come.',
      'No city permit on this one, it would only cost you.',
    ],
    [
      'We do not skip the city permit; its fee is in the price.',
      'The swap is done on a Saturday and the city inspector comes Monday.',
      'We pull the city permit and meet the inspector.',
      'We do no work without a city permit.',
    ],
  ],
  [
    'solar',
    'cancel-fee',
    [
      'If you cancel you pay the whole price.',
      'Cancel after the survey and you owe 20% of the contract.',
      'You owe $1,500 if you back out after the site visit.',
      'If the owner terminates, a fee of 25% is due.',
    ],
    [
      'If you cancel you pay nothing.',
      'Cancel after the survey and you owe nothing.',
      'You may back out after the site visit at no cost.',
      'If the owner terminates within three business days, all money comes back.',
    ],
  ],
  [
    'hvac',
    'tie-in',
    [
      'The labor warranty is void once your $25 club membership lapses.',
      'Let the comfort club lapse and the warranty is void that day.',
      'Warranty is void if the membership is not paid.',
    ],
    [
      'The warranty is not void if you let the club lapse.',
      'The warranty stands whether or not you join the club.',
      'Club membership is $25 a month and the warranty does not hang on it.',
    ],
  ],
  [
    'pest-control',
    'auto-renew',
    [
      'The plan goes on for twelve more months unless certified mail comes to us in time.',
      'It goes on another year unless you mail us sixty days before.',
    ],
    [
      'The plan never goes on unless you mail us your yes.',
      'After a year it stops unless you ask us for more.',
    ],
  ],
  [
    'septic',
    'no-permit',
    [
      'No need to bother the county for a permit on this one.',
      'No need to trouble the city for a permit, we write it up as a repair.',
    ],
    [
      'No need to go to the county: we get the permit for you.',
      'You need not bother with the county, we apply for the permit and pay its fee.',
    ],
  ],
  [
    'concrete',
    'price-moves',
    [
      'Any extra yards are billed as we see fit.',
      'What the pour takes extra is billed as we see fit and needs no word from you.',
    ],
    [
      'No extra yards are billed as long as the forms stand as drawn.',
      'Extra yards are our cost, not yours.',
      'Extra depth is billed at $9 a yard whatever the cause, as the drawing says.',
    ],
  ],
  [
    'cabinets',
    'price-moves',
    [
      'You agree to pay the price in force on the day we deliver.',
      'Lumber moves, so what you pay is the price in force on delivery day.',
    ],
    [
      'The price in force today stays yours until we deliver.',
      'You never pay another price than the one above.',
    ],
  ],
  [
    'chiropractic',
    'no-refund',
    [
      'What you prepaid stays with us if you stop coming.',
      'Prepaid visits are lost if you stop coming.',
    ],
    [
      'What you prepaid and did not use comes back to you.',
      'Prepaid visits wait for you if you are away.',
    ],
  ],
  [
    'senior-care',
    'cancel-fee',
    [
      'If care stops sooner for any reason, the remaining weeks are billed.',
      'Should service end sooner, all remaining weeks are owed.',
    ],
    [
      'If care stops sooner, the remaining weeks are not billed.',
      'Should service end sooner, the rest comes back to you.',
    ],
  ],
  [
    'garage-door',
    'gag',
    [
      'Customer puts no unkind word about us on Yelp, or owes $900.',
      'You agree to put no bad comment on Google, or you owe $1,000.',
    ],
    [
      'Put any comment on Google or Yelp, good or bad; you owe us nothing for it.',
      'We owe you no kind word online, and you owe us none.',
    ],
  ],
  [
    'concrete',
    'paid-first',
    [
      'Half at signing, balance the day before we start.',
      '50% when you sign and the rest the day before we pour.',
    ],
    [
      'Balance the day after the pour, once you have walked it.',
      'You may cancel up to the day before we pour.',
      'Not a cent of the rest is due the day before we pour.',
    ],
  ],
  [
    'septic',
    'no-permit',
    ['No need to bother the county for a permit, it is a lid on paper.'],
    [
      'No need to bother with the permit, we pull it.',
      'There is no need to bother the county about a lid; it asks for no permit, see 285.3.',
    ],
  ],
  [
    'cabinets',
    'price-moves',
    ['If that is over this bid the owner pays what is over, and no new signature is needed.'],
    [
      'Maple and hinges are in this bid, whatever they cost us at delivery.',
      'If that is over this bid we pay what is over.',
      'Nothing over this bid is billed without a change order.',
    ],
  ],
  [
    'garage-door',
    'price-moves',
    ['I authorize this repair and any further parts found needed, billed without asking again.'],
    ['I authorize this repair; any further parts are priced and shown to me first.'],
  ],
  [
    'moving',
    'held',
    ['You pay what it comes to, whatever it comes to, before we open the truck.'],
    ['You pay this price before we open the truck, whatever the scale says.'],
  ],
];

test.each(NAMED)('%s: %s is told by what it speaks of', (trade, id, traps, honest) => {
  const idsOf = (sentence: string) =>
    findCautions(sentence, cautionsIn(trade), 0, trade).map(({ caution }) => caution.id);
  expect(traps.filter((one) => !idsOf(one).includes(id))).toEqual([]);
  expect(honest.filter((one) => idsOf(one).length > 0)).toEqual([]);
});

/** What is surely said, in other words than those we learned from. */
test.each([
  [
    'water-damage',
    'Owner hereby irrevocably assigns to Blue Fork Restoration all insurance rights, benefits and proceeds, and Blue Fork may sue for them.',
    'assigned',
  ],
  [
    'roofing',
    'You assign irrevocably to us all rights, benefits and causes of action under your policy.',
    'assigned',
  ],
  ['garage-door', 'Leave a bad review of us and the warranty is over.', 'gag'],
  ['hvac', 'Your plan runs in 12-month commitments, which may not be ended early.', 'cancel-fee'],
  // By what was learned of cautions alone.
  ['moving', 'Settle up with the driver in greenbacks or a Zelle transfer, no plastic.', 'cash'],
])('%s: “%s” is %s', (trade, sentence, id) => {
  const found = findCautions(sentence, cautionsIn(trade), 0, trade);
  expect(found.map(({ caution }) => caution.id)).toEqual([id]);
});
