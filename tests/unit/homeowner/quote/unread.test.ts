import { expect, test } from 'vitest';
import type { PaperLine } from '../../../../src/homeowner/quote/paper/pieces.ts';
import { isPartUnread } from '../../../../src/homeowner/quote/paper/unread.ts';

const [WIDTH, HEIGHT] = [400, 600];
/** Lines of letters, so many points high and apart, as dark as this against the paper. */
const TALL = 12;
const STEP = 24;

/** A page with lines from its top, of which the first so many are pale, and as many of all were read from there on. */
const isUnread = (pale: number, read: number, ink: number, left = 40) => {
  const picture = new Uint8Array(WIDTH * HEIGHT).fill(255);
  const lines: PaperLine[] = [];
  for (let at = 0; at < 12; at += 1) {
    const top = 60 + STEP * at;
    for (let y = top; y < top + TALL; y += 1)
      for (let x = at < pale ? left : 40; x < 360; x += 6)
        picture.fill(at < pale ? 255 - ink : 0, y * WIDTH + x, y * WIDTH + x + 3);
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
