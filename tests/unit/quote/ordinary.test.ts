import { expect, test } from 'vitest';
import { readAnswers, runEstimate } from '../../../src/engine/index.ts';
import { compareQuotes, otherWork } from '../../../src/quote/compare-quotes.ts';
import { isDeclined } from '../../../src/quote/price-words.ts';
import { writeLetter } from '../../../src/quote/letter.ts';
import { isSilent } from '../../../src/homeowner/quote/CellWords.tsx';
import { linesBeside } from '../../../src/quote/lines-beside.ts';
import { matcher } from '../../../src/quote/match-line.ts';
import { placeLine } from '../../../src/quote/place-line.ts';
import { openQuestion } from '../../../src/quote/open-question.ts';
import { readLine } from './read-line.ts';
import { statedIn } from '../../../src/quote/stated-answers.ts';
import { doubtOf, placedQuote } from '../../../src/quote/typed-quote.ts';
import { typedReading } from '../../../src/quote/typed-reading.ts';
import { headline, sayQuote } from '../../../src/quote/verdict.ts';
import { tradeById } from '../../../src/trades/index.ts';
import { quoteWordsOf } from './quote-words.ts';

/*
 * Papers as companies write them every day, shortened: what is said of each has to stand in it.
 */

/** What the page makes of a paper, beside the answers of a person. */
const check = (
  id: string,
  inputs: Readonly<Record<string, unknown>>,
  text: string,
  told: { readonly whole?: number; readonly chosen?: number } = {},
) => {
  const { calculator } = tradeById(id)!;
  const { answers } = readAnswers(calculator, inputs);
  const estimate = runEstimate(calculator, answers);
  const { items, total } = estimate;
  const others = linesBeside(calculator, estimate);
  const words = quoteWordsOf(id);
  const match = matcher(items, others, words, estimate.inputs);
  const quote = {
    key: 0,
    pasted: text,
    wasRead: text,
    ...typedReading(text, match, 0),
    ...told,
  };
  const placed = placedQuote(quote, match);
  const comparison = compareQuotes(items, others, [placed], [doubtOf(quote)], words);
  const { rows } = comparison;
  const [sums] = comparison.sums;
  return {
    rows,
    sums: sums!,
    states: Object.fromEntries(rows.map(({ item, cells: [cell] }) => [item.id, cell!.state])),
    quote,
    placed,
    verdict: headline(comparison, 0, total),
    letter: writeLetter({ quote: placed, sums: sums!, rows, total, at: 0, cautions: [] }),
    stated: Object.assign(
      {},
      ...statedIn(placed, words.answers ?? []).map((one) => one.answers),
    ) as Record<string, unknown>,
  };
};

test.each([
  [
    true,
    `Statement 10/15/2026 - 11/14/2026  Account ending 4471
10/17 ATM withdrawal Southlake  -200.00  3,418.22
10/21 Direct deposit  2,611.40  6,029.62
10/24 Atmos Energy  -88.17  5,941.45
Ending balance  $5,941.45`,
  ],
  // Bills of what is used, and of a table.
  [
    true,
    `Red River Water Supply  Acct 55-1180
Billing period 09/28 - 10/27/2026
Meter 7740215  present 1412  previous 1398
Gallons used  14,000
Water usage charge  $88.20
Sewer  $41.75
Pay by 11/18/2026  $129.95`,
  ],
  [
    true,
    `EL SOL GRILL
Server: Dana   Table 14
2 Enchilada plate  31.90
Limeade  4.25
Tax  2.98
Total  39.13
Tip ________`,
  ],
  // What a shop and a vet were paid.
  [
    true,
    `COUNTY LINE MARKET  Store #118
Milk 2%  3.89
Bananas  2.14 lb @ 0.59/lb  1.26
TOTAL  5.15
Change  4.85
Items sold 2`,
  ],
  [
    true,
    `Paid invoice 8821
Harbor Pet Clinic  patient BISCUIT
Exam  $68.00
Rabies vaccine  $31.00
Total paid  $99.00`,
  ],
  [
    true,
    `City of Kestrel Water Utility
Account 4410-022817  11,400 gallons
Previous balance  $88.12
Water  $61.47
Total now due 12/05/2026  $127.72`,
  ],
  // An honest company speaks of meters, accounts, patients and tables, too.
  [
    false,
    `Riverside Chiropractic  patient: you
Exam  $90.00
12 visits  $540.00
Total  $630.00`,
  ],
  [
    false,
    `Septic tank, 1,000 gallons  $4,300.00
Pay by check on completion. Our store #2 has the lids.
Total  $4,300.00`,
  ],
  [
    false,
    `New 200 amp meter base, 12,400 kWh a year by your bills
Account number of your utility: needed for the permit
Panels and racking  $17,300.00
Total  $17,300.00`,
  ],
  [
    false,
    `Dining table 1, wrapped  $60.00
Crew of three, five hours  $840.00
Total  $900.00
Tip: never expected`,
  ],
  // What was priced so far, or is still to be paid, only goes up, or down.
  [false, 'Tear off  3,600.00  3,600.00\nShingles  9,000.00  12,600.00\nTotal  12,600.00'],
  [false, 'Total  $9,000.00\nTo start  3,000.00  6,000.00\nWhen done  6,000.00  0.00'],
  [false, 'Tear off  2 @ 1,800.00  3,600.00\nLess old price  1,800.00  1,800.00'],
])(
  'the statement of an account, or a bill of something else than work, is no quote (%s): %s',
  (is, text) => {
    const { quote, sums } = check('roofing', {}, text);
    expect([quote.isAccount, sums.isPriceAsked || !is]).toEqual([is, true]);
    // Nor is it one that goes by the hour, where the person says that it has no price.
    expect(doubtOf({ ...quote, whole: 'none' })).toBe(is ? 'all' : 'open');
  },
);

const SPRING = `Service call  $29.00
Torsion springs (2)  $498.00
Bearings, set  $130.00
Nylon rollers (10)  $151.00
Cables  $92.00
Subtotal  $900.00
Discount today  -$110.00
Service call credited  -$29.00
TOTAL  $761.00`;

test('what is taken off a whole paper is laid on no part of it, and no bait is called fair', () => {
  const { sums, verdict } = check('garage-door', { job: 'spring' }, SPRING);
  expect(sums.takenOff).toBe(130 + 151 + 92);
  expect(verdict).toMatch(/^We cannot judge it/);
});

test('labor and tax are no other work, so a dear part is called high', () => {
  const { verdict } = check(
    'appliance-repair',
    { appliance: 'range', range: 'oven-cold', rangePart: 'ovenBoard' },
    'Control board  $420.00\nLabor  $215.00\nTax on parts  $34.65\nTotal  $669.65',
  );
  expect(verdict).toMatch(/^High by about /);
});

