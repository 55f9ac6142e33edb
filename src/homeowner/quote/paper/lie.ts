import { type Gray, INK, smaller, WHITE } from './gray.ts';
import { evenLight } from './light.ts';
import { withoutRules } from './rules.ts';

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
