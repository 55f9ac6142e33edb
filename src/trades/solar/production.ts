import { interpolate } from '../../engine/index.ts';
import { figures } from './figures.ts';
import { changes, flat, tilts } from './yields.ts';

/** The compass in steps of 45°, from north by east: the columns of the table. */
export const faces = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Face = (typeof faces)[number];

/** kWh by tilt, face and month. */
const table: readonly (readonly (readonly number[])[])[] = changes.reduce(
  (lines, line) => [
    ...lines,
    line.map((steps, column) =>
      (lines.at(-1)?.[column] ?? flat).map(
        (kwh, month) => kwh + steps.charCodeAt(month) - '@'.charCodeAt(0),
      ),
    ),
  ],
  [faces.map(() => flat)],
);

// eslint-disable-next-line no-restricted-syntax -- degrees of a half turn
const HALF_TURN = 180;

/** Degrees from flat of a roof that rises `rise` inches in 12. */
export const tiltOf = (rise: number): number => (Math.atan(rise / 12) * HALF_TURN) / Math.PI;

const byMonth = (face: Face, rise: number): readonly number[] => {
  const column = faces.indexOf(face);
  return flat.map((least, month) =>
    interpolate(
      tilts.map((tilt, line) => [tilt, table[line]?.[column]?.[month] ?? least]),
      tiltOf(rise),
    ),
  );
};

/** Worked out once for each roof: an estimate asks dozens of times. */
const known = new Map<string, readonly number[]>();

/**
 * kWh of alternating current that 1 kW of panels makes in each month, before losses, on a roof that rises
 * `rise` inches in 12 (0–14) and faces a point of the compass. Linear between the tilts of the table, which
 * was within 0.3 % of computing the tilt itself.
 */
export const monthlyYield = (face: Face, rise: number): readonly number[] => {
  const roof = `${face}${rise}`;
  const months = known.get(roof) ?? byMonth(face, rise);
  known.set(roof, months);
  return months;
};

/** What is left after the losses of PVWatts: Π(1 − Lᵢ). `shade` in percent; 3 gives 0.8592. */
export const kept = (shade: number): number =>
  figures.losses.value.reduce((left, loss) => left * (1 - loss / 100), 1 - shade / 100);

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
