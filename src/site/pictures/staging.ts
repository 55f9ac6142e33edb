import { box, circle, type Drawings } from './drawing.ts';

const sofa = 'M24 56V46q0-4 4-4h4V34q0-3 3-3h18q3 0 3 3v8h4q4 0 4 4v10Z';

/** What is staged. */
export const staging = {
  'staging-consult': {
    line: `${box(24, 6, 40, 52)}M32 18l3 3 5-6M32 32l3 3 5-6M32 46l3 3 5-6`,
    detail: 'M44 20h14M44 34h14M44 48h14',
  },
  'staging-occupied': {
    line: sofa,
    detail: `M32 42v8h24v-8M6 56h76M70 56V28M64 28l3-10h6l3 10Z${box(34, 8, 20, 16)}M8 40h10m-4-4 4 4-4 4`,
  },
  'staging-vacant': {
    line: `M10 8V56H78V8M10 8H78`,
    detail: `${box(34, 16, 20, 16)}M44 16v16M34 24h20M30 56V44q0-4 4-4h20q4 0 4 4v12M10 50h68`,
  },
  'staging-virtual': {
    line: `${box(10, 12, 68, 44)}${circle(44, 34, 12)}M30 12l4-6h20l4 6`,
    detail: 'M36 38v-5h16v5M38 33v-4h12v4M66 20h6',
  },
} as const satisfies Drawings;
