import { at, box, ground, type Drawings } from './drawing.ts';

const windows = (y: number, places: readonly number[]) => at(places, (x) => box(x, y, 7, 6));

/** A house by its stories, each 12 high. */
const stories = (count: 1 | 2 | 3) => {
  const top = 56 - 14 * count;
  const upper = Array.from({ length: count - 1 }, (_, index) => 46 - 14 * (index + 1));
  return {
    line: `M20 56V${top}M68 56V${top}M16 ${top}L26 ${top - 9}H62L72 ${top}Z`,
    detail:
      `${ground}M40 56V46h8v10` +
      windows(46, [26, 55]) +
      upper.map((y) => windows(y, [26, 40.5, 55])).join(''),
  };
};

export const home = {
  'stories-1': stories(1),
  'stories-2': stories(2),
  'stories-3': stories(3),
} as const satisfies Drawings;