test.each([
  // What no company lists is in other prices: neither doubted, nor asked for, nor added.
  [
    'pest-control',
    { target: 'termite', evidence: 'live', method: 'liquid' },
    'Termidor around the whole house, trenched and drilled  $1,180\nTOTAL  $1,180',
    { 'set-up': 'included', termites: 'included' },
    /setting up/,
  ],
  [
    'pest-control',
    { target: 'general', service: 'quarterly' },
    'Initial service  $139.00\nThen every 3 months  $95.00\nTerm: 12 months (initial + 3 quarterly visits)\nTotal first year  $424.00',
    { 'first-visit': 'included', visits: 'included' },
    /First visit/,
  ],
  [
    'moving',
    { reach: 'local', crew: '2' },
    'Flat rate for your apt to the house in Keller: $925 total for everything - 2 guys, truck, fuel, blankets',
    { crew: 'included', trip: 'included' },
    /Two movers|Trip/,
  ],
  [
    'chiropractic',
    { severity: 'mild', visits: 12 },
    'Phase 1 - 12 visits over 4 weeks\nExam with report $90 (today only $0)\nPrepay today: $612\nE-stim each visit included',
    { 'first-visit': 'included' },
    /First visit/,
  ],
  // What the owner pays elsewhere is never asked of a company.
  [
    'septic',
    { job: 'contract', system: 'spray' },
    'Three inspections a year, report filed with the county\nAnnual fee  $275.00\nDue now  $275.00\nNot included: chlorine tablets, pumping, repairs.',
    { power: 'own', 'air-pump-share': 'own', chlorine: 'out' },
    /Power of the pumps|shared over/,
  ],
  // A carpet pad is no baseboard; a deposit for booking takes on no shipment.
  [
    'water-damage',
    { scope: 'dry', source: 'pipe' },
    'Extraction 400 SF  $240\nTear out wet carpet pad  $180\n6 air movers x 3 days  $480\n1 dehumidifier x 3 days  $310\nTotal  $1,210',
    { 'baseboard-off': 'missing' },
    null,
  ],
  [
    'moving',
    { reach: 'interstate', home: '2' },
    'Hauling 5,200 lb  $3,600\nFuel surcharge  $360\nBooking deposit today  $900\nTotal  $3,960',
    { shipment: 'included' },
    /shipment of any size/,
  ],
  // What is torn out is not put back.
  [
    'water-damage',
    { scope: 'rebuild', source: 'pipe' },
    'Extraction 380 SF  $230\nTear out baseboard 90 LF  $95\n6 air movers x 3 days  $480\nTotal  $805',
    { baseboard: 'unclear' },
    null,
  ],
  // A sentence of the work stands beside that of a payment.
  [
    'roofing',
    {},
    'Tear off and haul  $3,400\nArchitectural shingles, laid  $12,300\nPermit  $240\nTotal  $15,940\nRotten decking is $78.00 a sheet. $1,900.00 is due when shingles are delivered.',
    { decking: 'unclear' },
    null,
  ],
] as const)('what is in a paper is not doubted: %s %o %s', (id, inputs, text, states, unasked) => {
  const found = check(id, inputs, text);
  expect(found.states).toMatchObject(states);
  if (unasked) expect(found.letter).not.toMatch(unasked);
});

test.each([
  [
    'home-staging',
    'Vacant staging proposal, 4 bed 3 bath 2,950 sf\nStaging  $2,600',
    { area: 2950 },
  ],
  ['pest-control', '2 bedrooms + living 1,240 sf\nHeat treat  $1,350', { area: 1240 }],
  ['concrete', 'Quitar patio viejo (390 pies2)  $1,140\nConcreto  $2,660', { area: 390 }],
  ['septic', 'New aerobic system, 500 gpd, 4 bedroom\nTotal $13,740', { bedrooms: 4 }],
] as const)('a size that stands in a paper is taken: %s', (id, text, answers) => {
  expect(check(id, {}, text).stated).toMatchObject(answers);
});

test('what an insurer counts for a loss is no company’s quote', () => {
  const paper = `Statement of Loss   Type of loss: Water
Water extraction  400.00 SF @ 0.60 = 240.00
Air movers, 6 units x 3 days  18.00 EA @ 27.00 = 486.00
Dehumidifier, 3 days  3.00 EA @ 108.00 = 324.00
Replacement Cost Value  1,050.00
Less Deductible  (1,000.00)
Net Claim Payment  $50.00`;
  const job = { scope: 'dry', source: 'pipe' };
  const { sums, verdict } = check('water-damage', job, paper);
  expect(verdict).toBe('It may be what an insurer counts, not a company’s quote.');
  expect(sums).toMatchObject({ isInsurers: true, likeForLike: null });
  expect(check('water-damage', job, paper).letter).toBe('');
  // Insurers speak of contractors, and of what they themselves pay.
  const asks = `${paper}\nSend us your contractor’s final invoice, and we pay the rest. This is not a contract to repair.`;
  expect(check('water-damage', job, asks).sums.isInsurers).toBe(true);
  const owners = `${paper}\nAuthorization to repair must come from the owner.`;
  expect(check('water-damage', job, owners).sums.isInsurers).toBe(true);
  // It is who holds back for age, or calls itself an insurer; a company's own scope has the deductible, too.
  const by = (head: string) => paper.replace('Statement of Loss', head);
  const isInsurers = (text: string) => check('water-damage', job, text).sums.isInsurers;
  expect(isInsurers(by('Pecan Valley Mutual'))).toBe(true);
  expect(isInsurers(by('Pecan Valley Restoration'))).toBe(false);
  expect(isInsurers(`${by('Pecan Valley Restoration')}\nLess Depreciation  (0.00)`)).toBe(true);
  // A company may copy them into its contract.
  const contract = `${paper}\nContractor agrees to do the work for whatever the carrier allows.`;
  expect(check('water-damage', job, contract).sums.isInsurers).toBe(false);
  const company = `Calder Drying LLC\n${paper}\nI authorize the work above.`;
  expect(check('water-damage', job, company).sums.isInsurers).toBe(false);
});

test('what a letter offers in place of its work is named, though it is not compared', () => {
  const { sums } = check(
    'pest-control',
    { pest: 'termites', method: 'liquid' },
    'We will treat the soil around the house with Termidor.\nThe price for the whole treatment is $1,480.00.\nIf you would rather have bait stations, 14 of them come to $2,115.00.\nThis offer stands for 30 days.',
  );
  expect(sums.written).toBe(1480);
  expect(sums.aside.map(({ amount }) => amount)).toEqual([2115]);
});

test('what a paper says of terms, an insurance or a right is no offer beside its price', () => {
  const { sums } = check(
    'roofing',
    { job: 'replace' },
    'Tear off  $3,600\nShingles  $11,250\nTotal  $14,850\nBalance of $7,425 on the day we finish.\nInsured for $1,000,000, certificate on request.\nYou have the right to dispute a bill that is $400 or more above this estimate.\nRidge vent is available for $640.',
  );
  expect(sums.aside.map(({ amount }) => amount)).toEqual([640]);
});

test('what is in the price up to a count says how much', () => {
  const { rows } = check(
    'roofing',
    { job: 'replace' },
    'Tear off  $3,600\nShingles  $11,250\nDecking: first 3 sheets of 7/16 OSB included\nTotal  $14,850',
  );
  expect(rows.find(({ item }) => item.id === 'decking')!.cells[0]).toMatchObject({
    state: 'included',
    most: '3 sheets',
  });
  const { rows: listed } = check(
    'roofing',
    { job: 'replace' },
    'Scope: tear off one layer, shingles, 40 ft ridge vent, haul-off. City permit included.\nContract price: $20,640',
  );
  expect(listed.find(({ item }) => item.id === 'tear-off')!.cells[0]).not.toHaveProperty('most');
});

test('what was paid is shown where the price is what its lines leave then', () => {
  const { sums } = check(
    'appliance-repair',
    { appliance: 'refrigerator', refrigerator: 'no-ice', refrigeratorPart: 'iceMaker' },
    'Diagnostic (paid today)  89.95\nIce maker assembly  148.60\nLabor, install  210.00\nLess diagnostic paid, goes toward repair  -89.95\nDUE WHEN DONE  358.60',
    { whole: 4 },
  );
  expect(sums).toMatchObject({ written: 358.6, lines: 358.6, takenOff: 0 });
  expect(sums.beside.map(({ amount }) => amount)).toContain(-89.95);
});

test('what no words place is named where each line of ours has its price, and nobody is asked for it', () => {
  const { quote, placed, rows, sums } = check(
    'chiropractic',
    { severity: 'strong' },
    'Exam, new patient  $145\nX-rays, neck, 3 views  $135\nAdjustments, 6 at $85  $510\nElectrical stimulation, 6 at $35  $210\nTotal for plan  $1,000',
  );
  const total = { low: 300, typical: 445, high: 700 };
  expect(sayQuote({ rows, sums: [sums] }, 0, total).rest).toContain(
    'for what we do not count: “Electrical stimulation, 6”, $210.',
  );
  const about = { quote: placed, sums, rows, total, at: 0, cautions: [], text: quote.pasted };
  expect(writeLetter(about)).not.toContain('If it is for more');
});

