import { blend, partOfWay, type ThreePoint } from '../../engine/index.ts';
import type { WaterValues } from './fields.ts';
import { figures } from './figures.ts';
import { denseShare, drywallGone, wetShare, type Category, type WetArea } from './water.ts';

/** The days of the job: as its class has, longer by the share of it that is wood, plaster or brick. */
export const dryingDays = (v: WaterValues, wet: WetArea, category: Category): ThreePoint => {
  const { value: days } = figures.days;
  const share = wetShare(v, { ...wet, wood: 0 });
  const along = (at: number, by: number) => partOfWay(share, at - by, at + by);
  const { second, third } = figures.classShare.value;
  const { value: by } = figures.classRamp;
  const low = blend(days.little, days.low, along(second, by.second));
  const light = blend(low, days.much, along(third, by.third));
  return blend(light, days.dense, denseShare(v, wet, category));
};

/**
 * Fans by the S500 of 2021 (W72): one a room, one for 50 to 70 sq ft of wet carpet, one for 100 to 150
 * sq ft of wet ceiling and of wall above 2 ft. Counted after what goes out is out: carpet after black water,
 * laminate, wood and drywall that is lost leave bare floor and studs.
 */
export const fans = (v: WaterValues, wet: WetArea, category: Category): ThreePoint => {
  const carpet = category === 'black' ? 0 : wet.carpet;
  const { value: closeArea } = figures.closeArea;
  const close = Math.min(carpet, closeArea);
  const dense = close + figures.wider.value * (carpet - close);
  const hard = wet.floor - carpet;
  const gone = drywallGone(v, category);
  const beside = wet.floor > 0 ? (wet.wallLength * hard) / wet.floor : 0;
  const upper = (wet.upperWall + wet.ceiling) * (1 - gone);
  const count = (end: keyof ThreePoint) =>
    Math.ceil(
      wet.rooms +
        dense / figures.carpetOfFan.value[end] +
        hard / figures.hardFloorOfFan.value +
        (beside * (1 - figures.openWall.value * gone)) / figures.wallOfFan.value +
        upper / figures.upperWallOfFan.value[end],
    );
  return { low: count('low'), typical: count('typical'), high: count('high') };
};

/**
 * Between what the maker's room sizes ask and one for three fans; typical is halfway, rounded down, and the
 * ends one machine to either side; our choice.
 */
export const dehumidifiers = (wet: WetArea, fanCount: ThreePoint): ThreePoint => {
  const least = Math.ceil(wet.floor / figures.floorOfDehumidifier.value);
  const most = Math.max(least, Math.ceil(fanCount.typical / figures.fansOfDehumidifier.value));
  const typical = Math.floor((least + most) / 2);
  return {
    low: Math.max(least, typical - 1),
    typical,
    high: Math.min(most, typical + 1),
  };
};

/** Hours of one visit to read and move the machines. */
export const visitHours = (wet: WetArea): ThreePoint => {
  const { small, large, smallArea, largeArea, least, most } = figures.visitHours.value;
  const typical = small + (large - small) * partOfWay(wet.floor, smallArea, largeArea);
  return { low: least * typical, typical, high: most * typical };
};

/**
 * Machines × days. The two vary independently, so their relative half-widths combine as
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
