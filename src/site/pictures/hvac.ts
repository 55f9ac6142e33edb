import { at, box, circle, drop, puddle, type Drawings } from './drawing.ts';

/** The unit beside the house, 36 wide, from its left edge. */
const outdoor = (x: number, y = 28) => `${box(x, y, 36, 56 - y)}M${x + 4} ${y}l3-5h22l3 5`;
const louvers = (x: number, y = 28) =>
  at(
    [y + 7, y + 13, y + 19].filter((one) => one < 54),
    (one) => `M${x + 4} ${one}h28`,
  );
const flame = (x: number, y: number) =>
  `M${x} ${y}c4 5 8 9 8 14 0 5-3.500 8-8 8s-8-3-8-8c0-5 4-9 8-14Z`;
const snow = (x: number, y: number, r: number) =>
  `M${x} ${y - r}v${2 * r}M${x - r} ${y - r / 2}l${2 * r} ${r}M${x - r} ${y + r / 2}l${2 * r} ${-r}`;

/** Where the plate with the date is; what a broken system does; kinds of systems. */
export const hvac = {
  'ac-nameplate': {
    line: `${box(8, 22, 38, 34)}M8 22l4-6h30l4 6${box(54, 12, 28, 30)}M38 46l16-4M38 40L54 12${box(28, 40, 10, 6)}`,
    detail:
      at([27, 32], (y) => `M12 ${y}h30`) +
      'M12 37h12M12 42h12M12 47h12M12 52h30M4 56h46M58 18h20M58 24h12M58 30h16M58 36h8M20 16h14',
  },

  'cooling-outdoor-off': {
    line: `${outdoor(20)}M62 30h9l-9 10h9M74 16h7l-7 8h7`,
    detail: `${louvers(20)}M8 56h72`,
  },
  'cooling-humming': {
    line: `${outdoor(26)}M20 34c-3 5-3 11 0 16M68 34c3 5 3 11 0 16`,
    detail: `${louvers(26)}M8 56h72M14 30c-5 8-5 16 0 24M74 30c5 8 5 16 0 24M34 17l20-6M34 11l20 6`,
  },
  'cooling-weak': {
    line: `M22 8h8v32h-8Z${circle(26, 48, 8)}${circle(60, 30, 18)}M60 18v12l9 6`,
    detail: 'M26 16v26M34 14h5M34 22h5M34 30h5',
  },
  'cooling-ice': {
    line: 'M6 42H82M6 52H82M14 42c2-8 8-8 10-2 2-8 10-8 12-1 3-8 10-7 12 0 3-7 9-7 11 0 3-6 10-6 12 3',
    detail: `${snow(28, 18, 9)}${snow(60, 16, 7)}M22 52v5M36 52v7M50 52v5M64 52v6`,
  },
  'cooling-short': {
    line: 'M6 50h10V24h12v26h10V24h12v26h10V24h12v26h10',
    detail: `${drop(22, 8)}${drop(44, 8)}${drop(66, 8)}`,
  },
  'cooling-water': {
    line: `${box(28, 6, 32, 36)}${puddle(14, 56)}${puddle(50, 56)}`,
    detail: `M28 18h32M34 10h20M34 14h20${circle(44, 30, 7)}${drop(36, 44)}${drop(52, 44)}`,
  },
  'cooling-breaker': {
    line: `${box(28, 6, 32, 52)}${box(34, 30, 20, 10)}M46 30l6 10`,
    detail: `${box(34, 12, 20, 5)}${box(34, 20, 20, 5)}${box(34, 46, 20, 5)}M72 16l-6 10h7l-6 10M16 16l-6 10h7l-6 10`,
  },
  'cooling-dead': {
    line: `${outdoor(12)}M58 12l20 20M78 12L58 32`,
    detail: `${louvers(12)}M6 56h76`,
  },
  'cooling-no-heat': {
    line: `${box(24, 6, 40, 50)}${flame(44, 26)}M28 54L60 20`,
    detail: 'M24 18h40M30 10h8M30 14h8',
  },
  'cooling-unsure': {
    line: `${circle(44, 32, 24)}M36 26c0-11 16-11 16-1 0 6-8 6-8 13M44 45v.5`,
  },

  'system-ac-furnace': {
    line: `${box(8, 14, 28, 42)}${flame(22, 30)}${outdoor(46, 30)}`,
    detail: `M8 24h28${louvers(46, 30)}M4 56h80`,
  },
  'system-ac': {
    line: outdoor(26),
    detail: `${louvers(26)}M8 56h72${snow(44, 12, 7)}`,
  },
  'system-furnace': {
    line: `${box(26, 8, 36, 48)}${flame(44, 28)}`,
    detail: 'M26 20h36M32 12h10M32 16h10M12 56h64',
  },
  'system-heat-pump': {
    line: `${outdoor(26)}M10 20v24m-4-4 4 4 4-4M78 44V20m-4 4 4-4 4 4`,
    detail: `${louvers(26)}M18 56h52`,
  },
  'system-mini-split': {
    line: `${box(10, 8, 48, 14)}${box(52, 36, 28, 20)}M58 15h8v21`,
    detail: `M14 18h40M18 26l-2 6M30 26v6M42 26l2 6${circle(62, 46, 6)}M72 42h5M72 46h5M72 50h5M46 56h38`,
  },
} as const satisfies Drawings;