test('what the owner pays of a scope is said where its own figures say the rest', () => {
  const shareOf = (...rest: readonly string[]) =>
    check(
      'water-damage',
      { scope: 'dry' },
      [
        'Water extraction  285.00 SF  0.62  176.70',
        'Air mover (per 24 hr)  27.00 DA  29.85  805.95',
        'Dehumidifier (per 24 hr)  6.00 DA  78.20  469.20',
        'Replacement cost value  $1,451.85',
        ...rest,
      ].join('\n'),
    ).sums.ownShare;
  expect(shareOf('Less deductible  (1,000.00)', 'Net claim  $451.85')).toBe(1000);
  expect(shareOf('Less deductible  (1,000.00)', 'Net claim  $400.00')).toBeNull();
  expect(shareOf('Less deductible  (1,000.00)')).toBeNull();
});

test('what comes at a visit is not what the visits are', () => {
  const { rows } = check(
    'chiropractic',
    { severity: 'strong' },
    'Exam  $95\nAdjustment  $55 per visit  8  $440\nRe-exam, visit 6  $45  1  $45\nTotal  $580',
  );
  expect(rows.find(({ item }) => item.id === 'adjustments')!.cells[0]).toMatchObject({
    amount: 440,
  });
});

test('care above the rent is not set against the rent, and no fee is passed over', () => {
  const { sums, rows } = check(
    'senior-care',
    { setting: 'assisted' },
    'Studio apartment, meals  $4,200\nCare level 2  $800\nMonthly total  $5,000\nCommunity fee, one time  $2,400',
  );
  expect(sums).toMatchObject({ written: 5000, takenOff: 800, likeForLike: 4200 });
  expect(rows.find(({ item }) => item.id === 'rent')!.cells[0]).toMatchObject({ amount: 4200 });
  expect(sums.aside.map(({ amount }) => amount)).toEqual([2400]);
  // One that reads like a deposit is none.
  const { sums: others } = check(
    'senior-care',
    { setting: 'assisted' },
    'Monthly rate, includes 3 meals  $4,950\nCare level 2  $875\nTotal each month  $5,825\nCommunity fee, once, at move-in  $2,500\n30 days written notice to leave.',
  );
  expect(others.aside.map(({ amount }) => amount)).toEqual([2500]);
});

test('the refrigerant of a new coil is not taken off its price, that of a capacitor is', () => {
  const paper = (part: string) =>
    `Replace ${part}, labor  $1,100\nRefrigerant 8 lb @ $110  $880\nTotal  $1,980`;
  const job = { job: 'repair', symptom: 'weak' };
  expect(check('hvac', { ...job, part: 'coil' }, paper('coil')).sums.takenOff).toBe(0);
  const other = check('hvac', { ...job, part: 'capacitor' }, paper('capacitor'));
  expect(other.sums.takenOff).toBe(880);
});

test('one price for several lines of ours is other work once', () => {
  const { sums } = check(
    'senior-care',
    { setting: 'assisted' },
    'Studio apartment, meals  $4,200 / month\nCare level 2 (dressing, med pass)  $800 / month\nMonthly total  $5,000',
  );
  expect(otherWork(sums).map(({ usd }) => usd)).toEqual([800]);
});

test('no price is called high that may hold what stands on the paper without one', () => {
  const { verdict } = check(
    'concrete',
    { trouble: 'cracked', job: 'replace', place: 'driveway', area: 720 },
    'demo+haul 2,340\n4 inches of flex base compacted 1,150\n5" 4000psi w fiber 6,480\ncontrol joints saw cut, broom finish incl\npermit we pull it, 150\ntot 10,120',
  );
  expect(verdict).toBe('Fair, if it is for what we count.');
});

test('a heading of two kinds of work places no line of a third', () => {
  const { rows } = check(
    'pest-control',
    { target: 'rodent', work: 'both' },
    'Rodent exclusion\nSeal 14 entry points  $1,150\nTrapping, 3 visits  $375\nMove the shed back  $680\nTotal  $2,205',
  );
  for (const { cells } of rows)
    expect(cells[0]!.state === 'priced' && cells[0]!.says.join()).not.toMatch(/shed/);
});

test('a surcharge on all of it is no other work, and the care in a price is no rent', () => {
  const pump = check(
    'septic',
    { job: 'pump', lid: 'buried' },
    'Pump 1,000 gal tank  $385\nDig lid 14 in  $75\nFuel surcharge  $15\nTotal  $475',
  );
  expect(pump.sums.takenOff).toBe(0);
  expect(openQuestion(pump.quote)).toBeNull();
  const { rows } = check(
    'senior-care',
    { setting: 'memory' },
    'Private home by the lake  6,350/mo\nLevel of care: tier 3  1,150/mo\nTotal monthly  7,500',
  );
  expect(rows.find(({ item }) => item.id === 'memory-rent')!.cells[0]).toEqual({
    state: 'included',
  });
});

test.each([
  // What is taken off and put there again is both; a carpet that is kept is no new one.
  [
    'water-damage',
    { scope: 'rebuild', source: 'pipe', tenure: 'own', area: 300 },
    'Extract water from carpeted floor  $210\nR&R base, 3 in  $240\nCarpet pad  $300\nRe-stretch and lay back carpet  $350\nTotal  $1,100',
    {},
    ['carpet-new'],
    [
      'Extract water from carpeted floor  $210',
      'R&R base, 3 in  $240',
      'Carpet pad  $300',
      'Re-stretch and lay back carpet  $350',
    ],
  ],
  // A second exam is no first visit.
  [
    'chiropractic',
    { severity: 'mild', visits: 12 },
    '12 adjustments  $600\nRe-exam after two weeks  $70\nTotal  $670',
    { adjustments: 600 },
    ['first-visit'],
    ['Re-exam after two weeks  $70'],
  ],
  // What is worn, cut out or burned is no hour of work.
  [
    'forensic-cleaning',
    {},
    'Technicians, 14 hrs  $1,890\nPPE, 3 changes  $150\nCut out carpet and subfloor  $480\nOzone  $300\nTotal  $2,820',
    { odor: 300 },
    ['haul', 'start', 'hours'],
    ['Technicians, 14 hrs  $1,890', 'PPE, 3 changes  $150', 'Cut out carpet and subfloor  $480'],
  ],
  // Stairs at the pick-up are stairs; a trip is no crew.
  [
    'moving',
    { reach: 'interstate', home: '2' },
    'Flat for 700 cubic feet  $3,100\none flight at pick-up  $85\nTotal  $3,185',
    {},
    ['shipment'],
    ['Flat for 700 cubic feet  $3,100', 'one flight at pick-up  $85'],
  ],
  [
    'moving',
    { reach: 'local', home: '1', crew: '2' },
    '2 movers and truck, 5 hours at $125  $625\nTrip  $95\nTotal  $720',
    { crew: 625, trip: 95 },
    [],
    [],
  ],
] as const)(
  'a line is called ours only where its words are: %s %o',
  (id, inputs, text, priced, not, other) => {
    const { rows, sums } = check(id, inputs, text);
    const amounts = Object.fromEntries(
      rows.flatMap(({ item, cells: [cell] }) =>
        cell!.state === 'priced' ? [[item.id, Math.round(cell!.amount)]] : [],
      ),
    );
    expect(amounts).toMatchObject(priced);
    for (const one of not) expect(amounts).not.toHaveProperty(one);
    expect(sums.beside.map(({ text: one }) => one)).toEqual(other);
  },
);

test('a rate in the terms is no second price of what has one', () => {
  const { rows, sums } = check(
    'chiropractic',
    { severity: 'mild', visits: 10 },
    'Exam  $80.00\n10 adjustments at $52.00 each  $520.00\nStop any day and what is left comes back, $52.00 a visit.',
  );
  expect(sums.written).toBe(600);
  expect(rows.find(({ item }) => item.id === 'adjustments')!.cells[0]).toMatchObject({
    amount: 520,
  });
});

test('what is not in our estimate is called as the company calls it', () => {
  const { sums } = check(
    'moving',
    { reach: 'local', home: '1', crew: '2' },
    '2 movers and truck, 5 hours at $125  $625\nWardrobe boxes, 4 @ $15.00  $60\nTotal  $685',
  );
  expect(otherWork(sums).map(({ label }) => label)).toEqual(['Wardrobe boxes']);
});

