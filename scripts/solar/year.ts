import { acPower, cellTemperature, dcPower, throughGlass } from './array.ts';
import { sunAt } from './sun.ts';
import { transpose } from './transposition.ts';

/** One hour of a typical year: `hour` 1–24 is its end, local standard time. */
export interface Hour {
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  /** Wh/m² over the hour. */
  readonly global: number;
  readonly beam: number;
  readonly diffuse: number;
  /** °C and m/s. */
  readonly air: number;
  readonly wind: number;
}

export interface Site {
  readonly latitude: number;
  readonly longitude: number;
  /** Hours ahead of UTC. */
  readonly zone: number;
}

export interface Plane {
  /** Degrees from flat. */
  readonly tilt: number;
  /** Degrees clockwise from north. */
  readonly azimuth: number;
}

/** Month by month: light on the plane (kWh/m²) and alternating current (kWh per kW of panels). */
export interface PlaneYear {
  readonly light: readonly number[];
  readonly ac: readonly number[];
}

/** Any common year will do: the months of a typical year come from different ones. */
const YEAR = 2019;
const STEP = 5 * 60_000;
const HOUR_MS = 3_600_000;

/** The sun in the middle of the sunlit part of an hour, or nothing at night. */
export const sunInHour = ({ latitude, longitude, zone }: Site, at: Hour) => {
  const end = Date.UTC(YEAR, at.month - 1, at.day, at.hour - zone);
  const lit: number[] = [];
  for (let step = 0; step < HOUR_MS / STEP; step++) {
    const moment = end - HOUR_MS + (step + 0.5) * STEP;
    if (sunAt(moment, latitude, longitude).zenith < 90) lit.push(moment);
  }
  const [first] = lit;
  const last = lit.at(-1);
  return first === undefined || last === undefined
    ? undefined
    : sunAt((first + last) / 2, latitude, longitude);
};

const dayOfYear = ({ month, day }: Hour): number =>
  (Date.UTC(YEAR, month - 1, day) - Date.UTC(YEAR, 0, 0)) / 86_400_000;

/**
 * A year of a roof array on measured weather, month by month. `kept` is what is left of the DC power after
 * the losses of PVWatts (1 − Π(1 − Lᵢ)); it is divided out again, so that other losses can be put in.
 */
export const plantYear = (
  site: Site,
  weather: readonly Hour[],
  plane: Plane,
  kept: number,
): PlaneYear => {
  const light = new Array<number>(12).fill(0);
  const ac = new Array<number>(12).fill(0);
  for (const hour of weather) {
    if (hour.global <= 0) continue;
    const sun = sunInHour(site, hour);
    if (!sun) continue;
    const onPlane = transpose(hour, sun, dayOfYear(hour), plane);
    const total = onPlane.beam + onPlane.sky + onPlane.ground;
    const cell = cellTemperature(total, hour.air, hour.wind);
    const month = hour.month - 1;
    light[month] = (light[month] ?? 0) + total / 1000;
    const power = acPower(dcPower(throughGlass(onPlane, plane.tilt), cell) * kept);
    ac[month] = (ac[month] ?? 0) + power / kept;
  }
  return { light, ac };
};
