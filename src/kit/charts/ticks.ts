/** Where a step of 1, 2, 5 or 10 is the closest to what is asked, as d3 draws the line. */
const [FROM_2, FROM_5, FROM_10] = [Math.sqrt(2), Math.sqrt(10), Math.sqrt(50)];

/**
 * Round values for an axis, about `count` steps apart: multiples of 1, 2 or 5 times a power of ten, the
 * first at or below `least`, the last at or above `most`. One value where both are the same.
 */
export const ticks = (least: number, most: number, count: number): number[] => {
  if (most <= least) return [least];
  const asked = (most - least) / count;
  const power = 10 ** Math.floor(Math.log10(asked));
  const times = asked / power;
  const step = power * (times >= FROM_10 ? 10 : times >= FROM_5 ? 5 : times >= FROM_2 ? 2 : 1);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
};
