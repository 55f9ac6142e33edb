import { at, box } from '../pictures/drawing.ts';

/** A house cut open across, its attic over one floor. */
export const section = 'M12 112H308M40 112V62H232V112M26 62L136 14L246 62Z';

/** A house from the front left: its gable, its front with a door and a window, and the lines of its roof. */
export const fromLeft = `M16 112H304M40 112V72L76 34L112 72V112M112 112V76M280 80V112${box(62, 84, 24, 28)}${box(140, 88, 22, 14)}${box(186, 88, 18, 24)}`;

/** Its gable, which shows how steep the roof is. */
export const gable = { area: 'M40 72L76 34L112 72Z', detail: 'M76 34V72M70 72V66H76' };

/** A point of the roof's front slope: `u` along the eaves, `v` from the ridge down, both 0 to 1. */
export const on = (u: number, v: number): string => `${76 + 168 * u + 40 * v} ${34 + 42 * v}`;

/** A part of that slope, from `from` to `to` along the eaves, between two heights. */
export const slope = (from: number, to: number, top = 0, bottom = 1): string =>
  `M${on(from, top)}L${on(to, top)}L${on(to, bottom)}L${on(from, bottom)}Z`;

/** Courses along that slope, at each of several heights. */
export const courses = (from: number, to: number, rows: readonly number[]): string =>
  at(rows, (v) => `M${on(from, v)}L${on(to, v)}`);
