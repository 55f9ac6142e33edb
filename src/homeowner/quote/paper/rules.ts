import { type Gray, INK, WHITE } from './gray.ts';

/** As parts of the width of the page: longer or taller than any letter … */
export const LONG = 0.06;
const TALL = 0.05;
/** … longer than any word whose letters ran into one another, and thinner than one. */
const VERY_LONG = 0.25;
const THIN = 0.008;
/** No stroke of small print is longer than this. */
const STEM = 0.02;

/** Ink that hangs together: where it is, and how much. */
export interface Blot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  ink: number;
}

/** Dots that lead to an amount, or make a rule, are smaller than any letter, as a part of the width, and stand nearer than so many of their size … */
const DOT = 0.004;
const DOTS_APART = 3;
/** … this evenly, and so many in a row. Grain is smaller, or does not. */
const EVENLY = 0.001;
const FEWEST_DOTS = 8;

/** Which blots are dots in a row. */
const dotsIn = (blots: ReadonlyMap<number, Blot>, width: number): ReadonlySet<number> => {
  const size = DOT * width;
  const most = EVENLY * width;
  const isDot = (side: number) => side > most && side <= size;
  const small = [...blots]
    .filter(([, { left, right, top, bottom }]) => isDot(right - left) && isDot(bottom - top))
    .toSorted(([, a], [, b]) => a.left - b.left);
  const dots = new Set<number>();
  let open: { last: Blot; step?: number; roots: number[] }[] = [];
  for (const [root, blot] of small) {
    open = open.filter(({ last }) => blot.left - last.left < DOTS_APART * size);
    const row = open.find(
      ({ last, step = blot.left - last.left }) =>
        Math.abs(blot.bottom - last.bottom) <= most &&
        Math.abs(blot.left - last.left - step) <= most,
    );
    if (row) {
      row.step = blot.left - row.last.left;
      row.last = blot;
      row.roots.push(root);
      if (row.roots.length >= FEWEST_DOTS) for (const one of row.roots) dots.add(one);
    } else open.push({ last: blot, roots: [root] });
  }
  return dots;
};

/** The runs of ink of a picture, line by line, and which of them hang together. */
export const blotsOf = ({ width, height, data }: Gray) => {
  const starts: number[] = [];
  const ends: number[] = [];
  const parents: number[] = [];
  const rootOf = (run: number): number => {
    let root = run;
    while (parents[root] !== root) root = parents[root] = parents[parents[root]!]!;
    return root;
  };
  let above = 0;
  let line = 0;
  for (let y = 0; y < height; y += 1) {
    let upper = above;
    above = line = starts.length;
    for (let x = 0; x < width; x += 1) {
      if (data[y * width + x]! >= INK) continue;
      const start = x;
      while (x < width && data[y * width + x]! < INK) x += 1;
      const run = starts.length;
      starts.push(y * width + start);
      ends.push(y * width + x);
      parents.push(run);
      // Those of the line above that touch it, at corners too.
      while (upper < line && ends[upper]! + width < starts[run]!) upper += 1;
      for (let at = upper; at < line && starts[at]! + width <= ends[run]!; at += 1)
        parents[rootOf(at)] = rootOf(run);
    }
  }
  const blots = new Map<number, Blot>();
  for (let run = 0; run < starts.length; run += 1) {
    const root = rootOf(run);
    const y = Math.floor(starts[run]! / width);
    const left = starts[run]! - y * width;
    const right = ends[run]! - y * width;
    const blot = blots.get(root);
    if (blot) {
      blot.left = Math.min(blot.left, left);
      blot.right = Math.max(blot.right, right);
      blot.bottom = y + 1;
      blot.ink += right - left;
    } else blots.set(root, { left, right, top: y, bottom: y + 1, ink: right - left });
  }
  return { starts, ends, rootOf, blots };
};

