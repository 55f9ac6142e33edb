/**
 * Computes what 1 kW of roof panels makes at Dallas/Fort Worth airport, by tilt, azimuth and month, and
 * writes it to src/trades/solar/yields.ts. Run once; the weather file is not kept in the project.
 *
 *   node scripts/solar-table.ts path/to/dfw-tmy3.csv
 *
 * The file is NREL's TMY3 for WMO 722590 as CSV: month, day, hour (end, local standard time), GHI, DNI,
 * DHI (Wh/m²), dry bulb (°C), wind (m/s), after one comment line and one line of names.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { plantYear, type Hour, type Plane, type Site } from './solar/year.ts';

const SITE: Site = { latitude: 32.9, longitude: -97.02, zone: -6 };
const TILTS = [0, 10, 20, 30, 40, 50];
const AZIMUTHS = [0, 45, 90, 135, 180, 225, 270, 315];
/** What the standard losses of PVWatts leave (14.08 % lost); sets where the inverter clips. */
const KEPT = 0.8592;

const read = (path: string): Hour[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => {
      const cells = line.split(',').map(Number);
      const at = (column: number): number => {
        const value = cells[column];
        if (value === undefined || Number.isNaN(value)) throw new Error(`not a number: ${line}`);
        return value;
      };
      return {
        month: at(0),
        day: at(1),
        hour: at(2),
        global: at(3),
        beam: at(4),
        diffuse: at(5),
        air: at(6),
        wind: at(7),
      };
    });

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Say where the weather file is: node scripts/solar-table.ts dfw-tmy3.csv');
  process.exit(2);
}
const weather = read(path);
if (weather.length !== 8760) throw new Error(`${weather.length} hours; a year has 8,760`);

const row = (plane: Plane): readonly number[] =>
  plantYear(SITE, weather, plane, KEPT).ac.map((kwh) => Math.round(kwh));

const flat = row({ tilt: 0, azimuth: 180 });
let before = AZIMUTHS.map(() => flat);
const changes = TILTS.slice(1).map((tilt) => {
  const lines = AZIMUTHS.map((azimuth) => row({ tilt, azimuth }));
  const steps = lines.map((line, column) =>
    String.fromCharCode(
      ...line.map((kwh, month) => 64 + kwh - (before[column]?.[month] ?? Number.NaN)),
    ),
  );
  before = lines;
  return `  [${steps.map((text) => `'${text}'`).join(', ')}],`;
});

const out = new URL('../src/trades/solar/yields.ts', import.meta.url);
writeFileSync(
  out,
  `/* eslint-disable no-restricted-syntax -- a table worked out by a script, with its source above it */
/**
 * Made by scripts/solar-table.ts; do not edit. Alternating current in kWh that 1 kW of panels makes in each
 * month, January first, BEFORE the losses of production.ts. Weather: NREL TMY3, Dallas/Fort Worth airport
 * (WMO 722590, 32.90 N, 97.02 W). Light on the roof by Perez 1990, ground 0.2; plain glass; Fuentes cell
 * temperature for a roof mount; standard module, −0.37 % per °C; inverter of PVWatts, 96 %, 1.2 DC to AC.
 */

/** Degrees from flat. */
export const tilts: readonly number[] = [${TILTS.join(', ')}];

/** A flat roof, month by month. */
export const flat: readonly number[] = [${flat.join(', ')}];

/**
 * For each further tilt, eight azimuths from north by east every 45°: how each month differs from the tilt
 * before, one character a month, where "@" is no change, "A" one kWh more and "?" one less. It goes to the
 * browser, so it is short.
 */
export const changes: readonly (readonly string[])[] = [
${changes.join('\n')}
];
`,
);
console.log(`${weather.length} hours, ${TILTS.length} tilts: ${out.pathname}`);
