import { box, type Drawings } from './drawing.ts';

/** A home from above by its bedrooms, the living room at the left. */
const rooms = (count: number) => {
  const columns = Math.ceil(count / 2);
  const width = 14;
  const left = 44 - (24 + columns * width) / 2;
  const walls = Array.from(
    { length: columns - 1 },
    (_, at) => `M${left + 24 + width * (at + 1)} 12v44`,
  );
  return {
    line: `${box(left, 12, 24 + columns * width, 44)}${columns > 0 ? `M${left + 24} 12v44${walls.join('')}` : ''}${
      count > 1 ? `M${left + 24} 34h${width * Math.floor(count / 2)}` : ''
    }`,
    detail:
      `${box(left + 4, 40, 14, 8)}M${left + 4} 44h14` +
      Array.from({ length: count }, (_, room) =>
        box(left + 27 + width * Math.floor(room / 2), room % 2 === 0 ? 16 : 40, 8, 10),
      ).join(''),
  };
};

/** How big a home is. */
export const moving = {
  'rooms-studio': rooms(0),
  'rooms-1': rooms(1),
  'rooms-2': rooms(2),
  'rooms-3': rooms(3),
  'rooms-4': rooms(4),
  'rooms-5': rooms(5),
} as const satisfies Drawings;
