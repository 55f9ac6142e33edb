import { expect, test } from 'vitest';
import type { Clean } from '../../../../src/homeowner/quote/paper/clean-picture.ts';
import { readWith } from '../../../../src/homeowner/quote/paper/letters.ts';
import { readBest } from '../../../../src/homeowner/quote/paper/read-best.ts';
import { partRead } from '../../../../src/homeowner/quote/paper/read-pictures.ts';

/** A page that reads well in one way up alone, and how it was tried. */
const readAt = async (upright: number, isSideways: boolean, light = 200) => {
  const tried: number[] = [];
  const clean = (turns: number): Promise<Clean> => {
    const lie = { skew: 0, isSideways: isSideways && turns % 2 === 0 };
    const picture = new Uint8Array([turns % 4]);
    return Promise.resolve({ picture, width: 600, height: 800, lie, light, lights: [], cut: null });
  };
  const read = ([shown = 0]: Uint8Array) => {
    tried.push(shown);
    const isUp = shown === upright;
    const pieces = ['Roof $400.00', 'Permit $500.00', 'Total $900.00'].map((text, at) => ({
      text,
      x: 40,
      baseline: 100 + 20 * at,
      width: 90,
      height: 10,
    }));
    return Promise.resolve({ pieces, confidence: isUp ? 95 : 40, sure: isUp ? 1 : 0.1 });
  };
  return { reading: await readBest({ read }, clean, 0), tried };
};

test('a page on its side or upside down is turned until its words are sure', async () => {
  expect((await readAt(0, false)).tried).toEqual([0]);
  expect((await readAt(2, false)).tried).toEqual([0, 2]);
  expect((await readAt(1, true)).tried).toEqual([1]);
  const { reading, tried } = await readAt(3, true);
  expect(tried).toEqual([1, 3]);
  expect(reading).toMatchObject({ turns: 3, amounts: 3 });
  // A table cut close to its rows seems to lie on its side.
  expect((await readAt(0, true)).tried).toEqual([1, 3, 0]);
});

test('what is sure in no way up is noise: it is read in no second layout', async () => {
  const { reading, tried } = await readAt(9, false);
  expect(tried).toEqual([0, 2]);
  expect(reading.words.sure).toBeLessThan(0.2);
  // In the dark nothing is read at all.
  expect((await readAt(0, false, 12)).tried).toEqual([]);
});

const word = (text: string, x0: number, x1: number, confidence = 95, y0 = 0) => ({
  text,
  confidence,
  bbox: { x0, x1, y0, y1: 60 },
});
const baseline = { x0: 0, y0: 60, x1: 2000, y1: 60 };

const readLines = (lines: readonly (readonly ReturnType<typeof word>[])[]) => {
  const blocks = lines.map((words) => ({ paragraphs: [{ lines: [{ baseline, words }] }] }));
  const read = readWith({
    setParameters: () => Promise.resolve({}),
    recognize: () => Promise.resolve({ data: { confidence: 90, blocks } }),
  } as unknown as Parameters<typeof readWith>[0]);
  return read(new Uint8Array(), 2000, 'lines');
};

test('cents that stand apart at the edge of a receipt are no specks of the table', async () => {
  const words = [word('CHARGE', 500, 800), word('69.', 1527, 1655), word('00', 1681, 1773)];
  const apart = [...words, word('.;', 1900, 1920, 30)].map((one) => [one]);
  const { pieces } = await readLines(apart);
  expect(pieces.map(({ text }) => text)).toEqual(['CHARGE', '69.', '00']);
});

test('letters beside all that is surely printed are the grain of the table, figures are not', async () => {
  const rows = [word('Tax', 100, 300), word('363.17', 1400, 1600)];
  const texts = async (beside: ReturnType<typeof word>) =>
    (await readLines([[...rows, beside]])).pieces.map(({ text }) => text);
  expect(await texts(word('fee', 1900, 2000, 40))).toEqual(['Tax', '363.17']);
  expect(await texts(word('$4,3i', 1900, 2000, 40))).toEqual(['Tax', '363.17', '$4,3i']);
});

test('a word is no surer than one beside it that was lost, and a speck is none', async () => {
  const beside = async (lost: ReturnType<typeof word>) => {
    const { pieces } = await readLines([
      [word('Permit', 100, 400), lost, word('included', 700, 1000), word('$90.00', 1400, 1600)],
    ]);
    return pieces.map(({ text, sure }) => [text, sure]);
  };
  const money = ['$90.00', 95];
  const lost = [['Permit', 0], ['included', 0], money];
  expect(await beside(word('nct', 450, 600, 12))).toEqual(lost);
  const kept = [['Permit', 95], ['included', 95], money];
  for (const speck of [word('|', 450, 460, 12), word('re', 450, 600, 12, 48)])
    expect(await beside(speck)).toEqual(kept);
});

