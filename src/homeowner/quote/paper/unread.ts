import type { Clean } from './clean-picture.ts';
import { WHITE } from './gray.ts';
import type { PaperLine } from './pieces.ts';

/** Of 255, on average: so much darker than most of a page is a line of letters, however pale. */
const PALE = 0.6;
/** As parts of the height of the lines that were read: one that was not is so high, … */
const LEAST_HEIGHT = 0.27;
const MOST_HEIGHT = 1.5;
/** … stands no further from another, read or not, … */
const NEAR = 4;
/** … and begins where they do, beside so much blank. */
const BEGINS = 1.5;
const MARGIN = 1;
/** In points. */
const STEP = 4;
/** So many for each that was read, and at least so many: of 209 pictures only those had more that were blurred … */
const MUCH = 0.7;
/** … of which so many are still a part, once it was read darker. */
export const SOME = 0.3;
const FEWEST = 4;

/** Of 255: what is no darker is the grain of the paper; the rest becomes so many times as dark. */
const GRAIN = 4;
const DARKER = 6;

/** The picture with its pale letters as dark as others, which a reader of letters leaves out beside bold ones. */
export const darker = (clean: Clean): Clean => {
  const picture = clean.picture.slice();
  for (let at = picture.length - clean.width * clean.height; at < picture.length; at += 1)
    picture[at] = WHITE - Math.min(WHITE, Math.max(0, WHITE - picture[at]! - GRAIN) * DARKER);
  return { ...clean, picture };
};

/** From where to where something stands down a picture, in points. */
interface Band {
  readonly from: number;
  readonly to: number;
}

/** Whether much of a page was not read that stands above, between or below what was, as where it is out of focus, or pale beside bold lines. */
export const isPartUnread = (
  { picture, width, height }: Pick<Clean, 'picture' | 'width' | 'height'>,
  lines: readonly PaperLine[],
  part = MUCH,
): boolean => {
  const boxes = lines.map(({ box }) => box).filter((box) => box.width > 0);
  const tall = boxes.map((box) => box.height * height).toSorted((a, b) => a - b);
  const usual = tall[tall.length >> 1] ?? 0;
  const left = Math.round(Math.min(...boxes.map(({ x }) => x)) * width);
  const right = Math.round(Math.max(...boxes.map((box) => box.x + box.width)) * width);
  const inkIn = (x0: number, x1: number, { from, to }: Band) => {
    let ink = 0;
    for (let y = from; y < to; y += 1) {
      const start = picture.length - (height - y) * width;
      for (let x = x0; x < x1; x += 1) ink += WHITE - picture[start + x]!;
    }
    return ink / (x1 - x0) / (to - from);
  };
  const inks = Array.from({ length: height }, (_, y) => inkIn(left, right, { from: y, to: y + 1 }));
  const blank = inks.toSorted((a, b) => a - b)[height >> 1]!;
  const bands: Band[] = [];
  let from = 0;
  for (let y = 0; y <= height; y += 1) {
    if ((inks[y] ?? 0) > blank + PALE) continue;
    if (y > from) bands.push({ from, to: y });
    from = y + 1;
  }
  const isLine = (band: Band) => {
    const high = (band.to - band.from) / usual;
    if (high < LEAST_HEIGHT || high > MOST_HEIGHT) return false;
    const ink = inkIn(left, right, band);
    const margin = Math.max(0, Math.round(left - MARGIN * usual));
    let x = margin;
    while (x < left + BEGINS * usual && inkIn(x, x + STEP, band) <= ink) x += STEP;
    return x > margin && x < left + BEGINS * usual;
  };
  const apart = (one: Band, other: Band) => Math.max(one.from - other.to, other.from - one.to);
  const read = boxes.map((box) => ({ from: box.y * height, to: (box.y + box.height) * height }));
  let others = bands.filter((band) => read.every((one) => apart(one, band) >= 0) && isLine(band));
  const near: Band[] = [...read];
  for (let at = 0; at < near.length; at += 1) {
    const isNear = (band: Band) => apart(near[at]!, band) < NEAR * usual;
    near.push(...others.filter(isNear));
    others = others.filter((band) => !isNear(band));
  }
  return near.length - read.length >= Math.max(FEWEST, part * read.length);
};
