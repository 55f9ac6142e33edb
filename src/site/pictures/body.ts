import { circle, type Drawings } from './drawing.ts';

/** A back, from behind. */
const back = `${circle(44, 11, 7)}M40 17v5c-10 2-16 4-17 12l-2 22M48 17v5c10 2 16 4 17 12l2 22M31 32v14l-3 14M57 32v14l3 14`;
const spine = 'M44 22v34';

/** Where it hurts. */
export const body = {
  'pain-back': {
    line: back,
    detail: `${spine}${circle(44, 48, 9)}M37 44l9 10M37 50l5 6M40 41l10 11M45 40l7 8`,
  },
  'pain-neck': {
    line: back,
    detail: `${spine}${circle(44, 22, 7)}M38 20l6 8M40 17l8 10M44 16l6 8`,
  },
  'pain-elsewhere': {
    line: back,
    detail: `${spine}${circle(24, 33, 6)}${circle(28, 57, 5)}${circle(64, 33, 6)}${circle(60, 57, 5)}`,
  },
} as const satisfies Drawings;
