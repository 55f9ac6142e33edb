/** Cycles a spring is rated for: ordinary, and the high-cycle kind (25,000 and more). */
export const CYCLES = { standard: 10_000, high: 25_000 } as const;

/** Years until a spring has done its rated cycles; `perDay` openings a day. */
export const springLife = (cycles: number, perDay: number): number => cycles / (perDay * 365);

/** Radius of the usual cable drum, inches. */
const DRUM_RADIUS = 2;

/**
 * Torque all springs together must give for each turn, inch-pounds: weight × drum radius ÷ turns, where a
 * door is wound half a turn more than its height in feet. `weight` in pounds, `height` in feet.
 */
export const torquePerTurn = (weight: number, height: number): number =>
  (weight * DRUM_RADIUS) / (height + 0.5);
