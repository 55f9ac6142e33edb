import { at, box, circle } from '../pictures/drawing.ts';
import { part, type Cutaway } from './cutaway.ts';

const aerobic = ['spray', 'drip'];
const dug = ['conventional', 'dosing'];

/** The yard cut open from the house to where the water goes. */
export const septic: Cutaway = {
  words: 'A yard cut open: the house, the pipe, the tank under its lid, and where the water goes',
  base: 'M8 44H312M14 44V22L38 8L62 22V44M8 122l6-5M60 122l6-5M112 122l6-5M164 122l6-5M216 122l6-5M268 122l6-5',
  parts: {
    house: part('The house and who lives in it', 'M14 44V22L38 8L62 22V44Z', {
      detail: box(32, 30, 10, 14),
      asks: ['people', 'bedrooms', 'area'],
      paid: [],
    }),
    pipe: part('The pipe from the house', 'M34 44V66H88V62H40V44Z', {
      asks: ['inside', 'problem', 'fault'],
      paid: ['clear-pipe', 'call', 'same-day'],
    }),
    tank: part('The tank', box(88, 56, 84, 52), {
      detail:
        'M136 60V108M92 68c4-3 8-3 12 0s8 3 12 0 8-3 14 0M140 74c4-3 8-3 12 0s8 3 16 0M92 102c12-6 26-6 40 0',
      asks: ['tank', 'since', 'system', 'age', 'young'],
      paid: [
        'pump',
        'pump-more',
        'inspection',
        'contract',
        'system',
        'design',
        'old-tank',
        'repair',
      ],
    }),
    lid: part('The lid', 'M102 44h20v12h-20ZM98 40h28v4H98Z', {
      detail: 'M108 40v-3h8v3',
      asks: ['lid', 'riser'],
      paid: ['dig', 'riser'],
    }),
    filter: part('The outlet filter', box(160, 66, 8, 22), {
      detail: 'M160 72h8M160 78h8M160 84h8',
      asks: ['filter'],
      paid: ['filter'],
      optional: true,
    }),
    field: part('The drain field', 'M172 68H304V76H172Z', {
      detail: at([196, 220, 244, 268, 292], (x) => `M${x} 80v12m-4-4 4 4 4-4`),
      asks: ['soil', 'fieldSoil', 'part', 'system'],
      paid: ['repair', 'system', 'design'],
      when: { system: dug },
    }),
    pump: part('The pumps', circle(154, 98, 7), {
      detail: 'M154 91V64h18',
      asks: ['contract', 'sign', 'ownWork'],
      paid: ['air-pump-share', 'water-pump-share', 'power', 'contract', 'chlorine'],
      when: { system: aerobic },
    }),
    spray: part('The sprinklers', 'M172 68H220V36h-4v-4h12v4h-4V68h54V36h-4v-4h12v4h-4V72H172Z', {
      detail:
        'M216 28c-6-8-14-10-22-4M228 28c6-8 14-10 22-4M274 28c-6-8-14-10-22-4M286 28c6-8 14-10 22-4',
      asks: ['system'],
      paid: ['system', 'design', 'chlorine'],
      when: { system: 'spray' },
    }),
    drip: part('The drip lines', 'M172 68H188V54H304V58H192V72H172Z', {
      detail: at([206, 226, 246, 266, 286], (x) => `M${x} 62v3m0 3v3`),
      asks: ['system'],
      paid: ['system', 'design'],
      when: { system: 'drip' },
    }),
  },
};
