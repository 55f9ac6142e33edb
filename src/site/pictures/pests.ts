import { circle, oval, type Drawings } from './drawing.ts';

/** Six legs of an insect seen from above, about x. */
const legs = (x: number, y: number, reach: number) =>
  [-1, 1]
    .map(
      (side) =>
        `M${x} ${y - 6}l${side * reach}-8M${x} ${y}h${side * (reach + 3)}M${x} ${y + 6}l${side * reach} 10`,
    )
    .join('');

/** What crawls, flies or gnaws, by its outline. */
export const pests = {
  'pest-general': {
    line: `${circle(44, 14, 5)}${oval(44, 26, 4.5, 6.5)}${oval(44, 45, 8, 12)}`,
    detail: `${legs(44, 27, 20)}M41 10l-5-7M47 10l5-7`,
  },
  'pest-german': {
    line: `${oval(44, 36, 12, 22)}M34 26c6-6 14-6 20 0`,
    detail: `M44 26v32M40 18v6M48 18v6M38 16C32 12 26 8 22 4M50 16c6-4 12-8 16-12M32 32l-14-6M32 40H14M33 48l-13 10M56 32l14-6M56 40h18M55 48l13 10`,
  },
  'pest-termite': {
    line: `${circle(30, 14, 5)}${oval(30, 26, 5, 7)}${oval(30, 46, 6, 13)}${oval(60, 34, 7, 24)}`,
    detail: `${legs(30, 27, 12)}M27 10l-4-6M33 10l4-6M60 14v40M55 30h10M56 42h8M35 28l18-4`,
  },
  'pest-rodent': {
    line: `M14 46c0-14 12-22 26-22 8 0 12 2 16 6l16 10c3 2 3 6 0 6Z${circle(52, 25, 6)}`,
    detail: `${circle(62, 37, 1)}M14 46c-8 0-10 8-2 10s16 0 22 2M72 44l8-4M72 45h9M28 46v5h6M54 46v5h6`,
  },
  'pest-bedbug': {
    line: `${oval(44, 38, 17, 20)}M34 22c2-8 18-8 20 0`,
    detail: `M28 34h32M27 41h34M30 48h28M36 54h16M38 15l-4-8M50 15l4-8M28 30l-10-6M27 38H14M30 48l-9 8M60 30l10-6M61 38h13M58 48l9 8`,
  },
  'pest-flea': {
    line: `M20 32c4-14 24-20 36-10 8 6 10 18 4 26-10 8-38 2-40-16Z`,
    detail: `M30 22c2 8 2 16 0 24M40 17c3 10 3 22 0 33M50 19c3 10 3 20 0 31M20 30l-8-6M22 40l-10 10 2 6M34 48l-8 12M54 50l14 2-4 10M62 40l16 4-6 14`,
  },
  'pest-mosquito': {
    line: `${circle(32, 24, 5)}${oval(44, 26, 8, 5)}M51 28l22 12-3 4-22-12M42 22L58 4l8 4-16 16`,
    detail: `M28 27L14 42M40 31L28 44l-4 14M46 31l-2 14 6 14M52 32l10 12-2 14M42 22L50 6`,
  },
  'pest-fireAnt': {
    line: `M8 58c10-2 16-22 36-22s26 20 36 22Z${circle(30, 20, 4)}${oval(42, 20, 5, 4)}${oval(57, 20, 8, 6)}`,
    detail: `M27 17l-6-6M28 16l-3-8M38 24l-6 8M42 24v9M46 24l6 8M38 16l-4-8M46 16l4-8M32 46h.1M44 44h.1M54 48h.1M24 54h.1M62 54h.1`,
  },
  'pest-wasp': {
    line: `${circle(18, 28, 6)}${oval(32, 30, 8, 7)}M40 32h6${oval(62, 38, 17, 8)}M34 24C38 8 56 4 66 10c-4 10-18 14-30 14`,
    detail: `M54 31v14M62 30v16M70 31v14M78 41l5 3M14 23l-6-8M20 22l2-9M28 36l-6 14M34 37v14M40 36l8 14`,
  },
  'pest-bee': {
    line: `${circle(20, 34, 7)}${oval(46, 36, 22, 14)}M38 22C36 8 52 2 58 10c2 6-4 10-12 12M50 22c6-10 20-10 22-2 0 6-6 6-12 8`,
    detail: `M36 24v24M46 22v28M56 24v24M68 38l6 2M16 28l-6-8M22 27l1-9M34 49l-4 9M46 50v9M58 47l4 9`,
  },
} as const satisfies Drawings;
