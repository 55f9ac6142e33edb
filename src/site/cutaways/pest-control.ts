import { at, box, circle, oval } from '../pictures/drawing.ts';
import { part, type Cutaway } from './cutaway.ts';
import { section } from './house.ts';

const crawling = ['general', 'german'];
const outdoors = ['mosquito', 'fireAnt'];

/** Where a pest may sit, by the answer to one question, which also prices it. */
const sitting =
  (target: string, asked: string) =>
  (answer: string, words: string, line: string, detail: string) =>
    part(words, line, {
      detail,
      asks: [asked],
      paid: [asked, 'same-day'],
      when: { target, [asked]: answer },
    });
const nest = sitting('wasp', 'nest');
const bees = sitting('bee', 'bees');

/** A house cut open, with its attic, the ground at its walls and the yard: where each pest lives, and is met. */
export const pestControl: Cutaway = {
  words: 'A house cut open, with its attic, rooms, slab and yard, and where the pest is met',
  base: `${section}M34 112v6H238v-6M274 112V74${circle(274, 54, 20)}M274 86l10-12M274 80l-9-9`,
  parts: {
    rooms: part('The floor area', box(40, 62, 192, 50), {
      detail: 'M136 62V112',
      asks: ['area', 'stories'],
      paid: ['treatment', 'first-visit', 'visits', 'heat', 'fleas'],
    }),
    kitchen: part(
      'The kitchen, where bugs look for food',
      box(48, 90, 60, 22) + box(48, 68, 44, 12),
      {
        detail: 'M68 90v22M88 90v22M70 68v12M52 86h8v4M56 90v-6h5',
        asks: ['target', 'severity', 'tried'],
        paid: ['treatment', 'first-visit', 'visits', 'roaches'],
        when: { target: crawling },
      },
    ),
    band: part('The band treated around the house', 'M20 112V98h12v14ZM240 112V98h12v14Z', {
      detail: at([24, 28, 244, 248], (x) => `M${x} 102v2M${x} 108v2`),
      asks: ['service', 'calls'],
      paid: ['treatment', 'first-visit', 'visits'],
      when: { target: 'general' },
    }),
    tubes: part(
      'What was seen at the slab',
      'M232 118V92l4-8h3l-4 9v25ZM40 118V98l-3-6h-3l3 7v19Z',
      {
        asks: ['evidence', 'target', 'underWarranty'],
        paid: ['inspection'],
        when: { target: 'termite' },
      },
    ),
    trench: part('The treated ground around the house', 'M22 112h12v14H22ZM238 112h12v14h-12Z', {
      detail: at([28, 244], (x) => `M${x} 100v10m-3-4 3 4 3-4`),
      asks: ['method', 'measured', 'garage'],
      paid: ['set-up', 'termites'],
      when: { target: 'termite' },
    }),
    paved: part('Concrete against the house', 'M238 106h34v6h-34Z', {
      detail: at([246, 254, 262], (x) => `M${x} 102v10`),
      asks: ['paved'],
      paid: ['termites'],
      when: { target: 'termite', method: 'liquid' },
    }),
    attic: part('The attic floor', 'M40 56H232V61H40Z', {
      detail: at([60, 92, 124, 156, 188], (x) => `M${x} 56c4-6 10-6 14 0`),
      asks: ['soiled'],
      paid: ['attic', 'attic-more'],
      when: { target: 'rodent' },
    }),
    traps: part('The traps', box(104, 48, 18, 5) + box(148, 48, 18, 5), {
      detail: 'M108 48q5-8 10 0M152 48q5-8 10 0',
      asks: ['work', 'severity', 'target'],
      paid: ['trap'],
      when: { target: 'rodent' },
    }),
    openings: part(
      'The openings they use',
      `${circle(38, 58, 4)}${circle(234, 58, 4)}${circle(40, 106, 4)}${circle(232, 104, 4)}${circle(136, 24, 4)}`,
      { asks: ['openings'], paid: ['sealing'], when: { target: 'rodent' } },
    ),
    bed: part('The bedrooms', 'M150 112V84h4v14h52q8 0 8 8v6Z', {
      detail: 'M158 98v-5h16v5M150 105h64',
      asks: ['bedBugs', 'rooms', 'severity'],
      paid: ['first-room', 'more-rooms', 'heat', 'set-up'],
      when: { target: 'bedbug' },
    }),
    rug: part('Carpet, and where the pet sleeps', box(54, 107, 72, 5) + oval(90, 103, 14, 4), {
      detail: 'M60 98l3-4M72 94l3-5M108 95l3-5M118 99l3-4',
      asks: ['target', 'severity', 'tried'],
      paid: ['fleas'],
      when: { target: 'flea' },
    }),
    grass: part('The yard too', 'M240 112l4-10 4 10 4-10 4 10 4-10 4 10Z', {
      asks: ['yard'],
      paid: ['yard'],
      when: { target: 'flea' },
      optional: true,
    }),
    lot: part('The lot', 'M8 112H34V118H238V112H312V124H8Z', {
      detail: at([14, 22, 250, 264, 288, 302], (x) => `M${x} 112l2-5 2 5`),
      asks: ['lot'],
      paid: ['sprays', 'lawn'],
      when: { target: outdoors },
    }),
    shade: part(
      'Shade and standing water, where mosquitoes rest',
      `${circle(274, 54, 20)}M252 100h18l-4 6h-3v6h-4v-6h-3Z`,
      {
        detail: 'M274 74V60l6-6M274 66l-6-6M256 102c3-2 7-2 10 0',
        asks: ['season', 'months', 'every', 'tried'],
        paid: ['sprays'],
        when: { target: 'mosquito' },
      },
    ),
    mounds: part('The mounds', 'M240 112q10-20 20 0ZM286 112q9-16 18 0ZM10 112q9-16 18 0Z', {
      detail: 'M246 108h.1M252 106h.1M293 108h.1M17 108h.1',
      asks: ['target', 'tried'],
      paid: ['lawn'],
      when: { target: 'fireAnt' },
    }),
    eaves: nest(
      'exposed',
      'A nest in the open',
      'M30 64q-7 8 0 15 7-7 0-15Z',
      'M26.500 70h7M26.500 74h7',
    ),
    high: nest('high', 'A nest high up', oval(280, 44, 8, 11), 'M273 40h14M272 46h16M274 51h12'),
    ground: nest(
      'ground',
      'A nest in the ground',
      'M256 112q0 12 12 12t12-12Z',
      'M260 118h16M264 112v-3',
    ),
    wall: nest(
      'wall',
      'A nest in the wall',
      box(222, 70, 10, 26),
      'M222 76h10M222 82h10M222 88h10',
    ),
    swarm: bees(
      'swarm',
      'A swarm on a branch',
      'M284 74q-9 10 0 22 9-12 0-22Z',
      'M281 82h.1M286 80h.1M283 87h.1M287 86h.1',
    ),
    colony: bees(
      'colony',
      'A colony in the wall',
      box(218, 68, 14, 34),
      `${at([74, 82, 90], (y) => `M219 ${y}h4l2 4h6`)}M234 84h4`,
    ),
  },
};
