import { expect, test } from 'vitest';
import { isSure } from '../../../src/quote/doubted-price.ts';
import { IN_PRICE } from '../../../src/quote/line-kind.ts';
import { matcher } from '../../../src/quote/match-line.ts';
import { openQuestion } from '../../../src/quote/open-question.ts';
import { rowsOf } from '../../../src/quote/paper-rows.ts';
import { placeLines, takesPart } from '../../../src/quote/place-line.ts';
import { proveSums } from '../../../src/quote/prove-sums.ts';
import { readPaper } from '../../../src/quote/read-quote.ts';
import { typedReading } from '../../../src/quote/typed-reading.ts';
import { quoteWordsOf } from './quote-words.ts';
import { roof } from './sample-items.ts';

/** Papers on which something contradicts the price that their words make likely: it is asked about, never said. */
const CONTRADICTED: Readonly<Record<string, string>> = {
  'a grand total behind the sum of the lines': `Emergency call after hours      1.00 EA   243.19    243.19
Tear out wet carpet pad       420.00 SF     0.74    310.80
Air mover, 24 hours            18.00 DA    31.50    567.00
Totals: Mitigation                              1,120.99
plus our overhead 10% and profit 10%; Grand total $1,345.19`,
  'a contract price behind what an insurer counts': `Carrier's estimate
Remove old shingles, 26 SQ              1,814.80      (0.00)   1,814.80
New shingles, 29 SQ                     7,641.20  (1,910.30)   5,730.90
Drip edge, 190 LF                         631.00    (157.75)     473.25
Line item total                        10,087.00  (2,068.05)   8,018.95
Material sales tax                        318.40                 318.40
Replacement cost value                 10,405.40
Less recoverable depreciation          (2,068.05)
Actual cash value                       8,337.35
Less deductible                        (3,000.00)
Net claim payment                       5,337.35
What we do together
We do the work above for the replacement cost value, $10,405.40.
Owner upgrade, not paid by insurance: thicker shingle ....... $1,775.00
CONTRACT PRICE ............................................. $12,180.40`,
  'lines that are only offered': `Wood look reface, doors and drawer fronts   8,900
Soft close hinges                          1,150
Optional - pull outs in three cabinets       885
Optional - quartz counters                 3,792
Total                                     14,727`,
  'two lettered ways to do it': `A) Top off the refrigerant $345
B) Replace the coil, total $2,165`,
  'the sum of another paper': `Change 2 to the roof agreement of $27,050
Gutter on the back  2,180.00
Agreement is now   29,230.00`,
  'only what was done so far': `Extraction $300
Call after hours $195
So $495 to here.
From today six air movers at $36 a day each.`,
  'about so much': `Mornings, Monday to Friday, $33.00 an hour. So a month runs around $2,860.`,
  'prices beside each other for the same work': `Window plan, price per year
2 visits    $780
4 visits  $1,260
6 visits  $1,890`,
  'a price for one that nobody counted': `Clog jetting at cleanout 485
Camera, 3 lines, 110 ea`,
  'the same line in two languages': `Banqueta nueva, 560 pies a $10 el pie    $5,600
New sidewalk, 560 sq ft at $10 a foot    $5,600`,
  'a number that counts feet, misread': `Demo & haul old drive 640 of
Broom finish
City permit`,
  'what was paid already beside a total that holds it no more': `Furniture, first 60 days  3370
Delivery, install and pickup  680
Less consultation paid 11/12  -225
Taxable rental 3370 x 8.25%  278.03
TOTAL  4103.03`,
  'pieces of a number': `Standing seam porch roof
$ 13 480 . 00`,
};

test.each(Object.entries(CONTRADICTED))('no price is said over %s', (_, text) => {
  const { state, total } = readPaper(text);
  expect(total === null || state === 'unsure' || state === 'open', `${state} ${total}`).toBe(true);
});

test.each(['8800 for driveway apron and walk per drawing, thanks'])(
  'a price that neither its name nor its lines bear out is asked about: %j',
  (text) => {
    expect(typedReading(text, matcher([], [], quoteWordsOf('concrete')), 1)).toMatchObject({
      doubt: 'all',
      mayBe: expect.arrayContaining([8800]),
    });
  },
);

