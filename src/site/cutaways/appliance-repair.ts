import type { Appliance } from '../../trades/appliance-repair/fields.ts';
import { at, box, circle, oval } from '../pictures/drawing.ts';
import { part, type Cutaway, type Part } from './cutaway.ts';

/** An appliance from the front, and the parts behind its front that fail most. */
const machine = (
  appliance: Appliance,
  name: string,
  [body, detail]: readonly [string, string],
  [inside, finer]: readonly [string, string],
): Record<string, Part> => ({
  [appliance]: part(name, body, {
    detail,
    asks: ['appliance', appliance],
    paid: ['repair'],
    when: { appliance },
  }),
  [`${appliance}2`]: part('The part that failed', inside, {
    detail: finer,
    asks: [`${appliance}Part`],
    paid: ['repair'],
    when: { appliance },
  }),
});

const front = box(34, 40, 72, 72);

/** An appliance at the wall of a kitchen, cut open; its papers; who comes to repair it, and a new one. */
export const applianceRepair: Cutaway = {
  words: 'An appliance cut open, its papers, the van, a new one',
  base: 'M8 112H312M150 8V112',
  parts: {
    ...machine(
      'refrigerator',
      'The refrigerator',
      [box(40, 8, 62, 104), 'M40 46H102M46 34v8M46 50v14M58 70h38M58 82h38'],
      [
        `${box(54, 92, 26, 16)}${circle(72, 24, 8)}${box(88, 16, 10, 14)}`,
        'M60 92v-4h14v4M72 16v16M64 24h16M90 22h6M90 26h6',
      ],
    ),
    ...machine(
      'washer',
      'The washer',
      [`${front}${circle(70, 80, 22)}`, 'M34 52H106M40 46h14M92 46h.1M98 46h.1'],
      [`${box(78, 100, 16, 10)}${circle(70, 80, 12)}`, 'M70 68v24M58 80h24M84 100V94'],
    ),
    ...machine(
      'dryer',
      'The dryer',
      [`${front}${circle(70, 78, 20)}`, 'M34 52H106M40 46h14M92 46h8M106 100h22'],
      [
        `${box(46, 100, 26, 9)}M106 96h22v9h-22Z`,
        'M48 104l4-3 4 6 4-6 4 6 4-6 2 3M58 84c-3-4 3-7 0-12M70 86c-3-4 3-8 0-14M82 84c-3-4 3-7 0-12',
      ],
    ),
    ...machine(
      'dishwasher',
      'The dishwasher',
      [
        front,
        `M34 52H106M42 46h22M92 46h8M44 74h52M44 92h52${at([50, 60, 70, 80, 90], (x) => `M${x} 74V60`)}`,
      ],
      [`${box(58, 100, 24, 10)}${oval(70, 96, 20, 2)}`, 'M70 100v-2M82 105h24v7'],
    ),
    ...machine(
      'range',
      'The oven, range or cooktop',
      [
        `${front}${box(42, 66, 56, 38)}`,
        `M34 54H106${at([44, 58, 82, 96], (x) => circle(x, 48, 3))}`,
      ],
      [
        `${box(48, 96, 44, 5)}${oval(52, 36, 10, 3)}${oval(88, 36, 10, 3)}`,
        'M50 98c4-4 8 4 12 0s8 4 12 0 8 4 14 0M52 30c2-3-2-4 0-7M88 30c2-3-2-4 0-7',
      ],
    ),
    ...machine(
      'microwave',
      'The microwave',
      [box(30, 40, 80, 40), `${box(36, 46, 50, 28)}M92 68h12M92 73h12M22 80v6H118v-6`],
      [box(91, 46, 14, 16), 'M44 66c6-6 10 5 16 0s10-4 18 0M94 50h8M94 54h8M94 58h8'],
    ),
    ...machine(
      'disposal',
      'The disposal under the sink',
      ['M16 30H124V36H108V48q0 6-6 6H38q-6 0-6-6V36H16Z', 'M70 30V18q0-6 6-6h10v6M70 54v4'],
      ['M60 58h20v6h4v32q0 6-6 6H62q-6 0-6-6V64h4Z', 'M56 76h28M84 70h16v42M64 84h12M64 90h12'],
    ),
    supply: part('Its gas or power line', 'M112 92h32v5h-32Z', {
      detail: `${circle(128, 94.5, 6)}M128 88v-6h-5h10`,
      asks: ['fuel', 'dryerFuel'],
      paid: ['repair'],
      when: { appliance: ['range', 'dryer'] },
    }),
    checks: part('The free checks', box(122, 58, 16, 20), {
      detail: 'M127 63v4M133 63v4M128 73h4',
      asks: ['checked'],
      paid: [],
    }),
    plate: part('Its age and brand', box(162, 14, 42, 32), {
      detail: 'M168 22h20M168 29h30M168 36h14M162 30L110 36',
      asks: ['microwaveKind', 'age', 'brand', 'repairs'],
      paid: ['repair'],
    }),
    warranty: part('The warranty', 'M164 58h26l10 10v42h-36Z', {
      detail: `M190 58v10h10M170 76h22M170 82h22${circle(186, 98, 6)}`,
      asks: ['warranty'],
      paid: ['warranty-fee'],
    }),
    van: part('The visit', 'M216 106V70q0-4 4-4h52l16 18h12q6 0 6 6v16Z', {
      detail: `${circle(236, 107, 8)}${circle(288, 107, 8)}M262 72h8l12 12h-20ZM224 86h28`,
      asks: ['credited', 'extra', 'quote'],
      paid: ['visit', 'extra'],
    }),
    new: part('A new one', box(222, 14, 34, 42), {
      detail: 'M234 14v10l5-3 5 3V14M264 20l16 7-7 16-16-7M269 27h.1',
      asks: ['newPrice'],
      paid: [],
    }),
  },
};
