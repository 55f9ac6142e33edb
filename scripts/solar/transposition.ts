import { cosIncidence, extraterrestrial, type Sun } from './sun.ts';

const RAD = Math.PI / 180;
/** Ground reflectance; the weather file has none measured, 0.2 is the default of PVWatts. */
export const ALBEDO = 0.2;

/** What reaches a flat plane, W/m²: straight from the sun, from the sky, and back from the ground. */
export interface PlaneOfArray {
  readonly beam: number;
  readonly sky: number;
  readonly ground: number;
  /** Degrees between the sun and the normal of the plane. */
  readonly incidence: number;
}

/** Measured on the ground, W/m² or Wh/m² over an hour. */
export interface Irradiance {
  readonly global: number;
  readonly beam: number;
  readonly diffuse: number;
}

/** Perez and others 1990, table 6: upper bound of the clearness bin, then F11 F12 F13 F21 F22 F23. */
const perez: readonly (readonly [number, number, number, number, number, number, number])[] = [
  [1.065, -0.008, 0.588, -0.062, -0.06, 0.072, -0.022],
  [1.23, 0.13, 0.683, -0.151, -0.019, 0.066, -0.029],
  [1.5, 0.33, 0.487, -0.221, 0.055, -0.064, -0.026],
  [1.95, 0.568, 0.187, -0.295, 0.109, -0.152, -0.014],
  [2.8, 0.873, -0.392, -0.362, 0.226, -0.462, 0.001],
  [4.5, 1.132, -1.237, -0.412, 0.288, -0.823, 0.056],
  [6.2, 1.06, -1.6, -0.359, 0.264, -1.127, 0.131],
  [Infinity, 0.678, -0.327, -0.25, 0.156, -1.377, 0.251],
];

/** Relative optical air mass (Kasten and Young 1989); `zenith` in degrees. */
export const airMass = (zenith: number): number =>
  1 / (Math.cos(zenith * RAD) + 0.50572 * (96.07995 - zenith) ** -1.6364);

/** The share of the diffuse light around the sun (F1) and at the horizon (F2), Perez 1990. */
export const perezBrightness = (light: Irradiance, zenith: number, extra: number) => {
  const z = zenith * RAD;
  const thick = 1.041 * z ** 3;
  const clearness = ((light.diffuse + light.beam) / light.diffuse + thick) / (1 + thick);
  const brightness = (light.diffuse * airMass(zenith)) / extra;
  const bin = perez.find(([bound]) => clearness < bound) ?? perez[7];
  if (!bin) throw new Error('unreachable: the last bin has no bound');
  const [, f11, f12, f13, f21, f22, f23] = bin;
  return {
    around: Math.max(0, f11 + f12 * brightness + f13 * z),
    horizon: f21 + f22 * brightness + f23 * z,
  };
};

/** Light on a tilted plane (degrees; azimuth clockwise from north) by the Perez 1990 model. */
export const transpose = (
  light: Irradiance,
  sun: Sun,
  dayOfYear: number,
  plane: { readonly tilt: number; readonly azimuth: number },
): PlaneOfArray => {
  const cosine = cosIncidence(sun, plane.tilt, plane.azimuth);
  const beta = plane.tilt * RAD;
  const dome = (1 + Math.cos(beta)) / 2;
  const ground = light.global * ALBEDO * ((1 - Math.cos(beta)) / 2);
  const incidence = Math.acos(Math.min(1, Math.max(-1, cosine))) / RAD;
  const beam = light.beam * Math.max(0, cosine);
  if (light.diffuse <= 0) return { beam, sky: 0, ground, incidence };
  const { around, horizon } = perezBrightness(light, sun.zenith, extraterrestrial(dayOfYear));
  const ratio = Math.max(0, cosine) / Math.max(Math.cos(85 * RAD), Math.cos(sun.zenith * RAD));
  const sky = light.diffuse * ((1 - around) * dome + around * ratio + horizon * Math.sin(beta));
  return { beam, sky: Math.max(0, sky), ground, incidence };
};
