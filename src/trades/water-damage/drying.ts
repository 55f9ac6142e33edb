import type { ThreePoint } from '../../estimate/index.ts';
import type { WaterValues } from './model.ts';
import type { Category, WetArea, WetClass } from './water.ts';

/** Days of drying by class: 2 to 5 here (W27), 3 to 5 in most homes (W26), longer for dense material. */
export const dryingDays: Readonly<Record<WetClass, ThreePoint>> = {
  1: { low: 2, typical: 2, high: 3 },
  2: { low: 2, typical: 3, high: 5 },
  3: { low: 3, typical: 4, high: 5 },
  4: { low: 5, typical: 7, high: 10 },
};

/** Hard floors need one fan for 400 to 500 sq ft (W14). */
const HARD_FLOOR_PER_FAN = 450;
/** Where only the wall beside a hard floor is wet: one fan for 14 ft of it (W73). */
const WALL_FT_PER_FAN = 14;
/** One restoration dehumidifier for 600 to 800 sq ft at most (W74), one for three fans at least (W53). */
const FLOOR_PER_DEHUMIDIFIER = 700;
const FANS_PER_DEHUMIDIFIER = 3;

/**
 * Fans by the S500 of 2021 (W72): one a room, one for 50 to 70 sq ft of wet carpet, one for 100 to 150
 * sq ft of wet ceiling and of wall above 2 ft. Carpet that goes out (category 3) leaves a hard floor.
 */
export const fans = (v: WaterValues, wet: WetArea, category: Category): ThreePoint => {
  const carpet = category === 3 ? 0 : wet.carpet;
  const hard = wet.floor - carpet;
  const besideHard = wet.floor > 0 ? (wet.wallLength * hard) / wet.floor : 0;
  const count = (perCarpet: number, perUpper: number) =>
    v.rooms +
    Math.ceil(
      carpet / perCarpet +
        hard / HARD_FLOOR_PER_FAN +
        besideHard / WALL_FT_PER_FAN +
        (wet.upperWall + wet.ceiling) / perUpper,
    );
  return { low: count(70, 150), typical: count(60, 125), high: count(50, 100) };
};

/**
 * Between what the maker's room sizes ask and one for three fans; typical is halfway, rounded
 * down, our choice.
 */
export const dehumidifiers = (wet: WetArea, fanCount: ThreePoint): ThreePoint => {
  const low = Math.ceil(wet.floor / FLOOR_PER_DEHUMIDIFIER);
  const high = Math.max(low, Math.ceil(fanCount.typical / FANS_PER_DEHUMIDIFIER));
  return { low, typical: Math.floor((low + high) / 2), high };
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
