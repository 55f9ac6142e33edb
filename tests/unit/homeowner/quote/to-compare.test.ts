import { expect, test } from 'vitest';
import { doubtfulIn } from '../../../../src/homeowner/quote/paper/doubtful.ts';
import type { PaperPage } from '../../../../src/homeowner/quote/paper/paper.ts';
import { asText, toCompare } from '../../../../src/homeowner/quote/paper/to-compare.ts';

const page = (texts: readonly string[], wasPicture: boolean): PaperPage => ({
  lines: texts.map((text, at) => ({ text, box: { x: 0.1, y: at / 20, width: 0.7, height: 0.04 } })),
  wasPicture,
  draw: () => Promise.resolve(),
});
const texts = [
  ['Travel time  $354.00', 'Page subtotal'],
  ['$90.00', 'Stairs'],
];

test('only what was a picture is compared with one', () => {
  const marksOf = (...pictures: readonly boolean[]) =>
    toCompare(
      texts.map((lines, at) => page(lines, pictures[at]!)),
      texts,
    );
  expect(marksOf(false, true)).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(marksOf(true, false)).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('a name that we gave to a box is compared with no picture', () => {
  const lines = ['Unit  $85.00', 'Option 2', 'Coil  $31.00'];
  const own = page(lines, true);
  const nameless = own.lines!.with(1, {
    text: lines[1]!,
    box: { ...own.lines![1]!.box, width: 0 },
  });
  expect(toCompare([own], [lines])[0]![1]).toBe(true);
  expect(toCompare([{ ...own, lines: nameless }], [lines])[0]![1]).toBe(false);
});

test('an amount of a picture that stands without words goes to no line beside it', () => {
  const pages = texts.map((lines) => page(lines, true));
  const { text, places } = asText(pages, texts);
  expect(text).toBe('Travel time  $354.00\nPage subtotal\n\n  $90.00\n\nStairs');
  expect(places).toEqual([
    [0, 1],
    [3, 5],
  ]);
  const exact = asText(
    texts.map((lines) => page(lines, false)),
    texts,
  );
  expect(exact.text.split('\n')).toEqual(texts.flat());
});

test('an amount without words is the total where all others make it', () => {
  const read = (...lines: string[]) => asText([page(lines, true)], [lines]).text;
  const rows = ['Visit  $185.00', 'Nests  $75.00', 'Tax  $21.45'];
  expect(read(...rows, '$281.45')).toBe([...rows, '', 'Total  $281.45', ''].join('\n'));
  expect(read(...rows, '$284.45')).toContain('\n  $284.45');
  // A sum above another may be any.
  expect(read(...rows, '$281.45', 'Coupon  -$20.00', 'You pay  $261.45')).toContain('\n  $281.45');
});

test('a row whose words were read poorly is compared, whatever proves its amount', () => {
  const lines = ['Remove pad  $720.00', 'Haul off  $80.00', 'Total  $800.00'];
  const words = (sure: number) => [
    { text: 'pad', sure },
    { text: '$720.00', sure: 96 },
  ];
  const asked = (sure: number) => doubtfulIn(lines, false, [], [words(sure)]);
  expect(asked(38)).toEqual([true, false, false]);
  expect(asked(60)).toEqual([false, false, false]);
  // So is a sentence below, which may have lost its "not"; the name of a column loses no amount, nor what is above all.
  const below = ['Your home', ...lines, 'Permit included', 'Item  Quantity  RCV'];
  const poor = below.map((text) => [
    { text, sure: 96 },
    { text: 'home', sure: 0 },
  ]);
  expect(doubtfulIn(below, false, [], poor)).toEqual([false, true, true, true, true, false]);
});

test('what the right edge leaves of an amount is none before it is compared', () => {
  const lines = ['Door  $1,850.00', 'Permit  $1', 'Subtotal  $21,(', 'TOTAL PRICE  $20,5'];
  const cut = (edge: 'right' | null, is = true) =>
    asText([{ ...page(lines, true), cut: edge }], [lines], [lines.map(() => is)]).text;
  expect(cut('right')).toBe('Door  $1,850.00\nPermit  \nSubtotal  \nTOTAL PRICE  ');
  expect(cut('right', false)).toBe(lines.join('\n'));
  expect(cut(null)).toBe(lines.join('\n'));
});

test('a run of digits that lost the marks of a price is none before it is compared', () => {
  const lines = ['Springs  290.00', 'TOTAL ESTIMATE  307094'];
  const said = (is: boolean) => asText([page(lines, true)], [lines], [[false, is]]).text;
  expect(said(true)).toBe('Springs  290.00\nTOTAL ESTIMATE  ');
  expect(said(false)).toBe(lines.join('\n'));
});

test('what a crumple put right of the words above it is of another row, whatever its count makes', () => {
  const lines = ['Dehumidifier, large', '460  SF  0.35  161.00', '5  DAY  94.00  470.00'];
  const at = (x: number, y: number) => ({ x, y, width: 0.3, height: 0.04 });
  const { text } = asText(
    [
      {
        ...page(lines, true),
        lines: lines.map((one, own) => ({ text: one, box: at(own > 0 ? 0.6 : 0.1, own / 20) })),
      },
    ],
    [lines],
  );
  expect(text).toBe(`${lines[0]}\n\n  ${lines[1]}\n\n\n  ${lines[2]}\n`);
});

test('an amount that was surely read is compared only where it lost a mark, a poorly read one whatever its sums say', () => {
  const marksOf = (lines: readonly string[], sure: number, lastWidth = 0.7) => {
    const read = page(lines, true);
    const words = (text: string) => text.split(/\s+/).map((one) => ({ text: one, sure }));
    const seen = read.lines!.map((line, at) => ({
      ...line,
      box: { ...line.box, width: at === lines.length - 1 ? lastWidth : 0.7 },
      words: words(line.text),
    }));
    return toCompare([{ ...read, lines: seen }], [lines])[0];
  };
  const unproven = ['Fence  $400', 'Gate  $150', 'Total  $560'];
  expect(marksOf(unproven, 96)).toEqual([false, false, false]);
  expect(marksOf(unproven, 95)).toEqual([true, true, true]);
  expect(marksOf(['Fence  $400.00', 'Gate  $150.00', 'Total  $560'], 96)![2]).toBe(true);
  // Among words it lost no cents.
  const covered = ['Fence  $400.00', 'Cover  $60,000 of it  $150.00', 'Total  $560.00'];
  expect(marksOf(covered, 96)).toEqual([false, false, false]);
  // A speck before it, read as a digit.
  expect(marksOf(['Fence  $1,400.00', 'Gate  1150.00', 'Total  $1,560.00'], 96)![1]).toBe(true);
  const ends = (last: string) => marksOf(['The fence along the back is $400.', last], 96, 0.4);
  expect(ends('The gate of cedar is $150.')).toEqual([false, false]);
  expect(ends('The gate of cedar is $150')).toEqual([false, true]);
  expect(ends('The gate at $15 a foot is sq 150.')).toEqual([false, true]);
  const proven = ['Fence  $400', 'Gate  $150', 'Total  $550'];
  expect(marksOf(proven, 80)).toEqual([false, false, false]);
  expect(marksOf(proven, 60)).toEqual([true, true, true]);
});

test('rows that end where those of their table do have lost nothing, however far a sentence goes', () => {
  const lines = ['Visit  $189.00', 'Dusting  $95.00', 'Ended early it costs $150.00, and we come'];
  const whole = page(lines, true);
  const seen = whole.lines!.map((line, at) => ({
    ...line,
    box: { ...line.box, width: at === 2 ? 0.85 : 0.7 },
    words: line.text.split(/\s+/).map((text) => ({ text, sure: 100 })),
  }));
  expect(toCompare([{ ...whole, lines: seen }], [lines])[0]).toEqual([false, false, false]);
});

test('no name, year or number of a paper is compared, nor what stands between two sums that come out', () => {
  const lines = ['Concrete since 1994', 'QUOTE 20771', 'Fence  $400', 'Gate  $150', 'Total  $550'];
  const more = ['DRYING', 'Fans  $300', 'Heat  $120', 'Total  $420'];
  const marksOf = (those: readonly string[]) => toCompare([page(those, true)], [those])[0]!;
  expect(marksOf([...lines, ...more])).not.toContain(true);
  expect(marksOf(['Fans  $310', ...more.slice(2), 'DRYING', ...lines.slice(2)])[3]).toBe(true);
});

test('of a page that an edge cuts, lines that reach it are compared, whatever their sums say', () => {
  const lines = ['Fence  $400', 'Gate  $150', 'Total  $550'];
  const whole = page(lines, true);
  const marksOf = (paper: PaperPage) => toCompare([paper], [lines]);
  const far = { ...whole, cut: 'bottom' } as const;
  const near = {
    ...far,
    lines: whole.lines!.map((line) => ({ ...line, box: { ...line.box, y: line.box.y + 0.83 } })),
  };
  expect([whole, far, near].map(marksOf)).toEqual([
    [[false, false, false]],
    [[false, false, false]],
    [[false, false, true]],
  ]);
});
