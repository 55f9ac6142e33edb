import type { PlaneOfArray } from './transposition.ts';

const RAD = Math.PI / 180;
const STEFAN_BOLTZMANN = 5.669e-8;
const EMISSIVITY = 0.84;
const ABSORPTION = 0.83;
/** Installed nominal operating cell temperature of a roof mount in PVWatts, K. */
const ROOF_INOCT = 49 + 273.15;
const NOCT_AIR = 293.15;
const NOCT_SKY = 282.21;

/** Plain glass: share of light let through at an angle, over that straight on (Fresnel, Bouguer). */
export const glassModifier = (incidence: number): number => {
  if (incidence >= 90) return 0;
  const through = (angle: number): number => {
    const inside = Math.asin(Math.sin(angle) / 1.526);
    const reflected =
      angle < 1e-6
        ? ((1.526 - 1) / (1.526 + 1)) ** 2
        : 0.5 *
          ((Math.sin(inside - angle) / Math.sin(inside + angle)) ** 2 +
            (Math.tan(inside - angle) / Math.tan(inside + angle)) ** 2);
    return (1 - reflected) * Math.exp((-4 * 0.002) / Math.cos(inside));
  };
  return through(incidence * RAD) / through(0);
};

/** Light that enters the glass, W/m². Diffuse light by its equivalent angle (Brandemuehl and Beckman). */
export const throughGlass = (light: PlaneOfArray, tilt: number): number =>
  light.beam * glassModifier(light.incidence) +
  light.sky * glassModifier(59.7 - 0.1388 * tilt + 0.001497 * tilt ** 2) +
  light.ground * glassModifier(90 - 0.5788 * tilt + 0.002693 * tilt ** 2);

/** Convection from the top of the module, W/m²K; temperatures in K, wind in m/s (Fuentes 1987). */
const convection = (module: number, air: number, wind: number): number => {
  const size = 0.5;
  const film = (module + air) / 2;
  const density = (0.003484 * 101_325) / film;
  const viscosity = (0.24237e-6 * film ** 0.76) / density;
  const conductivity = 2.1695e-4 * film ** 0.84;
  const reynolds = (wind * size) / viscosity;
  const forced =
    reynolds > 1.2e5
      ? ((0.0282 / reynolds ** 0.2) * density * wind * 1007) / 0.71 ** 0.4
      : ((0.86 / reynolds ** 0.5) * density * wind * 1007) / 0.71 ** 0.67;
  const grashof = ((9.8 / film) * Math.abs(module - air) * size ** 3) / viscosity ** 2 / 2;
  const free = (0.21 * (grashof * 0.71) ** 0.32 * conductivity) / size;
  return Math.cbrt(free ** 3 + forced ** 3);
};

const radiation = (a: number, b: number): number =>
  EMISSIVITY * STEFAN_BOLTZMANN * (a ** 2 + b ** 2) * (a + b);

/** How a roof mount sheds heat backward, from its installed NOCT (Fuentes 1987). */
const roofMount = (() => {
  const rise = ROOF_INOCT - NOCT_AIR;
  const top = convection(ROOF_INOCT, NOCT_AIR, 1);
  const sky = EMISSIVITY * STEFAN_BOLTZMANN * (ROOF_INOCT ** 4 - NOCT_SKY ** 4);
  const back =
    (ABSORPTION * 800 - sky - top * rise) / ((radiation(ROOF_INOCT, NOCT_AIR) + top) * rise);
  const ground = Math.min(
    ROOF_INOCT,
    Math.max(NOCT_AIR, (ROOF_INOCT ** 4 - back * (ROOF_INOCT ** 4 - NOCT_AIR ** 4)) ** 0.25),
  );
  return {
    groundRatio: (ground - NOCT_AIR) / rise,
    convectionRatio:
      (ABSORPTION * 800 -
        EMISSIVITY * STEFAN_BOLTZMANN * (2 * ROOF_INOCT ** 4 - NOCT_SKY ** 4 - ground ** 4)) /
      (top * rise),
  };
})();

/**
 * Cell temperature of a roof-mounted array, °C: Fuentes' heat balance as PVWatts uses it (installed
 * NOCT 49 °C, modules 5 m up, wind measured at 9.144 m), without thermal mass: hours are long beside
 * the module's ten minutes. `light` in W/m² on the plane, `air` in °C, `wind` in m/s.
 */
export const cellTemperature = (light: number, air: number, wind: number): number => {
  const ambient = air + 273.15;
  const sky = 0.68 * 0.0552 * ambient ** 1.5 + 0.32 * ambient;
  const breeze = wind * (5 / 9.144) ** 0.2 + 1e-4;
  let module = ambient + light / 30;
  for (let round = 0; round < 20; round++) {
    const air_ = roofMount.convectionRatio * convection(module, ambient, breeze);
    const toSky = radiation(module, sky);
    const ground = ambient + roofMount.groundRatio * (module - ambient);
    const toGround = radiation(module, ground);
    const next =
      (ABSORPTION * light + air_ * ambient + toSky * sky + toGround * ground) /
      (air_ + toSky + toGround);
    module = (module + next) / 2;
  }
  return module - 273.15;
};

/** Standard module of PVWatts 8: power lost per °C of cell above 25 °C. */
const GAMMA = -0.0037;

/** DC power over its rating at 1,000 W/m² and 25 °C; `light` in W/m² through the glass. */
export const dcPower = (light: number, cell: number): number =>
  (light / 1000) * (1 + GAMMA * (cell - 25));

export const DC_TO_AC = 1.2;
const NOMINAL = 0.96;
const REFERENCE = 0.9637;

/** AC power over the array's DC rating, by the inverter curve of PVWatts, clipped at its rating. */
export const acPower = (dc: number): number => {
  if (dc <= 0) return 0;
  const rating = 1 / DC_TO_AC;
  const load = dc / (rating / NOMINAL);
  const efficiency = (NOMINAL / REFERENCE) * (-0.0162 * load - 0.0059 / load + 0.9858);
  return Math.min(rating, Math.max(0, dc * efficiency));
};
