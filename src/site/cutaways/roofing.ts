import { box } from '../pictures/drawing.ts';
import { part, type Cutaway } from './cutaway.ts';
import { courses, fromLeft, gable, on, slope } from './house.ts';

/** A house from the front left, the layers of its roof laid open from left to right. */
export const roofing: Cutaway = {
  words: 'A house whose roof is laid open in layers',
  base: fromLeft,
  parts: {
    size: part('The size of the house', box(112, 80, 168, 32), {
      detail: `${box(140, 88, 22, 14)}${box(186, 88, 18, 24)}`,
      asks: ['floor', 'area', 'squares'],
      paid: ['permit'],
    }),
    pitch: part('How steep it is', gable.area, {
      detail: gable.detail,
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
    skylight: part('Skylights', slope(0.55, 0.66, 0.3, 0.65), {
      asks: ['skylights'],
      paid: ['skylights'],
      optional: true,
    }),
    panels: part('Solar panels', slope(0.43, 0.53, 0.5, 0.9), {
      detail: `M${on(0.48, 0.5)}L${on(0.48, 0.9)}${courses(0.43, 0.53, [0.7])}`,
      asks: ['panels'],
      paid: ['solar-trips', 'solar-panels'],
      optional: true,
    }),
    gutters: part('Gutters', `M150 76H286V80H150ZM282 80h4v32h-4Z`, {
      asks: ['gutters'],
      paid: ['gutters'],
      optional: true,
    }),
  },
};
