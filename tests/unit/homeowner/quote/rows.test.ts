import { describe, expect, test } from 'vitest';
import { cutOf, ENDS_NONE, goOnAt } from '../../../../src/homeowner/quote/paper/cut-off.ts';
import type { Piece } from '../../../../src/homeowner/quote/paper/pieces.ts';
import { rowsOf } from '../../../../src/homeowner/quote/paper/rows.ts';

const WIDTH = 600;
const HEIGHT = 800;
/** Letters 10 high, 5 wide. */
const piece = (text: string, x: number, baseline: number, height = 10): Piece => ({
  text,
  x,
  baseline,
  width: text.length * height * 0.5,
  height,
});
const texts = (pieces: readonly Piece[]) => rowsOf(pieces, WIDTH, HEIGHT).map(({ text }) => text);

/** A table of three lines, in columns, as a PDF holds it: one piece a cell. */
const table: readonly Piece[] = [
  piece('Tear off one layer', 40, 100),
  piece('31 SQ', 300, 100),
  piece('$3,600.00', 500, 100),
  piece('Shingles', 40, 116),
  piece('$11,250.00', 500, 116),
  piece('Total', 40, 148),
  piece('$14,850.00', 500, 148),
];
const lines = ['Tear off one layer  31 SQ  $3,600.00', 'Shingles  $11,250.00', 'Total  $14,850.00'];

