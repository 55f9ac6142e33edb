const RAD = Math.PI / 180;

/** Where the sun stands, in degrees; azimuth clockwise from north. */
export interface Sun {
  readonly zenith: number;
  readonly azimuth: number;
}

const J2000 = Date.UTC(2000, 0, 1, 12);
const DAY_MS = 86_400_000;

/** Extraterrestrial normal irradiance, W/m², by day of the year (Spencer's simple form; ±3.3 %). */
export const extraterrestrial = (dayOfYear: number): number =>
  1367 * (1 + 0.033 * Math.cos(((2 * Math.PI) / 365) * dayOfYear));

/**
 * Position of the sun at a moment (milliseconds UTC) and a place (degrees; east and north positive).
 * Low-precision formulas of the Astronomical Almanac, good to 0.01° between 1950 and 2050, as PVWatts
 * uses them; without refraction.
 */
export const sunAt = (utc: number, latitude: number, longitude: number): Sun => {
  const days = (utc - J2000) / DAY_MS;
  const meanLongitude = 280.46 + 0.9856474 * days;
  const anomaly = (357.528 + 0.9856003 * days) * RAD;
  const ecliptic = (meanLongitude + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RAD;
  const obliquity = (23.439 - 4e-7 * days) * RAD;
  const rightAscension = Math.atan2(Math.cos(obliquity) * Math.sin(ecliptic), Math.cos(ecliptic));
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(ecliptic));
  const greenwichSidereal = 280.46061837 + 360.98564736629 * days;
  const hourAngle = (greenwichSidereal + longitude) * RAD - rightAscension;
  const phi = latitude * RAD;
  const up =
    Math.sin(phi) * Math.sin(declination) +
    Math.cos(phi) * Math.cos(declination) * Math.cos(hourAngle);
  const east = -Math.cos(declination) * Math.sin(hourAngle);
  const north =
    Math.cos(phi) * Math.sin(declination) -
    Math.sin(phi) * Math.cos(declination) * Math.cos(hourAngle);
  return {
    zenith: Math.acos(Math.min(1, Math.max(-1, up))) / RAD,
    azimuth: (Math.atan2(east, north) / RAD + 360) % 360,
  };
};

/** Cosine of the angle between the sun and the normal of a plane; below 0 the sun is behind it. */
export const cosIncidence = (sun: Sun, tilt: number, azimuth: number): number =>
  Math.cos(sun.zenith * RAD) * Math.cos(tilt * RAD) +
  Math.sin(sun.zenith * RAD) * Math.sin(tilt * RAD) * Math.cos((sun.azimuth - azimuth) * RAD);