test('a total that its lines make is not called open where that is not sure', () => {
  const { sums } = check(
    'senior-care',
    { setting: 'assisted' },
    `Oak Hollow Assisted Living - Rate sheet for M. Perry, Nov 2026
Studio apartment, meals, housekeeping  $3,900/month
Care level 2 (bathing, dressing, med pass)  $700/month
Monthly total  $4,600
Community fee, one time at move in  $2,200
Cable  included
Incontinence supplies  at cost
Rates are reviewed each March; the past three years' raise was 5 to 7%.
Care level can change after a nurse assessment; we tell the family 20 days ahead.
Medicine supplies at cost
Rent may go up 3 to 6% each year; we write you.`,
  );
  expect(sums).toMatchObject({ written: 4600, isOpen: false });
});

const KITCHEN = { job: 'replace', measure: 'wall', length: 30, counter: 'none' };
const DRIVE = { job: 'replace', place: 'driveway', area: 900 };

test.each([
  // The words of a name of the whole job stand close.
  ['cabinets', KITCHEN, 'Kitchen L run, cherry, full inset  $3,400', '#rest'],
  ['cabinets', KITCHEN, 'Full kitchen  $17,400', '#rest'],
  ['cabinets', KITCHEN, 'Truck from the shop, freight  $310', 'delivery'],
  ['cabinets', KITCHEN, 'Freight  $2,400', 'delivery'],
  // What slides out of a cabinet is no pull on its door.
  ['cabinets', KITCHEN, 'Two pull-out bins, one spice pull-out  $870', '#else'],
  ['cabinets', KITCHEN, 'Black pulls  $390', 'handles'],
  ['concrete', DRIVE, 'Permit, new approach  $1,900', 'concrete+placing+permit'],
  // Sand is no crushed stone.
  ['concrete', DRIVE, 'Grade, 3 in sand cushion  $1,150', 'excavation'],
  ['concrete', DRIVE, 'Grade, 4 in gravel and sand base  $2,150', 'excavation+base'],
] as const)('a line is called by what it is: %s %o %s', (id, inputs, text, place) => {
  const rest = {
    cabinets:
      'Island  $4,800\nCrown  $900\nInstallation  $3,200\nTear-out  $800\nSales tax  $900\nPlumber  $300',
    concrete: 'Break out and haul off old slab  $2,700\nForm, pour, broom finish  $7,200',
  }[id];
  const paper = `${text}\n${rest}`;
  const total = [...paper.matchAll(/\$([\d,]+)/g)].reduce(
    (sum, [, usd]) => sum + Number(usd!.replace(',', '')),
    0,
  );
  const found = check(id, inputs, `${paper}\nTotal  $${total}`);
  const line = found.placed.find((one) => one.text === text)!;
  expect(line.place.split('+').toSorted()).toEqual(place.split('+').toSorted());
});

test('the verdict is not laid on a line too dear to be that alone', () => {
  const dear = check(
    'cabinets',
    KITCHEN,
    `Semi-custom cabinets  $17,500\nFreight  $16,400\nCrown  $900\nInstallation  $3,200\nTotal  $38,000`,
  );
  expect(dear.verdict).toMatch(/^High by about \$[\d,]+,/);
});

test('a base of sand is not counted as the one of stone that is missing', () => {
  const { states, letter } = check(
    'concrete',
    DRIVE,
    'Break out and haul off  $2,700\nGrade, sand cushion  $1,100\nForm, rebar, pour 3,500 psi, broom finish  $7,900\nCity permit  $120\nTotal  $11,820',
  );
  expect(states).toMatchObject({ base: 'unclear' });
  expect(letter).toMatch(/crushed-stone base/i);
});

/** A yearly contract with one line more, and what our tablets cost. */
const contract = (line: string) =>
  check(
    'septic',
    { job: 'contract', system: 'spray' },
    `Yearly service contract, three visits  $290.00\n${line}\nTotal  $290.00`,
  );

test.each([
  'Chlorine tablets, 25 lb pail  $98.00  [x] no',
  'Chlorine tablets, 25 lb pail  $98.00  ( ) yes (x) no',
  'Chlorine tablets, 25 lb pail  $98.00  [ ] Yes  [X] No',
  'Chlorine tablets, 25 lb pail  $98.00  ☐ yes ☒ no',
  'Chlorine tablets, 25 lb pail  $98.00  yes [ ]  no [x]',
])('of what a box says no to nothing is said: %s', (line) => {
  const { rows, sums, placed, letter } = contract(line);
  expect(sums.written).toBe(290);
  expect(placed[1]!.amount).toBe(98);
  expect(JSON.stringify(rows)).not.toContain(line);
  expect(letter).not.toMatch(/tablets/i);
});

test.each([
  'Chlorine tablets, 25 lb pail  $98.00 - not taken',
  'Chlorine tablets, 25 lb pail  $98.00  (declined)',
  'Chlorine tablets, 25 lb pail  98.00  DECLINED by owner',
  'Chlorine tablets, 25 lb pail (optional)  $98.00  [x] no',
  'Optional: chlorine tablets, 25 lb pail  $98.00',
])('what is offered beside a price has a price, and is asked about by no letter: %s', (line) => {
  const { rows, sums, placed, letter } = contract(line);
  expect(sums.written).toBe(290);
  expect(placed[1]).toMatchObject({ kind: 'addition', amount: 98 });
  const row = rows.find(({ item }) => item.id === placed[1]!.place)!;
  expect(row.cells[0]).toMatchObject({ state: 'out', says: [line] });
  expect(letter).not.toMatch(/tablets/i);
});

test.each([
  'Chlorine tablets, 25 lb pail  $98.00  (x) yes ( ) no',
  'Chlorine tablets, 25 lb pail  $98.00  [x] Yes  [ ] No',
  'Chlorine tablets, 25 lb pail  $98.00  yes [x]  no [ ]',
  'Chlorine tablets, 25 lb pail  $98.00  no [ ]  yes [x]',
  'Chlorine tablets, 25 lb pail  $98.00  no ( ) (x) yes',
])('what the customer said yes to is no offer: %s', (line) => {
  expect(isDeclined(line)).toBe(false);
});

test.each([
  ['Monthly lease payment, year 1  $139.00 (tax in, autopay)', true],
  ['Monthly payment  $139.00', true],
  ['Total of the lease, 11 kW system on the roof  $23,400.00', false],
])('one of many payments is no price: %s', (line, isPriceAsked) => {
  const { sums } = check(
    'solar',
    { ownership: 'new' },
    `HOME SOLAR LEASE\n8.8 kW DC, 22 panels, inverter\nDue at signing  $0\n${line}\nTerm  25 years`,
  );
  expect(sums.isPriceAsked).toBe(isPriceAsked);
});

test('what was paid before is not taken off the price', () => {
  const { sums, placed } = check(
    'appliance-repair',
    { appliance: 'fridge' },
    `Evaporator fan motor  $150.00
Labor, flat  $220.00
Parts and labor  $370.00
Less service call paid today  -$85.00
Tax on parts  $12.38
Due when fixed  $297.38`,
  );
  expect(placed.filter(({ kind }) => kind === 'discount')).toEqual([]);
  expect(sums.written).toBeCloseTo(382.38);
});

test('of ways of which one is chosen no sum is said to be wrong', () => {
  const { placed, rows } = check(
    'pest-control',
    { target: 'termite' },
    `Treatment A: liquid all around, trench and drill  $1,390.00
Treatment B: bait stations, first year  $1,180.00
Chosen: A.   Neighbor discount  -$90.00     Tax 8.25% $107.25     Total $1,407.25`,
  );
  const told = placed.map((line, at) => ({
    ...line,
    ...(at === 2 ? { place: '#total' as const } : { kind: 'work' as const }),
  }));
  const items = rows.map(({ item }) => item);
  expect(compareQuotes(items, [], [told]).sums[0]).toMatchObject({ written: 1407.25, apart: null });
});

