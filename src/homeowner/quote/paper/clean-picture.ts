/** A picture in gray: one byte a point, 0 is black. */
export interface Gray {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

export const WHITE = 255;

/** Of red, green, blue and alpha. Weights as in Rec. 601, in 256ths. */
export const toGray = (rgba: Uint8ClampedArray, width: number, height: number): Gray => {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at += 1, from += 4)
    data[at] = (77 * rgba[from]! + 150 * rgba[from + 1]! + 29 * rgba[from + 2]!) >> 8;
  return { width, height, data };
};

/** A smaller picture: each of its points is the mean of a square. */
const smaller = ({ width, height, data }: Gray, by: number): Gray => {
  const small = { width: Math.floor(width / by), height: Math.floor(height / by) };
  const means = new Uint8Array(small.width * small.height);
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      for (let down = 0; down < by; down += 1) {
        const start = (y * by + down) * width + x * by;
        for (let right = 0; right < by; right += 1) sum += data[start + right]!;
      }
      means[y * small.width + x] = sum / (by * by);
    }
  return { ...small, data: means };
};

/** The mean around each point, as far out as `reach` in both directions. */
const meanAround = ({ width, height, data }: Gray, reach: number): Gray => {
  const means = new Uint8Array(data.length);
  /** Of each column, what stands in the window around the line. */
  const columns = new Uint32Array(width);
  const addLine = (line: number, sign: 1 | -1) => {
    const start = line * width;
    for (let x = 0; x < width; x += 1) columns[x]! += sign * data[start + x]!;
  };
  for (let y = 0; y < Math.min(reach, height); y += 1) addLine(y, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + reach < height) addLine(y + reach, 1);
    if (y - reach - 1 >= 0) addLine(y - reach - 1, -1);
    const tall = Math.min(height - 1, y + reach) - Math.max(0, y - reach) + 1;
    let sum = 0;
    for (let x = 0; x < Math.min(reach, width); x += 1) sum += columns[x]!;
    for (let x = 0; x < width; x += 1) {
      if (x + reach < width) sum += columns[x + reach]!;
      if (x - reach - 1 >= 0) sum -= columns[x - reach - 1]!;
      const wide = Math.min(width - 1, x + reach) - Math.max(0, x - reach) + 1;
      means[y * width + x] = sum / (tall * wide);
    }
  }
  return { width, height, data: means };
};

/** The lightest, or the darkest, around each point. */
const mostAround = ({ width, height, data }: Gray, reach: number, most: 'lightest' | 'darkest') => {
  const isDarkest = most === 'darkest';
  const along = (from: Uint8Array, step: number, end: number): Uint8Array<ArrayBuffer> => {
    const found = from.slice();
    for (let out = -reach; out <= reach; out += 1) {
      const by = out * step;
      for (let at = Math.max(0, -by); at < Math.min(end, end - by); at += 1) {
        const one = from[at + by]!;
        if (isDarkest ? one < found[at]! : one > found[at]!) found[at] = one;
      }
    }
    return found;
  };
  return { width, height, data: along(along(data, 1, data.length), width, data.length) };
};

/** The picture without what is dark and no further across than twice this. */
const withoutDark = (picture: Gray, reach: number) =>
  mostAround(mostAround(picture, reach, 'lightest'), reach, 'darkest');

/** Where a line of a picture starts, or its last. */
const startOf = ({ width, height }: Gray, y: number) => Math.min(height - 1, Math.floor(y)) * width;

/** Light is measured on a picture so much smaller … */
const LIGHT_SCALE = 2;
/** … on which no stroke of a letter is wider than twice this, as part of the width. */
const STROKE = 1 / 500;
/** Light around a point, as part of the width of the page. */
const AROUND = 1 / 40;
/** What is darker than this part of what lies around is no shadow, and stays dark. */
const SHADE = 0.55;
/** A bar is no higher than twice this, as part of the width of the page, … */
const BAR_REACH = 1 / 16;
/** … which is measured so much smaller again, and darker than this part of the paper that it lies on. */
const FAR_SCALE = 8;
const BAR_SHADE = 0.48;
/** What the light of a page becomes. */
const PAPER = 255;

/**
 * The picture as if light fell evenly, over folds too: each point against the paper beside the letters. And the
 * same where what is dark as a bar stays so.
 */
