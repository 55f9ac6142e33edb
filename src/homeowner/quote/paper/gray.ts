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
export const smaller = ({ width, height, data }: Gray, by: number): Gray => {
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
export const meanAround = ({ width, height, data }: Gray, reach: number): Gray => {
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
export const withoutDark = (picture: Gray, reach: number) =>
  mostAround(mostAround(picture, reach, 'lightest'), reach, 'darkest');

/** Darker than this, once the light is even, is ink. */
export const INK = 205;
