import { type Gray, INK, WHITE } from './gray.ts';
import { type Blot, blotsOf, LONG } from './rules.ts';

/** A bar with letters in it is as high as one line of them or as a few, and mostly ink. */
const BAR = 0.012;
const HIGH_BAR = 0.12;
const FILLED = 0.55;
/** From white to the dark of a bar, so much is letters. */
const GRAIN = 0.5;
/** Its edge, in points, is gray. */
const BAR_EDGE = 3;
/** Where a letter touches it, it seems so much higher. */
const MUCH_HIGHER = 1.3;

/** White letters on a dark bar as dark ones on white: between its upper and its lower edge, which may lean. */
export const lightenBar = (data: Uint8Array, { width, data: before }: Gray, bar: Blot) => {
  const columns: { first: number; last: number }[] = [];
  for (let x = bar.left; x < bar.right; x += 1) {
    let first = bar.top * width + x;
    let last = (bar.bottom - 1) * width + x;
    while (first < last && before[first]! >= INK) first += width;
    while (first < last && before[last]! >= INK) last -= width;
    columns.push({ first, last });
  }
  const heights = columns.map(({ first, last }) => last - first).toSorted((a, b) => a - b);
  const usual = heights[heights.length >> 1]!;
  const within: number[] = [];
  for (const [at, { first, last }] of columns.entries()) {
    const beside = columns[at - 1];
    if (beside && last - first > MUCH_HIGHER * usual) {
      columns[at] = { first: beside.first + 1, last: beside.last + 1 };
      for (let point = first; point <= last; point += width) data[point] = before[point]!;
    }
    const isEdge = Math.min(at, columns.length - 1 - at) < BAR_EDGE;
    for (let point = columns[at]!.first; point <= columns[at]!.last; point += width) {
      data[point] = WHITE;
      const inside = Math.min(point - columns[at]!.first, columns[at]!.last - point);
      if (!isEdge && inside >= BAR_EDGE * width) within.push(point);
    }
  }
  const mean = within.reduce((sum, at) => sum + before[at]!, 0) / within.length;
  // Its grain becomes white, too.
  const whitest = WHITE - GRAIN * (WHITE - mean);
  for (const at of within)
    data[at] = Math.min(WHITE, (WHITE * (WHITE - before[at]!)) / (WHITE - whitest));
};

/** The dark bars of a picture. */
export const barsOf = (picture: Gray): readonly Blot[] => {
  const { width, height } = picture;
  return [...blotsOf(picture).blots.values()].filter(({ left, right, top, bottom, ink }) => {
    const tall = (bottom - top) / width;
    const isInside = left > 0 && right < width && top > 0 && bottom < height;
    const isBar = right - left > LONG * width && tall > BAR && tall <= HIGH_BAR;
    return isBar && isInside && ink > FILLED * (right - left) * (bottom - top);
  });
};
