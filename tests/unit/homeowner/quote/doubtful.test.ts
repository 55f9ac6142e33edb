import { describe, expect, test } from 'vitest';
import { mendAmounts } from '../../../../src/homeowner/quote/paper/mend-amounts.ts';
import { doubtfulIn } from '../../../../src/homeowner/quote/paper/doubtful.ts';
import { mayLack } from '../../../../src/homeowner/quote/paper/lost-amounts.ts';
import { mendSigns } from '../../../../src/homeowner/quote/paper/mend-lines.ts';
import { lastAmountEnd, prove } from '../../../../src/quote/proven-amounts.ts';

const paper = [
  'Estimate 4471 of 5/14/2026',
  'Tear off  31 SQ  $116.13  $3,600.03',
  'Shingles  $11,250.00',
  'Less discount  ($350.00)',
  'Total  $14,500.03',
  'Call before 10/1: $99.00 off',
];
test('of rows with a count and a price one whose numbers do not make its amount is compared', () => {
  const rows = [
    'Tear off  31  SQ  68.00  2,108.00',
    'Haul  31  SQ  18.00  558.00',
    // Misread, and lost; one of one needs no price of its own.
    'Valleys  84  LF  25  525.00',
    'Felt  28.6  786.50',
    'Vents  1  90.00',
    'Subtotal  4,067.50',
    'Tax  8.25%  335.57',
    'Total  4,403.07',
  ];
  const asked = doubtfulIn(rows, false);
  expect(rows.filter((_, at) => asked[at])).toEqual(rows.slice(2, 4));
});

test('what each costs and what its installation costs are in their row, the count times both', () => {
  const rows = [
    'Base cabinet 36 in  Maple  4  $612.00  $85.00  $2,788.00',
    'Pulls, brushed brass  -  31  $11.00  $3.00  $434.00',
    'Subtotal  $3,222.00',
  ];
  expect(prove(rows)[0]!.proven).toEqual(['$612.00', '$85.00', '$2,788.00']);
});

test('a pitch or a rating that was not surely read is compared, a day is not', () => {
  const asked = (text: string, sure: number) =>
    doubtfulIn([`31 squares, ${text} or so`, 'Roof  $900.00'], false, [], [[{ text, sure }]])[0];
  expect(asked('3/12', 92)).toBe(true);
  expect(asked('3/12', 100)).toBe(false);
  expect(asked('SEER:', 56)).toBe(true);
  expect(asked('11/12/26', 92)).toBe(false);
});

test('what is left of an amount is compared: one that ends in letters, one that looks like a day', () => {
  const asked = (line: string) => {
    const lines = ['Springs  $290.00', line, 'Rollers  $80.00'];
    const words = lines.map((one) => one.split(/\s+/).map((text) => ({ text, sure: 100 })));
    return doubtfulIn(lines, false, [], words)[1];
  };
  expect(asked('1  City permit  $150.00  $150.00')).toBe(false);
  expect(asked('1  City permit  $150.00  $1bu.co')).toBe(true);
  expect(asked('SUB-TOTAL  1.97.00')).toBe(true);
  expect(asked('Date  10.14.2026')).toBe(false);
});

test('dots that lead to an amount are room before it', () => {
  expect(mendAmounts('Install  ...3,600')).toBe('Install  3,600');
  expect(mendAmounts('Drawers, 11....  1,430')).toBe('Drawers, 11  1,430');
  expect(mendAmounts('Labor and more ... and parts')).toBe('Labor and more ... and parts');
});

const provenOf = (lines: readonly string[]) => prove(lines).map(({ proven }) => proven.join(' '));