test('a grand total is among what may be the price', () => {
  const { mayBe } = readPaper(CONTRADICTED['a grand total behind the sum of the lines']!);
  expect(mayBe).toContain(1345.19);
});

test.each([
  ['Driveway demo $1,920\nForm and base $1,150\nPour $4,736\nTotal $7,806', 7806],
  ['Total before military discount 1,450.00\nMilitary 5%  -72.50\nTotal  1,377.50', 1377.5],
  ['Copper line set $640\nThermostat $280\nPermit $150', 1070],
  [
    'Part  evap fan motor  142.00\nLabor  flat rate  195.00\nSubtotal  337.00\nSales tax 8.25%  27.80\nTotal repair  364.80\nLess diagnostic paid today (credited to repair)  -99.00\nBalance due when repaired  $265.80',
    364.8,
  ],
])('a plain price stays said: %s', (text, usd) => {
  const reading = readPaper(text);
  expect(reading).toMatchObject({
    state: expect.stringMatching(/^(?:closes|one price)$/),
    total: usd,
  });
});

/** Ordinary papers, what their price may be, and nothing else: a fee for what goes wrong is none of it. */
test.each<[string, string, readonly number[]]>([
  [
    'ahead and as you go',
    'Care plan, 10 visits\nRegular fee per visit $70 x 10 = $700\nPrepay today: $560 (20% off)',
    [700, 560],
  ],
  [
    'as you go and all today, by months too',
    'Exam today  $150 (paid)\n20 adjustments, 2x week for 10 weeks  $60 each = $1,200\nTotal if you pay as you go: $1,200\nPay for it all today: $1,020   (you save $180)\nor $200.00 a month for 6 months, no interest',
    [1200, 1020],
  ],
  [
    'a lease whose only other sum buys it out',
    'Solar service agreement\nYou pay $0 down\nMonthly payment yr 1 ..... $152.00\nEach year the payment goes up 2.9%\nTerm ..... 25 years\nBuyout in year 6: the greater of fair market value or $18,900.',
    [],
  ],
  [
    'weekly care with a penalty',
    'Companion care, Mon-Fri (20 hrs/wk)   $31.00/hr   $620.00 /wk\nNurse visit (one time)   $120.00\nDeposit - two weeks, applied to final invoice   $1,240.00\nClient shall not employ our caregiver privately for 12 months; should this happen, $6,200 becomes payable.',
    [],
  ],
  [
    'behind a cheaper repair, read as an addition',
    "From: Lee at Post Oak Doors <lee@example.com>\nTo: Dana Whit\nSubject: Re: broken spring / new door\nDate: Tue, Nov 24, 2026 4:12 PM\n\nHi Dana,\n\nGood meeting you this afternoon. As I said, the spring alone I can do for $395 for the pair, but with the bottom panel bent I'd go with the new door.\n\n16x7 steel, insulated R-9, almond, with new track, rollers, cables and 20,000-cycle torsion springs, old door taken down and hauled off: $1,840 installed. If you want the opener with it add $565; you told me you'd sleep on that one.",
    [1840, 395],
  ],
  [
    'below a dearer addition',
    "From: Lee at Post Oak Doors <lee@example.com>\nTo: Dana Whit\nSubject: Re: broken spring / new door\nDate: Tue, Nov 24, 2026 4:12 PM\n\nHi Dana,\n\nGood meeting you this afternoon. As I said, the spring alone I can do for $395 for the pair, but with the bottom section cracked I'd go with the new door.\n\n16x7 steel, insulated R-9, almond, with new track, rollers, cables and 20,000-cycle torsion springs, old door taken down and hauled off: $1,840 installed.\n\nNo deposit. Any questions just call me.",
    [1840, 395],
  ],
  [
    'with what the visit before cost, and without',
    'Sump motor and float     834\nTrip + diagnosis you paid Tuesday, credited     -89\nLeaves     745',
    [834, 745],
  ],
  [
    'of one line, and of two in a sentence',
    'RCV roof                 21,830.50\nRCV gutters and screens   4,510.00\nWork will be done for the insurance figures above, $26,340.50, of which your deductible of $3,200 is yours to pay.',
    [21_830.5],
  ],
])('what may be the price of a paper %s', (_, text, prices) => {
  const quote = typedReading(text, matcher([], [], quoteWordsOf('cabinets')), 1);
  const question = openQuestion(quote);
  const asked = question && 'lines' in question ? question.lines : [];
  expect(asked.map(({ amount }) => amount)).toEqual(prices);
  expect(quote.doubt).not.toBe('none');
});

