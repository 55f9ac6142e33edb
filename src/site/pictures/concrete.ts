import { at, box, circle, type Drawings } from './drawing.ts';

const dirt = 'M12 60l3-3M24 60l3-3M36 60l3-3M50 60l3-3M62 60l3-3M74 60l3-3';
const slab = 'M6 38h76v16H6Z';

/** A slab from the side: its surface, its cracks and the ground below. */
export const concrete = {
  'slab-none': {
    line: 'M6 46h10l4 3h8l5-2h9l6 3h9l5-3h8l4 2h8',
    detail:
      'M6 30h4M14 30h6M24 30h6M34 30h6M44 30h6M54 30h6M64 30h6M74 30h8v4M82 38v4M6 34v4M16 55l3-3M34 57l3-3M54 57l3-3M70 55l3-3',
  },
  'slab-worn': {
    line: slab,
    detail: `M28 38l1.5 4-2 4 1 3M52 38l-1 3 2 3M66 38l1 5-1 2M6 56h76${dirt}`,
  },
  'slab-cracked': {
    line: 'M6 38h33l2 5-3 5 2 6H6ZM82 38H46l-3 5 3 5-2 6h38Z',
    detail: `M20 34h52M20 34v-3M72 34v-3M20 31h52${dirt}`,
  },
  'slab-lip': {
    line: 'M6 40h35l2 5-3 5 1 6H6ZM82 30H47l-3 5 3 5-2 8h37Z',
    detail:
      'M10 37l40-11M10 37l-.7-2.7L49.3 23.3 50 26M54 40v-7M52 35l2-2 2 2M12 60l3-3M24 60l3-3M36 60l3-3M50 54l3-3M62 54l3-3M74 54l3-3',
  },
  'slab-sunk': {
    line: 'M4 34h22v12H4ZM84 34H62v12h22ZM28 42h32v12H28Z',
    detail:
      'M44 26v11M41 34l3 3 3-3M8 52l3-3M18 52l3-3M32 60l3-3M44 60l3-3M56 60l3-3M68 52l3-3M78 52l3-3',
  },
  'slab-loose': {
    line: 'M6 54V40h12l3 4 5 1 4-4 5 2 4 4 6-1 3-5 6-1 4 4 5-2 3-4h16v16Z',
    detail: `${box(24, 34, 4, 3)}M38 36l3-3 3 2-1 3-4 1ZM52 33l4-1 2 3-3 2ZM12 47h.1M30 50h.1M46 51h.1M60 48h.1M72 46h.1${dirt}`,
  },
  'slab-hollow': {
    line: 'M6 32h44v10H6ZM50 32h6v24M82 38H56',
    detail:
      'M6 46c8 4 14 5 22 4s14-4 22-3M8 60l3-3M20 60l3-3M32 60l3-3M44 60l3-3M60 43c2-2 4-2 6 0s4 2 6 0 4-2 6 0M60 49c2-2 4-2 6 0s4 2 6 0 4-2 6 0M28 26v-8M24 25l-4-6M32 25l4-6',
  },

  'finish-broom': {
    line: box(14, 12, 60, 44),
    detail: at([18, 23, 28, 33, 38, 43, 48, 53], (y) => `M14 ${y}h60`),
  },
  'finish-exposed': {
    line: box(14, 12, 60, 44),
    detail: at([22, 36, 50, 64], (x) =>
      at([20, 34, 48], (y) => `${circle(x, y, 3)}${circle(x + 6, y + 5, 1.5)}`),
    ),
  },
  'finish-stained': {
    line: box(14, 12, 60, 44),
    detail:
      'M14 26c10-8 16 6 26 0s18-8 34 0M14 40c12 6 18-6 28 0s20 6 32 0M24 34c4-3 8 3 12 0M50 50c4-3 8 3 12 0M20 18c4-3 8 2 12 0',
  },
  'finish-stamped': {
    line: box(14, 12, 60, 44),
    detail:
      'M14 24h22l4 8h20l4-8h10M14 44h14l12-12M60 32l4 12h10M28 44l6 12M64 44l-6 12M36 24V12M64 24l-4-12M34 56h24',
  },

  'place-driveway': {
    line: 'M30 58L38 26H58L80 58ZM22 26V12l18-8 18 8v14',
    detail: 'M4 26h34M58 26h26M30 26V16h20v10M34 42h32',
  },
  'place-patio': {
    line: 'M6 44h76v8H6ZM14 44V10h36v34',
    detail: 'M20 18h10v26M36 18h8v10h-8ZM60 44V30M52 30h16M4 58h80M74 44v-8h-6',
  },
  'place-walk': {
    line: 'M34 60c-8-14 16-22 8-44h10c8 22-16 30-6 44Z',
    detail:
      'M38 48h10M42 34h10M44 24h10M34 16V4h26v12M8 56l3-4M14 56l2-5M70 50l3-4M76 50l2-5M68 24l3-4',
  },
  'place-pool': {
    line: 'M6 20h76v40H6ZM20 30c8-4 40-6 48 0s4 20-6 22-30 2-40-2-10-16-2-20Z',
    detail: 'M30 40c4-3 6-3 10 0s6 3 10 0M40 46c4-3 6-3 10 0M62 34V14h6v22',
  },

  'steel-none': { line: 'M6 30h76v20H6Z', detail: dirt },
  'steel-mesh': {
    line: 'M6 30h76v20H6Z',
    detail: `M6 40h76${at([14, 22, 30, 38, 46, 54, 62, 70], (x) => `M${x} 37v6`)}${dirt}`,
  },
  'steel-bars': {
    line: `M6 30h76v20H6Z${at([16, 30, 44, 58, 72], (x) => circle(x, 38, 2.5))}`,
    detail: `M6 43h76${dirt}`,
  },
} as const satisfies Drawings;