describe('An amount is proven', () => {
  test('by quantity times price, and by the sum that its line is part of', () => {
    // What a price times a quantity comes to proves the price as well.
    expect(provenOf(paper)).toEqual([
      '',
      '$116.13 $3,600.03',
      '$11,250.00',
      '($350.00)',
      '$14,500.03',
      '',
    ]);
  });

  test('by nothing else: one digit read wrong takes the proof from all that hang on it', () => {
    for (const [line, right, wrong] of [
      [1, '3,600.03', '3,800.03'],
      [2, '11,250.00', '11,260.00'],
      [3, '350.00', '850.00'],
      [4, '14,500.03', '14,600.03'],
    ] as const) {
      const misread = paper.map((text, at) => (at === line ? text.replace(right, wrong) : text));
      expect(provenOf(misread)[line]).toBe('');
      expect(provenOf(misread)[4]).toBe('');
    }
  });

  test('a balance is no sum of the total and what was paid', () => {
    const due = (total: string, balance: string) =>
      provenOf([`TOTAL  ${total}`, 'Down  $250', `Balance  ${balance}`]);
    expect(due('$328', '$578')).toEqual(['', '', '']);
    expect(due('$825', '$575')).toEqual(['$825', '$250', '$575']);
  });

  test('an amount in a column without a sign or cents is one to be proven, too', () => {
    const amountsOf = (line: string) => prove([line])[0]!.amounts;
    expect(amountsOf('Soil evaluation, design by RS #4417  14350')).toEqual(['14350']);
    expect(amountsOf('Remodel of 2026, 3 to 4 days')).toEqual([]);
    expect(amountsOf('Trip out and back  45')).toEqual(['45']);
    expect(['Visit 11/23  TECH  17', 'Pavers 12 x 12  45', 'Acme  No  45'].map(amountsOf)).toEqual([
      [],
      [],
      [],
    ]);
  });

  test.each([
    [
      'by the sum of its column',
      `Tear off  $1,710.00  $1,710.00  $1,905.00
      Shingles  $4,120.00  $5,340.00  $8,215.50
      TOTAL  $5,830.00  $7,050.00  $10,120.50
      Monthly  $99.00  $119.00  $171.00`,
      [3, 3, 3, 0],
      '$5,340.00',
    ],
    [
      'by the sum of its column where others leave cells empty',
      `Mower  $1,640.00  $2,115
      Blade kit  —  $185
      Mulch plug  $60  incl.
      You pay  $1,700  $2,300`,
      [2, 1, 1, 2],
      '$1,640.00',
    ],
    [
      'by quantity times price and a tax, and one times the same by the sum of the lines',
      `Call, after hours  1.00  EA  231.15  0.00  231.15
      Tear out drywall  180.00  SF  1.31  4.70  240.50
      Air mover  16.00  DA  30.50  0.00  488.00
      Mitigation  959.65`,
      [4, 4, 4, 1],
      '240.50',
    ],
    [
      'by the sum of a letter, and by what is paid when',
      `We build the cabinets for $8,120.00 and the pantry
      for $2,735.00. The price for it all is $10,855.00. We ask
      $5,427.50 to start and $5,427.50 at the end, and $90.00 more for cherry.`,
      [1, 2, 2],
      '$2,735.00',
    ],
    [
      'by percent of what is proven',
      `Tear off  $3,600.00
      Shingles  $11,250.50
      Total  $14,850.50
      Deposit 20% at signing  $2,970.10
      Fee 3%  $99.00`,
      [1, 1, 1, 1, 0],
      '$2,970.10',
    ],
    [
      'by three that multiply to it, and by one times the same whose line has a number',
      `1. Fans 6 x 4 days  27.50  660.00
      2. First visit  1.00  EA  215.00  215.00
      3. Pump  3.00  HR  95.00  285.00
      Total  1,160.00`,
      [2, 3, 3, 1],
      '27.50',
    ],
    [
      'by the same that is proven elsewhere, from a thousand dollars on',
      `Shingles  $9,140.00
      Ridge cap  $412.00
      Total  $9,552.00
      We ask $9,552.00 in all; the cap alone is $412.00.`,
      [1, 1, 1, 1],
      '$9,552.00',
    ],
  ])('%s', (_, text, counts, amount) => {
    const provenIn = (paper: string) => prove(paper.split('\n').map((line) => line.trim()));
    expect(provenIn(text).map(({ proven }) => proven.length)).toEqual(counts);
    const wrong = amount.replace(/\d(?=\d\.)/, (digit) => String((Number(digit) + 3) % 10));
    expect(provenIn(text.replace(amount, wrong)).flatMap(({ proven }) => proven)).not.toContain(
      wrong,
    );
  });

  test('by no line that says the same alone, and by no "one times the same"', () => {
    expect(provenOf(['Repair  1  $850.00  $850.00', 'Balance  $850.00'])).toEqual(['', '']);
  });
});

