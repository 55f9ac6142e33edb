import { box, type Drawings } from './drawing.ts';

const dirt = 'M12 60l3-3M24 60l3-3M36 60l3-3M50 60l3-3M62 60l3-3M74 60l3-3';
const slab = 'M6 38h76v16H6Z';

/** A slab from the side: its surface, its cracks and the ground below. */
export const concrete = {
  'slab-none': {
    line: 'M6 46h10l4 3h8l5-2h9l6 3h9l5-3h8l4 2h8',
    detail:
      'M6 30h4M14 30h6M24 30h6M34 30h6M44 30h6M54 30h6M64 30h6M74 30h8v4M82 38v4M6 34v4M16 55l3-3M34 57l3-3M54 57l3-3M70 55l3-3',
  },
  'crack-hairline': {
    line: slab,
    detail: `M28 38l1.5 4-2 4 1 3M52 38l-1 3 2 3M66 38l1 5-1 2M6 56h76${dirt}`,
  },
  'crack-level': {
    line: 'M6 38h33l2 5-3 5 2 6H6ZM82 38H46l-3 5 3 5-2 6h38Z',
    detail: `M20 34h52M20 34v-3M72 34v-3M20 31h52${dirt}`,
  },
  'crack-lip': {
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
} as const satisfies Drawings;
