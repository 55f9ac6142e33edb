import { at, box, circle } from '../pictures/drawing.ts';
import { part, type Cutaway } from './cutaway.ts';

/** A garage from inside: the door in its tracks, springs above it, the opener on the ceiling. */
export const garageDoor: Cutaway = {
  words: 'A garage door from inside, with its springs, tracks and opener',
  base: 'M12 112H308M48 112V20H272V112',
  parts: {
    door: part('The door', box(72, 48, 176, 64), {
      detail: `M72 64h176M72 80h176M72 96h176${at([102, 146, 190], (x) => box(x - 12, 52, 28, 8))}`,
      asks: ['size', 'material', 'height', 'doors', 'age'],
      paid: ['door', 'carriage-look', 'call', 'after-hours'],
    }),
    section: part('The damaged section', box(72, 96, 176, 16), {
      detail: 'M140 100l8 5-3 4 8 3',
      asks: ['panelFix', 'sections', 'edge'],
      paid: ['sections'],
      when: { job: 'panel' },
    }),
    tracks: part('Tracks and rollers', 'M64 40h4v72h-4ZM252 40h4v72h-4Z', {
      detail: at([56, 72, 88, 104], (y) => `${circle(69, y, 2)}${circle(251, y, 2)}`),
      asks: ['smooth'],
      paid: ['track', 'rollers'],
    }),
    cables: part('Lift cables', 'M58 34h2v76h-2ZM260 34h2v76h-2Z', {
      asks: ['stuck'],
      paid: ['cable'],
    }),
    springs: part('Springs', `${box(84, 26, 64, 10)}${box(172, 26, 64, 10)}`, {
      detail: `M56 31H264M56 25v12M264 25v12${at([88, 94, 100, 106, 112, 118, 124, 130, 136, 142, 176, 182, 188, 194, 200, 206, 212, 218, 224, 230], (x) => `M${x} 36l4-10`)}`,
      asks: ['springs', 'count', 'rating', 'perDay', 'weight'],
      paid: ['springs', 'spring-work', 'high-cycle'],
    }),
    opener: part('The opener', 'M140 4h40v14h-40Z', {
      detail: `M158 18v30M162 18v30${circle(150, 11, 3)}M168 9h8M168 13h8`,
      asks: ['opener', 'drive', 'fix', 'fault', 'openerAge', 'powered'],
      paid: ['opener', 'opener-repair', 'remotes'],
    }),
    outlet: part('The outlet for the opener', box(196, 5, 10, 12), {
      detail: 'M199 8v3M203 8v3',
      asks: ['outlet'],
      paid: ['outlet'],
      optional: true,
    }),
    eyes: part('The two eyes near the floor', `${box(70, 102, 8, 7)}${box(242, 102, 8, 7)}`, {
      detail: 'M80 105.500H240',
      asks: ['eyes', 'cleaned'],
      paid: ['eyes'],
    }),
    keypad: part('The outside keypad', box(284, 66, 12, 20), {
      detail: 'M287 71h6M287 76h6M287 81h6',
      asks: ['keypad'],
      paid: ['keypad'],
      optional: true,
    }),
    lock: part('The lock', circle(160, 88, 4), {
      detail: 'M160 84v8',
      asks: ['lock'],
      paid: ['lock'],
      optional: true,
    }),
  },
};
