import { expect, test } from 'vitest';
import { bindingLines } from '../../../src/quote/binding-lines.ts';
import { findCautions } from '../../../src/quote/find-cautions.ts';
import { sentencesOf } from '../../../src/quote/sentences.ts';
import { cautionsIn } from './quote-words.ts';

const notice =
  'Texas law requires a person insured under a property insurance policy to pay any deductible applicable to a claim made under the policy. It is a violation of Texas law for a seller of goods or services who reasonably expects to be paid wholly or partly from the proceeds of a property insurance claim to knowingly allow the insured person to fail to pay, or assist the insured person’s failure to pay, the applicable insurance deductible.';

test('the notice an insured job of $1,000 and more must carry is missed, and read where it stands', () => {
  const insured = 'Roof per insurance scope, less depreciation';
  const found = (text: string, total?: number) =>
    findCautions(text, cautionsIn('roofing'), total).map(({ caution }) => caution.id);
  expect(found(insured, 18_000)).toEqual(['deductible-notice']);
  expect(found(insured)).toEqual([]);
  expect(found(insured, 900)).toEqual([]);
  expect(found(`${insured}\n${notice}`, 18_000)).toEqual([]);
  expect(found('Not an insurance claim. New roof', 18_000)).toEqual([]);
});

test.each([
  'Your deductible of $2,500.00 is paid by you.',
  'Of it your $4,380.00 deductible is your own part. Texas law has you pay it.',
  'We do not waive, absorb or rebate deductibles.',
  'Wind/hail deductible: $4,380.00',
  'El deducible lo paga usted.',
])('who speaks of the deductible is not asked for its notice: %s', (said) => {
  const paper = `Roof per insurance scope, RCV $18,000.00\n${said}`;
  const found = findCautions(paper, cautionsIn('roofing'), 18_000, 'roofing');
  expect(found.map(({ caution }) => caution.id)).not.toContain('deductible-notice');
});

test('only what is said in just these words is warned of', () => {
  const warned = (text: string) =>
    findCautions(text, cautionsIn('roofing')).map(({ sentence }) => sentence);
  expect(warned('We waive your deductible.')).toEqual(['We waive your deductible.']);
  expect(warned('Ask us if we can cover your deductible.')).toEqual([]);
  expect(warned('On Monday you wrote:\n> We waive your deductible.\nThat is off.')).toEqual([]);
});

/** A line of a driveway quote of $12,400 that was read as one about a deposit. */
const warnedOf = (text: string): string[] =>
  findCautions(text, cautionsIn('concrete'), 12_400, 'concrete').map(({ caution }) => caution.id);

test.each([
  'Payment: $0 at start, $12,400 at completion.',
  '10% to schedule, 40% at forms and steel set, 50% when poured and joints cut.',
  'Payment: $3,100 at start, $9,300 at completion.',
  'Payment: $4,000 at signing, $8,400 at completion.',
  'Payment schedule: $1,000 to schedule; $11,400 when complete.',
  'Deposit $1,150 balance on completion 11,250',
  '10% deposit, 90% on completion.',
  'On completion 90%, deposit 10%',
  'Balance of $12,400 due upon completion. Nothing before.',
  'You pay $12,400, and nothing before completion',
  '$12,400 due at completion; deposit $0',
  '$2,000 deposit and $10,400 COD',
  'Deposit $2,000, last payment $10,400',
  '$2,000 down, $10,400 held until the job is done',
])('what is due at the end is no deposit: %s', (text) => {
  expect(warnedOf(text)).toEqual([]);
});

test.each([
  'Payment: $8,400 at start, $4,000 at completion.',
  'On completion: $4,000, deposit: $8,400',
  'Deposit $8,400 balance at completion $4,000',
  '$8,400, due at signing, rest when done',
  'Deposit 60%    $7,440',
  'Initial payment of $8,400; balance of $4,000 due at completion',
])('a large deposit is one, whatever else is due: %s', (text) => {
  expect(warnedOf(text)).toEqual(['half-down']);
});

test('a lien that costs nothing, and what an insurer writes itself, accuse nobody', () => {
  const ids = (text: string) =>
    findCautions(text, cautionsIn('roofing'), 16_200, 'roofing').map(({ caution }) => caution.id);
  expect(ids("Mechanic's lien notice fee $0")).toEqual([]);
  expect(ids('Dwelling roof  RCV\nACV 12,000.00')).toEqual(['deductible-notice']);
  expect(ids('Dwelling roof  RCV\nLess recoverable depreciation 4,200.00\nACV 12,000.00')).toEqual(
    [],
  );
});

