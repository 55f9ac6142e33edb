import { at, box, type Drawings } from './drawing.ts';

/** What "linear feet" of a kitchen can mean: the walls from above, or both rows from the front. */
export const cabinets = {
  'kitchen-walls': {
    line: 'M14 12H76V26H28V56H14Z',
    detail:
      'M28 12v14M14 26h14M40 12v14M52 12v14M64 12v14M14 36h14M14 46h14M14 6h62M14 4v4M76 4v4M8 12v44M6 12h4M6 56h4',
  },
  'kitchen-rows': {
    line: `${box(12, 10, 64, 16)}M10 38h68v3H10Z${box(12, 41, 64, 15)}`,
    detail:
      at([28, 44, 60], (x) => `M${x} 10v16M${x} 41v15`) +
      'M12 6h64M12 4v4M76 4v4M12 60h64M12 58v4M76 58v4M25 22v2M31 22v2M57 22v2M63 22v2M25 44v2M31 44v2M57 44v2M63 44v2',
  },
} as const satisfies Drawings;