test.each([
  [
    'a discount behind the total',
    'Pressure wash  620 sf  0.85  527.00\nCrack repair, epoxy  44 lf  9.00  396.00\nSpray texture, 2 colors  620 sf  5.10  3,162.00\nSeal coat  620 sf  0.95  589.00\nJoint mastic  70 lf  6.50  455.00\n   Total  5,129.00\nless 5% repeat customer  (256.45)\n   Net  4,872.55\nDraws: 2,000 / 2,000 / 872.55',
    4872.55,
  ],
  [
    'what was paid already',
    'The ice maker is $170 and labor to put it in is $130. You already paid the $85 trip so I take that off - comes to $215',
    300,
  ],
  [
    'counts of what is included',
    'Steel door 16x7  1  2,385.00\nTorsion springs, pair  1  included\nNew track, rollers  1  included\nLabor  485.00\nTOTAL  2,870.00',
    2870,
  ],
  [
    'sums on one line',
    'Call after hours  243.19\nWet carpet pad out  310.80\nAir movers  567.00\nTotals:  1,120.99\nOverhead 10%: 112.10 Profit 10%: 112.10 Grand total: $1,345.19',
    1345.19,
  ],
])('the price is what a yes costs: %s', (_, text, usd) => {
  expect(readPaper(text).total).toBe(usd);
});

test.each([
  [
    'under their names',
    '                    BASIC    COMPLETE\nDesign and set up   $1,200   $1,500\nFurniture, 45 days  $1,900   $2,700\nTotal               $3,100   $4,200',
    ['BASIC 3100', 'COMPLETE 4200'],
  ],
  [
    'of two ways in blocks, each with a total of its own',
    'Two ways to do the cabinets\nA) 14 doors refaced\n  doors   3,400\n  sides   5,900\n  total A   9,300\nB) 14 doors new\n  boxes  8,100\n  doors   4,700\n  pulls  900\n  total B   13,700',
    ['A) 14 doors refaced 9300', 'B) 14 doors new 13700'],
  ],
  [
    'without any',
    'Pump and riser  $900  $1,150\nLabor  $600  $850\nTotal  $1,500  $2,000',
    ['Option 1 1500', 'Option 2 2000'],
  ],
  [
    'that make the third',
    '          Labor   Material   All\nFence   $1,200   $2,000   $3,200\nGate   $300   $500   $800\nTotal   $1,500   $2,500   $4,000',
    [],
  ],
])('totals of each of several ways are options: %s', (_, text, options) => {
  expect(readPaper(text).options.map(({ name, total }) => `${name} ${total}`)).toEqual(options);
});

test.each([
  'Staging of four rooms  $2,400\nMonthly rent after day 60  $900',
  'Set the machines  $380\nEach week  $120',
])('what is paid each time makes no sum with what is paid once: %j', (text) => {
  expect(['open', 'unsure']).toContain(readPaper(text).state);
});

test.each([
  'First visit (inside and out)   reg $219   today $89\nThen every 3 months $119\n1st year = $89 + 3 x $119 = $446\n2nd year on = 4 x $119 = $476',
  'First visit (inside and out)   $89 (regular $219)\nThen every 3 months $119\n1st year = $89 + 3 x $119 = $446\n2nd year on = 4 x $119 = $476',
])('what no sign and no word takes off is no discount: %s', (text) => {
  expect(readPaper(text).lines[0]!.amount).toBeGreaterThan(0);
});

test('a price with what is given back is no other price', () => {
  const text =
    'Design, delivery, install and first 60 days  2,900.00\nEach further 30 days, prorated by the day  850.00\nDe-stage and pick-up  included\nRefundable damage deposit  400.00\nDue at install: 2,900.00 + 400.00  3,300.00';
  const quote = typedReading(text, matcher([], [], quoteWordsOf('home-staging')), 1);
  expect([readPaper(text).total, quote.doubt, quote.mayBe[0]]).toEqual([2900, 'all', 2900]);
});