/** Papers in the words of companies, with lines that end without a full stop. */
const unstopped = {
  'pest-control': `Initial service / Servicio inicial   $149.00
Total first year / Total primer año   $446.00

Free re-spray between visits / Nueva aplicación gratis entre visitas
Cancel any time with 30 days notice, no penalty / Cancele cuando quiera con 30 días de aviso, sin multa
If you end before month 12 the difference between $149 and our regular first visit price of $249 is owed / Si termina antes del mes 12, debe la diferencia entre $149 y $249
TDA license 0741123`,
  roofing: `Payment: 1/3 on the day shingles are delivered, rest when you have walked the job and are happy
If you back out after the third day you owe 25% of the contract.
Homeowner assigns to contractor all rights to
Proceeds under the policy, and we will never
pay, waive or absorb your deductible.`,
} as const;

const findAll = (text: string, trade: string) => findCautions(text, cautionsIn(trade), 0, trade);

test.each([
  ['pest-control', 'If you end before month 12'],
  ['roofing', 'If you back out after the third day'],
] as const)(
  'of lines without a full stop the one that binds is read twice: %s',
  (trade, begins) => {
    expect(bindingLines(unstopped[trade], trade).filter((one) => one.startsWith(begins))).toEqual([
      expect.stringMatching(/\S$/),
    ]);
  },
);

test('a plan that pays the rest back is no plan that pays nothing back', () => {
  const visits = 'Visits you had count at $55, never at the regular office fee';
  const named = (rest: string) =>
    findAll(`${visits}, and ${rest}.`, 'chiropractic').map(({ caution }) => caution.id);
  expect(named('everything left over is refunded within 30 days')).toEqual([]);
});

test('what a line begins the next may end', () => {
  expect(sentencesOf(unstopped.roofing).filter(Boolean).slice(2)).toEqual([
    'Homeowner assigns to contractor all rights to Proceeds under the policy, and we will never pay, waive or absorb your deductible.',
  ]);
  expect(sentencesOf('Prepay today   $624\nor pay as you go $65 each\nEach visit')).toEqual([
    'Prepay today   $624',
    'or pay as you go $65 each',
    'Each visit',
    '',
  ]);
});

test.each([
  ['roofing', 'The price of the shingles is locked. If our supplier goes up, that is ours to eat.'],
  ['chiropractic', 'We bill no Medicare for maintenance care; Medicare does not pay for it.'],
  [
    'chiropractic',
    'Stop whenever you like. What is left of your money goes back to you in 30 days.',
  ],
  ['moving', 'Binding estimate based on cubic feet   $3,410.00'],
  ['cabinets', "Once the doors are cut the deposit can't come back. For the first 5 days it can."],
  ['appliance-repair', 'Diagnosis  $95.00  PAID\nThe diagnosis does not come off the repair.'],
  ['solar', 'We own the panels and fix them.\nWe keep the federal credit and the certificates.'],
  ['garage-door', 'No refunds on installed parts.'],
  ['senior-care', 'Rates are reviewed each January; the past raise was 5%.'],
  ['senior-care', 'We need 24 hours to cancel a visit or the visit is charged.'],
  ['hvac', 'Seller may set a unit of another brand without notice and without change in price.'],
  ['pest-control', unstopped['pest-control'].replace(/^If you end.*$/m, '')],
] as const)('an honest sentence is not warned of: %s, %s', (trade, text) => {
  expect(findAll(text, trade).map(({ caution, sentence }) => [caution.id, sentence])).toEqual([]);
});

test('a cubic foot more has its price even in an estimate that binds', () => {
  const more = 'Additional cubic feet are $5.25 per cubic foot.';
  const ids = (text: string) => findAll(text, 'moving').map((one) => one.caution.id);
  expect(ids(`Price based on cubic feet.\n${more}`)).toContain('cubic');
  expect(ids(`Binding estimate based on cubic feet.\n${more}`)).toEqual([]);
});

