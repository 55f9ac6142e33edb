import type { Held, HeldApart } from './accuracy.ts';
import { ENOUGH, HELD } from './spread.ts';

/** The part that a band says it holds, with the room that a few dozen cases leave. */
const [FEWEST, MOST] = [HELD - 0.08, HELD + 0.08];

/** Of fewer publishers, a single one that writes in its own way decides whether a band holds enough. */
const ENOUGH_PUBLISHERS = 6;

/**
 * Fewer, about as many, or more than the 8 in 10 a band is to hold; unknown from a handful of prices. That it
 * holds them is said of prices of several publishers; that it does not, of any.
 */
const against = ({ cases, publishers, heldOut }: Held) => {
  if (cases < ENOUGH) return 'unknown';
  const part = heldOut / cases;
  if (part < FEWEST) return 'fewer';
  if (publishers < ENOUGH_PUBLISHERS) return 'unknown';
  return part > MOST ? 'more' : 'right';
};

/** Something of the range of jobs whose size is told, and of that of jobs whose size is open. */
export interface OfRanges<T> {
  readonly sized: T;
  readonly open: T;
}

/** What a range says about jobs like it. */
export type RangeMeaning = OfRanges<string>;

const holdsItsPart = (held: Held): boolean => ['right', 'more'].includes(against(held));

/**
 * Whether a place in a range tells how many jobs cost less: only where it held the 8 in 10 it means. Where it
 * held more, fewer prices lie outside of it than is said.
 */
export const areMeasured = ({ sized, first }: HeldApart): OfRanges<boolean> => ({
  sized: holdsItsPart(sized),
  open: holdsItsPart(first),
});

const meaning = (held: Held): string =>
  against(held) === 'right' ? '8 in 10 jobs like this, by our model' : 'The range our model gave';

/** 8 in 10 only where the published prices let it be read so. */
export const rangeMeaning = ({ sized, first }: HeldApart): RangeMeaning => ({
  sized: meaning(sized),
  open: meaning(first),
});

const readings = {
  fewer: 'That is fewer than the 8 in 10 our model means: expect a price outside it more often.',
  right: 'So we read that range as: about 8 in 10 such jobs.',
  more: 'That is more than the 8 in 10 our model means: it may be wider than it needs to be.',
  unknown: 'They are too few, or of too few publishers, to say more.',
} as const;

const lay = ({ cases, heldOut }: Held): string =>
  `${heldOut} of ${cases} published prices lay in our range, also when we made it without that publisher’s prices.`;

/**
 * What the comparison says, and no more, of the two ranges people see: with the size of the job answered,
 * and with nothing answered but what the job is. Then whether each holds about 8 in 10, fewer or more.
 */
export const accuracyInWords = ({ sized, first }: HeldApart): string =>
  [
    ...(sized.cases > 0
      ? [
          `With the size of the job answered, ${lay(sized)}`,
          `Half of them were within ${Math.round(sized.medianError * 100)}% of our typical figure.`,
          readings[against(sized)],
        ]
      : []),
    `With nothing answered but what the job is, ${lay(first)}`,
    `The high end of that range is ${first.medianWidth.toFixed(1)} times its low end.`,
    readings[against(first)],
  ].join(' ');
