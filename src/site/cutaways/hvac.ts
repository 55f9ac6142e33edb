import { at, box, circle } from '../pictures/drawing.ts';
import { part, type Cutaway } from './cutaway.ts';
import { section } from './house.ts';

/** A house cut open: the unit in the attic, ducts to the rooms, the unit beside the house. */
export const hvac: Cutaway = {
  words: 'A house cut open, with its indoor unit in the attic, ducts and outdoor unit',
  base: section,
  parts: {
    rooms: part('The floor area it serves', box(40, 62, 192, 50), {
      detail: 'M104 62V96M168 62V96',
      asks: ['area'],
      paid: ['permit'],
    }),
    ducts: part('Ducts', 'M66 52H112V46H156V50H208V62H200V57H152V62H144V57H76V62H66Z', {
      detail: 'M66 66h10M142 66h12M198 66h12M82 52v5M96 52v5M172 50v7M188 50v7',
      asks: ['ductWork', 'ducts'],
      paid: ['ducts', 'duct-seal'],
    }),
    indoor: part('Indoor unit', box(112, 34, 44, 23), {
      detail: `M128 34v23M116 40h8M116 45h8M116 50h8${circle(142, 45.5, 7)}`,
      asks: ['symptom', 'heats', 'heatPart', 'system', 'afue'],
      paid: [
        'indoor',
        'furnace',
        'heat-pump',
        'mini-split',
        'afue',
        'repair',
        'tune-up',
        'visit',
        'after-hours',
      ],
    }),
    lines: part('Copper lines and refrigerant', 'M156 40H238V98H254V102H234V44H156Z', {
      asks: ['lineSet', 'pounds', 'refrigerant'],
      paid: ['lines', 'refill'],
    }),
    outdoor: part('Outdoor unit', `${box(254, 78, 42, 34)}M258 72h34v6h-34Z`, {
      detail: `${at([84, 90, 96, 102], (y) => `M258 ${y}h34`)}M266 72l4-4h10l4 4`,
      asks: ['age', 'cools', 'part', 'pumpPart', 'system', 'tons', 'tier'],
      paid: ['outdoor', 'heat-pump', 'mini-split', 'step-up', 'repair', 'tune-up', 'visit'],
    }),
    thermostat: part('Thermostat', box(108, 80, 10, 12), {
      detail: 'M110.500 84h5',
      asks: ['newThermostat'],
      paid: ['thermostat'],
      optional: true,
    }),
    wiring: part('Disconnect and wiring', box(236, 70, 10, 16), {
      detail: 'M239 74h4M241 86v8h13',
      asks: ['wiring'],
      paid: ['wiring'],
      optional: true,
    }),
  },
};
