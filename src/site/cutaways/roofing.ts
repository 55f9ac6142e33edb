import { at, box } from '../pictures/drawing.ts';
import { part, type Cutaway } from './cutaway.ts';

/** A point of the roof's front slope: `u` along the eaves, `v` from the ridge down, both 0 to 1. */
const on = (u: number, v: number): string => `${76 + 168 * u + 40 * v} ${34 + 42 * v}`;
const slope = (from: number, to: number): string =>
  `M${on(from, 0)}L${on(to, 0)}L${on(to, 1)}L${on(from, 1)}Z`;
const courses = (from: number, to: number, rows: readonly number[]): string =>
  at(rows, (v) => `M${on(from, v)}L${on(to, v)}`);

/** A house from the front left, the layers of its roof laid open from left to right. */
export const roofing: Cutaway = {
  words: 'A house whose roof is laid open in layers',
  base: `M16 112H304M40 112V72L76 34L112 72V112M112 112V76M280 80V112${box(62, 84, 24, 28)}${box(140, 88, 22, 14)}${box(186, 88, 18, 24)}`,
  parts: {
    size: part('The size of the house', box(112, 80, 168, 32), {
      detail: `${box(140, 88, 22, 14)}${box(186, 88, 18, 24)}`,
      asks: ['floor', 'area', 'squares'],
      paid: ['permit'],
    }),
    pitch: part('How steep it is', 'M40 72L76 34L112 72Z', {
      detail: 'M76 34V72M70 72V66H76',
      asks: ['pitch', 'rise'],
      paid: [],
    }),
    decking: part('Decking', slope(0, 0.2), {
      detail: courses(0, 0.2, [0.2, 0.4, 0.6, 0.8]),
      asks: ['decking'],
      paid: ['decking'],
    }),
    layers: part('The roof that comes off', slope(0.2, 0.4), {
      detail: courses(0.2, 0.4, [0.15, 0.3, 0.45, 0.6, 0.75, 0.9]),
      asks: ['layers', 'existing', 'age', 'condition'],
      paid: ['tear-off', 'extra-layers'],
    }),
    second: part('A second layer', `M${on(0.2, 1)}l3 4h33.600l-3-4Z`, {
      asks: ['layers'],
      paid: ['extra-layers'],
      when: { layers: ['2', '3'] },
    }),
    third: part('A third layer', `M${on(0.22, 1.09)}l3 4h30l-3-4Z`, {
      asks: ['layers'],
      paid: ['extra-layers'],
      when: { layers: '3' },
    }),
    covering: part('The new covering', slope(0.4, 1), {
      detail: courses(0.4, 1, [0.17, 0.34, 0.5, 0.67, 0.84]),
      asks: ['covering', 'metal', 'tile', 'repair', 'damage'],
      paid: ['covering', 'repair', 'tarp'],
    }),
    valley: part('Valleys', 'M226 76L246 55L266 76Z', {
      detail: 'M246 55V76',
      asks: ['valleys', 'shape'],
      paid: ['valleys'],
    }),
    ridge: part('Vented ridge', 'M74 34l3-4H245l3 4Z', {
      asks: ['ridgeVent'],
      paid: ['ridge-vent'],
      optional: true,
    }),
    chimney: part('Chimneys', 'M200 40V16h18v24ZM197 12h24v4h-24Z', {
      detail: 'M200 24h18M200 32h18',
      asks: ['chimneys'],
      paid: ['chimneys'],
      optional: true,
    }),
    skylight: part(
      'Skylights',
      `M${on(0.55, 0.3)}L${on(0.66, 0.3)}L${on(0.66, 0.65)}L${on(0.55, 0.65)}Z`,
      { asks: ['skylights'], paid: ['skylights'], optional: true },
    ),
    panels: part(
      'Solar panels',
      `M${on(0.43, 0.5)}L${on(0.53, 0.5)}L${on(0.53, 0.9)}L${on(0.43, 0.9)}Z`,
      {
        detail: `M${on(0.48, 0.5)}L${on(0.48, 0.9)}M${on(0.43, 0.7)}L${on(0.53, 0.7)}`,
        asks: ['panels'],
        paid: ['solar-trips', 'solar-panels'],
        optional: true,
      },
    ),
    gutters: part('Gutters', `M150 76H286V80H150ZM282 80h4v32h-4Z`, {
      asks: ['gutters'],
      paid: ['gutters'],
      optional: true,
    }),
  },
};