test('a printed price that stands alone is said, and no county road beside it is one', () => {
  const { state, total, mayBe } = readPaper(`Mr. Roy Pettit, CR 3318

Put in new 600 gpd system, tank, pump, dig and backfill ..... $13,400 complete`);
  expect({ state, total, mayBe }).toEqual({ state: 'one price', total: 13400, mayBe: [13400] });
});

test('a list of measures in columns calls nothing the price of all', () => {
  expect(
    readPaper(`198.00 Total Perimeter Length   84.00 Total Ridge Length
Shingles  20.00 SQ  300.00  6,000.00
Felt  20.00 SQ  50.00  1,000.00
Total  7,000.00`).state,
  ).toBe('closes');
});

test.each([
  ['stays in the sum', '', 'unsure', '300.00', '24.00', '324.00'],
  ['is taken off', '  -90.00', 'closes', '210.00', '17.00', '227.00'],
])('a fee that is waived and %s', (_, off, state, sum, tax, total) => {
  expect(
    readPaper(`Visit and diagnosis   90.00
  (waived if you have us fix it)${off}
Door seal   60.00
Labor   150.00
Parts and labor   ${sum}
Tax   ${tax}
Total   ${total}`).state,
  ).toBe(state);
});

test.each([
  ['The price of the whole job is $17,150.00', 'closes'],
  ['All of it comes to $17,150.00', 'closes'],
  ['For the whole of it we ask $17,150.00', 'closes'],
])('what a letter says of the whole, and its parts make, is its price: %s', (said, state) => {
  const reading = readPaper(`Dear Mrs. Osei,

Thank you for having us. The new condenser and coil come to $9,870.00, the furnace to
$4,115.00, the lines and the pad to $865.00 and our labor to $2,300.00. ${said}.

We ask $4,000.00 on the day we begin. A media filter would add $640.00; it is not in the
price.`);
  expect([reading.total, reading.state, reading.mayBe]).toEqual([17150, state, [17150]]);
});

test.each([
  'No. 0731',
  'No 0731',
  'Overhead door openers 0731',
  'Hill Country Critters BID 2263',
  'Bid 2263',
  'Invoice 20417',
  'Quote # 5531',
  'Job 118',
  'BID 2045',
  'Job 3117',
  'Order 7700',
  'Form 88',
  'Sixteen panels, an inverter for each, 16',
  'Awnings and shade sails since 1987',
  'The old vents were put in in 2009.',
  'REPAIR ESTIMATE 71344',
  'Acct 4402',
  'PO 771',
  'License 12345',
  'Permit 2026-114',
])('a number that is called one is no money: %s', (called) => {
  const { total, mayBe, lines } = readPaper(`${called}
Screen two gable vents  290.00
Seal eleven pipe gaps  418.00
Subtotal  708.00`);
  expect([708, 290, 418]).toEqual(expect.arrayContaining(mayBe));
  expect([total, lines[0]!.amount]).toEqual([708, null]);
});

test.each(['Bid 8,400', 'Bid $2,263', 'My bid 7263', 'Total for the job 11487', 'Job 4500'])(
  'a price is money though it is called a bid: %s',
  (text) => expect(readPaper(text).lines[0]!.amount).toBeGreaterThan(0),
);

test.each([
  ['The price of the whole job is $900.00', true],
  ['Price $900.00', false],
])('less likely it is sure only where its line calls it the whole: %s', (text, is) => {
  const [proof] = proveSums([], []);
  const price = { type: 'total' as const, usd: 900, row: 0, likely: 0.8, proof };
  expect(isSure(price, rowsOf(text))).toBe(is);
});

test('the price of a month and what a total prints are among the choices', () => {
  const asked = (text: string) => readPaper(text).mayBe;
  const care = `Weekdays $33.00 / hr
Weekends $35.00 / hr
12 hrs x $33.00 = $396.00 a week. About $1,716 a month, without mileage.`;
  expect(asked(care)).toContain(1716);
  const staged = `Living room 1,150.00
Main bedroom 725.00
Delivery and pickup 680.00
Less visit paid 11/12 -225.00
TOTAL 2,330.00`;
  expect(asked(staged)).toEqual(expect.arrayContaining([2330, 2555]));
});