describe('Amounts that a reader of letters took for something near', () => {
  test.each([
    ['Shingles $17.364.14', 'Shingles $17,364.14'],
    ['Permit S185.00', 'Permit $185.00'],
    ['Total 1,2O0.00', 'Total 1,200.00'],
    ['Total $3,6l0.00', 'Total $3,610.00'],
    ['Total $ 3,600 .00', 'Total $3,600.00'],
    ['Total 12,345,00', 'Total 12,345.00'],
    ['Package $43,15000', 'Package $43,150.00'],
    ['Risers 330,00', 'Risers 330.00'],
    ['Labor 1.5 HR 187 . 50', 'Labor 1.5 HR 187.50'],
    ['Door gasket 118. 40', 'Door gasket 118.40'],
    ['Safety check  0. 00', 'Safety check  0.00'],
    ['Total £9 351', 'Total $9,351'],
    ['SUBTOTAL 2675, 00', 'SUBTOTAL 2675.00'],
    ['Door  1286,00  1286,00', 'Door  1286.00  1286.00'],
    ['TOTAL  $634 18', 'TOTAL  $634.18'],
    ['SUBTOTAL  600 31', 'SUBTOTAL  600.31'],
    ['Battery  $9.400', 'Battery  $9,400'],
    ['Compressor HP-80  S628', 'Compressor HP-80  $628'],
    ['All of it is $22 834.00, tax included', 'All of it is $22,834.00, tax included'],
  ])('%s', (read, printed) => {
    expect(mendAmounts(read)).toBe(printed);
  });

  test.each([
    'Tear off 31 SQ  $116.13  $3,600.03',
    'Call 817.555.0104 by 10.14.26',
    'S16 condenser, sample F80, 80k 80%',
    'Condenser  S16 coil',
    'Oil 10 lb at $78/lb, 48 mo @ 0%',
    'Line 1, 2 and 3. 10 years',
    'Fuel at $3.459 a gallon, route 12 45',
  ])('nothing else is changed: %s', (printed) => {
    expect(mendAmounts(printed)).toBe(printed);
  });
});

describe('Signs of dollars that were read as digits', () => {
  const read = ['Demo  $1,920', 'Rebar  5875', 'Permit  585', 'Rebate  (51,500)', 'TOTAL  $1,380'];
  const printed = [
    'Demo  $1,920',
    'Rebar  $875',
    'Permit  $85',
    'Rebate  ($1,500)',
    'TOTAL  $1,380',
  ];

  test('are put back where only that makes the sum of the paper come out', () => {
    expect(mendSigns(read)).toEqual(printed);
    expect(mendSigns(printed.with(2, 'Permit  585').with(4, 'TOTAL  $1,880'))).toContain(
      'Permit  585',
    );
  });

  test('of a minus, too, read as a wave, which else says "about"', () => {
    const about = ['Tank  $5,480.00', 'Trench  $1,974.00', 'Less discount  ~$454.00'];
    expect(mendSigns([...about, 'Price  $7,000.00'])).toContain('Less discount  -$454.00');
    expect(mendSigns([...about.with(2, 'Less  —$454.00'), 'Price  $7,000.00'])).toContain(
      'Less  -$454.00',
    );
    expect(mendSigns([...about, 'Price  $7,908.00'])).toContain('Less discount  ~$454.00');
    expect(mendSigns([...about, 'Price  $7,200.00'])).toContain('Less discount  ~$454.00');
  });

  test('stay where nothing proves them', () => {
    const wrong = read.with(4, 'TOTAL  $1,390');
    expect(mendSigns(wrong)).toEqual(wrong);
  });
});

