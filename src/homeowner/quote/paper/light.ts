import { type Gray, meanAround, smaller, WHITE, withoutDark } from './gray.ts';

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

/** The light down a picture is measured in strips so high, as part of the width, across its middle third. */
const STRIP = 0.01;
/** So many of them are more than any margin of a sheet … */
const BLANK = 25;
/** … where from one to the next the light changes less than at the end of a sheet, or at a fold. */
const STEADY = 0.04;

export const lightsOf = ({ width, height, data }: Gray): readonly number[] => {
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
export const isBlankBelow = (
  { lights }: { readonly lights: readonly number[] },
  end: number,
): boolean => {
  const below = Math.ceil(end * lights.length);
  // The line itself, and what is above it, holds the paper between its letters.
  const paper = Math.max(...lights.slice(Math.max(0, below - 3), below));
  const strips = [paper, ...lights.slice(below, below + BLANK)];
  return (
    strips.length > BLANK &&
    strips.every((light, at) => at === 0 || Math.abs(light / strips[at - 1]! - 1) < STEADY)
  );
};
