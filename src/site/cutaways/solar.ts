import { at, box, circle } from '../pictures/drawing.ts';
import { part, type Cutaway } from './cutaway.ts';
import { courses, fromLeft, gable, on, slope } from './house.ts';

/** A house from the front left, with panels on its roof, and what they feed. */
export const solar: Cutaway = {
  words:
    'A house with panels on its roof, under sun and shade, its main panel, batteries and meter',
  base: fromLeft,
  parts: {
    pitch: part('How steep the roof is', gable.area, {
      detail: gable.detail,
      asks: ['pitch'],
      paid: ['steep', 'reset'],
    }),
    roof: part('The roof under the panels', slope(0, 1), {
      detail: courses(0, 1, [0.2, 0.4, 0.6, 0.8]),
      asks: ['area', 'covering', 'roofAge', 'street'],
      paid: ['metal', 'tile', 'steep', 'reset'],
    }),
    panels: part('The panels', slope(0.12, 0.84, 0.14, 0.86), {
      detail: `${at([0.24, 0.36, 0.48, 0.6, 0.72], (u) => `M${on(u, 0.14)}L${on(u, 0.86)}`)}${courses(0.12, 0.84, [0.5])}`,
      asks: ['kwh', 'count', 'have', 'cover', 'panels', 'watts', 'panelAge', 'degradation'],
      paid: ['panels', 'job', 'reset', 'reset-trips'],
    }),
    guard: part('A screen around them', slope(0.12, 0.84, 0.87, 0.95), {
      asks: ['also'],
      paid: ['guard'],
      when: { also: 'guard' },
    }),
    second: part('A second side', 'M98 30l7-12H214l7 12Z', {
      detail: 'M101.500 24H217.500M128 18l-3 12M152 18l-1 12M176 18l1 12M200 18l3 12',
      asks: ['secondFace', 'secondShare'],
      paid: ['split'],
      optional: true,
    }),
    sun: part('Which way the roof faces', circle(26, 22, 9), {
      detail: 'M26 5v5M26 34v5M9 22h5M38 22h5M14 10l4 4M34 30l4 4M38 10l-4 4M18 30l-4 4',
      asks: ['face'],
      paid: [],
    }),
    tree: part('Shade', `${circle(20, 76, 13)}${box(18, 89, 4, 23)}`, {
      detail: 'M20 89V78l5-5M20 84l-5-5',
      asks: ['shade'],
      paid: [],
    }),
    main: part('The main panel and its wires', box(212, 84, 13, 19), {
      detail: 'M215 88h7M215 92h7M215 96h7M218.500 84V80',
      asks: ['also'],
      paid: ['panel200', 'panel400', 'attic', 'job'],
    }),
    battery: part('A battery', box(231, 88, 13, 24), {
      detail: 'M238 92l-3 6h5l-3 6',
      asks: ['battery', 'batteries'],
      paid: ['battery'],
      optional: true,
    }),
    more: part('Further batteries', box(247, 88, 13, 24) + box(263, 88, 13, 24), {
      detail: 'M251 93h5M267 93h5',
      asks: ['battery', 'batteries'],
      paid: ['expansion'],
      optional: true,
    }),
    power: part(
      'The meter and your power plan',
      `${circle(292, 92, 6)}M305 24h4V112h-4ZM298 30h18v3h-18Z`,
      {
        detail: 'M292 92l3-3M292 86V78H280M301 33Q292 62 280 78',
        asks: ['rate', 'retailer', 'bills', 'buyback', 'selfUse'],
        paid: [],
      },
    ),
  },
};
