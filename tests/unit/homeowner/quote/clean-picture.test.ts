import { describe, expect, test } from 'vitest';
import { cleaned, cleanPicture } from '../../../../src/homeowner/quote/paper/clean-picture.ts';
import { toGray, type Gray } from '../../../../src/homeowner/quote/paper/gray.ts';
import { lieOf, turned } from '../../../../src/homeowner/quote/paper/lie.ts';
import { evenLight, isBlankBelow } from '../../../../src/homeowner/quote/paper/light.ts';
import { withoutRules } from '../../../../src/homeowner/quote/paper/rules.ts';

const WIDTH = 900;
const HEIGHT = 700;
const blank = (): Gray => ({
  width: WIDTH,
  height: HEIGHT,
  data: new Uint8Array(WIDTH * HEIGHT).fill(230),
});
const fill = (
  { data }: Gray,
  [x, y, width, height]: readonly [number, number, number, number],
  shade = 30,
) => {
  for (let line = y; line < y + height; line += 1)
    data.fill(shade, line * WIDTH + x, line * WIDTH + x + width);
};
/** Lines of something like letters, each 6 by 9 points. */
const written = (): Gray => {
  const page = blank();
  for (let y = 60; y < HEIGHT - 60; y += 24)
    for (let x = 80; x < WIDTH - 80; x += 9) if ((x * 7 + y) % 5 > 0) fill(page, [x, y, 6, 9]);
  return page;
};
const inkIn = ({ data }: Gray) => data.reduce((sum, shade) => sum + (shade < 165 ? 1 : 0), 0);
const at = ({ data }: Gray, x: number, y: number) => data[y * WIDTH + x]!;

