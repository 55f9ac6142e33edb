import type { ThreePoint } from '../../estimate/index.ts';
import type { Home } from './size.ts';

/** Miles an hour in the metro with traffic, and on the highway with a loaded truck: our choice. */
const CITY_SPEED = 30;
const HIGHWAY_SPEED = 55;
/** Miles of a way that are driven at the speed of the city: our choice. */
const CITY_MILES = 30;

/** Hours of the way back that the trip fee holds; a San Antonio mover bills the drive beyond ten miles (M84). */
const BACK_IN_TRIP_FEE = 1;

/**
 * Person-hours to load and unload 100 cubic feet. Worked back from published hours: one bedroom 2 movers
 * 2–5 h, two bedrooms 2 movers 3–7 h, three bedrooms 3 movers 6–10 h or 2 movers 5–7 h, four 8–12 h (M5,
 * M6, M84). A house takes longer than an apartment: garage, yard, two floors.
 */
const pace = {
  apartment: { low: 1.05, typical: 1.35, high: 1.7 },
  house: { low: 1.4, typical: 1.75, high: 2.2 },
} as const;

/** Goods that go into storage are unloaded and loaded once more: 60 to 80% more work, our choice. */
const storedWork: ThreePoint = { low: 1.6, typical: 1.7, high: 1.8 };

const isHouse = (home: Home) => home === '3' || home === '4' || home === '5';

/** How many movers a home of this size calls for (M6). */
export const moversFor = (home: Home): number =>
  ({ studio: 2, '1': 2, '2': 3, '3': 3, '4': 4, '5': 5 })[home];

/** Hours a mover bills at the least: 2 for small jobs, 3 for houses (M41, M84, M82). */
export const minimumHours = (home: Home): number => (home === 'studio' || home === '1' ? 2 : 3);

/** Hours a truck drives one way, from miles. */
export const driveHours = (miles: number): number =>
  Math.min(miles, CITY_MILES) / CITY_SPEED + Math.max(0, miles - CITY_MILES) / HIGHWAY_SPEED;

/** Hours of driving that are billed: there, and the part of the way back that the trip fee does not hold. */
export const billedDrive = (miles: number): number => {
  const there = driveHours(miles);
  return there + Math.max(0, there - BACK_IN_TRIP_FEE);
};

/**
 * Hours a crew bills for loading, driving and unloading. The volume and the pace are two unrelated
 * unknowns, so their relative half-widths add as the root of the sum of squares.
 */
export const billedHours = (job: {
  readonly cubicFeet: ThreePoint;
  readonly home: Home;
  readonly movers: number;
  readonly miles: number;
  /** Hard access slows the crew: 1 or more. */
  readonly slower: number;
  /** Whether the goods are stored on the way. */
  readonly stored: boolean;
}): ThreePoint => {
  const { cubicFeet } = job;
  const rate = pace[isHouse(job.home) ? 'house' : 'apartment'];
  const work = ((cubicFeet.typical * rate.typical) / 100 / job.movers) * job.slower;
  const size = cubicFeet.typical || 1;
  const down = Math.hypot(1 - cubicFeet.low / size, 1 - rate.low / rate.typical);
  const up = Math.hypot(cubicFeet.high / size - 1, rate.high / rate.typical - 1);
  const drive = billedDrive(job.miles);
  const least = minimumHours(job.home);
  const times = job.stored ? storedWork : { low: 1, typical: 1, high: 1 };
  return {
    low: Math.max(least, work * times.low * (1 - Math.min(1, down)) + drive),
    typical: Math.max(least, work * times.typical + drive),
    high: Math.max(least, work * times.high * (1 + up) + drive),
  };
};
