import { partOfWay, type Given, type ThreePoint } from '../../engine/index.ts';
import type { WaterValues } from './fields.ts';
import { figures } from './figures.ts';

/** How dirty the water is: category 1, 2 and 3 of the standard (ANSI/IICRC S500). */
export type Category = keyof typeof figures.categoryNumber.value;
/** How much soaked in: class 1 to 4 of the standard; the last is dense material that holds water. */
export type WetClass = keyof typeof figures.classNumber.value;

/**
 * The category by source (W4), made worse by time: clean water turns gray past 48 hours (W9), gray water
 * left standing that long turns black (W21).
 */
export const categoryOf = (v: WaterValues): Category => {
  const old = v.hours > figures.cleanForHours.value;
  const gray: Category = old && v.standing === 'yes' ? 'black' : 'gray';
  switch (v.source) {
    case 'sewer':
    case 'flood':
      return 'black';
    case 'toilet':
      return v.soiled === 'yes' ? 'black' : gray;
    // Through a floor it takes along what lies there, and nobody knows where it began.
    case 'above':
    case 'appliance':
      return gray;
    default:
      return old ? 'gray' : 'clean';
  }
};

/** Whether nobody has said what came out of the toilet: priced as black water, and not called that. */
export const isUnknown = (v: WaterValues, given: Given): boolean =>
  v.source === 'toilet' && !given.has('soiled');

/** Whether it was wet so long that porous things are better thrown out, where black water does not ask it. */
export const isOld = (v: WaterValues): boolean =>
  v.hours >= figures.dirtyFrom.value && categoryOf(v) !== 'black';

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
  /** As many as were given, else by the floor: not always whole. */
  readonly rooms: number;
  /** Length of all walls of the wet rooms. */
  readonly perimeter: number;
}

const wetHeight = (v: WaterValues): number =>
  v.walls === 'ceiling' ? v.ceilingHeight : figures.wetHeight.value[v.walls];

const floorsOf = (
  v: WaterValues,
): Pick<WetArea, 'carpet' | 'wood' | 'vinyl' | 'tile' | 'floor'> => {
  const { carpet = 0, wood = 0, vinyl = 0, tile = 0 } = v.floors;
  const listed = carpet + wood + vinyl + tile;
  if (listed > 0) return { carpet, wood, vinyl, tile, floor: listed };
  const none = { carpet: 0, wood: 0, vinyl: 0, tile: 0 };
  return { ...none, [v.floor]: v.area, floor: v.area };
};

/**
 * The wet surfaces. Rooms are taken as equal squares, so their walls are 4 × √(area × rooms); all of that
 * length counts as wet unless a length is given. Water from above wets the ceiling as asked, and runs down
 * two sides of the wet patch.
 */
export const wetAreaOf = (v: WaterValues): WetArea => {
  const floors = floorsOf(v);
  const rooms = v.rooms ?? Math.max(1, floors.floor / figures.areaOfRoom.value);
  const perimeter = figures.wallPerRoot.value * Math.sqrt(floors.floor * rooms);
  const ceiling = v.walls === 'ceiling' ? v.ceilingArea : 0;
  const assumed = ceiling > 0 ? Math.min(perimeter, 2 * Math.sqrt(ceiling)) : perimeter;
  const wallLength = v.walls === 'none' ? 0 : (v.wallLength ?? assumed);
  const height = wetHeight(v);
  return {
    ...floors,
    rooms,
    perimeter,
    wallLength,
    wall: wallLength * height,
    upperWall: wallLength * Math.max(0, height - figures.wetHeight.value.low),
    ceiling,
  };
};

/**
 * The share of cabinets that stood in water and must be new, 0–1: particle board drinks from the first
 * hours and comes apart within a day. Nobody sees the boxes from inside, so all of them may have to go.
 */
export const cabinetsGone = (v: WaterValues, category: Category): ThreePoint => {
  if (category === 'black') return { low: 1, typical: 1, high: 1 };
  const { from, to } = figures.cabinetsGone.value;
  return {
    low: swollenGone(v, category),
    typical: partOfWay(v.hours, from, to),
    high: partOfWay(v.hours, 0, from),
  };
};

/** The share of drywall that swells and stays swollen, 0–1: all after black water, else by the hours. */
const swollenGone = (v: WaterValues, category: Category): number => {
  const { from, to } = figures.drywallGone.value;
  return category === 'black' ? 1 : partOfWay(v.hours, from, to);
};

/** The same of wet drywall, which also has to go where the insulation behind it is soaked: no other way leads there. */
export const drywallGone = (v: WaterValues, category: Category): number =>
  v.soaked.includes('insulation') ? 1 : swollenGone(v, category);

/** The same of a wood floor. */
export const woodGone = (v: WaterValues, category: Category): number => {
  const { from, to } = figures.woodGone.value;
  return category === 'black' ? 1 : partOfWay(v.hours, from, to);
};

/**
 * Wet share of the porous surfaces of the room, 0–1: floor, walls and ceiling (W11). Tile and vinyl floors
 * take up no water and count on neither side. Sizes that do not fit each other make no more than all of it.
 */
export const wetShare = (v: WaterValues, wet: WetArea): number => {
  const porousFloor = wet.carpet + wet.wood;
  const walls = Math.max(wet.perimeter, wet.wallLength) * v.ceilingHeight;
  return Math.min(1, (porousFloor + wet.wall + wet.ceiling) / (porousFloor + walls + wet.floor));
};

/** The share of what is dried in place that is dense and holds water, 0–1: wood, plaster, brick. */
export const denseShare = (v: WaterValues, wet: WetArea, category: Category): number => {
  if (v.soaked.includes('plaster')) return 1;
  return wet.floor > 0 ? (wet.wood * (1 - woodGone(v, category))) / wet.floor : 0;
};

/** The class by wet share; dense where most of what is dried in place is. */
export const classOf = (v: WaterValues, wet: WetArea, category: Category): WetClass => {
  if (denseShare(v, wet, category) >= figures.denseShare.value) return 'dense';
  const share = wetShare(v, wet);
  const { second, third } = figures.classShare.value;
  return share < second ? 'little' : share <= third ? 'low' : 'much';
};
