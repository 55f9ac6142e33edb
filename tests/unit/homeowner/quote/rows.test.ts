import { describe, expect, test } from 'vitest';
import { rowsOf, type Piece } from '../../../../src/homeowner/quote/paper/rows.ts';

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

  test('say where they are, in parts of the page', () => {
    const [first] = rowsOf(table, WIDTH, HEIGHT);
    expect(first!.box.x).toBeCloseTo(40 / WIDTH);
    expect(first!.box.y).toBeCloseTo(90 / HEIGHT);
    expect(first!.box.width).toBeCloseTo(505 / WIDTH);
    expect(first!.box.height).toBeCloseTo(13 / HEIGHT);
  });
});
