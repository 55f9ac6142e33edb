import { at, box, circle, type Drawings } from './drawing.ts';

/** Appliances from the front. */
export const appliances = {
  'appliance-refrigerator': {
    line: `${box(28, 4, 32, 54)}M28 24h32`,
    detail: 'M34 12v8M34 30v14M32 58v2M56 58v2',
  },
  'appliance-washer': {
    line: `${box(24, 8, 40, 48)}${circle(44, 36, 13)}`,
    detail: 'M24 18h40M29 13h10M54 13h.1M59 13h.1M34 38c4-4 7 3 10 0s6-3 9 0',
  },
  'appliance-dryer': {
    line: `${box(24, 8, 40, 48)}${circle(44, 36, 13)}`,
    detail:
      'M24 18h40M29 13h10M54 13h5M38 44c-3-4 3-6 0-10M44 45c-3-4 3-7 0-12M50 44c-3-4 3-6 0-10',
  },
  'appliance-dishwasher': {
    line: `${box(24, 8, 40, 48)}M24 20h40`,
    detail: `M30 14h14M54 14h5M30 42h28M30 48h28${at([34, 40, 46, 52], (x) => `M${x} 42V30`)}`,
  },
  'appliance-range': {
    line: `${box(22, 16, 44, 42)}${box(28, 32, 32, 20)}`,
    detail: `M22 26h44M34 37h20${at([28, 38, 50, 60], (x) => circle(x, 21, 2))}M26 16c0-3 8-3 8 0M54 16c0-3 8-3 8 0M30 10c2-2-2-3 0-5M58 10c2-2-2-3 0-5`,
  },
  'appliance-microwave': {
    line: `${box(12, 16, 64, 36)}${box(18, 22, 38, 24)}`,
    detail: `M62 24h8M62 30h8M62 36h8M62 42h8M18 52v3M70 52v3M26 38c4-4 7 3 11 0s7-3 11 0`,
  },
  'appliance-disposal': {
    line: `M8 12h72M20 12v10q0 6 6 6h36q6 0 6-6V12M36 28h16v6H36ZM32 34h24v20q0 4-4 4H36q-4 0-4-4Z`,
    detail: 'M32 42h24M56 38h10v10h12M44 12V4h8v4',
  },
} as const satisfies Drawings;
