import { at, person, type Drawings } from './drawing.ts';

/** A wall 8 ft high at 6 units to the foot, wet to a height, with a person for scale. */
const wall = (feet: number) => {
  const top = 56 - feet * 6;
  const stripes = feet > 0 ? at([40, 47, 54, 61, 68, 75], (x) => `M${x} 56V${top + 1.5}`) : '';
  const edge =
    feet > 0 && feet < 8
      ? `M34 ${top}c3-1.5 5-1.5 8 0s5 1.5 8 0 5-1.5 8 0 5 1.5 8 0 5-1.5 8 0l4-.5`
      : '';
  return {
    line: `M34 8V56H80M34 8H80${edge}${person(18)}`,
    detail: `M8 56h26M34 53h46${stripes}`,
  };
};

const soaked = wall(8);

/** How far up a wall is wet. */
export const waterDamage = {
  'wall-dry': wall(0),
  'wall-knee': wall(2),
  'wall-waist': wall(3.5),
  'wall-ceiling': {
    line: soaked.line,
    detail: `${soaked.detail}M38 4h40M43.5 14v2M50.5 20v2M57.5 14v2M64.5 20v2M71.5 14v2`,
  },
} as const satisfies Drawings;
