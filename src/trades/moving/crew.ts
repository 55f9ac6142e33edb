import type { ThreePoint } from '../../engine/index.ts';
import { figures } from './figures.ts';
import type { Home } from './size.ts';

const isHouse = (home: Home) => home === '3' || home === '4' || home === '5';

/** Hours a truck drives one way, from miles. */
export const driveHours = (miles: number): number => {
  const inTown = figures.cityMiles.value;
  return (
    Math.min(miles, inTown) / figures.citySpeed.value +
    Math.max(0, miles - inTown) / figures.highwaySpeed.value
  );
};

/** Hours of driving that are billed: there, and the part of the way back that the trip fee does not hold. */
export const billedDrive = (miles: number): number => {
  const there = driveHours(miles);
  return there + Math.max(0, there - figures.backInTripFee.value);
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
  const pace = (isHouse(job.home) ? figures.housePace : figures.apartmentPace).value;
  const work = ((cubicFeet.typical * pace.typical) / 100 / job.movers) * job.slower;
  const size = cubicFeet.typical || 1;
  const down = Math.hypot(1 - cubicFeet.low / size, 1 - pace.low / pace.typical);
  const up = Math.hypot(cubicFeet.high / size - 1, pace.high / pace.typical - 1);
  const drive = billedDrive(job.miles);
  const least = figures.leastHours.value[job.home];
  const times = job.stored ? figures.storedWork.value : { low: 1, typical: 1, high: 1 };
  return {
    low: Math.max(least, work * times.low * (1 - Math.min(1, down)) + drive),
    typical: Math.max(least, work * times.typical + drive),
    high: Math.max(least, work * times.high * (1 + up) + drive),
  };
};