const lie = { skew: 0, isSideways: false };
const clean = (): Promise<Clean> =>
  Promise.resolve({
    picture: new Uint8Array(),
    width: 600,
    height: 800,
    lie,
    light: 200,
    lights: [],
    cut: null,
  });
const piece = (text: string, at: number, x: number, width: number) => ({
  text,
  x,
  baseline: 100 + 20 * at,
  width,
  height: 10,
});

test('an amount that no sum proves is sure where it is read the same at a second width', async () => {
  const surenessOf = async (again: string, confidence = 95, narrow = 90) => {
    const read = (_: unknown, width: number) => {
      const scale = width / 600;
      const texts = ['Roof', 'Permit', '$480.00', width === 600 ? '$175.00' : again];
      const pieces = texts.map((text, at) => ({
        ...piece(text, at % 2, (at < 2 ? 40 : 400) * scale, 90 * scale),
        baseline: (100 + 20 * (at % 2)) * scale,
        height: 10 * scale,
        sure: width < 600 ? narrow : 90,
      }));
      return Promise.resolve({ pieces, confidence, sure: 1 });
    };
    const narrower = async (_: number, width: number) => ({
      ...(await clean()),
      width: width < 2000 ? 450 : 600,
    });
    const { lines } = await readBest({ read }, narrower, 0);
    return lines.map(({ words = [] }) => words.at(-1)!.sure);
  };
  expect(await surenessOf('$175.00')).toEqual([100, 100]);
  expect(await surenessOf('$176.00')).toEqual([100, 90]);
  expect(await surenessOf('8175.00')).toEqual([100, 90]);
  // A page that was hard to read, as handwriting is, may be wrong at both, and so may a figure.
  expect(await surenessOf('$175.00', 60)).toEqual([90, 90]);
  expect(await surenessOf('$175.00', 95, 82)).toEqual([90, 90]);
});

test('a page that comes out is read again only where a line is asked about, if at all', async () => {
  /** Of each time it was read, the lowest and the highest row of the picture that was not white. */
  const rowsRead = async (...rows: readonly (readonly [string, string])[]) => {
    const seen: (readonly [number, number])[] = [];
    const black = async () => ({ ...(await clean()), picture: new Uint8Array(600 * 800) });
    const read = (picture: Uint8Array) => {
      seen.push([Math.floor(picture.indexOf(0) / 600), Math.floor(picture.lastIndexOf(0) / 600)]);
      const pieces = rows.flatMap(([words, amount], at) =>
        [piece(words, at, 40, 90), piece(amount, at, 400, 60)].map((one) => ({ ...one, sure: 80 })),
      );
      return Promise.resolve({ pieces, confidence: 95, sure: 1 });
    };
    await readBest({ read }, black, 0);
    return seen;
  };
  const whole = [
    ['Roof', '$480.00'],
    ['Permit', '$175.00'],
    ['Total', '$655.00'],
  ] as const;
  expect(await rowsRead(...whole)).toEqual([[0, 799]]);
  expect(await rowsRead(...whole, ['Extra vent', '$90.00'])).toEqual([
    [0, 799],
    [143, 168],
  ]);
  expect(await rowsRead(...whole.slice(0, 2), ['Total', '$650.00'])).toEqual([
    [0, 799],
    [0, 799],
  ]);
});

test('what is read at a second width alone is shown, and nothing of it is sure', async () => {
  const read = (_: unknown, width: number) => {
    const words = ['Roof', 'Permit'].map((text, at) => piece(text, at, 40, 90));
    const amounts = ['$480.00', '$175.00'].map((text, at) => piece(text, at, 400, 90));
    const pieces = width === 600 ? [...words, amounts[0]!] : [...words, ...amounts];
    const scale = width / 600;
    const shown = pieces.map((one) => ({
      ...one,
      x: one.x * scale,
      baseline: one.baseline * scale,
      width: one.width * scale,
      height: one.height * scale,
      sure: 90,
    }));
    return Promise.resolve({ pieces: shown, confidence: 95, sure: 1 });
  };
  const narrower = async (_: number, width: number) => ({
    ...(await clean()),
    width: width < 2000 ? 450 : 600,
  });
  const { lines } = await readBest({ read }, narrower, 0);
  expect(lines.map(({ text }) => text)).toEqual(['Roof  $480.00', 'Permit  $175.00']);
  expect(lines.map(({ words = [] }) => words.at(-1)!.sure)).toEqual([100, 0]);
});

