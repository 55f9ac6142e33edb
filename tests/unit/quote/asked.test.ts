import { expect, test } from 'vitest';
import { askedOf, bindingLines } from '../../../src/quote/binding-lines.ts';
import { compareQuotes } from '../../../src/quote/compare-quotes.ts';
import { findCautions } from '../../../src/quote/find-cautions.ts';
import { questionsFor } from '../../../src/quote/letter.ts';
import { papers } from '../../../scripts/quote-score.ts';
import { cautionsIn } from './quote-words.ts';

const asked = (text: string, trade: string): string[] =>
  askedOf(bindingLines(text, trade, findCautions(text, cautionsIn(trade), 0, [], trade)), trade);

const HARD = 'If it goes to a lawyer, ours is on you, win or lose.';

test('a company is asked what a sentence that binds would mean, of a picture nothing, and of no more than two', () => {
  const { rows, sums } = compareQuotes([], [], [[]]);
  const about = { quote: [], sums: sums[0]!, rows, at: 0, cautions: [], asked: [HARD] };
  const question = `What would this mean for me: “${HARD}”?`;
  expect(questionsFor(about)).toContain(question);
  expect(questionsFor({ ...about, isPicture: true })).not.toContain(question);
  const many = ['roof', 'gutter', 'fence', 'door'].map((of) => HARD.replace('it', `the ${of}`));
  expect(asked(many.join('\n'), 'roofing')).toHaveLength(2);
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
  expect(asks({ asked: [said] })).toContain('put the most it can come to');
  expect(asks({ cautions: [found!] })).not.toContain('put the most it can come to');
});

test('fewer than one honest paper in fifteen is asked what its sentences mean', () => {
  const honest = papers().filter(({ aside, traps }) => !aside && traps.length === 0);
  const those = honest.filter(({ text, trade }) => asked(text, trade).length > 0);
  expect(those.length).toBeLessThan(honest.length / 15);
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
  ['solar', 'If you cancel you pay the whole price.'],
  ['chiropractic', 'Visits not taken within 90 days are forfeited, and nothing comes back.'],
  ['appliance-repair', 'If you put a bad review of us online, you owe us $300 for it.'],
  ['moving', 'The number the foreman writes down on the day becomes what you owe.'],
  ['water-damage', 'We test the air ourselves, so there is no need for another company.'],
  ['pest-control', 'El dueño renuncia a todo reclamo contra la empresa, aunque sea culpa de ella.'],
])('%s: it is asked what “%s” would mean', (trade, sentence) => {
  expect(asked(sentence, trade)).toEqual([sentence]);
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
  ['solar', 'Homeowners no longer get 30% back from Uncle Sam, so plan on paying all of it.'],
  ['pest-control', 'El dueño no renuncia a ningún reclamo contra la empresa.'],
  ['forensic-cleaning', 'You will not be billed over $3,900 without signing for it first.'],
])('%s: nobody is asked about “%s”', (trade, sentence) => {
  expect(asked(sentence, trade)).toEqual([]);
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
  ['appliance-repair', 'No refunds, whether or not it works afterward.', 'no-refund'],
  ['garage-door', 'Leave a bad review of us and the warranty is over.', 'gag'],
  ['hvac', 'Your plan runs in 12-month commitments, which may not be ended early.', 'cancel-fee'],
])('%s: “%s” is %s', (trade, sentence, id) => {
  const found = findCautions(sentence, cautionsIn(trade), 0, [], trade);
  expect(found.map(({ caution }) => caution.id)).toEqual([id]);
});