export const evenLight = ({
  width,
  height,
  data,
}: Gray): { readonly even: Gray; readonly barred: Gray } => {
  const small = smaller({ width, height, data }, LIGHT_SCALE);
  const reach = Math.max(1, Math.round(small.width * STROKE));
  // Of a mean, since the lightest of grains is no paper.
  const smooth = meanAround(small, 1);
  const paper = withoutDark(smooth, reach).data;
  const mean = meanAround(small, Math.max(4, Math.round(small.width * AROUND))).data;
  const far = smaller(small, FAR_SCALE);
  const beneath = withoutDark(far, Math.max(1, Math.round(far.width * BAR_REACH))).data;
  const even = new Uint8Array(data.length);
  const barred = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const start = startOf(small, y / LIGHT_SCALE);
    const farStart = startOf(far, y / LIGHT_SCALE / FAR_SCALE);
    for (let x = 0; x < width; x += 1) {
      const near = Math.min(small.width - 1, Math.floor(x / LIGHT_SCALE));
      const at = y * width + x;
      const light = Math.max(paper[start + near]!, SHADE * mean[start + near]!, 1);
      even[at] = Math.min(WHITE, (data[at]! * PAPER) / light);
      const below = beneath[farStart + Math.min(far.width - 1, Math.floor(near / FAR_SCALE))]!;
      barred[at] = Math.min(even[at], (data[at]! * PAPER) / Math.max(1, BAR_SHADE * below));
    }
  }
  return { even: { width, height, data: even }, barred: { width, height, data: barred } };
};

/** Darker than this, once the light is even, is ink. */
const INK = 205;

/** A page is looked at so wide to find how it lies. */
const SKEW_WIDTH = 640;
/** How far a page may lie askew, in degrees. */
const MOST_SKEW = 10;
const DEGREE = Math.PI / 180;

/** How the lines of a page lie. */
export interface Lie {
  /** By how much they fall to the right, in radians. */
  readonly skew: number;
  /** They run up and down: the page lies on its side. */
  readonly isSideways: boolean;
}

/** Of all slopes the one along which ink and white alternate most, and how much they do. */
const bestSlope = (xs: readonly number[], ys: readonly number[], reach: number) => {
  const sums = new Int32Array(2 * reach);
  const sharpness = (degrees: number): number => {
    const slope = Math.tan(degrees * DEGREE);
    sums.fill(0);
    for (let at = 0; at < xs.length; at += 1)
      sums[Math.round(ys[at]! - slope * xs[at]! + reach)]! += 1;
    let sharp = 0;
    for (let at = 1; at < sums.length; at += 1) sharp += (sums[at]! - sums[at - 1]!) ** 2;
    return sharp;
  };
  let best = { degrees: 0, sharp: sharpness(0) };
  const look = (middle: number, around: number, step: number) => {
    for (let degrees = middle - around; degrees <= middle + around; degrees += step) {
      const sharp = sharpness(degrees);
      if (sharp > best.sharp) best = { degrees, sharp };
    }
  };
  look(0, MOST_SKEW, 0.5);
  look(best.degrees, 0.5, 0.1);
  return best;
};

/** How the lines of a page lie, by the profile of its ink across and down. */
export const lieOf = (picture: Gray): Lie => {
  const by = Math.max(1, Math.round(picture.width / SKEW_WIDTH));
  const { width, height, data } = withoutRules(evenLight(smaller(picture, by)).even);
  const xs: number[] = [];
  const ys: number[] = [];
  for (let at = 0; at < data.length; at += 1)
    if (data[at]! < INK) {
      xs.push((at % width) - width / 2);
      ys.push(Math.floor(at / width) - height / 2);
    }
  const reach = Math.max(width, height);
  const level = bestSlope(xs, ys, reach);
  return {
    skew: level.degrees * DEGREE,
    isSideways: bestSlope(ys, xs, reach).sharp > level.sharp,
  };
};

/** The picture turned about its middle against the clock; what comes into it is white. */
export const turned = (picture: Gray, radians: number): Gray => {
  if (radians === 0) return picture;
  const { width, height, data } = picture;
  const sine = Math.sin(radians);
  const cosine = Math.cos(radians);
  const straight = new Uint8Array(data.length).fill(WHITE);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const right = x - width / 2;
      const down = y - height / 2;
      const fromX = cosine * right - sine * down + width / 2;
      const fromY = sine * right + cosine * down + height / 2;
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const partX = fromX - left;
      const partY = fromY - top;
      const upper = data[at]! * (1 - partX) + data[at + 1]! * partX;
      const lower = data[at + width]! * (1 - partX) + data[at + width + 1]! * partX;
      straight[y * width + x] = upper * (1 - partY) + lower * partY;
    }
  return { width, height, data: straight };
};

/** As parts of the width of the page: longer or taller than any letter … */
const LONG = 0.06;
const TALL = 0.05;
/** … longer than any word whose letters ran into one another, and thinner than one. */
const VERY_LONG = 0.25;
const THIN = 0.008;
/** No stroke of small print is longer than this. */
const STEM = 0.02;
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

/** Ink that hangs together: where it is, and how much. */
interface Blot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  ink: number;
}

