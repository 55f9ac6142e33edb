import { at, box, circle } from '../pictures/drawing.ts';
import { part, type Cutaway, type Part } from './cutaway.ts';

/** What a home of one more bedroom adds to the truck, as far back as it reaches. */
const load = (from: number, home: readonly string[], name: string): Part =>
  part(name, `${box(from, 60, 28, 36)}${box(from, 44, 16, 16)}${box(from + 17, 50, 11, 10)}`, {
    detail: `M${from} 78h28M${from + 14} 78v18M${from + 4} 52h8`,
    asks: ['home', 'fullness', 'items', 'count'],
    paid: ['crew', 'shipment', 'weight', 'packing'],
    when: { home },
  });

/** A moving truck cut open from the side, which fills with the home; the ramp, the crew, the road. */
export const moving: Cutaway = {
  words: 'A moving truck cut open from the side, which fills with the home',
  base: `M8 108H312M84 36H264V98H84Z${circle(110, 102, 7)}${circle(130, 102, 7)}${circle(282, 102, 7)}M264 98H308V78L296 56H264M270 62h22l8 14h-30Z`,
  parts: {
    studio: load(234, ['studio', '1', '2', '3', '4', '5'], 'A studio'),
    one: load(205, ['1', '2', '3', '4', '5'], 'One bedroom'),
    two: load(176, ['2', '3', '4', '5'], 'Two bedrooms'),
    three: load(147, ['3', '4', '5'], 'Three bedrooms'),
    four: load(118, ['4', '5'], 'Four bedrooms'),
    five: load(89, ['5'], 'Five bedrooms or more'),
    rooms: part(
      'Full rooms besides: garage, attic, office',
      `${box(90, 38, 12, 6)}${box(120, 38, 20, 6)}${box(150, 38, 20, 6)}${box(180, 38, 20, 6)}`,
      { asks: ['rooms'], paid: ['weight', 'second-truck'] },
    ),
    piano: part('A piano, a safe, a pool table', 'M22 106V84h5V72h4v12h11v5h-3v17Z', {
      detail: 'M22 89h17M27 97h7',
      asks: ['bulky'],
      paid: ['upright', 'grand', 'pooltable', 'hottub', 'safe'],
    }),
    ramp: part('Stairs and the walk to the door', 'M84 96L52 108h-8l40-15Z', {
      asks: ['flights', 'carry', 'elevator'],
      paid: ['stairs', 'shuttle', 'shuttle-load'],
    }),
    crew: part('The movers', `${circle(58, 64, 4)}M52 70h12l3 16h-4v14h-4V88h-2v12h-4V86h-4Z`, {
      asks: ['crew', 'friends', 'day', 'season'],
      paid: ['crew', 'extra-movers', 'packing'],
    }),
    road: part('The road between the homes', 'M8 112H312V116H8Z', {
      detail: at([20, 60, 100, 140, 180, 220, 260, 300], (x) => `M${x} 120h12`),
      asks: ['miles', 'milesTexas', 'milesOut', 'reach'],
      paid: ['trip', 'miles'],
    }),
    storage: part('Storage in between', `M216 28V14l24-10 24 10v14Z`, {
      detail: box(230, 16, 20, 12),
      asks: ['storage'],
      paid: ['storage', 'storage-handling'],
      optional: true,
    }),
  },
};
