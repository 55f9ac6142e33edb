import type { ThreePoint } from '../../estimate/index.ts';
import type { WaterValues } from './model.ts';
import {
  between,
  classOf,
  denseShare,
  drywallGone,
  ramp,
  woodGone,
  type Category,
  type WetArea,
  type WetClass,
} from './water.ts';

/** Days of drying by class: 2 to 5 here (W27), 3 to 5 in most homes (W26), longer for dense material. */
export const daysByClass: Readonly<Record<WetClass, ThreePoint>> = {
  1: { low: 2, typical: 2, high: 3 },
  2: { low: 2, typical: 3, high: 4 },
  3: { low: 3, typical: 4, high: 5 },
  4: { low: 5, typical: 7, high: 10 },
};

/** The days of the job: as its class has, longer by the share of it that is wood, plaster or brick. */
export const dryingDays = (v: WaterValues, wet: WetArea, category: Category): ThreePoint => {
  const dense = denseShare(v, wet, category);
  const light = classOf({ ...v, soaked: [] }, { ...wet, wood: 0 }, category);
  return between(daysByClass[light], daysByClass[4], dense);
};

/** Hard floors need one fan for 400 to 500 sq ft (W14). */
const HARD_FLOOR_PER_FAN = 450;
/** Where only the wall beside a hard floor is wet: one fan for 14 ft of it (W73). */
const WALL_FT_PER_FAN = 14;
/** What an opened wall saves of the fans beside it: bare studs dry by themselves; our choice. */
const OPEN_WALL = 0.5;
/** Beyond this many sq ft of carpet fans stand wider apart, as one for 100 sq ft; our choice. */
const CLOSE_AREA = 300;
const WIDER = 0.6;
/** One restoration dehumidifier for 600 to 800 sq ft at most (W74), one for three fans at least (W53). */
const FLOOR_PER_DEHUMIDIFIER = 700;
const FANS_PER_DEHUMIDIFIER = 3;

/**
 * Fans by the S500 of 2021 (W72): one a room, one for 50 to 70 sq ft of wet carpet, one for 100 to 150
 * sq ft of wet ceiling and of wall above 2 ft. Counted after what goes out is out: carpet after black water,
 * laminate, wood and drywall that is lost leave bare floor and studs.
 */
export const fans = (v: WaterValues, wet: WetArea, category: Category): ThreePoint => {
  const carpet = category === 3 ? 0 : wet.carpet;
  const close = Math.min(carpet, CLOSE_AREA) + WIDER * Math.max(0, carpet - CLOSE_AREA);
  const hard = wet.floor - carpet - wet.wood * (1 - woodGone(v, category));
  const wood = wet.floor - carpet - hard;
  const besideHard = wet.floor > 0 ? (wet.wallLength * (hard + wood)) / wet.floor : 0;
  const gone = drywallGone(v, category);
  const upper = (wet.upperWall + wet.ceiling) * (1 - gone);
  const count = (perCarpet: number, perUpper: number) =>
    v.rooms +
    Math.ceil(
      close / perCarpet +
        (hard + wood) / HARD_FLOOR_PER_FAN +
        (besideHard * (1 - OPEN_WALL * gone)) / WALL_FT_PER_FAN +
        upper / perUpper,
    );
  return { low: count(70, 150), typical: count(60, 125), high: count(50, 100) };
};

/**
 * Between what the maker's room sizes ask and one for three fans; typical is halfway, rounded down, and the
 * ends one machine to either side; our choice.
 */
export const dehumidifiers = (wet: WetArea, fanCount: ThreePoint): ThreePoint => {
  const least = Math.ceil(wet.floor / FLOOR_PER_DEHUMIDIFIER);
  const most = Math.max(least, Math.ceil(fanCount.typical / FANS_PER_DEHUMIDIFIER));
  const typical = Math.floor((least + most) / 2);
  return {
    low: Math.max(least, typical - 1),
    typical,
    high: Math.min(most, typical + 1),
  };
};

/** Hours of one visit to read and move the machines: one in a room or two, two in half a house; our choice. */
export const visitHours = (wet: WetArea): ThreePoint => {
  const typical = 1 + ramp(wet.floor, 200, 1500);
  return { low: 0.75 * typical, typical, high: 1.3 * typical };
};

/**
 * Machines × days. The two vary apart from each other, so their relative half-widths combine as
 * √(a² + b²) rather than low with low and high with high.
 */
export const equipmentDays = (count: ThreePoint, days: ThreePoint): ThreePoint => {
  const typical = count.typical * days.typical;
  const share = (end: 'low' | 'high') =>
    Math.hypot(1 - count[end] / count.typical, 1 - days[end] / days.typical);
  return {
    low: typical * Math.max(0, 1 - share('low')),
    typical,
    high: typical * (1 + share('high')),
  };
};