describe('The lines of a page', () => {
  test('are rebuilt from places, whatever the order in the file', () => {
    expect(texts(table)).toEqual(lines);
    expect(texts(table.toReversed())).toEqual(lines);
  });

  test('may lean or bend: each word is beside the one before', () => {
    // 18 points over 600: more than the distance of two lines.
    const words = table.flatMap(({ text, x, baseline }) => {
      const parts = text.split(' ');
      return parts.map((part, at) =>
        piece(part, x + parts.slice(0, at).join(' ').length * 5 + (at > 0 ? 5 : 0), baseline),
      );
    });
    const filled = words.flatMap((word) => {
      // Dots lead to the amount, as they do on paper.
      return word.text.startsWith('$')
        ? [
            word,
            ...[140, 180, 220, 260, 340, 380, 420, 460].map((x) => piece('....', x, word.baseline)),
          ]
        : [word];
    });
    const leaning = filled.map((one) => ({ ...one, baseline: one.baseline + one.x * 0.03 }));
    expect(texts(leaning).map((text) => text.replaceAll(/\s+\.{4}/g, ''))).toEqual(lines);
  });

  test('keep letters of one word together, and drop what holds no letters', () => {
    expect(
      texts([
        piece('Per', 40, 100),
        piece('mit', 55, 100),
        piece(' ', 70, 100),
        piece('fee', 75, 100.5),
        piece('', 200, 100, 0),
      ]),
    ).toEqual(['Permit fee']);
  });

  test('take small print beside large to its line, and not what stands below', () => {
    expect(
      texts([
        piece('TOTAL', 40, 200, 20),
        piece('$900.00', 200, 199, 20),
        piece('plus tax', 40, 215),
      ]),
    ).toEqual(['TOTAL  $900.00', 'plus tax']);
  });

  test('take a sentence of a text as one, and no item of a list', () => {
    const letter = [
      'We build nine cabinets for $8,360.00 and',
      '14 feet of shelves for $517.00. Soft hinges',
      'come to $1,036.00.',
      'Delivery is free',
      'of charge.',
    ].map((text, at) => piece(text, 40, 100 + 14 * at));
    const linesOf = (isExact: boolean) =>
      rowsOf(letter, WIDTH, HEIGHT, isExact).map(({ text }) => text);
    expect(linesOf(true)).toEqual([
      'We build nine cabinets for $8,360.00 and 14 feet of shelves for $517.00. Soft hinges come to $1,036.00.',
      'Delivery is free',
      'of charge.',
    ]);
    expect(linesOf(false)).toHaveLength(5);
  });

  test('of boxes side by side go down one box after the other, also where one is longer', () => {
    const boxes = [
      ['SILVER', 'AC unit $3,260.00', 'Furnace $1,740.00', 'Total $5,000.00'],
      ['GOLD', 'Heat pump $4,115.00', 'Coil $960.00', 'Labor $2,100.00', 'Total $7,175.00'],
    ];
    const side = (total: string) =>
      boxes.flatMap((rows, box) =>
        rows.flatMap((row, at) => {
          const [words, amount] = row.replace('Total', total).split(' $');
          const cell = piece(words!, 40 + 250 * box, 100 + 16 * at);
          return amount ? [cell, piece(`$${amount}`, 190 + 250 * box, 100 + 16 * at)] : [cell];
        }),
      );
    const below = [
      piece('A third down, the rest when it cools, and no more before that day.', 40, 200),
    ];
    const read = boxes.map((rows) => rows.map((row) => row.replace(' $', '  $')));
    expect(texts([...below, ...side('Total')])).toEqual([
      'Option 1',
      ...read[0]!,
      'Option 2',
      ...read[1]!,
      below[0]!.text,
    ]);
    expect(texts(side('Paid')).filter((text) => text.startsWith('Option'))).toEqual([]);
    // A rate and its unit are no box.
    const rates = ['hour', 'each', 'day'].flatMap((unit, at) => [
      piece('Labor', 40, 100 + 16 * at),
      piece('$75.00', 190, 100 + 16 * at),
      piece(unit, 290, 100 + 16 * at),
      piece('$150.00', 440, 100 + 16 * at),
    ]);
    expect(texts(rates)).toHaveLength(3);
  });

  test.each([
    ['one whose head was misread has its number', ['GOOD', 'BETTER', 'BEN'], undefined],
    ['one whose head is a name has it, too', ['GOOD', 'BETTER', 'BEST'], 'BEST'],
  ])('of boxes side by side, %s', (_, heads, name) => {
    const rows = (prices: readonly string[]) => [['AC unit', 'Furnace', 'Total'], prices] as const;
    const boxes = [
      rows(['$3,260.00', '$1,740.00', '$5,000.00']),
      rows(['$4,115.00', '$2,185.00', '$6,300.00']),
      rows(['$5,020.00', '$2,280.00', '$7,300.00']),
    ].flatMap(([words, prices], box) => [
      { ...piece(heads[box]!, 40 + 190 * box, 100), sure: 50 },
      ...words.flatMap((word, at) => [
        piece(word, 40 + 190 * box, 120 + 16 * at),
        piece(prices[at]!, 140 + 190 * box, 120 + 16 * at),
      ]),
    ]);
    const read = texts(boxes);
    expect(read.slice(read.indexOf('Option 3'))).toEqual([
      'Option 3',
      ...(name ? [name] : []),
      ...['AC unit  $5,020.00', 'Furnace  $2,280.00', 'Total  $7,300.00'],
    ]);
  });

  test('of a receipt keep the words of a cell together, which stand as far apart as columns do elsewhere', () => {
    const rows = ['Drain pump $164.35', 'Shop supplies $12.40', 'Grand total $176.75'];
    const receipt = (space: number) =>
      rows.flatMap((row, at) => {
        const [first, second, amount] = row.split(' ');
        const one = piece(first!, 40, 100 + 20 * at);
        const next = piece(second!, 40 + one.width + space, 100 + 20 * at);
        return [one, next, piece(amount!, 300, 100 + 20 * at)];
      });
    expect(texts(receipt(13))).toEqual(rows.map((row) => row.replace(' $', '  $')));
    // The point before cents is lost in it, as a reader of letters finds them; it is put back in the text.
    const cents = (space: number) => [
      ...receipt(13),
      piece('Fan motor', 40, 170),
      piece('162', 300, 170),
      piece('40', 315 + space, 170),
    ];
    expect([13, 30].map((space) => texts(cents(space)).at(-1))).toEqual([
      'Fan motor  162 40',
      'Fan motor  162  40',
    ]);
    // Columns are further apart.
    expect(texts(receipt(30))).toEqual(rows.map((row) => row.replaceAll(' ', '  ')));
  });

  test('of boxes below their names go down each where their prices stand in no one row, and of a table across', () => {
    const names = ['GOOD', 'BETTER', 'BEST'].map((name, at) => piece(name, 40 + 190 * at, 100));
    const row = (baseline: number, cells: readonly string[]) =>
      cells.flatMap((cell, at) => (cell ? [piece(cell, 40 + 190 * at, baseline)] : []));
    const boxes = [
      ...names,
      ...row(120, ['Goodman', 'Trane XR15', 'Trane XV18']),
      ...row(132, ['', 'New thermostat', 'UV light']),
      ...row(150, ['$9,850', '', '']),
      ...row(162, ['', '$12,475', '$15,990']),
      piece('All options include the permit, a new pad, and what the city asks', 40, 200),
    ];
    expect(texts(boxes)).toEqual([
      ...['GOOD  $9,850', 'Goodman', 'BETTER  $12,475', 'Trane XR15', 'New thermostat'],
      ...['BEST  $15,990', 'Trane XV18', 'UV light'],
      'All options include the permit, a new pad, and what the city asks',
    ]);
    const table = [...names, ...row(120, ['$9,850', '$12,475', '$15,990'])];
    expect(texts(table)).toEqual(['GOOD  BETTER  BEST', '$9,850  $12,475  $15,990']);
  });

  test('of three boxes go down each, where a crumple set the amounts of one nearer to the words of another', () => {
    // Of every other row the middle's amount stands lower than its words, as low as the words of the last.
    const boxes = [
      ['Condenser 14', 'Furnace', 'Coil', 'Labor', 'Total'],
      ['Condenser 16', 'Boiler', 'Piping', 'Labor', 'Total'],
      ['Heat pump 18', 'Handler', 'Thermostat', 'Labor', 'Total'],
    ];
    const amount = (box: number, at: number) => `$${box + 1},${at + 1}50`;
    const side = boxes.flatMap((rows, box) =>
      rows.flatMap((words, at) => [
        piece(words, 40 + 220 * box, 100 + 24 * at + (at % 2 && box === 2 ? 5 : 0)),
        piece(amount(box, at), 215 + 220 * box, 100 + 24 * at + (box === 1 ? (at % 2 ? 7 : 3) : 0)),
      ]),
    );
    const foot = piece('Ask us about a plan that is paid later on all of these.', 40, 280);
    // A word of it begins a little left of a box.
    const near = piece('on', 242, 280);
    expect(texts([...side, { ...foot, width: 198 }, near])).toEqual([
      ...boxes.flatMap((rows, box) => [
        `Option ${box + 1}`,
        ...rows.map((words, at) => `${words}  ${amount(box, at)}`),
      ]),
      `${foot.text} on`,
    ]);
  });

  test('take back into a cell what went on below it', () => {
    // As read from a photo of an insurer's table: text, x, baseline, width and height.
    const cells = (
      [
        ['DESCRIPTION', 187, 288, 161, 14],
        ['QTY', 703, 288, 48, 18],
        ['RCV', 1462, 288, 49, 14],
        ['1.', 187, 328, 16, 14],
        ['Remove', 214, 328, 86, 14],
        ['Laminated', 310, 328, 109, 14],
        ['-', 428, 328, 7, 7],
        ['comp.', 443, 328, 63, 14],
        ['shingle', 515, 328, 74, 18],
        ['29.40', 651, 328, 58, 14],
        ['SQ', 718, 328, 33, 18],
        ['2,011.55', 1418, 328, 92, 16],
        ['rfg.', 187, 370, 31, 18],
        ['-', 228, 370, 6, 7],
        ['w/', 241, 371, 23, 14],
        ['felt', 273, 371, 31, 14],
        ['2.', 186, 413, 17, 14],
        ['Roofing', 214, 413, 79, 18],
        ['felt', 303, 413, 30, 14],
        ['-', 341, 413, 7, 7],
        ['synthetic', 356, 413, 93, 18],
        ['29.40', 651, 413, 58, 14],
        ['SQ', 718, 413, 33, 17],
        ['1,327.56', 1419, 413, 91, 16],
        ['underlayment', 186, 456, 136, 18],
        ['3.', 186, 497, 17, 14],
        ['Drip', 214, 497, 42, 18],
        ['edge', 265, 497, 48, 18],
        ['214.00', 639, 497, 70, 14],
        ['LF', 718, 497, 25, 14],
        ['768.76', 1440, 497, 70, 14],
        ['painted', 214, 539, 80, 18],
      ] as const
    ).map(([text, x, baseline, width, height]) => ({ text, x, baseline, width, height }));
    expect(rowsOf(cells, 2000, 1667).map(({ text }) => text)).toEqual([
      'DESCRIPTION  QTY  RCV',
      '1. Remove Laminated - comp. shingle rfg. - w/ felt  29.40 SQ  2,011.55',
      '2. Roofing felt - synthetic underlayment  29.40 SQ  1,327.56',
      '3. Drip edge  214.00 LF  768.76',
      // It would have fit above: a line of its own.
      'painted',
    ]);
    const [, first] = rowsOf(cells, 2000, 1667);
    expect(first!.box.height * 1667).toBeGreaterThan(60);
  });

  test('take the words of a cell of two lines around the amounts that stand at its middle', () => {
    const cell = [piece('Cut drywall, bag it', 60, 100), piece('and carry it out', 60, 114)];
    const row = [piece('4', 40, 107), piece('74', 300, 107), piece('314.50', 500, 107)];
    expect(texts([...cell, ...row, piece('5', 40, 130), piece('Baseboard', 60, 130)])).toEqual([
      '4  Cut drywall, bag it and carry it out  74  314.50',
      '5  Baseboard',
    ]);
    const head = [piece('BID 2051', 400, 100), piece('11/24/2026', 400, 114)];
    expect(texts([...head, piece('Ironwood Roofing', 40, 107)])).toHaveLength(3);
  });

  test('take back into no cell a sentence that reaches over the next column', () => {
    const ask = 'We ask for $4,500.00 at the start and the rest as agreed';
    const torn = [
      piece('Our price for all of the', 40, 100),
      piece('k, with the permit, is $15,740.00', 190, 100),
    ];
    expect(texts([...torn, piece(ask, 40, 116)])).toEqual([
      'Our price for all of the  k, with the permit, is $15,740.00',
      ask,
    ]);
    expect(texts([...torn, piece('We work', 40, 116)])).toHaveLength(1);
  });

  test('say where they are, in parts of the page', () => {
    const [first] = rowsOf(table, WIDTH, HEIGHT);
    expect(first!.box.x).toBeCloseTo(40 / WIDTH);
    expect(first!.box.y).toBeCloseTo(90 / HEIGHT);
    expect(first!.box.width).toBeCloseTo(505 / WIDTH);
    expect(first!.box.height).toBeCloseTo(13 / HEIGHT);
  });

  test('go on beyond an edge of a picture that they end at', () => {
    expect(cutOf(rowsOf(table, WIDTH, HEIGHT))).toBeNull();
    expect(cutOf(rowsOf([...table, piece('Tax $14', 565, 170)], WIDTH, HEIGHT))).toBe('right');
    expect(cutOf(rowsOf([...table, piece('otal', 0, 170)], WIDTH, HEIGHT))).toBe('left');
    expect(cutOf(rowsOf([...table, piece('Sales tax', 40, 799)], WIDTH, HEIGHT))).toBe('bottom');
    expect(cutOf(rowsOf([...table, piece('— ET', 40, 799)], WIDTH, HEIGHT))).toBeNull();
    expect(cutOf(rowsOf([...table, piece('apy ry a', 40, 799)], WIDTH, HEIGHT))).toBeNull();
  });

  test('end no paper that stops at a subtotal, a tax, in a row of prices or within a sentence', () => {
    const torn =
      'to $640 and permits to $80. With the $250 off that our friend Mr. Lee as your neighbor’s';
    for (const last of [
      'Subtotal $14',
      'Sales tax 43.09',
      'Permit $150 $150 -$150',
      'New customer -137.04',
      torn,
    ])
      expect(last).toMatch(ENDS_NONE);
    for (const last of ['Total $150 $150 $150', 'Thank you for your business', `${torn} name.`])
      expect(last).not.toMatch(ENDS_NONE);
  });

  test('go on beyond the right edge where most amounts lost their cents', () => {
    const rows = (amount: string, x: number) =>
      ['Pump tank', 'Riser', 'Filter', 'Hose'].flatMap((words, at) => [
        piece(words, at === 3 ? x : 40, 100 + 30 * at),
        piece(amount, 500, 100 + 30 * at),
      ]);
    const edgeOf = (amount: string, x = 40) => cutOf(rowsOf(rows(amount, x), WIDTH, HEIGHT));
    expect([edgeOf('148.50'), edgeOf('148.5'), edgeOf('$148.')]).toEqual([null, 'right', 'right']);
    expect(edgeOf('148.50', 0)).toBe('left');
  });

  test('go on beyond an edge that a row of amounts ends so near to that no margin is left', () => {
    const row = (baseline: number, amount = '13,761.90') => [
      ...table,
      piece('Lines', 40, baseline),
      piece(amount, 500, baseline),
    ];
    expect(cutOf(rowsOf(row(HEIGHT - 8), WIDTH, HEIGHT))).toBe('bottom');
    expect(cutOf(rowsOf(row(HEIGHT - 8, '$135'), WIDTH, HEIGHT))).toBe('bottom');
    expect(cutOf(rowsOf(row(HEIGHT - 8, 'on page 3'), WIDTH, HEIGHT))).toBeNull();
    expect(cutOf(rowsOf(row(18), WIDTH, HEIGHT))).toBe('top');
    expect(cutOf(rowsOf(row(HEIGHT - 30), WIDTH, HEIGHT))).toBeNull();
    // A fold that lifts the amount makes the line no higher.
    const lifted = [...row(HEIGHT - 17, 'USD'), piece('$135.00', 540, HEIGHT - 21)];
    expect(cutOf(rowsOf(lifted, WIDTH, HEIGHT))).toBeNull();
    // The next row may stand beyond it, but for a table that ends where its page does.
    const table4 = (height: number) =>
      [100, 130, 160, 190]
        .flatMap((y) => [piece('Gravel', 40, y), piece('$85.00', 500, y)])
        .concat(piece(`${height}`, 300, 40));
    expect([214, 224].map((height) => cutOf(rowsOf(table4(height), WIDTH, height)))).toEqual([
      'bottom',
      null,
    ]);
    // A receipt ends in words, and so does a letter, but none that begin a sentence.
    const closed = (text: string) =>
      cutOf(rowsOf([...table, piece(text, 40, HEIGHT - 8)], WIDTH, HEIGHT));
    expect(['THANK YOU', 'Travis, 972-555-0129', 'Good for 30 days'].map(closed)).toEqual(
      Array.from({ length: 3 }, () => null),
    );
    // A sentence with a price that another may follow.
    const letter = [piece('Dear Ann,', 40, 754), piece('It is $274.50.', 40, HEIGHT - 17)];
    expect(cutOf(rowsOf([...table, ...letter], WIDTH, HEIGHT))).toBe('bottom');
    expect(cutOf(rowsOf([...table, piece('of four squares', 520, 300)], WIDTH, HEIGHT))).toBe(
      'right',
    );
    const open = ['In five days, at $15,740.00.', 'If we find rotten wood'];
    expect(open.map(closed)).toEqual(['bottom', 'bottom']);
  });

  test('go on beyond the edge that cuts their page where they end as near to it as any', () => {
    const row = (text: string, y: number) => [
      piece(text, 40, y),
      piece('$1,216', 300, y),
      piece('$1,088', 420, y),
    ];
    const lines = rowsOf(
      [
        piece('Driveway', 40, 60),
        ...row('Forms', 100),
        ...row('Steel', 130),
        piece('A year', 40, 160),
      ],
      WIDTH,
      HEIGHT,
    );
    expect(goOnAt('right', lines)).toEqual([false, true, true, false]);
    expect(goOnAt('bottom', lines)).toEqual([false, false, false, false]);
  });

  describe('where a fold lifts the amounts off their words', () => {
    const words = ['Soil evaluation', 'County permit', 'Aerobic unit', 'Pump tank', 'Total price'];
    const amounts = ['950.00', '410.00', '6,400.00', '2,150.00', '9,910.00'];
    const lifted = (by: number, of = amounts) => [
      piece('Estimate', 40, 60),
      ...words.map((text, at) => piece(text, 40, 140 + 40 * at)),
      ...of.map((text, at) => piece(text, 500, 140 + 40 * at + by + (at % 2))),
    ];
    const right = words.map((text, at) => `${text}  ${amounts[at]}`);

    test('they go by the offset that the page has, near or half way', () => {
      for (const by of [-18, -12, 0, 12, 18])
        expect(texts(lifted(by)), String(by)).toEqual(['Estimate', ...right]);
    });

    test('specks beside them are no words', () => {
      const specks = [piece(':', 300, 162), piece('il', 200, 162)];
      expect(texts([...lifted(-18), ...specks]).filter((text) => /\d/.test(text))).toEqual(right);
    });

    test('and stay apart where either way is as likely', () => {
      const unclear = [
        ...words.slice(0, 4).map((text, at) => piece(text, 40, 140 + 40 * at)),
        ...amounts.slice(0, 3).map((text, at) => piece(text, 500, 160 + 40 * at)),
      ];
      expect(texts(unclear)).toEqual([
        'Soil evaluation',
        '950.00',
        'County permit',
        '410.00',
        'Aerobic unit',
        '6,400.00',
        'Pump tank',
      ]);
    });
  });
});