/** The runs of ink of a picture, line by line, and which of them hang together. */
const blotsOf = ({ width, height, data }: Gray) => {
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

/** White letters on a dark bar as dark ones on white: between its upper and its lower edge, which may lean. */
const lightenBar = (data: Uint8Array, { width, data: before }: Gray, bar: Blot) => {
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
const barsOf = (picture: Gray): readonly Blot[] => {
  const { width, height } = picture;
  return [...blotsOf(picture).blots.values()].filter(({ left, right, top, bottom, ink }) => {
    const tall = (bottom - top) / width;
    const isInside = left > 0 && right < width && top > 0 && bottom < height;
    const isBar = right - left > LONG * width && tall > BAR && tall <= HIGH_BAR;
    return isBar && isInside && ink > FILLED * (right - left) * (bottom - top);
  });
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
const cutBy = (
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
 * The picture without what is no letter: rules, frames, the edge of the paper. Expects even light.
 * @param skew by which it was turned to lie level
 */
export const withoutRules = (
  picture: Gray,
  skew = 0,
): Gray & { readonly cut: ReturnType<typeof cutBy> } => {
  const { width, height } = picture;
  const data = picture.data.slice();
  const { starts, ends, rootOf, blots } = blotsOf(picture);
  const doomed = new Set<number>();
  for (const [root, blot] of blots) {
    const wide = (blot.right - blot.left) / width;
    const tall = (blot.bottom - blot.top) / width;
    const isRule = wide > LONG && (wide > VERY_LONG || tall < THIN);
    if (isRule || tall > TALL) doomed.add(root);
  }
  const runs = starts.flatMap((start, run) =>
    doomed.has(rootOf(run)) ? [{ start, end: ends[run]! }] : [],
  );
  const tall = heightsOf(runs, picture);
  const most = STEM * width;
  for (const { start, end } of runs)
    for (let at = start; at < end; at += 1) {
      // A letter that a rule or a fold runs through stays.
      if (end - start <= most && tall[at]! <= most) continue;
      // The gray beside it, too.
      for (const line of [at - width, at, at + width])
        for (let by = line - 1; by <= line + 1; by += 1)
          if (by >= 0 && by < data.length) data[by] = WHITE;
    }
  return { width, height, data, cut: cutBy(runs, tall, picture, skew) };
};

/** A picture that lies level as a reader of letters wants it. */
export const cleaned = (level: Gray, skew = 0): ReturnType<typeof withoutRules> => {
  const { even, barred } = evenLight(level);
  const clean = withoutRules(even, skew);
  for (const bar of barsOf(barred)) lightenBar(clean.data, barred, bar);
  return clean;
};

/** The light down a picture is measured in strips so high, as part of the width, across its middle third. */
const STRIP = 0.01;
/** So many of them are more than any margin of a sheet … */
const BLANK = 25;
/** … where from one to the next the light changes less than at the end of a sheet, or at a fold. */
const STEADY = 0.04;

const lightsOf = ({ width, height, data }: Gray): readonly number[] => {
  const tall = Math.ceil(STRIP * width);
  const [from, to] = [Math.floor(width / 3), Math.ceil((2 * width) / 3)];
  return Array.from({ length: Math.floor(height / tall) }, (_, strip) => {
    let sum = 0;
    for (let y = strip * tall; y < (strip + 1) * tall; y += 1)
      for (let x = from; x < to; x += 1) sum += data[y * width + x]!;
    return sum / tall / (to - from);
  });
};

/** Whether the sheet goes on, blank, further than a margin below a line that ends there, as part of the height: no edge cuts it there. */
export const isBlankBelow = ({ lights }: Pick<Clean, 'lights'>, end: number): boolean => {
  const below = Math.ceil(end * lights.length);
  // The line itself, and what is above it, holds the paper between its letters.
  const paper = Math.max(...lights.slice(Math.max(0, below - 3), below));
  const strips = [paper, ...lights.slice(below, below + BLANK)];
  return (
    strips.length > BLANK &&
    strips.every((light, at) => at === 0 || Math.abs(light / strips[at - 1]! - 1) < STEADY)
  );
};

/** A picture as a canvas holds it. */
export interface Dirty {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
}

/** One made ready to be read. */
export interface Clean {
  /** Netpbm's gray picture (P5), which the reader takes without further packing. */
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  /** How it lay; it was turned against the clock by its skew. */
  readonly lie: Lie;
  /** The light on it, from 0 to 255. */
  readonly light: number;
  /** The light of its strips, from its top. */
  readonly lights: readonly number[];
  /** The edge that cuts through the rules of its table. */
  readonly cut: ReturnType<typeof cutBy>;
}

/** Lays a picture level, lights it evenly and takes off what is no letter. */
export const cleanPicture = ({ width, height, rgba }: Dirty): Clean => {
  const gray = toGray(rgba, width, height);
  const light = gray.data.reduce((sum, one) => sum + one, 0) / gray.data.length;
  const lie = lieOf(gray);
  const level = turned(gray, lie.skew);
  const { data, cut } = cleaned(level, lie.skew);
  const head = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const picture = new Uint8Array(head.length + data.length);
  picture.set(head);
  picture.set(data, head.length);
  return { picture, width, height, lie, light, lights: lightsOf(level), cut };
};
