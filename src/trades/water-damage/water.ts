import { asThreePoint, scale, type ThreePoint } from '../../estimate/index.ts';
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
 * length counts as wet unless a length is given. Water from above wets the ceiling as asked, and runs down
 * two sides of the wet patch.
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
  const ceiling = v.walls === 'ceiling' ? v.ceilingArea : 0;
  const assumed = ceiling > 0 ? Math.min(perimeter, 2 * Math.sqrt(ceiling)) : perimeter;
  const wallLength = v.walls === 'none' ? 0 : (v.wallLength ?? assumed);
  const height = wetHeight(v);
  return {
    ...floors,
    perimeter,
    wallLength,
    wall: wallLength * height,
    upperWall: wallLength * Math.max(0, height - 2),
    ceiling,
  };
};

/** 0 up to `from`, 1 past `to`, and in proportion between. */
export const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

/**
 * The share of wet drywall that has to go, 0–1: all of it after black water, and after clean or gray water
 * none within a day and all past three, since "past two days" is no sharp line (W28, W18).
 */
export const drywallGone = (v: WaterValues, category: Category): number =>
  category === 3 ? 1 : ramp(v.hours, 24, 72);

/** The same of a wood floor: dried and sanded within two days, mostly lost after six; our choice. */
export const woodGone = (v: WaterValues, category: Category): number =>
  category === 3 ? 1 : ramp(v.hours, 48, 144);

/**
 * Wet share of the porous surfaces of the room, 0–1: floor, walls and ceiling (W11). Tile and vinyl floors
 * take up no water and count on neither side.
 */
export const wetShare = (v: WaterValues, wet: WetArea): number => {
  const porousFloor = wet.carpet + wet.wood;
  const walls = Math.max(wet.perimeter, wet.wallLength) * v.ceilingHeight;
  return (porousFloor + wet.wall + wet.ceiling) / (porousFloor + walls + wet.floor);
};

/** The share of what is dried in place that is dense and holds water, 0–1: wood, plaster, brick. */
export const denseShare = (v: WaterValues, wet: WetArea, category: Category): number => {
  if (v.soaked.includes('plaster')) return 1;
  return wet.floor > 0 ? (wet.wood * (1 - woodGone(v, category))) / wet.floor : 0;
};

/** Class by wet share: under 5 %, 5 to 40 %, over 40 % (W6); 4 where most of it is dense. */
export const classOf = (v: WaterValues, wet: WetArea, category: Category): WetClass => {
  if (denseShare(v, wet, category) >= 0.5) return 4;
  const share = wetShare(v, wet);
  return share < 0.05 ? 1 : share <= 0.4 ? 2 : 3;
};

/** A value between two, point by point. */
export const between = (a: ThreePoint, b: ThreePoint, share: number): ThreePoint => {
  const low = scale(a, 1 - share);
  const high = scale(asThreePoint(b), share);
  return {
    low: low.low + high.low,
    typical: low.typical + high.typical,
    high: low.high + high.high,
  };
};