describe('Lines to be compared with the picture', () => {
  /** Those that are asked about are marked with a question mark. */
  const asked = (paper: string, isCut = false) => {
    const lines = paper.split('\n').map((line) => line.trim());
    const marked = lines.map((line) => line.startsWith('? '));
    expect(
      doubtfulIn(
        lines.map((line) => line.replace(/^\? /, '')),
        isCut,
      ),
    ).toEqual(marked);
  };

  test.each([
    [
      'each amount where the last stands alone, so that each may be that of the line above',
      `For Mr. Abbott, 12/1/2026
      ? Torsion springs, a pair
      ? Ten rollers  $348.00
      ? Bearing plates  $92.00
      ? Parts and labor  $64.00
      ? You pay  $504.00
      ? $464.00`,
    ],
    [
      'the names over two columns that come out, and no row beside which nothing is lost',
      `? Work  Broom  Exposed
      Forms  $1,216  $1,344
      Joints  $256  $320
      Sealer  $448  ES vo
      Permit  $85  $85
      Price  $2,005  $1,749`,
    ],
    [
      'a row without an amount beside a column that does not come out, though another does',
      `Room  Included  First  After
      ? Consultation  All  $350
      ? Living room  Sofa, rug  $1,100  $275
      ? Dining room  Chairs  $675  $170
      ? Primary bedroom  Bedding  $725  $180
      ? Kitchen and baths  Accessories  $325  $80
      ? Delivery and removal  Crew of 3
      ? Total  $3,975  $705`,
    ],
    [
      'none of two columns that come out, of which one has no amount in some rows',
      `Consultation  All  $350
      Living room  Sofa, rug  $1,100  $275
      Dining room  Chairs  $675  $170
      Kitchen and baths  Accessories  $325  $80
      Delivery and removal  Crew of 3  $800
      Total  $3,250  $525`,
    ],
    [
      'no row of which the count and the price make the amount',
      `3 movers, 26 ft truck  6.5 hrs  $179.00  1,163.50
      Travel fee  flat  125.00
      Packing, kitchen  3 hrs  $95.00  285.00
      Boxes, paper and tape  148.60
      Piano, upright  275.00
      Estimated total  $1,997.10`,
    ],
    [
      'no line with a place over a table whose head was not read',
      `Estimate 3358  Dana Ruiz, Aledo, Texas 76008
      Tear off  29  58.00  1,682.00
      Shingles  32  214.00  6,848.00
      Total  8,530.00`,
    ],
    [
      'an amount that is not in a sum that comes out, which clears words without one among its lines',
      `No. 20418
      Nov 12, 2026
      Description  Qty  Amount
      Condenser  $3,915.00
      matched coil and pad
      Labor  $1,652.00
      Total  $5,567.00
      ? Deposit at signing: $2,500.00`,
    ],
    [
      'what has lost its amount, or the end of it',
      `Tear off  $2,362.50
      ? Underlayment
      ? Ridge cap  $
      ? Boots  $2,
      ? Discount  -$
      Permit, included
      ? Total price  $14,308.00`.replace('Tear off', '? Tear off'),
    ],
    [
      'a first line whose cents are letters, and a balance that lost its amount',
      `? OPENER 84585R  489gg
      ? RAIL  64.00
      ? KEYPAD  59.00
      ? TOTAL  51,061
      ? BALANCE WHEN DONE
      GOOD FOR 14 DAYS`,
    ],
    [
      'a receipt whose cents are gone',
      `Mr. Mend, (469) 555-0110
      11/20/2026
      ? SERVICE CALL 39.
      ? DRAIN PUMP 74.
      ? LABOR 1.5 HR 187.1
      ? TOTAL 483 dd`,
    ],
    [
      'amounts that stand apart from their words, and words without one beside them',
      `? $3,474.75
      ? Brought forward
      ? $90.00
      ? Stairs
      ? $498.00
      ? Protection`,
    ],
    [
      'no terms below the sum of all, though another sum follows it, but for an amount of their own',
      `Tear off  $3,600.00
      Shingles  $11,250.50
      Price of it all  $14,850.50
      Less insurance  ($12,000.00)
      Yours to pay  $2,850.50
      We do it for $14,850.50. Your part is the rest
      of $2,850.50. Nobody may
      waive it for you.
      ? New boards are $85.00 each.`,
    ],
    [
      'no lines of a letter, which begin anywhere',
      `To set the posts is $300.00
      and the rails are $250.00. The price
      of it all is $550.00.`,
    ],
    [
      'a "$" that was read as a 5, though two other round amounts happen to make it',
      `? Broom finish  $320
      ? Joints  $265
      ? City permit  585
      ? Pour  54,736
      ? TOTAL  59,351`,
    ],
    [
      'words alone, where the amount of a total was lost with theirs',
      `? Door  46.00
      ? Spring and its cables
      ? the old one hauled away
      ? Remotes
      ? SUBTOTAL
      ? TOTAL`,
    ],
    [
      'an amount that a sum proves and whose words are none',
      `Haul off  $300.00
      ? DL  $280.00
      Total  $580.00`,
    ],
    [
      'a row that lost its words with its amount, and figures torn as a degree',
      `? Pump and haul  445.00
      ? 2  e Ww  a
      ? Probe  60.00
      ? 125;00°
      ? 9,4U0.UU
      ? TOTAL  $2,990.00`,
    ],
    [
      'no line of a letter that has none',
      `Dear Ms. Brandt:
      We load it for $1,180.00. Packing is $325.50
      and the piano is $190.00.
      In all $1,695.50. Should you want it, cover
      ? is $215.00 for $50,000 of goods. Without it the law sets 60
      cents a pound.
      With thanks,
      Gus Petrakis
      ? Stairs are $75.00.`,
    ],
    [
      'nothing of columns that come out, below a number without words',
      `? P  12266
      Door  $1,085.00  $1,640.00  $2,475.00
      Belt opener  $468.00  $538.00
      Windows  $95.00  $95.00  $95.00
      Permit  $60.00  $60.00  $60.00
      Package discount  -$75.00  —  -$260.00
      Total  $1,165.00  $2,263.00  $2,908.00`,
    ],
    [
      'a sum whose cents are torn from it',
      `Pump the tank  $365.00
      Riser  $297.00
      ? TOTAL  $662 $00
      ? DEPOSIT  -$200.00`,
    ],
    [
      'no payments that make a sum which is proven',
      `All of it is $11,460.00
      Doors are $6,890.00
      Labor is $4,570.00
      Pay $3,820.00 when you order, $3,820.00 when they come and
      Last $3,820.00 at the end.`,
    ],
    [
      'only words beside those that are torn, in a sum that comes out',
      `Fees  $280
      Demolition
      Base cabinets  $7,392
      ? Doors
      ? 42  $5,115
      ? Handles
      Island  $2,895
      Total  $15,682`,
    ],
    [
      'no name, place, date, number or terms, and no names of columns',
      `1807 N Hwy 5
      Plano, TX  75023
      TICKET  0088213
      November 17, 2026
      Dear Mrs. Ott,
      QTY  DESCRIPTION  PRICE  EXTENDED
      Door  1,286.00
      Spring pair
      Labor  385.00
      TOTAL  1,671.00
      We stand behind our work.
      Yours truly,
      ? Trip at night  150.00`,
    ],
    [
      'the line above what lost its amount too, where its own number is cut short',
      `Page 2
      ? Panels 400 W  22  /
      ? Microinverters  22  $4,290
      ? Racking  1  $2,115`,
    ],
    [
      'no line of a text with few prices among its words',
      `? Mow and edge for $95.00
      We blow the clippings
      off the walk and the drive
      and close the gate
      ? Extra hedges $60.00`,
    ],
  ])('are %s', (_, paper) => asked(paper));

  test('are all words between amounts, where an edge of the picture cuts through lines', () => {
    const paper = `? Page subtotal $3
      Travel time
      Packing
      Cartons
      Piano
      ? Binding total $4.4`;
    asked(paper);
    asked(paper.replaceAll(/^ +(?=[TPC])/gm, '? '), true);
  });

  test('are those that may go on beyond an edge, proven or not, from the first amount on', () => {
    const lines = ['Elm Street 5', 'Fence  $400', 'Gate  $150', 'Total  $550', 'Sale5 tx'];
    const mayGoOn = [true, false, true, false, true];
    expect(doubtfulIn(lines, false, mayGoOn)).toEqual([false, false, true, false, true]);
  });

  test('lie in sight: a picture is rolled to where the last amount of a line ends', () => {
    expect(lastAmountEnd('Decking  $85.00 per sheet, as needed')).toBeCloseTo(15 / 36);
    expect(lastAmountEnd('No amount')).toBe(1);
  });
});