/** Of terms of a contract: sentences that have them, and honest twins. */
const TERMS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  court: [
    [
      'Any quarrel is heard by one arbitrator in Travis County chosen by us.',
      'Owner gives up the right to have a jury hear a dispute over this job.',
      'Any claim under this contract goes to binding arbitration.',
      'You waive trial by jury.',
    ],
    [
      'Disputes go to mediation in your county first; you keep your right to a court.',
      'Arbitration only if both of us choose it.',
      'We never ask you to give up a jury or to arbitrate.',
      'You may take us to court in Tarrant County.',
    ],
  ],
  gag: [
    [
      'The customer consents to not discuss our work online in a way that hurts us without our OK.',
      'Customer shall not post any negative review of the company.',
      'Owner agrees not to publish ratings of our work.',
      'Client will not leave bad reviews and pays $1,000 per review in damages.',
    ],
    [
      'Please leave us an honest review on Google.',
      'If something is not right, call us before you write a review.',
      'Reviews are welcome, good or bad.',
      'We will never remove or edit a review.',
    ],
  ],
  'short-claim': [
    [
      "Any claim has to reach us within 10 days of unloading or we're released from it.",
      'The homeowner waives any claim for leaks not written to us in seven days.',
      'Defects must be reported within 5 days or are waived.',
      'Complaints made after 7 days are barred.',
    ],
    [
      'Claims for loss or damage may be filed for 90 days.',
      'We answer every claim within 10 days.',
      'The carrier must acknowledge your claim within 15 days.',
      'Cracks are covered for two years; tell us when you see one.',
    ],
  ],
  'tie-in': [
    [
      'Springs warrantied for as long as you own the home, if you have us out for the yearly tune up ($99).',
      'Warranty is void if anyone else walks on the roof.',
      'Labor warranty only if you keep a maintenance plan with us.',
      'Warranty void if another company opens the unit.',
    ],
    [
      'Have any licensed company service it once a year, the warranty stays good.',
      'Lifetime springs, no strings.',
      'Parts warranty requires yearly maintenance by any licensed company.',
      'The warranty is not void if others walk on the roof.',
    ],
  ],
  'price-moves': [
    [
      "After you sign, the price follows the supplier's sheet until delivery.",
      'Any increase in concrete is paid by Owner.',
      'Price is subject to supplier increases at delivery.',
      'Material increases after signing are passed on to you.',
    ],
    [
      'The price is locked. If the supplier goes up, we eat it.',
      'The price does not change if copper goes up.',
      'A supplier increase is ours to absorb.',
      'Price good 30 days.',
    ],
  ],
  interest: [
    [
      'Amounts not paid in 30 days carry 2% a month.',
      'Past due balances bear interest at 24% per year.',
      'Late accounts: 3% per month.',
      'A finance charge of 2.5% monthly is added to late bills.',
    ],
    [
      'Unpaid amounts carry 1.5% a month.',
      'Financing at 24% APR through the bank.',
      '2% cash discount.',
      'Interest of 10% per year on late bills.',
    ],
  ],
};

test.each(Object.entries(TERMS))(
  'a term is warned of or to be read twice, and its honest twin is not warned of: %s',
  (_id, [traps, honest]) => {
    const warned = (text: string) => findAll(text, 'hvac').length > 0;
    const seen = (text: string) => warned(text) || bindingLines(text, 'hvac').length > 0;
    expect(traps!.filter((one) => !seen(one))).toEqual([]);
    expect(honest!.filter(warned)).toEqual([]);
  },
);

test.each([
  ['Half is owed at signing and half on completion.', true],
  ['Two thirds when you sign, a third at the end.', true],
  ['A third down, the rest when it passes.', false],
  ['A tenth at signing, half on completion.', false],
])('a part of the price in words is one: %s', (text, is) => {
  expect(findAll(text, 'concrete').some(({ caution }) => caution.id === 'half-down')).toBe(is);
});

test.each([
  'Homeowners deductible, to us by you  $2,500.00',
  'Your deductible, collected by us at completion  $1,000.00',
  'Deductible, due to us when the roof is on  $1,800.00',
  'Insurance deductible, paid by homeowner to us  $1,200.00',
])('who asks for the deductible does not waive it: %s', (text) => {
  expect(findCautions(text, cautionsIn('forensic-cleaning'), 9000, 'forensic-cleaning')).toEqual(
    [],
  );
});
