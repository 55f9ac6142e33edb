import type { WaterValues } from './model.ts';

/** How dirty the water is (ANSI/IICRC S500): 1 clean, 2 gray, 3 black. */
export type Category = 1 | 2 | 3;
/** How much soaked in (S500): 1 least, 3 most, 4 dense material that holds water. */
export type WetClass = 1 | 2 | 3 | 4;

/** Clean water is commonly treated as gray past this many hours (W9). */
export const CLEAN_FOR_HOURS = 48;

/**
 * The category by source (W4), made worse by time: clean water turns gray past 48 hours (W9), gray water
 * left standing that long turns black (W21).
 */
export const categoryOf = (v: WaterValues): Category => {
  const old = v.hours > CLEAN_FOR_HOURS;
  switch (v.source) {
    case 'sewer':
    case 'flood':
      return 3;
    case 'toilet':
      if (v.soiled === 'yes') return 3;
      return old && v.standing === 'yes' ? 3 : 2;
    case 'appliance':
      return old && v.standing === 'yes' ? 3 : 2;
    default:
      return old ? 2 : 1;
  }
};

/** What is wet, in sq ft and linear ft. */
export interface WetArea {
  readonly carpet: number;
  readonly wood: number;
  readonly vinyl: number;
  readonly tile: number;
  /** All floors together. */
  readonly floor: number;
  readonly wallLength: number;
  /** Wet wall, from the floor up. */
  readonly wall: number;
  /** Wet wall above the bottom 2 ft. */
  readonly upperWall: number;
  readonly ceiling: number;
  /** Length of all walls of the wet rooms. */
  readonly perimeter: number;
}

/** Wicking under 2 ft is taken as 2 ft, over 2 ft as 4 ft: where crews cut drywall. */
const wetHeight = (v: WaterValues): number =>
  ({ none: 0, low: 2, high: 4, ceiling: v.ceilingHeight })[v.walls];

/**
 * The wet surfaces. Rooms are taken as equal squares, so their walls are 4 × √(area × rooms); all of that
 * length counts as wet unless a length is given.
 */
export const wetAreaOf = (v: WaterValues): WetArea => {
  const { carpet = 0, wood = 0, vinyl = 0, tile = 0 } = v.floors;
  const listed = carpet + wood + vinyl + tile;
  const only = (kind: WaterValues['floor']) => (v.floor === kind ? v.area : 0);
  const floors =
    listed > 0
      ? { carpet, wood, vinyl, tile, floor: listed }
      : {
          carpet: only('carpet'),
          wood: only('wood'),
          vinyl: only('vinyl'),
          tile: only('tile'),
          floor: v.area,
        };
  const perimeter = 4 * Math.sqrt(floors.floor * v.rooms);
  const wallLength = v.walls === 'none' ? 0 : v.wallLength || perimeter;
  const height = wetHeight(v);
  return {
    ...floors,
    perimeter,
    wallLength,
    wall: wallLength * height,
    upperWall: wallLength * Math.max(0, height - 2),
    ceiling: v.walls === 'ceiling' ? floors.floor : 0,
  };
};

/**
 * Wet share of the porous surfaces of the room, 0–1: floor, walls and ceiling (W11). Tile and vinyl floors
 * take up no water and count on neither side.
 */
export const wetShare = (v: WaterValues, wet: WetArea): number => {
  const porousFloor = wet.carpet + wet.wood;
  const walls = Math.max(wet.perimeter, wet.wallLength) * v.ceilingHeight;
  return (porousFloor + wet.wall + wet.ceiling) / (porousFloor + walls + wet.floor);
};

/** Class by wet share: under 5 %, 5 to 40 %, over 40 % (W6); 4 where dense material soaked. */
export const classOf = (v: WaterValues, wet: WetArea): WetClass => {
  if (wet.wood > 0 || v.soaked.includes('plaster')) return 4;
  const share = wetShare(v, wet);
  return share < 0.05 ? 1 : share <= 0.4 ? 2 : 3;
};