test('a column of which the name was read and few prices is told, its rows are asked about, and nothing below them', () => {
  const written = ['Work  Amount', 'Pump both tanks', 'New aerator  $890', 'Two risers', 'Haul'];
  const lines = ["Ray's Septic", ...written, 'Paid by check when done.'];
  expect(mayLack(lines)).toBe(true);
  const asked = doubtfulIn(lines, false);
  expect([2, 4, 5].map((at) => asked[at])).toEqual([true, true, true]);
  expect([0, 6].map((at) => asked[at])).toEqual([false, false]);
  expect(doubtfulIn(['Work  Amount', 'Pump both tanks', 'Two risers', 'Haul'], false)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  const whole = lines.map((line, at) => (at > 1 && at < 6 && at !== 3 ? `${line}  $150` : line));
  expect(mayLack(whole)).toBe(false);
  expect(mayLack(['Pump  $150', 'Total', 'Thank you'])).toBe(true);
  expect(mayLack(['Pump  $150', 'Total', '$150.00'])).toBe(false);
});

test('a row of boxes beside each other is asked about, whatever its sums say', () => {
  const lines = [
    'Coil  $1,145  Thermostat  $385',
    'Labor  $200  Haul  $100',
    'All  $1,345  All  $485',
  ];
  expect(doubtfulIn(lines, false)).toEqual([true, true, true]);
  const counted = [
    'Doors  4  $12.00  each  $48.00',
    'Locks  2  $5.00  each  $10.00',
    'Total  $58.00',
  ];
  expect(doubtfulIn(counted, false)).toEqual([false, false, false]);
});
