import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bindingLines, learnedBinding } from '../../../src/quote/binding-lines.ts';
import { findCautions } from '../../../src/quote/find-cautions.ts';
import { cautionsIn } from './quote-words.ts';

test('a deposit of more than a third calls for it, whatever it is called', () => {
  const large = cautionsIn('concrete').filter(({ id }) => id === 'half-down');
  const asks = (amount: number) =>
    findCautions(`today, $${amount} to hold the trucks`, large, 10_000);
  expect(asks(3500)).toMatchObject([{ sentence: 'today, $3500 to hold the trucks' }]);
  expect(asks(3300)).toEqual([]);
});

/** Of a trade and a caution, `+` what has it in other words and `-` what only sounds like it. */
const said = readFileSync(new URL('../../fixtures/quote-traps.txt', import.meta.url), 'utf8')
  .split(/^# /m)
  .slice(1)
  .flatMap((part) => {
    const [head = '', ...lines] = part.trim().split('\n');
    const [trade = '', id = ''] = head.split(' ');
    return lines.map((line) => {
      const text = line.slice(2);
      const found = findCautions(text, cautionsIn(trade), 0, trade)
        // A claim without the notice is no accusation: `cautions.test.ts` has it.
        .filter(({ caution }) => caution.id !== 'deductible-notice' || id === caution.id);
      const isListed = bindingLines(text, trade, found).length > 0;
      return { line: `${head} ${line}`, isTrap: line.startsWith('+'), found, isListed };
    });
  });

const [traps, honest] = [true, false].map((is) => said.filter(({ isTrap }) => isTrap === is));
const linesOf = (those: typeof said) => those.map(({ line }) => line).join('\n');

test('no honest sentence is warned of', () => {
  expect(linesOf(honest!.filter(({ found }) => found.length > 0))).toBe('');
});

/** So many of the sentences, most of them written by people who did not know the reader, it may get wrong. */
const MOST_MISSED = 0.05;
/** What only looks like a trap is seldom to be read twice, and it is told from one by a word or two. */
const MOST_LISTED = 0.02;

test('a trap is warned of or to be read twice, and its honest twin seldom', () => {
  const missed = traps!.filter(({ found, isListed }) => found.length === 0 && !isListed);
  const listed = honest!.filter(({ isListed }) => isListed);
  expect(missed.length, linesOf(missed)).toBeLessThan(MOST_MISSED * traps!.length);
  expect(listed.length, linesOf(listed)).toBeLessThan(MOST_LISTED * honest!.length);
});

test('of many sentences one that barely looks binding is left alone', () => {
  const barely = 'We keep what is left of the wire.';
  const plain = Array.from(
    { length: 8 },
    (_, at) => `We set panel row ${at + 1} on the south roof.`,
  );
  const hard = 'If it goes to a lawyer, ours is on you, win or lose.';
  const scores = new Map([
    [barely, 0.5],
    [hard, 3],
  ]);
  const model = { ...learnedBinding, score: (sentence: string) => scores.get(sentence) ?? -3 };
  const listed = (lines: readonly string[]) => bindingLines(lines.join('\n'), 'solar', [], model);
  expect(listed([barely])).toEqual([barely]);
  expect(listed([...plain, barely])).toEqual([]);
  expect(listed([...plain, barely, hard])).toEqual([hard]);
});

test.each([
  [
    'hvac',
    ['no-permit'],
    'It goes in where the last one stood, so nobody has to wait for the city or pull its papers.',
  ],
  ['hvac', [], 'We pull the papers at the city; nobody starts before.'],
  [
    'solar',
    ['escalator'],
    'What you pay is freshened every anniversary by 3.4% to keep step with utility rates.',
  ],
  ['solar', [], 'We assume that utility rates rise 3.4% a year.'],
  [
    'chiropractic',
    ['settlement'],
    'You and your attorney sign a form that sets our charges aside from what the case brings, ahead of you.',
  ],
  [
    'chiropractic',
    [],
    'We do not take liens on a case; your attorney gets our records, and that is all.',
  ],
  ['septic', [], 'We do not take cash or Zelle.'],
  [
    'roofing',
    ['deductible'],
    'For a sign in the yard you get a marketing check in the same amount your policy holds back, so the roof comes out a wash.',
  ],
  [
    'roofing',
    [],
    'A marketing check is not paid in the same amount your policy holds back; that part is yours.',
  ],
])('of a subject its polarity decides: %s, %j in “%s”', (trade, ids, text) => {
  const found = findCautions(text, cautionsIn(trade), 0, trade);
  expect(found.map(({ caution }) => caution.id)).toEqual(ids);
});

test('work billed without any approval is warned of, and nothing billed without one is not', () => {
  const found = (text: string) =>
    findCautions(text, cautionsIn('concrete'), 0, 'concrete').map(({ caution }) => caution.id);
  expect(found('Additional work is billed without further approval.')).toEqual(['price-moves']);
  expect(found('No additional work is billed without further approval.')).toEqual([]);
});

test.each([
  [
    'senior-care',
    ['responsible'],
    'The family member who signs stands good for all sums the client does not pay.',
  ],
  ['senior-care', [], 'No family member stands good for any sums the client does not pay.'],
  [
    'senior-care',
    ['responsible'],
    'Daughter will make good, out of her own pocket, whatever the account lacks at month end.',
  ],
  [
    'senior-care',
    [],
    'Agency will make good, out of its own pocket, whatever its aides break in the house.',
  ],
  [
    'moving',
    ['not-binding'],
    'The charges are recalculated on what the truck carries, and the revised amount governs.',
  ],
  ['moving', [], 'The figure on this sheet governs, and the charges are not recalculated.'],
  [
    'pest-control',
    ['cancel-fee'],
    'Should service be discontinued before the term is complete, for any reason, the discount of $150 is returned to the Company with 60% of the quarters that remain.',
  ],
  [
    'pest-control',
    [],
    'Should service be discontinued, you keep the discount of $150 and owe nothing more.',
  ],
  [
    'senior-care',
    ['responsible'],
    'By signing I make myself answerable, together with my aunt, for all sums that come due.',
  ],
  ['senior-care', [], 'My own money is not pledged, and nobody will look to me for the rent.'],
  ['senior-care', [], 'No relative is asked to pay a cent of it.'],
  [
    'senior-care',
    ['responsible'],
    'Undersigned niece joins in this agreement in her own name and will make good any rent the resident does not pay.',
  ],
  [
    'concrete',
    ['cancel-fee'],
    'Should you step back for any reason, even the same night, 30% of it becomes payable as our lost production.',
  ],
  [
    'concrete',
    [],
    'You can step back for any reason up to the day before the pour, and nothing becomes payable.',
  ],
  [
    'moving',
    ['not-binding'],
    'The truck is scaled once it is full and the bill is redone at that weight, up or down.',
  ],
  ['moving', [], 'The bill is not redone, whatever the weight on the scale.'],
  [
    'moving',
    ['not-binding'],
    'The ticket for the actual weight sets what is owed, and the customer agrees to pay it at the truck.',
  ],
  [
    'moving',
    [],
    'What is owed is this figure, and the weight on the ticket changes nothing of it.',
  ],
  [
    'moving',
    ['not-binding'],
    'Actual charges are determined at the scale and may be more than shown.',
  ],
  [
    'moving',
    ['held'],
    'The new figure is settled in full, by certified check, before our doors open.',
  ],
  ['moving', ['held'], 'Customer agrees to pay actual charges prior to unload.'],
  ['moving', [], 'The figure on this page is settled once our doors are open and all is off.'],
  [
    'senior-care',
    [],
    'A family member who signs as representative does so only on the resident’s behalf and with the resident’s money; her own savings and house are never reached by this agreement.',
  ],
  ['pest-control', [], 'Stop sooner and all you owe is for the visits already made.'],
  ['pest-control', ['cancel-fee'], 'If you quit early you owe us $149 for the first visit.'],
  [
    'pest-control',
    ['cancel-fee'],
    'Should the plan end for whatever reason before the 18th month, the discount is reversed and the remaining visits are brought due.',
  ],
  [
    'pest-control',
    [],
    'The plan may end before any visit, and then none of the remaining visits is due.',
  ],
  [
    'hvac',
    ['no-permit'],
    'A swap like this one doesn’t go on paper, and we don’t need to involve the city, which keeps the number low.',
  ],
  [
    'hvac',
    [],
    'Even a swap like this one has to involve the city, and we pull that permit before we start.',
  ],
  [
    'septic',
    ['auto-renew'],
    'One year from signing, and for like periods of one year thereafter unless Owner gives notice by certified mail.',
  ],
  [
    'septic',
    [],
    'One year from signing. It ends by itself on that date, and you are on a new one only if you sign it.',
  ],
  [
    'garage-door',
    ['no-refund'],
    'Funds received for a reservation are earned by us on receipt and stay with us should the customer change his mind.',
  ],
  [
    'roofing',
    ['cancel-fee'],
    'Your deposit is refundable for three days; thereafter Owner who cancels owes 30% of the price as liquidated damages.',
  ],
  ['moving', ['not-binding'], 'The weight is our best guess from the list you gave us.'],
  [
    'moving',
    ['not-binding', 'held'],
    'What is owed is worked out by the foreman at the last stop and handed over in full before the truck door is raised.',
  ],
  [
    'concrete',
    ['no-permit'],
    'the city wants a card and an inspector for this but it just costs a week & nobody checks',
  ],
  ['concrete', [], 'the city wants a card and an inspector for this and nobody pours before'],
  [
    'septic',
    ['no-permit'],
    'We get it in the ground without the county having to come look, a month you save.',
  ],
  ['septic', [], 'We never cover a line without the county having come to look.'],
  ['septic', [], 'If someone offers to skip the permit, the county can make you dig it up.'],
  [
    'concrete',
    ['no-permit'],
    'We don’t pull anything with the city on a patio like this, it only slows us down.',
  ],
  ['concrete', [], 'We don’t pull anything until the city has signed off.'],
  [
    'septic',
    ['no-permit'],
    'We do it on a Saturday, nobody from the county needs to know about it.',
  ],
  ['septic', [], 'The county has to know about it; we file the form, nobody else needs to.'],
  ['hvac', ['no-permit'], 'No one at the city has to hear about it.'],
  ['hvac', [], 'You don’t need to talk to the city, we pull the permit and meet the inspector.'],
  ['roofing', ['no-permit'], 'The city doesn’t need to know about a new roof, that saves the fee.'],
  ['roofing', [], 'The city needs to know the date, and we tell them.'],
  ['concrete', ['no-permit'], 'We’d rather not bother the city with this one.'],
  ['concrete', [], 'You don’t have to bother with the city, the permit is in the price.'],
  [
    'chiropractic',
    ['settlement'],
    'You direct your attorney to pay our charges out of whatever you recover.',
  ],
  [
    'moving',
    ['not-binding'],
    'Charges are computed from the scale, so your actual bill may come out different.',
  ],
  ['moving', [], 'Charges are not computed from the scale, and your actual bill is this one.'],
  [
    'moving',
    ['not-binding', 'held'],
    'Space actually used is measured once loaded and charges are recalculated then; your things come off after the new sum is settled.',
  ],
  ['moving', [], 'Nothing is measured or recalculated once loaded, whatever space it takes.'],
  [
    'senior-care',
    ['responsible'],
    'Whoever signs for the client does so as co-obligor, and her own income and property answer for all sums owing.',
  ],
  ['senior-care', [], 'Her own income and property answer for no sums owing.'],
  [
    'pest-control',
    ['cancel-fee'],
    'Ending it before month 24 means the $150 first visit savings comes due plus one half of the payments that are left.',
  ],
  ['pest-control', [], 'Ending it before month 24 means nothing comes due.'],
])('%s: %j is warned of in “%s”', (trade, ids, text) => {
  const found = findCautions(text, cautionsIn(trade), 0, trade);
  expect(found.map(({ caution }) => caution.id)).toEqual(ids);
});

test.each([
  ['senior-care', 'No relative is asked to pay a cent of it from his or her own pocket.'],
  ['senior-care', 'A niece who signs does so only as agent for her aunt.'],
  ['senior-care', 'My own savings are not pledged, and the home will not look to me for it.'],
  [
    'moving',
    'Binding not-to-exceed: if it weighs more you still pay $4,100.00 for all of the list.',
  ],
  ['septic', 'This price will not go up.'],
  [
    'septic',
    'I can pump all of em friday for 590 that includes digging up both lids and the dump fee.',
  ],
  ['pest-control', 'You may cancel up to noon of the day before without charge.'],
  ['water-damage', 'You keep all of your rights under your policy.'],
  ['water-damage', 'You keep every right you have under it.'],
])('what frees or protects whoever signs is not to be read twice: %s, “%s”', (trade, text) => {
  expect(bindingLines(text, trade)).toEqual([]);
});

test.each([
  ['hvac', 'We do not require a permit for a like-for-like swap.'],
  ['hvac', 'We don’t ask the city for a permit on a straight swap.'],
])('what is asked of no city frees nobody: %s, “%s”', (trade, text) => {
  expect(bindingLines(text, trade)).toEqual([text]);
});

test.each([
  ['Design and county permit      $1,350', []],
  ['We pull the permit.', []],
  ['Design, no permit             $1,350', ['no-permit']],
  ['Permit                        $0.00', ['no-permit']],
  ['Design                        $1,350', ['no-permit']],
])(
  'who has a permit in the price is not warned of for a sentence that sounds like none: %s',
  (row, ids) => {
    const text = `${row}\nYou skip that, and the county can make you dig it up to save money.`;
    const found = findCautions(text, cautionsIn('septic'), 0, 'septic');
    expect(found.map(({ caution }) => caution.id)).toEqual(ids);
  },
);

test('what says in just these words that no permit is needed is warned of beside one in the price', () => {
  const text = 'County permit   510.00\nStart without the paper, you don’t need a permit for this.';
  const found = findCautions(text, cautionsIn('septic'), 0, 'septic');
  expect(found.map(({ caution }) => caution.id)).toEqual(['no-permit']);
});
