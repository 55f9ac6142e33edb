import { at, box, circle } from '../pictures/drawing.ts';
import { part, type Cutaway } from './cutaway.ts';

/** What one pays to furnish a room, or to move about what stands in it. */
const furnished = { asks: ['scope', 'rooms'], paid: ['restyle', 'dress'] };
const allRooms = { scope: ['whole', 'count'] };

/** A home for sale cut open: its rooms, the sign before it, the truck that brings the furniture. */
export const homeStaging: Cutaway = {
  words: 'A home for sale cut open, with the furniture of its rooms',
  base: 'M4 112H316M28 20L148 4L268 20',
  parts: {
    home: part('The home', box(36, 20, 224, 92), {
      detail: 'M36 66H260M144 20V66M84 66V112M160 66V112M214 66V112',
      asks: ['kind', 'area', 'state'],
      paid: ['consultation', 'plan'],
    }),
    living: part('Living room', 'M94 110V96q0-4 4-4h3v-6q0-3 3-3h36q3 0 3 3v6h3q4 0 4 4v14Z', {
      detail: `M101 92v10h42V92M122 82v20${box(110, 70, 24, 8)}`,
      ...furnished,
      paid: [...furnished.paid, 'rent-living'],
    }),
    primary: part('Primary bedroom', 'M48 64V36h4v14h58q7 0 7 7v7Z', {
      detail: `M56 50v-5h18v5M48 57h69${box(122, 52, 14, 12)}M129 52v-6M125 46h8l-2-6h-4Z`,
      ...furnished,
      paid: [...furnished.paid, 'rent-primary'],
    }),
    dining: part('Dining room', 'M168 92h38v3h-4v15h-3V95h-24v15h-3V95h-4Z', {
      detail: 'M165 84v26M165 99h7M209 84v26M209 99h-7M187 66v6M180 80h14l-4-8h-6Z',
      ...furnished,
      paid: [...furnished.paid, 'rent-dining'],
    }),
    eating: part('Kitchen table', 'M222 94h32v3h-14v11h6v2h-16v-2h6V97h-14Z', {
      detail: `${at([218, 232, 246], (x) => box(x, 70, 12, 11))}M219 112v-9h5M257 112v-9h-5`,
      ...furnished,
      paid: [...furnished.paid, 'rent-eating'],
    }),
    entry: part('Entry', 'M44 92h34v3h-4v15h-3V95H51v15h-3V95h-4Z', {
      detail: `${circle(61, 79, 7)}M50 92v-6M48 86h4`,
      ...furnished,
      paid: [...furnished.paid, 'rent-entry'],
      when: allRooms,
    }),
    other: part(
      'Study and other bedrooms',
      'M152 44h38v3h-4v17h-3V47h-24v17h-3V47h-4ZM206 64V42h3v10h36q6 0 6 6v6Z',
      {
        detail: `${box(164, 32, 14, 9)}M171 41v3M213 52v-4h12v4M206 58h45`,
        ...furnished,
        paid: [...furnished.paid, 'rent-other'],
        when: allRooms,
      },
    ),
    clutter: part(
      'What is cleared out first',
      `${box(102, 104, 12, 8)}${box(106, 97, 10, 7)}${box(138, 102, 14, 10)}`,
      {
        detail: 'M108 104v3M145 102v4',
        asks: ['declutter'],
        paid: ['declutter'],
        optional: true,
      },
    ),
    paint: part('Rooms to paint', 'M228 26h22v8h-22Z', {
      detail: 'M250 30h4v7h-14v9',
      asks: ['paint'],
      paid: ['paint'],
      optional: true,
    }),
    sign: part('The sale', 'M4 80h24v16H4Z', {
      detail: 'M16 96V112M8 85h16M8 90h10',
      asks: ['price', 'showings', 'months', 'days', 'carrying', 'sooner', 'cut'],
      paid: [],
    }),
    truck: part('The rental and its truck', 'M266 84h28v22h-28ZM294 90h10l8 9v7h-18Z', {
      detail: `${circle(275, 107, 4)}${circle(302, 107, 4)}M297 93h6l4 5`,
      asks: ['term', 'quoteFirst', 'quoteMonth'],
      paid: ['carry', 'plan'],
      when: { kind: 'vacant' },
    }),
    camera: part('The photos', 'M268 46h9l4-7h14l4 7h9v26h-40Z', {
      detail: `${circle(288, 59, 9)}M299 51h5`,
      asks: ['photos', 'editing'],
      paid: ['photos'],
      when: { kind: 'virtual' },
    }),
  },
};