test('what is read of a dark letterhead is no line, and a number that was surely read is', async () => {
  const shown = ['30 EX', '817-555-0177', 'Roof $400.00', '3 ec'];
  const pieces = shown.map((text, at) => ({ ...piece(text, at, 40, 90), sure: at % 3 ? 95 : 30 }));
  const read = () => Promise.resolve({ pieces, confidence: 95, sure: 1 });
  const { lines } = await readBest({ read }, clean, 0);
  expect(lines.map(({ text }) => text)).toEqual(shown.slice(1));
});

test('an edge that cuts through amounts is seen in whichever layout has them', async () => {
  const words = ['Roof work', 'Permit', 'Total'].map((text, at) => piece(text, at, 40, 90));
  const torn = ['$4', '$1', '$5'].map((text, at) => piece(text, at, 560, 40));
  const edgeOf = async (isTorn: boolean) => {
    const read = (_: unknown, width: number, layout: string) =>
      Promise.resolve({
        pieces: isTorn && layout === 'words' && width > 0 ? [...words, ...torn] : words,
        confidence: 70,
        sure: 0.8,
      });
    return (await readBest({ read }, clean, 0)).cut;
  };
  expect([await edgeOf(true), await edgeOf(false)]).toEqual(['right', null]);
});

test('two papers side by side are no table of counts, units and prices', async () => {
  const column = (texts: readonly string[], x: number, width: number) =>
    texts.map((text, at) => piece(text, at, x, width));
  const fence = [
    ...column(['Posts, set', 'Pickets', 'Gate of cedar'], 40, 90),
    ...column(['$300.00', '$450.00', '$180.00'], 150, 40),
  ];
  const isTwo = async (...beside: readonly (readonly string[])[]) => {
    const pieces = [...fence, ...beside.flatMap((texts, at) => column(texts, 260 + 130 * at, 80))];
    const read = () => Promise.resolve({ pieces, confidence: 95, sure: 1 });
    return (await readBest({ read }, clean, 0)).cut === 'middle';
  };
  const amounts = ['$70.00', '$85.00', '$155.00'];
  expect(await isTwo(['Mow the lawn', 'Trim hedges', 'Total to pay'], amounts)).toBe(true);
  expect(await isTwo(['LIN FT', 'EACH', 'HOURS'], amounts)).toBe(false);
  // Options beside each other.
  expect(await isTwo(['Posts, set', 'Pickets', 'Gate of cedar'], amounts)).toBe(false);
  expect(await isTwo(amounts, ['with stain', 'cedar', 'steel'])).toBe(false);
});

test('boxes with a total each are one paper, but not below a letterhead of their own', async () => {
  const paper = (rows: readonly string[], x: number, from: number) =>
    rows.flatMap((row, at) => {
      const [words = '', amount] = row.split('  ');
      const cell = piece(words, at + from, x, 90);
      return amount ? [cell, piece(amount, at + from, x + 120, 40)] : [cell];
    });
  const good = ['Good', 'Condenser  $300.00', 'Furnace  $450.00', 'Labor of two  $180.00'];
  const best = ['Best', 'Heat pump  $700.00', 'Handler  $850.00', 'Warranty  $155.00'];
  const cutOf = async (from: number, ...head: readonly string[]) => {
    const pieces = [
      ...paper([...good, 'Total  $930.00'], 40, from),
      ...paper([...head, ...best, 'Total  $1,705.00'], 320, from - head.length),
    ];
    const read = () => Promise.resolve({ pieces, confidence: 95, sure: 1 });
    return (await readBest({ read }, clean, 0)).cut;
  };
  expect(await cutOf(4)).toBe(null);
  expect(await cutOf(4, 'Oak Creek Air', '12 Elm Street', 'Keller Texas')).toBe('middle');
});

test('a page that is read again goes on where it was, and is never said to be done', () => {
  const parts = [0, 1, 2].flatMap((times) => [0, 0.5, 1].map((part) => partRead(times, part)));
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect([parts[0], parts[2], parts[3]]).toEqual([0, 0.5, 0.5]);
  expect(parts.at(-1)).toBeLessThan(1);
});
