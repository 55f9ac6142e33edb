import { circle, type Drawings } from './drawing.ts';

/** Units of the grid to an inch: the largest hail and the coin stand side by side. */
export const INCH = 22;
/** A quarter, in inches across, as the Mint strikes it. */
const QUARTER = 0.955;

/** A ball of hail, in inches across, on the baseline beside a quarter with its rim. */
const hail = (inches: number) => {
  const [stone, coin] = [(inches * INCH) / 2, (QUARTER * INCH) / 2];
  const left = 44 - stone - coin - 2;
  const middle = left + 2 * stone + 4 + coin;
  return {
    line: circle(left + stone, 56 - stone, stone),
    detail: circle(middle, 56 - coin, coin) + circle(middle, 56 - coin, coin - 2),
  };
};

/** How large the hail was, all to one scale. */
export const hailSizes = {
  'hail-none': {
    line: 'M16 24c0-6 5-10 10-10 3-5 9-7 15-4 3-4 11-4 14 1 7-1 13 4 13 10 0 4-3 7-7 7H22c-4 0-6-2-6-4Z',
    detail: 'M24 36l-6 18M36 36l-6 18M48 36l-6 18M60 36l-6 18M72 36l-6 18',
  },
  'hail-marble': hail(0.5),
  'hail-penny': hail(0.75),
  'hail-quarter': hail(1),
  'hail-half-dollar': hail(1.25),
  'hail-golf': hail(1.75),
  'hail-egg': hail(2),
} as const satisfies Drawings;