test('other work is taken off as its lines price it, whatever is taken off the whole', () => {
  const sumsOf = (total: string) =>
    check(
      'moving',
      { reach: 'local', home: '1', crew: '2' },
      `2 movers and truck, 6 hours at $150  $900\nPacking of the china  $300\n${total}`,
    ).sums;
  expect(sumsOf('Total  $1,200').takenOff).toBe(300);
  expect(sumsOf('Spring discount  -$120\nTotal  $1,080').takenOff).toBe(300);
  expect(sumsOf('Total  $1,080').likeForLike).toBeNull();
});

test('what is in a price is told by its work and its total, never by terms, notices or exclusions', () => {
  const { states } = check(
    'cabinets',
    { ...KITCHEN, plumbing: 'yes' },
    `Kitchen cabinets, painted maple  $19,400
Delivery and install  $3,100
Contract price, tax included  $22,500
Payments: half at signing, 40% at delivery, the rest when crown and pulls are on
Not ours: countertop, plumbing, tear-out of old cabinets.`,
  );
  expect(states).toMatchObject({ tax: 'included', remove: 'out', delivery: 'included' });
  expect(states).not.toMatchObject({ trim: 'included' });
});

test('what a letter says is in addition to its price is not in it', () => {
  const { states, sums } = check(
    'cabinets',
    { ...KITCHEN, plumbing: 'yes', counter: 'granite' },
    `We build and install your kitchen cabinets and haul off the old ones.

Our price for the above is thirty-one thousand, four hundred dollars ($31,400.00), sales tax included.

Countertops: Granite, level 2, 62 square feet, set by our partner, $4,650.00. This is in addition to the cabinet price. Plumbing is by your plumber and not in our price.`,
  );
  expect(sums.written).toBe(31_400);
  expect(states).toMatchObject({ counters: 'out', plumbing: 'out' });
});

test('what a paper leaves out by its name is not in a price that may be for others too', () => {
  const { states } = check(
    'cabinets',
    { ...KITCHEN, plumbing: 'yes', counter: 'quartz' },
    `Base cabinets, maple shaker  22 LF  415.00  9,130.00
Quartz tops, level 2  58 SF  82.00  4,756.00
Undermount sink cutout  1 EA  225.00  225.00
Install cabinets  3,400.00
TOTAL  17,511.00

Not in this bid: plumbing disconnect/reconnect, electrical, backsplash.`,
  );
  expect(states).toMatchObject({ plumbing: 'out' });
});

const YEARLY = 'Yearly aerobic contract, three visits  $285.00\nTOTAL  $285.00\n';
const CHECKS = 'Each time: check aerator, pump, alarm and spray heads\n';

test.each([
  'What is not in it: chlorine tablets (you buy them), pumping the tank, power problems.',
  'Not part of this price: chlorine tablets, pumping the tank, parts.',
  'NOT INCLUDED\n- chlorine tablets\n- pumping the tank',
  'Exclusions:\n* pumping the tank\n* chlorine tablets\n* parts',
  'By others\n  pumping the tank\n  chlorine tablets',
])('what a list leaves out is never in the price, whatever else names it: %s', (list) => {
  for (const text of [`${YEARLY}${CHECKS}\n${list}`, `${CHECKS}${YEARLY}\n${list}`]) {
    const { rows, states } = check('septic', { job: 'contract', system: 'spray' }, text);
    // Of what another line may hold nothing is said.
    expect(states).toMatchObject({ chlorine: 'out' });
    const pump = rows.find(({ item }) => item.id === 'pump')!.cells[0]!;
    expect(pump.state === 'out' || isSilent(pump)).toBe(true);
  }
});

test('what a warranty leaves out is not said to be missing from the price', () => {
  const text = `- Tear off and haul, install synthetic underlayment and architectural shingles
TOTAL  $16,500.00
Our warranty does not include the tear off that hail may call for.`;
  const { states } = check('roofing', { job: 'replace' }, text);
  expect(Object.values(states)).not.toContain('out');
});

test('a list of what is left out ends at the next part, and at a line that is marked otherwise', () => {
  const list = 'NOT INCLUDED\n- pumping the tank\n';
  for (const end of ['\nWith it\n- chlorine tablets', 'Included: chlorine tablets']) {
    const { states } = check('septic', { job: 'contract', system: 'spray' }, YEARLY + list + end);
    expect(states.pump).toBe('out');
    expect(states.chlorine).not.toBe('out');
  }
});

test.each(['25,000 cycle', '50,000-cycle', '25k cycle'])('springs of %s last longer', (says) => {
  const text = `2 torsion springs, ${says}, wound and balanced  $642.00\nTotal  $642.00`;
  const { states } = check('garage-door', { job: 'spring', rating: 'high' }, text);
  expect(states).toMatchObject({ springs: 'included', 'high-cycle': 'included' });
});

test('what an account says of the money is no work, and nothing off the price', () => {
  const { placed, sums } = check(
    'concrete',
    DRIVE,
    `Contract sum to date  8,000.00
Work completed to date (90%)  7,200.00
Less 10% retainage  -720.00
Balance to finish, with retainage  1,520.00`,
  );
  expect(placed.slice(1).map(({ place }) => place)).toEqual(['#out', '#out', '#out']);
  expect(sums.beside).toEqual([]);
});

test('movers and a trip fee are read in Spanish', () => {
  const { rows } = check(
    'moving',
    { miles: 12 },
    'Cuadrilla de 4 personas y camión, 6 horas a $180  $1,080.00\nCargo de viaje  $90.00\nTOTAL  $1,170.00',
  );
  const cells = Object.fromEntries(rows.map(({ item, cells: [cell] }) => [item.id, cell]));
  expect(cells).toMatchObject({
    crew: { state: 'included' },
    trip: { amount: 90 },
    'extra-movers': { state: 'included' },
  });
});

test('a paper that has all of our lines is asked nothing', () => {
  const paper = (head: string) =>
    check(
      'garage-door',
      { job: 'spring' },
      `${head}\nTorsion springs, pair  $265.00\nLabor  $120.00\nTotal  $385.00`,
    ).letter;
  expect([paper('Estimate 20617'), paper('INVOICE # 20617')]).toEqual(['', '']);
});

test('what is not there to take away is no taking away', () => {
  const { rows } = check(
    'concrete',
    DRIVE,
    'Driveway: bust out, haul off, pour back  $7,300\nSide slab 10x12, nothing to tear out  $1,150\nTotal  $8,450',
  );
  const removal = rows.find(({ item }) => item.id === 'removal')!.cells[0]!;
  expect('says' in removal ? removal.says.join() : '').not.toContain('Side slab');
});

test('which of a list is done only as needed nobody can tell', () => {
  const { states } = check(
    'water-damage',
    {},
    'Work: water extraction, daily monitoring, baseboard removal as needed\nPrice for drying  $3,900',
  );
  expect(Object.values(states)).not.toContain('missing');
});

test('a lesser line is not put beside ours where a greater one may be it', () => {
  const { states } = check(
    'concrete',
    { job: 'replace', area: 1180 },
    `Driveway 1,060 sf x $11.75  $12,455.00
Approach 120 sf x $15.00  $1,800.00
ROW permit  $175.00
Total  $14,430.00`,
  );
  expect(states).toMatchObject({ placing: 'included', permit: 'priced' });
});

test('a price for more movers than ours stands beside none of them', () => {
  const { rows } = check(
    'moving',
    { home: '4', crew: '4' },
    `4 movers, 2 trucks
Loading and unloading  $2,480.00
Travel  $195.00
Total  $2,675.00`,
  );
  const cell = rows.find(({ item }) => item.id === 'crew')!.cells[0];
  expect(cell).toMatchObject({ state: 'included' });
});

test('what takes away and hauls one thing is plainly that', () => {
  const { states } = check(
    'cabinets',
    { job: 'new' },
    'Cabinets  $21,000.00\nRemove & haul off old cabinets  $850.00\nTotal  $21,850.00',
  );
  expect(states).toMatchObject({ remove: 'priced' });
  const roof = 'Shingles  $14,000.00\nTear off and haul existing shingles  $3,400.00';
  const on = check('roofing', { squares: 30 }, `${roof}\nTotal  $17,400.00`);
  expect(on.states).toMatchObject({ 'tear-off': 'priced' });
});

