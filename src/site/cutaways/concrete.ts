import { at, box, circle } from '../pictures/drawing.ts';
import { part, type Cutaway } from './cutaway.ts';

/** A slab and the ground below it, cut open, with the truck that brings the concrete. */
export const concrete: Cutaway = {
  words: 'A slab cut open: its surface, steel, the base and the soil below it',
  base: 'M8 56H36M284 56H312',
  parts: {
    soil: part('The soil', box(8, 100, 304, 22), {
      detail: at([30, 80, 130, 180, 230, 280], (x) => `M${x} 108l8 6-5 6M${x + 22} 106l5 5`),
      asks: ['soil', 'moves'],
      paid: ['excavation', 'subgrade'],
    }),
    base: part('The base', box(24, 84, 272, 16), {
      detail: at(
        [34, 64, 94, 124, 154, 184, 214, 244, 274],
        (x) => `${circle(x, 91, 3)}${circle(x + 13, 94, 2)}`,
      ),
      asks: ['base'],
      paid: ['base', 'excavation'],
    }),
    slab: part('How thick it is', box(36, 60, 248, 24), {
      detail: 'M28 60v24M25 60h6M25 84h6',
      asks: ['thickness', 'job'],
      paid: ['concrete', 'placing', 'removal', 'short-load', 'lift', 'smallest-job', 'permit'],
    }),
    steel: part('The steel in it', 'M42 72H278v3H42Z', {
      detail: at([60, 90, 120, 150, 180, 210, 240, 264], (x) => circle(x, 69, 2)),
      asks: ['steel'],
      paid: ['steel'],
    }),
    surface: part('Its size and surface', 'M36 60L64 42H292L284 60Z', {
      detail: 'M120 60l20-18M204 60l14-18M48 54H288M56 48H290',
      asks: ['area', 'finish', 'overlay', 'seal', 'place'],
      paid: ['placing', 'exposed', 'stained', 'stamped', 'overlay', 'prep', 'sealer'],
    }),
    cracks: part('The cracks', 'M160 42l-5 7 6 5-5 6h4l5-6-6-5 5-7Z', {
      detail: 'M157 60l4 8-5 7 4 9',
      asks: ['trouble', 'cracks'],
      paid: ['cracks', 'removal', 'prep'],
      when: { trouble: ['worn', 'cracked', 'lip', 'sunk', 'loose', 'hollow'] },
    }),
    truck: part(
      'How the concrete gets there',
      `M206 32V18h16l6 7v7Z${box(150, 28, 56, 4)}M158 26L164 8h26l10 8-4 10Z`,
      {
        detail: `${circle(164, 36, 5)}${circle(182, 36, 5)}${circle(216, 36, 5)}M170 8l-4 18M182 8l-2 18M150 28l-16 10M222 22h4`,
        asks: ['access'],
        paid: ['pump', 'wheeling', 'short-load'],
      },
    ),
  },
};
