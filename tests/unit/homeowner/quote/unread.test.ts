import { expect, test } from 'vitest';
import type { PaperLine } from '../../../../src/homeowner/quote/paper/pieces.ts';
import { readBest } from '../../../../src/homeowner/quote/paper/read-best.ts';
import { isPartUnread } from '../../../../src/homeowner/quote/paper/unread.ts';

const [WIDTH, HEIGHT] = [400, 600];
/** Lines of letters, so many points high and apart, as dark as this against the paper. */
const TALL = 12;
const STEP = 24;

const paint = (picture: Uint8Array, top: number, left: number, ink: number) => {
  for (let y = top; y < top + TALL; y += 1)
    for (let x = left; x < 360; x += 6) picture.fill(255 - ink, y * WIDTH + x, y * WIDTH + x + 3);
};

/** A page with lines from its top, of which the first so many are pale, and as many of all were read from there on. */
const isUnread = (pale: number, read: number, ink: number, left = 40) => {
  const picture = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const lines: PaperLine[] = [];
  for (let at = 0; at < 12; at += 1) {
    const top = 60 + STEP * at;
    paint(picture, top, at < pale ? left : 40, at < pale ? ink : 255);
    if (at >= 12 - read)
      lines.push({
        text: 'Permit  $90.00',
        box: { x: 40 / WIDTH, y: top / HEIGHT, width: 320 / WIDTH, height: TALL / HEIGHT },
      });
  }
  return isPartUnread({ picture, width: WIDTH, height: HEIGHT }, lines);
};

test('pale lines above those that were read show that a part of a page was not', () => {
  expect(isUnread(6, 6, 20)).toBe(true);
  expect(isUnread(0, 6, 0)).toBe(true);
});

test('a letterhead, the shade of a crumple and a blank are no lines that were not read', () => {
  expect(isUnread(2, 10, 20)).toBe(false);
  expect(isUnread(6, 6, 20, 0)).toBe(false);
  expect(isUnread(6, 6, 0)).toBe(false);
  expect(isUnread(0, 12, 0)).toBe(false);
});

test('pale lines that were not read are read darker', async () => {
  const picture = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const rows = Array.from({ length: 12 }, (_, at) => ({ at, isPale: at < 8 }));
  for (const { at, isPale } of rows) paint(picture, 60 + STEP * at, 40, isPale ? 40 : 255);
  const lie = { skew: 0, isSideways: false };
  const page = { picture, width: WIDTH, height: HEIGHT, lie, light: 200, lights: [], cut: null };
  const read = (shown: Uint8Array) => {
    const isDark = (at: number) => shown[(60 + STEP * at) * WIDTH + 40]! < 128;
    const pieces = rows.flatMap(({ at }) => {
      const baseline = 60 + STEP * at + TALL;
      const piece = { baseline, height: 0.7 * TALL, sure: 96 };
      const words = { ...piece, text: 'Permit', x: 40, width: 100 };
      const amount = { ...piece, text: `$${String(at + 10)}.00`, x: 300, width: 60 };
      return isDark(at) ? [words, amount] : [];
    });
    return Promise.resolve({ pieces, confidence: 90, sure: 1 });
  };
  const reading = await readBest({ read }, () => Promise.resolve(page), 0);
  expect(reading).toMatchObject({ amounts: 12, isPale: true, picture: { picture } });
});
