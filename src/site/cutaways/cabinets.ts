import { at, box } from '../pictures/drawing.ts';
import { part, type Cutaway } from './cutaway.ts';

const rows = [40, 88, 136, 184, 232];

/** A kitchen wall from the front. */
export const cabinets: Cutaway = {
  words: 'A kitchen wall from the front: wall cabinets, counter, sink and base cabinets',
  base: 'M12 116H308M24 4V116M296 4V116',
  parts: {
    size: part('How long it is', 'M40 122H280V124H40Z', {
      detail: 'M40 119v8M280 119v8',
      asks: ['length', 'boxes', 'floor'],
      paid: ['delivery', 'tax'],
    }),
    tall: part('Uppers to the ceiling', box(40, 4, 240, 10), {
      detail: at([88, 136, 184, 232], (x) => `M${x} 4v10`),
      asks: ['uppers'],
      paid: ['uppers'],
      optional: true,
    }),
    uppers: part('Wall cabinets', box(40, 14, 96, 36) + box(184, 14, 96, 36), {
      detail: `M88 14v36M232 14v36${at([44, 92, 188, 236], (x) => box(x, 18, 40, 28))}`,
      asks: ['tier', 'style', 'material', 'box', 'fronts', 'doors'],
      paid: ['cabinets', 'install', 'reface', 'paint-doors', 'paint', 'paint-setup', 'trim'],
    }),
    lowers: part('Base cabinets', box(40, 72, 240, 40), {
      detail: `M88 72v40M136 72v40M184 72v40M232 72v40M40 108H280${at(rows, (x) => box(x + 4, 86, 40, 19))}`,
      asks: ['condition', 'tier', 'material', 'fronts', 'remove'],
      paid: ['cabinets', 'install', 'remove', 'reface', 'paint-doors', 'paint', 'trim'],
    }),
    drawers: part(
      'Drawer fronts',
      at(rows, (x) => box(x + 4, 75, 40, 8)),
      { asks: ['drawers'], paid: ['paint-drawers'] },
    ),
    counter: part('The counter', box(34, 66, 252, 6), {
      asks: ['counter', 'counterSize'],
      paid: ['counters', 'counters-off', 'counters-kept'],
    }),
    sink: part('The sink', 'M144 66h32v5q0 5-5 5h-22q-5 0-5-5Z', {
      detail: 'M160 66V50q0-5 5-5h6v6',
      asks: ['plumbing'],
      paid: ['plumbing'],
      optional: true,
    }),
    handles: part(
      'The handles',
      `${at([76, 94, 220, 238], (x) => box(x, 36, 3, 9))}${at(rows, (x) => box(x + 18, 78, 12, 2))}`,
      { asks: ['handles', 'kind', 'pieces'], paid: ['handles'], optional: true },
    ),
  },
};