test.each([
  [
    'what comes behind is little beside it',
    'cabinets',
    { job: 'replace', counter: 'counterGranite' },
    'Shaker cabinets  $19,400\nGranite tops level 2, 52 sq ft, eased edge, w/ undermount sink cutout  $4,420\nTotal  $23,820',
    { counters: 'priced' },
  ],
  [
    'other work only describes it',
    'septic',
    { job: 'pump' },
    'Pump out 1500 gal aerobic (trash, aeration, pump tank)  $545.00\nNew riser  $120.00\nTotal  $665.00',
    { pump: 'priced' },
  ],
  [
    'it takes that away, and bags it',
    'water-damage',
    { scope: 'dry' },
    'Tear out wet carpet pad and bag for disposal  240.00 SF  0.71  $170.40\nAir mover, per day  $378.00\nTotal  $548.40',
    { 'pad-out': 'priced' },
  ],
  [
    'what is taxed is no part of a tax, nor is a tax one for its rate',
    'cabinets',
    { job: 'replace' },
    'Shaker cabinets  $12,400\nSales tax (cabinets, parts and pulls) 8.25%  $1,023\nTotal  $13,423',
    { tax: 'priced' },
  ],
  [
    'all of it is a name of ours but for its size',
    'septic',
    { job: 'replace' },
    'Aerobic system  $13,950\nPump, crush and fill old 750 gal tank  $1,450\nTotal  $15,400',
    { 'old-tank': 'priced' },
  ],
  [
    'not where it may hold much more of ours',
    'roofing',
    { squares: 30 },
    'Tear off old shingles, felt, new ridge cap  $4,040\nArchitectural shingles  $9,900\nTotal  $13,940',
    { 'tear-off': 'included' },
  ],
  [
    'not where its price is that of a fee behind it',
    'septic',
    { job: 'pump' },
    'Pump the tank, county fee  $545.00\nNew riser  $120.00\nTotal  $665.00',
    { pump: 'included' },
  ],
  [
    'not where a larger price that no words place may be of it',
    'cabinets',
    { job: 'replace' },
    'Base and wall run  $15,220\nPantry cabinet  $1,840\nIsland cabinet  $5,275\nTotal  $22,335',
    { cabinets: 'included' },
  ],
  [
    'it is the one price, and ours is one line',
    'garage-door',
    { job: 'new' },
    'For the double: 16x7 steel insulated door, springs, new tracks, old one hauled off, $2,875.00',
    { door: 'priced' },
  ],
])('a price stands beside ours by its head: %s', (_, trade, answers, text, wanted) => {
  expect(check(trade, answers, text).states).toMatchObject(wanted);
});

test.each([
  [
    'a column of its own calls so, whatever is said beside it',
    'pest-control',
    { target: 'general', service: 'quarterly' },
    'Initial service             Inside and out, ants, roaches, spiders, scorpions           $149.00\nQuarterly service  $99.00 / visit',
    { 'first-visit': { amount: 149 } },
  ],
  [
    'stands there at a price that is taken off again',
    'pest-control',
    { target: 'general', service: 'quarterly' },
    "Initial service      reg $345   less $200 = $145.00\n    today's charge                   $145.00\nRecurring quarterly service      $149.00 x 7",
    { 'first-visit': expect.not.objectContaining({ amount: 345 }) as object },
  ],
  [
    'says it in Spanish first',
    'septic',
    { job: 'pump' },
    'Bombeo de tanque 1,000 galones, 2 compartimientos / Pump 1,000 gal tank, both compartments ........ $395.00\nLimpiar filtro de salida / Clean outlet filter ........ $40.00',
    { pump: { amount: 395 } },
  ],
  [
    'names a brand of two of ours',
    'hvac',
    { job: 'replace' },
    'Lennox ML17XC1-048 condenser, 4 ton, up to 17.2 SEER2  $6,870.00\nLennox ML180UH090 gas furnace, 80% AFUE  $3,140.00',
    { outdoor: { amount: 6870 }, indoor: { amount: 3140 } },
  ],
  [
    'is a day off, and no labor',
    'hvac',
    { job: 'replace' },
    'Condenser and coil, 4 ton  $7,870.00\nLabor Day crew, on top  $192.50\nThermostat  $240.00',
    { thermostat: expect.not.objectContaining({ share: 'bare' }) as object },
  ],
])('a line that %s', (_, id, inputs, text, wanted) => {
  const { rows } = check(id, inputs, text);
  const cells = Object.fromEntries(rows.map(({ item, cells: [cell] }) => [item.id, cell]));
  expect(cells).toMatchObject(wanted);
});

test('what the owner pays elsewhere makes no contract low', () => {
  const { verdict, sums } = check(
    'septic',
    { job: 'contract', system: 'spray' },
    'Aerobic contract, three visits a year  $260.00\nTablets: bought by owner\nTotal  $260.00',
  );
  expect([verdict, sums.written]).toEqual(['Fair, if it is for what we count.', 260]);
});

test.each([
  [
    'what is in the price, before the rate of another',
    'roofing',
    'Shingles, laid  $12,400.00\nTotal  $12,400.00\nPermit included. Soft decking, if any, $3.10 a sq. ft., once you saw it.',
    { permit: { state: 'included' }, decking: { state: 'unclear' } },
  ],
  [
    'what plainly says that it is in the price',
    'roofing',
    'Shingles, laid  $12,400.00\nCity permit  included\nTotal  $12,400.00',
    { permit: { state: 'included', words: 'City permit  included' } },
  ],
  [
    'what is in the price only if it is needed',
    'roofing',
    'Shingles, laid  $12,400.00\nCity permit, if needed  included\nTotal  $12,400.00',
    { permit: expect.not.objectContaining({ words: expect.anything() as string }) as object },
  ],
  [
    'a price for one line of ours, and one for two of them',
    'cabinets',
    'Semi-custom cabinets  9,400.00\nCrown molding, fitted  520.00\nInstall cabinets and trim  2,600.00\nTotal  12,520.00',
    { trim: { amount: 520 }, install: { state: 'included' } },
  ],
  [
    'rates beside a price that is not fixed',
    'forensic-cleaning',
    'Technician  $90/hr\nGlove set  $9 each  Biohazard box  $150 each (pickup & disposal)\nWe expect 20 hours, 8 boxes: 3,000\nRange $2,800 - $3,600. You will not pay over $3,600.',
    { haul: { state: 'unclear' } },
  ],
])('each line is told as the paper has it: %s', (_, id, text, wanted) => {
  const { rows } = check(id, {}, text);
  const cells = Object.fromEntries(rows.map(({ item, cells: [cell] }) => [item.id, cell!]));
  expect(cells).toMatchObject(wanted);
});

test.each([
  [
    'water-damage',
    { scope: 'mold' },
    'Containment  $520\nMold removal  $940\nBig fans, five days  $310\nTotal  $1,770',
    { mold: 940 },
    ['Big fans, five days  $310'],
  ],
  [
    'cabinets',
    { job: 'reface', hardware: 'new' },
    'Reface the doors in maple  $6,100\nSkins for the ends  $780\nTotal  $6,880',
    { reface: 6_100 },
    ['Skins for the ends  $780'],
  ],
] as const)(
  'a row of ours has what is called so, and other work of the job one of its own: %s',
  (id, inputs, text, amounts, beside) => {
    const { rows, sums } = check(id, inputs, text);
    for (const [line, amount] of Object.entries(amounts))
      expect(rows.find(({ item }) => item.id === line)!.cells[0]).toMatchObject({ amount });
    expect(sums.beside.map((one) => one.text)).toEqual(beside);
    expect(sums.takenOff).toBe(0);
  },
);

test('what makes the total once more is how it is paid, and changes no verdict', () => {
  const { sums, verdict } = check(
    'hvac',
    { job: 'replace', system: 'heat-pump', area: 1800 },
    `A 3 ton 15.2 SEER2 heat pump with its air handler, thermostat and permit in it
We would like $2,000 as we order
and $10,300 once it cools
All of it together  $12,300`,
  );
  expect([sums.written, verdict]).toEqual([12_300, 'Fair, if it is for what we count.']);
});