describe('A picture is made ready to be read', () => {
  test('lines that lie askew lie level again', () => {
    for (const degrees of [-6, -1.5, 0, 2, 8]) {
      const askew = turned(written(), (-degrees * Math.PI) / 180);
      const { skew, isSideways } = lieOf(askew);
      expect((skew * 180) / Math.PI).toBeCloseTo(degrees, 0.5);
      expect(isSideways).toBe(false);
    }
  });

  test('a page that lies on its side is told from one that stands', () => {
    const page = written();
    const side = { width: HEIGHT, height: WIDTH, data: new Uint8Array(WIDTH * HEIGHT) };
    for (let y = 0; y < WIDTH; y += 1)
      for (let x = 0; x < HEIGHT; x += 1) side.data[y * HEIGHT + x] = at(page, y, x);
    expect(lieOf(side).isSideways).toBe(true);
  });

  test('a shadow goes, and the ink in it stays', () => {
    const page = written();
    const ink = inkIn(page);
    const shaded = {
      ...page,
      data: page.data.map((shade, i) => shade * (0.25 + (0.7 * (i % WIDTH)) / WIDTH)),
    };
    expect(Math.abs(inkIn(evenLight(shaded).even) - ink) / ink).toBeLessThan(0.05);
  });

  test('so does the shade of a fold through a line, and its letters stay', () => {
    const page = written();
    const fold = (y: number) => 1 - 0.6 * Math.exp(-(((y - 206) / 12) ** 2));
    const folded = {
      ...page,
      data: page.data.map((shade, i) => shade * fold(Math.floor(i / WIDTH))),
    };
    const read = withoutRules(evenLight(folded).even);
    expect(at(read, 92, 206)).toBeLessThan(165);
    expect(at(read, 60, 206)).toBeGreaterThan(205);
  });

  test('a letter stays that a rule runs through', () => {
    const page = written();
    fill(page, [40, 208, 820, 2]);
    const read = withoutRules(page);
    expect(at(read, 92, 205)).toBeLessThan(165);
    expect(at(read, 92, 211)).toBeLessThan(165);
    expect(at(read, 60, 208)).toBe(255);
  });

  test('rules and frames go, letters stay', () => {
    const page = written();
    const ink = inkIn(page);
    fill(page, [40, 40, 820, 3]);
    fill(page, [40, 40, 3, 620]);
    fill(page, [300, 651, 120, 4]);
    expect(inkIn(withoutRules(page))).toBe(ink);
  });

  test('dots that lead to an amount go, those over letters and the grain stay', () => {
    const page = written();
    for (let x = 120; x < 170; x += 12) fill(page, [x, 52, 3, 3]);
    for (let x = 100; x < 800; x += 40) fill(page, [x, 30 + ((x / 40) % 3), 1, 1]);
    const ink = inkIn(page);
    for (let x = 100; x < 800; x += 8) fill(page, [x, 20 + Math.round(x / 200), 3, 3]);
    expect(inkIn(withoutRules(page))).toBe(ink);
  });

  test.each([
    { table: 'stands whole', right: 820, bottom: 640, cut: null },
    { table: 'goes on to the right', right: WIDTH, bottom: 640, cut: 'right' },
    { table: 'goes on below', right: 820, bottom: HEIGHT, cut: 'bottom' },
  ])('an edge cuts through the rules of a table that $table', ({ right, bottom, cut }) => {
    const page = blank();
    for (const y of [100, 160, 220, 280]) fill(page, [40, y, right - 40, 2]);
    expect(withoutRules(page).cut).toBe(cut === 'right' ? cut : null);
    for (const x of [40, 300, 600, 800]) fill(page, [x, 100, 2, bottom - 100]);
    expect(withoutRules(page).cut).toBe(cut);
    // Nor is what runs from edge to edge.
    for (const y of [340, 400, 460]) fill(page, [0, y, WIDTH, 2]);
    for (const x of [100, 400, 700]) fill(page, [x, 0, 2, HEIGHT]);
    expect(withoutRules(page).cut).toBeNull();
  });

  test.each([
    { bar: 'level', lean: 0, shade: 30, height: 24 },
    { bar: 'leaning', lean: 14, shade: 30, height: 24 },
    { bar: 'high', lean: 8, shade: 45, height: 50 },
  ])('white letters on a $bar bar become dark ones', ({ lean, shade, height }) => {
    const page = blank();
    const top = (x: number) => 300 + Math.round((lean * (x - 100)) / 700);
    for (let x = 100; x < 800; x += 1) fill(page, [x, top(x), 1, height], shade);
    fill(page, [200, top(200) + 8, 6, 9], 230);
    // One of the line below touches it.
    fill(page, [300, top(300) + height, 3, Math.round(0.4 * height)]);
    const clean = cleaned(page);
    expect(at(clean, 203, top(200) + 12)).toBeLessThan(100);
    expect(at(clean, 301, top(301) + Math.round(1.3 * height))).toBeLessThan(100);
    expect(at(clean, 301, top(301) + 12)).toBeGreaterThan(200);
    for (const x of [110, 400, 790])
      for (const y of [-4, 0, 4, 12, height - 4, height + 4])
        expect(at(clean, x, top(x) + y)).toBeGreaterThan(200);
  });

  test.each([
    { sheet: 'goes on', edge: HEIGHT, shade: 230, is: true },
    { sheet: 'ends at the desk', edge: 260, shade: 90, is: false },
    { sheet: 'ends at a light desk', edge: 300, shade: 212, is: false },
    { sheet: 'ends right below the line', edge: 215, shade: 90, is: false },
  ])('a sheet that $sheet below its last line is blank there: $is', ({ edge, shade, is }) => {
    const page = blank();
    for (let x = 80; x < WIDTH - 80; x += 9) fill(page, [x, 200, 6, 9]);
    fill(page, [0, edge, WIDTH, HEIGHT - edge], shade);
    const rgba = new Uint8ClampedArray([...page.data].flatMap((one) => [one, one, one, 255]));
    const clean = cleanPicture({ width: WIDTH, height: HEIGHT, rgba });
    expect(isBlankBelow(clean, 212 / HEIGHT)).toBe(is);
    // So little may be its margin.
    expect(isBlankBelow(clean, 0.8)).toBe(false);
  });

  test('gray is what the eye sees of a color', () => {
    const colors = [255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255];
    expect([...toGray(new Uint8ClampedArray(colors), 3, 1).data]).toEqual([255, 0, 149]);
  });
});
