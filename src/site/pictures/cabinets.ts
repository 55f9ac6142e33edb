import { at, box, type Drawings } from './drawing.ts';

/** What "linear feet" of a kitchen can mean: the walls from above, or both rows from the front; and counting instead. */
export const cabinets = {
  'kitchen-wall': {
    line: 'M14 12H76V26H28V56H14Z',
    detail:
      'M28 12v14M14 26h14M40 12v14M52 12v14M64 12v14M14 36h14M14 46h14M14 6h62M14 4v4M76 4v4M8 12v44M6 12h4M6 56h4',
  },
  'kitchen-runs': {
    line: `${box(12, 10, 64, 16)}M10 38h68v3H10Z${box(12, 41, 64, 15)}`,
    detail:
      at([28, 44, 60], (x) => `M${x} 10v16M${x} 41v15`) +
      'M12 6h64M12 4v4M76 4v4M12 60h64M12 58v4M76 58v4M25 22v2M31 22v2M57 22v2M63 22v2M25 44v2M31 44v2M57 44v2M63 44v2',
  },
  'kitchen-boxes': {
    line: `${box(14, 8, 26, 20)}${box(48, 8, 26, 20)}${box(14, 36, 26, 22)}${box(48, 36, 26, 22)}`,
    detail:
      'M27 8v20M61 8v20M27 36v22M61 36v22M24 17v3M30 17v3M58 17v3M64 17v3M24 45v3M30 45v3M58 45v3M64 45v3',
  },
  'kitchen-floor': {
    line: 'M14 12H76V58H14Z',
    detail:
      'M14 22h62M14 34h62M14 46h62M34 12v10M58 12v10M24 22v12M46 22v12M66 22v12M34 34v12M58 34v12M24 46v12M46 46v12M66 46v12M14 6h62M14 4v4M76 4v4M8 12v46M6 12h4M6 58h4',
  },

  'front-slab': { line: box(24, 6, 40, 52), detail: 'M58 26v12' },
  'front-shaker': { line: `${box(24, 6, 40, 52)}${box(31, 13, 26, 38)}`, detail: 'M60.5 26v12' },
  'front-detailed': {
    line: `${box(24, 6, 40, 52)}${box(29, 11, 30, 42)}`,
    detail: `${box(32, 14, 24, 36)}M36 46V24c0-8 16-8 16 0v22ZM61.5 26v12`,
  },
} as const satisfies Drawings;