test('what is paid when is no work beside the price that it makes', () => {
  const { sums } = check(
    'solar',
    {},
    `Solar, 26 panels of 410 W, microinverters, permit and interconnection
Cash price  $31,980.00
$1,000 at signing  (refundable until the permit is filed)
$15,000 when material is delivered
$15,980 after the utility gives permission to operate`,
  );
  expect([sums.written, sums.beside]).toEqual([31_980, []]);
});

test('a small bare number of a table counts, and is no price', () => {
  const { sums } = check(
    'chiropractic',
    {},
    `Phase  Weeks  Visits per week  Visits
Relief  1 - 2  3  6
Rebuild  3 - 5  2  6
Adjustment, 12 @ $58.00  $696.00
Total  $696.00`,
  );
  expect(sums.beside.map(({ text }) => text)).not.toContain('Relief  1 - 2  3  6');
  expect(sums.aside).toEqual([]);
});

test('what is offered beside the price leaves out no line of ours that it is not', () => {
  const { states, sums } = check(
    'septic',
    { job: 'repair' },
    `Hey this is Dale w/ Crosstimbers Septic. Got done looking at your aerobic
Air compressor is shot (Hiblow HP-80) thats why the alarm. Also ur spray pump is weak but still running
New HP-80 put in is 785 out the door. 2 yr warr on the compressor
Spray pump 1/2 hp 20 gpm is 690 installed if u want it same trip. not a must today, would get u thru winter prob
The 95 for coming out today comes off if we do the work`,
  );
  expect(Object.values(states)).not.toContain('out');
  expect([sums.written, sums.added]).toEqual([785, 0]);
});

test('a price that holds more than our estimate is not called like for like', () => {
  const door = 'New 16x7 insulated steel door';
  const of = (paper: string) => check('garage-door', { job: 'door' }, paper).sums;
  expect(of(`${door}, tax in: $2,450 out the door`)).toMatchObject({ likeForLike: 2450 });
  const more = `${door}, new tracks and belt opener, old door hauled off, tax in: $2,450 out the door`;
  expect(of(more)).toMatchObject({ written: 2450, likeForLike: null });
});

test('one price for all is the price, whatever the words above it name', () => {
  const paper = `Lennox 4-ton heat pump, matching air handler
Includes: line set flush, pad, permit, removal of old equipment
System, installed  $15,900.00
Spring rebate  - 700.00
YOUR NET INVESTMENT  $15,200.00`;
  const { sums } = check(
    'hvac',
    { job: 'replace', system: 'heat-pump', tier: 'high', tons: 4 },
    paper,
  );
  expect(sums.written).toBe(15_200);
});

test('of a Spanish paper nothing is called missing', () => {
  const paper = `Instalamos techo Timberline nuevo  $10,900
Quitar tejas viejas  $2,900
Garantia de mano de obra por dos anos, usted no paga nada antes de que terminemos.
TOTAL  $13,800`;
  const { states, sums } = check('roofing', {}, paper);
  expect(Object.values(states)).not.toContain('missing');
  expect(sums.added).toBe(0);
});

test.each([
  [
    'concrete',
    { job: 'resurface' },
    'Grind the floor  520 sf  $700\nFlake and polyaspartic coating  $3,300\nTotal  $4,000',
    /^We cannot judge it/,
  ],
  [
    'septic',
    { job: 'pump' },
    'Pump 1,000 gal tank  $430\nReplace air pump, Hiblow  $560\nTotal  $990',
    /^We cannot judge it/,
  ],
])('%s: what is none of ours makes no price low or high: %s', (id, inputs, text, verdict) => {
  expect(check(id, inputs, text).verdict).toMatch(verdict);
});

test('a price said twice is not among what we did not compare', () => {
  const { sums } = check(
    'roofing',
    {},
    `Tear off and haul  $3,100.00
Architectural shingles, laid  $11,400.00
City permit  $250.00
Total  $14,750.00
Contract price: $14,750.00, the same as the adjuster's scope above.`,
  );
  expect(sums.written).toBe(14_750);
  expect(sums.aside).toEqual([]);
});

test('a deposit takes nothing off the price', () => {
  const line = (text: string) =>
    placeLine(readLine(text, 'discount'), matcher([], [], quoteWordsOf('moving')));
  expect(line('Reservation deposit  -$1,250.00')).toBe('#out');
  expect(line('Repeat customer  -$150.00')).toBe('#else');
});

test('work that names a line of ours too is not taken off as other work, where no other price is for that', () => {
  const solar = `Panels, inverter and racking, installed  $24,800
Main panel upgrade to 200 A  $2,700
Total  $27,500`;
  expect(check('solar', {}, solar).sums.takenOff).toBe(2700);
  const cash = solar.replace(/^Panels.*ed/, 'Cash price ($2.80 / W)');
  expect(check('solar', {}, cash).sums.takenOff).toBe(2700);
  const paper = 'Water extraction 400 SF  $290\n8 air movers x 4 days  $980\nTotal  $1,480';
  const { sums } = check(
    'water-damage',
    { scope: 'dry', source: 'pipe' },
    `Emergency service call, after hours  $210\n${paper}`,
  );
  expect(sums.takenOff).toBe(0);
});

test('what the owner buys is no goods of the company', () => {
  const { states } = check(
    'cabinets',
    {},
    'Semi custom cabinets, installed  $14,000\n46 Pulls, owner supplied, we drill and mount  $276.00\nTotal  $14,276',
  );
  expect(states).toMatchObject({ handles: 'included' });
});

test.each([
  [
    'solar',
    `System 8.2 kW, 20 panels of 410 W
Cash price  $24,600.00
How you pay
  Signature  10%  $2,460.00
  Panels delivered  60%  $14,760.00
  City inspection passed  20%  $4,920.00
  Power company permit to operate  10%  $2,460.00`,
    24_600,
  ],
  [
    'concrete',
    `Break out and pour the driveway, 640 sf, 4 in., #3 rebar  $8,960.00
TOTAL  $8,960.00
Pagos / Payments:
10% to hold the date / para la fecha ...... $896.00
50% the day we pour / el día del colado ...... $4,480.00
40% when you like it / al terminar ...... $3,584.00`,
    8960,
  ],
] as const)('parts of a price that make all of it are how it is paid: %s', (id, text, written) => {
  const { rows, sums } = check(id, {}, text);
  expect(sums.written).toBe(written);
  for (const { item, cells } of rows)
    expect([
      item.label,
      ...(cells[0]!.state === 'priced' ? cells[0]!.says : []),
    ]).not.toContainEqual(expect.stringMatching(/%|Signature|Panels del|operate|hold the|the day/));
});

test('a full stop behind “reg” ends no statement', () => {
  const { quote } = check('cabinets', {}, 'Painted shaker doors and boxes  $6,890 (reg. $8,100)');
  expect(quote.lines.map(({ text }) => text)).toEqual([
    'Painted shaker doors and boxes  $6,890 (reg. $8,100)',
  ]);
});

test('what payments over years come to is held against no price to own it', () => {
  const lease = (last: string) => `Your plan: 20 year solar lease, $0 down
System: 20 x REC Alpha 440 W panels
Monthly payment  $148.00
${last}`;
  const years = check('solar', { job: 'new' }, lease('Total of the 240 payments  $35,520.00'));
  expect(openQuestion(years.quote)).toBeNull();
  expect(years.verdict).toMatch(/^We judge no payments over years/);
  expect(years.letter).toContain('if I paid at once');
  const payments = `Tear off and replace roof, 30 squares
60 monthly payments of $389.00
Total of payments  $23,340.00`;
  const told = check('roofing', { job: 'replace', known: 'squares', squares: 30 }, payments, {
    whole: 2,
  });
  expect(told.verdict).toMatch(/^We judge no payments over years/);
  expect(told.sums.isOfYears).toBe(true);
  const parts = `Kitchen cabinets, 22 LF, installed  $14,000.00
Total of the 3 payments  $14,000.00`;
  expect(check('cabinets', { job: 'replace', length: 22 }, parts).sums.isOfYears).toBe(false);
});