test('a price with its tax credit on top is not among the choices', () => {
  const { total, mayBe } = readPaper(`YOUR SYSTEM 8.8 kW, 20 modules
Cash price, turn key  $26,400.00
Less 30% federal tax credit  -$7,920.00
After the credit  $18,480.00
PAYMENT
15% when you sign ($3,960)
45% when the panels are here ($11,880)
40% when it runs ($10,560)`);
  const asked = [total, ...mayBe];
  expect(asked).toContain(26400);
  expect(asked).not.toContain(34320);
});

test('the end of a range that a paper calls the most is its price, and so is what it comes to with the tax', () => {
  const moving = `Your move on Dec 9
Four movers and a truck are $205 an hour. I expect 5 to 7 hours, so labor is $1,025 to $1,435.
Piano: $120
Boxes: $140

So between $1,285 and $1,695, and $1,695 is your not-to-exceed price. We bill the hours we work and you will never pay more than $1,695.
$100 holds the date.`;
  expect(readPaper(moving).mayBe[0]).toBe(1695);
  const plan = `First visit $139.00
Then 12 monthly payments of $44.00
First year total $667.00
Sales tax 8.25% $55.03
With tax $722.03`;
  expect(readPaper(plan)).toMatchObject({ total: 722.03, state: 'closes' });
});

test('where most of several options are found, all of them are', () => {
  const totals = (text: string) => readPaper(text).options.map(({ total }) => total);
  const staged = `ESSENTIAL
Living and dining
60 days ...... $3,200.00 + tax $264.00 = $3,464.00

SIGNATURE (most chosen)
Essential, plus study and two bedrooms
60 days ...... $5,100.00 + tax $420.75 = $5,520.75

WHOLE HOUSE
Signature, plus game room and patio
60 days ...... $7,300.00 + tax $602.25 = $7,902.25`;
  expect(totals(staged)).toEqual([3464, 5520.75, 7902.25]);
  const bugs = `(1) LIQUID trench and rod 180 LF at $6.00 1,080.00
(2) BAIT 20 stations, 4 checks in the first year 1,520.00
(3) BOTH 1 and 2 together 2,250.00

Renewal after 1 yr (1) $135 (2) $320 (3) $345 per year`;
  expect(totals(bugs)).toEqual([1080, 1520, 2250]);
});

test('of a price that is asked about it is itself among the choices, whatever larger numbers a paper holds', () => {
  const { total, mayBe } = readPaper(`DISC PROGRAM
20 sessions @ 160.00  $3,200.00
Exam  $220.00
PROGRAM FEE  $3,420.00
Sign up today for this fee. Tomorrow it is $4,900.
Back surgery averages $60,000 or more.`);
  expect([total, ...mayBe]).toContain(3420);
});

test('a number that begins with 0 is the number of a license', () => {
  const { mayBe, total } = readPaper(`CASA CLARA HOME CARE
State License (HCSSA) 018336 - Personal Assistance
Hourly rate  $33.00
Weekly charge (20 x $33.00)  $660.00`);
  expect([total, ...mayBe]).not.toContain(18336);
});

test('the sum of the ticked boxes is asked about, and no option is said', () => {
  const { state, total, options } = readPaper(`Front door, 36 inch
[ ] GOOD     Steel, smooth, white              $1,310.00
[X] BETTER   Fiberglass, stained               $2,045.00
[ ] BEST     Mahogany with side light          $4,720.00
ADD-ON (optional)
[X] Smart lock, fitted                           $385.00
[ ] Storm door                                   $460.00
YOUR PICKS: better door and lock ........... $2,430.00
Deposit to order the door ..................   $500.00
Balance when it hangs ...................... $1,930.00`);
  expect([state, total, options]).toEqual(['unsure', 2430, []]);
});

