import { at, box, circle, drop, person, puddle, type Drawings } from './drawing.ts';

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
  'wall-none': wall(0),
  'wall-low': wall(2),
  'wall-high': wall(3.5),
  'wall-ceiling': {
    line: soaked.line,
    detail: `${soaked.detail}M38 4h40M43.5 14v2M50.5 20v2M57.5 14v2M64.5 20v2M71.5 14v2`,
  },

  'water-pipe': {
    line: `M6 20h28M54 20h28M6 30h28M54 30h28M34 16v18M54 16v18M34 20l6 4-4 6M54 20l-6 4 4 6${drop(40, 36)}${drop(48, 42)}`,
    detail: `${puddle(26, 58)}M44 30v4`,
  },
  'water-above': {
    line: `${box(14, 4, 60, 22)}M14 26V58H74V26${drop(32, 30)}${drop(56, 30)}${drop(44, 38)}`,
    detail: `${puddle(26, 54)}${box(24, 10, 10, 8)}${box(54, 10, 10, 8)}M34 22c4-3 16-3 20 0`,
  },
  'water-appliance': {
    line: `${box(26, 6, 36, 44)}${circle(44, 32, 11)}${puddle(8, 56)}${puddle(44, 56)}`,
    detail: 'M26 16h36M31 11h8M35 34c4-4 6 2 9 0s6-2 9 0',
  },
  'water-toilet': {
    line: `${box(18, 6, 16, 24)}M34 24h34c0 12-8 18-16 18v10H28V42c-6-2-8-8-8-12M20 30h14${puddle(46, 58)}`,
    detail: 'M22 12h6M66 24c-2 4-20 4-28 0',
  },
  'water-sewer': {
    line: `M4 40h26M58 40h26${box(30, 36, 28, 4)}M34 40v18M54 40v18M36 32c0-8 4-10 4-18M44 30c-2-8 2-12 0-22M52 32c0-8-4-10-4-18`,
    detail: 'M36 38h16M34 50c4-3 6-3 10 0s6 3 10 0M34 56c4-3 6-3 10 0s6 3 10 0',
  },
  'water-rain': {
    line: `M12 32L44 10L76 32M20 30V58H68V30M44 10l-4 8 6 6-3 6${drop(43, 36)}`,
    detail: `${at([8, 20, 32, 56, 68, 80], (x) => `M${x} 4l-3 8`)}${puddle(26, 54)}`,
  },
  'water-flood': {
    line: `M18 44V24L44 6L70 24v20${puddle(4, 46)}${puddle(26, 46)}${puddle(48, 46)}`,
    detail: `${box(28, 28, 10, 10)}${box(50, 28, 10, 10)}${puddle(4, 56)}${puddle(26, 56)}${puddle(48, 56)}`,
  },

  'floor-carpet': {
    line: `M6 50L22 18H82L66 50Z`,
    detail: `${at([16, 26, 36, 46, 56], (x) => `M${x} 44l2-5M${x + 5} 36l2-5M${x + 10} 28l2-5`)}M6 50v5M16 50v5M26 50v5M36 50v5M46 50v5M56 50v5M66 50v5`,
  },
  'floor-wood': {
    line: `M6 50L22 18H82L66 50Z`,
    detail: 'M11 40h60M16 30h60M30 50l5-10M52 50l5-10M25 40l5-10M48 40l5-10M36 30l6-12M60 30l6-12',
  },
  'floor-vinyl': {
    line: `M6 50L22 18H58L66 50ZM58 18c10-6 22 2 18 10-3 6-10 2-8-3`,
    detail: 'M11 40h52M16 30h45M30 50l5-10M25 40l5-10M36 30l6-12',
  },
  'floor-tile': {
    line: `M6 50L22 18H82L66 50Z`,
    detail: 'M11.3 39h60M17 28h60M21 50l16-32M36 50l16-32M51 50l16-32',
  },
} as const satisfies Drawings;
