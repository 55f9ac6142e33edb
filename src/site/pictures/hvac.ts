import { at, box, type Drawings } from './drawing.ts';

/** Where the plate with the model number and the date is. */
export const hvac = {
  'ac-nameplate': {
    line: `${box(8, 22, 38, 34)}M8 22l4-6h30l4 6${box(54, 12, 28, 30)}M38 46l16-4M38 40L54 12${box(28, 40, 10, 6)}`,
    detail:
      at([27, 32], (y) => `M12 ${y}h30`) +
      'M12 37h12M12 42h12M12 47h12M12 52h30M4 56h46M58 18h20M58 24h12M58 30h16M58 36h8M20 16h14',
  },
} as const satisfies Drawings;