/** How tall the ink is that each point of these runs stands in, straight up and down. */
const heightsOf = (
  runs: readonly { readonly start: number; readonly end: number }[],
  { width, data }: Gray,
): Uint16Array => {
  const tall = new Uint16Array(data.length);
  for (const { start, end } of runs)
    for (let at = start; at < end; at += 1) tall[at] = 1 + (tall[at - width] ?? 0);
  for (const { start, end } of runs.toReversed())
    for (let at = start; at < end; at += 1) tall[at] = Math.max(tall[at]!, tall[at + width] ?? 0);
  return tall;
};

/** So near to an edge, in points, a rule reaches it; so many of them are those of a table. */
const AT_EDGE = 5;
const FEWEST_RULES = 3;

/** What an edge that cuts through the rules of a table is called, and the one across. */
const EDGES = [
  ['right', 'left'],
  ['left', 'right'],
  ['bottom', 'top'],
] as const;

/** The edge at which the rules of a table run off a picture, but not at the one across; null where none do. */
export const cutBy = (
  rules: readonly { readonly start: number; readonly end: number }[],
  tall: Uint16Array,
  { width, height }: Gray,
  skew: number,
): (typeof EDGES)[number][0] | null => {
  const reached = {
    right: new Set<number>(),
    left: new Set<number>(),
    bottom: new Set<number>(),
    top: new Set<number>(),
  };
  const slope = Math.tan(skew);
  for (const { start, end } of rules) {
    const y = Math.floor(start / width);
    const left = start - y * width - slope * (y - height / 2);
    const isLong = end - start > VERY_LONG * width;
    if (isLong && left + end - start > width - AT_EDGE) reached.right.add(y);
    if (isLong && left < AT_EDGE) reached.left.add(y);
    for (let at = start; at < end; at += 1) {
      const x = at - y * width;
      const down = y + slope * (x - width / 2);
      if (tall[at]! <= VERY_LONG * width) continue;
      if (down > height - AT_EDGE) reached.bottom.add(x);
      if (down < AT_EDGE) reached.top.add(x);
    }
  }
  const isCut = (edge: keyof typeof reached) =>
    [...reached[edge]].filter((place) => !reached[edge].has(place - 1)).length >= FEWEST_RULES;
  return EDGES.find(([edge, across]) => isCut(edge) && !isCut(across))?.[0] ?? null;
};

/**
 * The picture without what is no letter: rules, rows of dots, frames, the edge of the paper. Expects even light.
 * @param skew by which it was turned to lie level
 */
export const withoutRules = (
  picture: Gray,
  skew = 0,
): Gray & { readonly cut: ReturnType<typeof cutBy> } => {
  const { width, height } = picture;
  const data = picture.data.slice();
  const { starts, ends, rootOf, blots } = blotsOf(picture);
  const dots = dotsIn(blots, width);
  const doomed = new Set(dots);
  for (const [root, blot] of blots) {
    const wide = (blot.right - blot.left) / width;
    const tall = (blot.bottom - blot.top) / width;
    const isRule = wide > LONG && (wide > VERY_LONG || tall < THIN);
    if (isRule || tall > TALL) doomed.add(root);
  }
  const runs = starts.flatMap((start, run) =>
    doomed.has(rootOf(run)) ? [{ start, end: ends[run]!, isDot: dots.has(rootOf(run)) }] : [],
  );
  const tall = heightsOf(runs, picture);
  const most = STEM * width;
  for (const { start, end, isDot } of runs)
    for (let at = start; at < end; at += 1) {
      // A letter that a rule or a fold runs through stays.
      if (!isDot && end - start <= most && tall[at]! <= most) continue;
      // The gray beside it, too.
      for (const line of [at - width, at, at + width])
        for (let by = line - 1; by <= line + 1; by += 1)
          if (by >= 0 && by < data.length) data[by] = WHITE;
    }
  return { width, height, data, cut: cutBy(runs, tall, picture, skew) };
};
