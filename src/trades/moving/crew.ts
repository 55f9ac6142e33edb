import type { ThreePoint } from '../../estimate/index.ts';
import type { Home } from './size.ts';

/** Miles an hour between two homes in the metro, with traffic: our choice. */
const SPEED = 30;

/**
 * Person-hours to load and unload 100 cubic feet. Worked back from published hours: one bedroom 2 movers
 * 2–5 h, two bedrooms 2 movers 4–7 h, three bedrooms 3 movers 6–10 h, four 8–10 h (M5, M6, M1). A house
 * takes longer than an apartment: garage, yard, two floors.
 */
const pace = {
  apartment: { low: 1, typical: 1.35, high: 1.8 },
  house: { low: 1.5, typical: 1.85, high: 2.5 },
} as const;

const isHouse = (home: Home) => home === '3' || home === '4' || home === '5';

/** How many movers a home of this size calls for (M6). */
export const moversFor = (home: Home): number =>
  ({ studio: 2, '1': 2, '2': 3, '3': 3, '4': 4, '5': 5 })[home];

/** Hours a mover bills at the least: 2 for small jobs, 3 for houses (M41, M4). */
export const minimumHours = (home: Home): number => (home === 'studio' || home === '1' ? 2 : 3);

/**
 * Hours a crew bills for loading, driving between the homes and unloading. The volume and the pace are
 * two unrelated unknowns, so their relative half-widths add as the root of the sum of squares.
 */
export const billedHours = (job: {
  readonly cubicFeet: ThreePoint;
  readonly home: Home;
  readonly movers: number;
  readonly miles: number;
  /** Hard access slows the crew: 1 or more. */
  readonly slower: number;
}): ThreePoint => {
  const { cubicFeet } = job;
  const rate = pace[isHouse(job.home) ? 'house' : 'apartment'];
  const work = ((cubicFeet.typical * rate.typical) / 100 / job.movers) * job.slower;
  const size = cubicFeet.typical || 1;
  const down = Math.hypot(1 - cubicFeet.low / size, 1 - rate.low / rate.typical);
  const up = Math.hypot(cubicFeet.high / size - 1, rate.high / rate.typical - 1);
  const drive = job.miles / SPEED;
  const least = minimumHours(job.home);
  return {
    low: Math.max(least, work * (1 - Math.min(1, down)) + drive),
    typical: Math.max(least, work + drive),
    high: Math.max(least, work * (1 + up) + drive),
  };
};
