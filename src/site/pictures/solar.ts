import { circle, type Drawings } from './drawing.ts';

/** A slope of a roof 48 wide, its left part under a tree's shade, in columns of 4. */
const shaded = (columns: number) => ({
  line:
    'M16 56L28 24H76L64 56Z' +
    (columns > 0
      ? `M8 56V${44 - columns}M3 56h10${circle(8, 38 - columns, 4 + columns / 4)}`
      : `${circle(10, 14, 4.5)}M10 4v2M10 22v2M2 14h1M17 14h2`),
  detail: Array.from({ length: columns }, (_, column) => `M${18 + 4 * column} 56l12-32`).join(''),
});

/** How much of a roof lies in shade. */
export const solar = {
  'shade-0': shaded(0),
  'shade-25': shaded(3),
  'shade-50': shaded(6),
  'shade-75': shaded(9),
} as const satisfies Drawings;