test('work on another place than ours is not compared, and joints beside it are', () => {
  const paper = `Break out and haul old driveway, 5" thick, 1,120 sf
Driveway total  $13,240.00
Expansion joints at the sidewalk  $200.00
Front walk 4 ft x 31 ft, tear out and repour  $1,612.00
TOTAL  $15,052.00`;
  const of = (place: string) =>
    otherWork(check('concrete', { job: 'replace', place, area: 1120 }, paper).sums);
  expect(of('driveway')).toEqual([expect.objectContaining({ usd: 1612 })]);
  expect(of('walk')).toEqual([expect.objectContaining({ usd: 13240 })]);
});

test.each([
  [
    'garage-door',
    { job: 'new' },
    'Clopay Gallery 16x7, insulated  $2,385.00\nClopay Gallery 8x7, same  $1,340.00\nLabor  $780.00',
    { doors: 2 },
  ],
  [
    'garage-door',
    { job: 'new' },
    'Garage doors, insulated steel  $3,725.00\nLabor - remove 2 doors, install 2 doors  $780.00',
    { doors: 2 },
  ],
] as const)(
  'what looks to be two is not judged beside one: %s %o %s',
  (id, inputs, lines, more) => {
    const total = [...lines.matchAll(/\$([\d,.]+)/g)].reduce(
      (sum, [, usd]) => sum + Number(usd!.replace(',', '')),
      0,
    );
    const of = (also: object, text: string) =>
      check(id, { ...inputs, ...also }, `${text}\nTotal  $${total.toFixed(2)}`);
    const one = of({}, lines);
    expect(one.verdict).toBe(
      'We cannot judge it: it looks to be for two or more, and we count one.',
    );
    expect(one.letter).toBe('');
    expect(of(more, lines).verdict).not.toMatch(/two or more/);
  },
);

test.each([
  'Garage door 16x7, insulated steel  $2,385.00\nGarage door tracks and springs  $340.00',
  'Double door 16x7, insulated steel, for 2 cars  $2,385.00\nInstall door  $780.00',
  'Insulated steel, 2 car garage doors  $2,385.00\nInstall door  $780.00',
])('one door stays one: %s', (lines) => {
  expect(check('garage-door', { job: 'new' }, lines).sums.several).toEqual([]);
});

test('a price that is beside no line of ours is neither high nor low', () => {
  const paper = `Pump tank, 1,000 gallons  $425.00
Aerator, Hiblow HP-80  $565.00
Spray heads, K-Rain ProPlus  $194.00
Effluent pump, 1/2 HP  $689.00
Control panel with alarm  $412.00
Risers, 24 inch, with lids  $475.00
Labor, two men  $870.00
Tarrant County permit  $260.00
Sales tax 8.25% on parts  $192.72
Total  $4,082.72`;
  const { verdict, sums } = check(
    'septic',
    { job: 'repair', system: 'spray', fault: 'dry' },
    paper,
  );
  expect(sums.isUntold).toBe(true);
  expect(verdict).toBe('We cannot judge it: too much of it is beside no line of ours.');
  // One price may be for the whole job, and so may most of a price that no words place.
  const one = check('septic', { job: 'repair', system: 'spray', fault: 'dry' }, 'Total  $4,082.72');
  expect(one.verdict).toMatch(/^High by about /);
  const most = 'Driveway 1,060 sf x $11.75  $12,455.00\nRoot barrier, 32 ft  $640.00';
  const drive = check('concrete', { job: 'replace', area: 500 }, `${most}\nTotal  $13,095.00`);
  expect(drive.verdict).toMatch(/^High by about /);
});

test('a letter asks once what a high price is for, and not of what the paper leaves to others', () => {
  const { letter } = check(
    'cabinets',
    { job: 'replace' },
    `Custom cabinets  $29,600.00
Install  $3,600.00
Tear out & haul old cabinets  $1,150.00
Total  $34,350.00
Countertops, sink and plumbing by others.`,
  );
  expect(letter).toContain('Is the $34,350 for this: ');
  expect(letter).not.toContain('counters, installed');
  expect(letter).not.toContain('cover');
});

test('what was paid before is not in the price', () => {
  const { states, sums } = check(
    'chiropractic',
    {},
    `PAID TODAY
New patient exam  $95.00

RECOMMENDED
Spinal adjustment, 12 @ $58.00  $696.00
Therapeutic exercise, 6 @ $35.00  $210.00
Total for recommended care  $906.00`,
  );
  expect(states).toMatchObject({ 'first-visit': 'out', adjustments: 'priced' });
  expect(sums.lines).toBe(906);
  const staging = check(
    'home-staging',
    { job: 'restyle' },
    `Walk-through and written plan (2 hrs)  $275  PAID 11/21
Staging day, two stagers  $960
Balance  $960`,
  );
  expect(staging.sums.lines).toBe(960);
});

test('what the paper leaves to others is counted beside its price, in the words that say so', () => {
  const { rows, sums } = check(
    'cabinets',
    { job: 'replace', counter: 'counterGranite' },
    `Custom cabinets, paint grade maple, 34 LF  $22,750
Crown and light rail  $1,160
Delivery and install  $3,400
Total  $27,310
Countertops are NOT mine, a stone shop quotes you on those after my boxes are set. Plumber and electrician not in this. Handles: you buy, I put on.`,
  );
  const says = Object.fromEntries(
    rows.flatMap(({ item, cells: [cell] }) =>
      cell!.state === 'out' ? [[item.id, cell!.says[0]]] : [],
    ),
  );
  expect(says['plumbing']).toBe('Plumber and electrician not in this.');
  expect(says['handles']).toBe('Handles: you buy, I put on.');
  expect(says['counters']).toMatch(/^Countertops are NOT mine/);
  expect(sums.addedFor).toHaveLength(3);
  expect(sums.compared).toBe(27_310 + sums.added);
});

test('a price for upkeep that somebody told is compared with what no company sells', () => {
  const text =
    'For Johnson Rd we can look after your aerobic system for $375.00 a year, which covers three inspections and the reports. Parts are extra. Pumping is not part of it; a pump-out is $440.00 when it is needed.';
  const job = { job: 'contract', system: 'spray' };
  const yearly = check('septic', job, text).quote.lines.find(({ read }) => read?.rate);
  const { sums, states, verdict } = check('septic', job, text, { whole: yearly!.key });
  expect(states).toMatchObject({ power: 'own', pump: 'out' });
  expect(sums.compared).toBe(sums.written + sums.added);
  expect(verdict).toBe('Fair, if it is for what we count.');
});

test('an option that keeps what is there has nothing new of it', () => {
  const text = `                 GOOD               BETTER              BEST
Outdoor unit     Goodman            Trane XR            Trane XV
Furnace          80K BTU 80%        80K BTU 80% 2-stg   80K BTU 96%
Thermostat       reuse              Honeywell T6        Trane 824
INSTALLED PRICE  $11,480            $14,950             $19,725`;
  const [good, better] = [0, 1].map(
    (chosen) =>
      check('hvac', { job: 'replace', system: 'split' }, text, { chosen }).rows.find(
        ({ item }) => item.id === 'thermostat',
      )?.cells[0],
  );
  expect(good).toEqual({ state: 'out', says: ['Thermostat reuse'] });
  expect(better?.state).not.toBe('out');
});

test('a part and the labor for it stand beside the one repair that is both, and the tax on it does not', () => {
  const text = 'Ice maker (OEM LG) 189\nLabor 165\nTax on part 15.59\nTotal 369.59';
  const job = {
    appliance: 'refrigerator',
    refrigerator: 'no-ice',
    brand: 'standard',
    refrigeratorPart: 'iceMaker',
  };
  const { rows } = check('appliance-repair', job, text);
  expect(rows.find(({ item }) => item.label === 'Ice maker')?.cells[0]).toMatchObject({
    state: 'priced',
    amount: 354,
    says: ['Ice maker (OEM LG) 189', 'Labor 165'],
  });
});