test('no credit is added to a price, nor a payment that is as large', () => {
  const { mayBe } = readPaper(`Turnkey system price      $26,400.00
Price per watt                 $3.00
Less 30% federal tax credit  -$7,920.00
YOUR NET COST             $18,480.00
Financing, 25 years, $168.19 / month when you apply your $7,920.00 federal tax credit by month 18
Milestones if cash: 10% at signing $2,640.00, 60% on delivery $15,840.00, 30% when it runs $7,920.00.`);
  expect(mayBe.filter((usd) => usd > 26_400)).toEqual([]);
});

test.each(['Pago / Payment:', 'Forma de pago / Payment schedule', 'Asi se paga'])(
  'what is paid when, and makes the total, is no line of the work: under "%s"',
  (heading) => {
    const { lines } = readPaper(`TECHOS SERNA
Trabajo / Work:
Quitar el techo viejo y poner nuevo / Tear off old roof and lay new shingles

PRECIO TOTAL / TOTAL PRICE:   $11,700

${heading}
$2,000 al empezar / when tear off starts
$5,000 el dia de las tejas / day the shingles are laid
$4,700 al terminar / when finished`);
    const placed = placeLines(lines, matcher(roof, [], quoteWordsOf('roofing')));
    // None stands beside a line of ours.
    const paid = placed.filter((line) => takesPart(line) && line.amount);
    expect(paid.filter(({ plainly }) => plainly !== null && plainly !== '#rest')).toEqual([]);
  },
);

test('what is paid when, under its heading, is no line of the work', () => {
  const { lines } = readPaper(
    'Cash price, turnkey  $27,720.00\n\nPAYMENTS\n  1) $1,000 at signing, returned if the design is not approved by you\n  2) $13,860 on the day the panels are delivered\n  3) $12,860 after permission to operate',
  );
  const priced = lines.filter(({ amount, kind }) => amount && IN_PRICE.has(kind));
  expect(priced.map(({ amount }) => amount).filter((usd) => usd !== 27_720)).toEqual([]);
});

test('a price that holds what is given back, or takes a deductible off, is asked about', () => {
  for (const text of [
    'New roof $15,900\nPermit $150\nDeductible waived -$2,500\nTotal $13,550',
    'Month 1, design and delivery  $2,900\nRefundable key deposit  $300\nYou pay first  $3,200',
  ])
    expect(readPaper(text).state, text).toBe('unsure');
});

test('a sum that closes only where what nothing says is off comes off is asked about, and nothing comes off', () => {
  const { state, lines } = readPaper(`4 men and 1 truck: $210 per hour / por hora
Piano, upright / Piano vertical: $175

Our guess is 7 hours plus the 1 hour travel: 8 x $210 = $1,680, and the piano $175, in all $1,855.
Nuestro cálculo es 7 horas más 1 hora de viaje: 8 x $210 = $1,680, y el piano $175, en total $1,855.`);
  expect(state).toBe('unsure');
  expect(lines.filter(({ amount }) => (amount ?? 0) < 0)).toEqual([]);
});

test('what is still owed is asked about', () => {
  const { state } = readPaper(
    'Part 189 + kit 22\nlabor 165\ndiag 95 already paid yesterday so I take it off the labor\ntax on parts 17.41\nTotal u still owe when done 298.41. 90 day labor 1 yr part.',
  );
  expect(state).toBe('unsure');
});

test('a total above what is waived, and what that leaves, is asked about', () => {
  const { state, mayBe } = readPaper(`Diagnostic  $89.00
Capacitor, installed  $289.00
Hard start kit  $249.00
Comfort Club membership, 2 visits a year  $228.00
Total  $855.00
Club members: diagnostic waived  -$89.00
Due  $766.00`);
  expect(state).toBe('unsure');
  expect(mayBe).toEqual(expect.arrayContaining([855, 766]));
});

test('a larger amount that does not come down to a price speaks against it, one that does not', () => {
  const lines = 'Driveway demo $1,920\nForm and base $1,150\nPour $4,736';
  expect(readPaper(`${lines}\nTotal $7,806\nContract price $9,100`).state).toBe('unsure');
  expect(readPaper(`${lines}\nList price $7,806\nDiscount -$500\nTotal $7,306`).state).toBe(
    'closes',
  );
});
