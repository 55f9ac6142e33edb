import { at, box, circle } from '../pictures/drawing.ts';
import { part, type Cutaway } from './cutaway.ts';

/** A room cut open: floor, wall and ceiling, what stands in it, and what dries it. */
export const waterDamage: Cutaway = {
  words: 'A room cut open: floor, wall, ceiling, what stands in it and the drying machines',
  base: 'M28 8H292V112M28 8V112M12 120H308',
  parts: {
    wall: part(
      'The wet part of the wall',
      'M28 70c12-4 22 3 34 0s22-4 34 0 22 4 34 0 22-4 34 0 22 4 34 0 22-4 34 0 22 4 34 0 22-4 26 0V106H28Z',
      {
        detail: at([50, 90, 130, 170, 210, 250], (x) => `M${x} 78v6M${x + 16} 88v6`),
        asks: ['walls', 'wallLength', 'ceilingHeight'],
        paid: [
          'drywall-out',
          'drywall-new',
          'drywall-least',
          'baseboard-off',
          'baseboard',
          'disinfect',
          'paint',
          'insulation-new',
        ],
      },
    ),
    ceiling: part('The wet ceiling', 'M96 8H224c-4 12-30 16-64 16S100 20 96 8Z', {
      detail: 'M130 28v6M160 30v7M190 28v6',
      asks: ['ceilingArea', 'walls'],
      paid: ['ceiling-paint', 'drywall-out', 'drywall-new'],
      when: { walls: 'ceiling' },
    }),
    floor: part('The wet floor', box(28, 106, 264, 14), {
      detail: 'M28 112H292M60 106v6M100 112v8M140 106v6M180 112v8M220 106v6M260 112v8',
      asks: ['area', 'floor', 'floors', 'hours', 'source'],
      paid: [
        'extraction',
        'pad-out',
        'carpet-out',
        'floor-out',
        'pad-new',
        'carpet-new',
        'wood-sand',
        'wood-new',
        'vinyl-new',
      ],
    }),
    standing: part(
      'Standing water',
      'M28 100c6-3 12-3 18 0s12 3 18 0 12-3 18 0 12 3 18 0 12-3 18 0 12 3 18 0 12-3 18 0 12 3 18 0 12-3 18 0 12 3 18 0 12-3 18 0 12 3 18 0 12-3 18 0 12 3 18 0 9-3 12-2v8H28Z',
      { asks: ['standing'], paid: ['extraction'], optional: true },
    ),
    sofa: part('Furniture', 'M122 104V84q0-6 6-6h4V70q0-4 4-4h36q4 0 4 4v8h4q6 0 6 6v20Z', {
      detail: 'M132 78v12H176V78M154 66v24M126 104v3M182 104v3',
      asks: ['contents', 'rooms'],
      paid: ['contents'],
    }),
    cabinets: part('Lower cabinets', box(36, 66, 72, 38), {
      detail: 'M60 66v38M84 66v38M36 74h72M46 70h4M70 70h4M94 70h4',
      asks: ['cabinets'],
      paid: ['cabinets-new'],
      optional: true,
    }),
    mold: part('Mold', `${circle(262, 76, 7)}${circle(273, 86, 5)}${circle(254, 90, 4)}`, {
      asks: ['mold', 'moldArea'],
      paid: ['mold', 'mold-setup', 'mold-assessment'],
      optional: true,
    }),
    dryers: part(
      'Fans and dehumidifier',
      `M200 106V92q0-8 8-8h4q8 0 8 8v14Z${box(230, 74, 22, 32)}`,
      {
        detail: `${circle(210, 95, 5)}M234 80h14M234 85h14M234 90h14M194 92l-8-2M194 97h-9`,
        asks: ['hours', 'soaked', 'scope'],
        paid: ['fans', 'dehumidifiers', 'setup', 'monitoring', 'call-out'],
      },
    ),
  },
};
