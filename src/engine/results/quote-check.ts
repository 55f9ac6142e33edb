import type { ThreePoint } from '../cost/three-point.ts';
import type { ChoiceField, Field, Fields, NumberField } from '../questions/field.ts';
import type { Estimate } from '../run/estimate.ts';

/** The standard normal's 90th percentile. */
export const Z90 = 1.2815515655446004;

/** Standard normal distribution function; Abramowitz and Stegun 26.2.17, absolute error below 7.5e-8. */
const normalCdf = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = (Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return z >= 0 ? 1 - upper : upper;
};

/**
 * The share of such jobs that cost less than the quote, 0–1: two half log-normals joined at the typical
 * price, so that low, typical and high are its 10th, 50th and 90th percentile, as the band is made
 * (run/band.ts). A band without width answers 0, 0.5 or 1; so does a low end of $0 for a quote below it.
 */
export const quotePercentile = (quote: number, { low, typical, high }: ThreePoint): number => {
  if (quote === typical) return 0.5;
  if (quote <= 0 || typical <= 0) return quote < typical ? 0 : 1;
  const halfWidth = Math.log(quote < typical ? typical / low : high / typical);
  if (halfWidth <= 0) return quote < typical ? 0 : 1;
  return normalCdf((Math.log(quote / typical) / halfWidth) * Z90);
};

/** A quote put into words, and what to ask of whoever wrote it. */
export interface QuoteVerdict {
  readonly percentile: number;
  readonly headline: string;
  readonly ask: readonly string[];
}

/** Below this part of the low end no price is one of the whole work. */
const WHOLE = 1 / 2;

/**
 * Whether a price is too small for the whole work, both in US dollars: the fee for a visit, a deposit, or one part.
 * @param least below this it is, whatever the range says
 */
export const isPart = (quote: number, { low }: ThreePoint, least = 0): boolean =>
  quote < Math.max(least, WHOLE * low);

/** What a price is that is too small for the whole work. */
export const ofPart: Omit<QuoteVerdict, 'percentile'> = {
  headline: 'Too little for the whole work. It may be a visit fee, a deposit, or one part of it.',
  ask: [
    'What does the whole job cost, in writing?',
    'Is this fee taken off the bill if you do the work?',
    'What do I get for it, if I go no further?',
  ],
};

/** A band whose high end is more than this many times its low one tells a fair price from a dear one no more. */
const WIDE = 2;
/** The part of the band's width that a figure left open has to make, to be asked first. */
const OF_WIDTH = 1 / 5;
/** The same for a choice that is said to be the size: many a home lies outside the few it widens the band by. */
const SIZE_OF_WIDTH = 1 / 10;

/** A field that may be asked before a quote is judged. */
export type SizeField = NumberField | ChoiceField;

const isSize = (field: Field | undefined): field is SizeField =>
  field?.kind === 'choice'
    ? field.isSize === true
    : field?.kind === 'number' && field.default !== null;

/** Whether the size of the work was left open, and its range is the wider for it. */
export const isSizeOpen = (
  fields: Fields,
  { total, narrowing }: Pick<Estimate, 'total' | 'narrowing'>,
): boolean =>
  narrowing.some(
    ({ field, by }) => isSize(fields[field]) && by >= SIZE_OF_WIDTH * (total.high - total.low),
  );

/**
 * The size of the work, where nobody gave it and the band is too wide for it to judge a price: floor area,
 * number of visits, bedrooms. Undefined where a price can be judged.
 */
export const sizeToAsk = (
  fields: Fields,
  { total, narrowing }: Pick<Estimate, 'total' | 'narrowing'>,
): [string, SizeField] | undefined => {
  if (total.high <= WIDE * total.low) return undefined;
  for (const { field, by } of narrowing) {
    const described = fields[field];
    if (!isSize(described)) continue;
    const part = described.kind === 'choice' ? SIZE_OF_WIDTH : OF_WIDTH;
    if (by >= part * (total.high - total.low)) return [field, described];
  }
  return undefined;
};

const isInside = (quote: number, { low, high }: ThreePoint): boolean =>
  quote >= low && quote <= high;

/**
 * Which of several quotes, by place, lies nearest to our likely figure; undefined unless at least two are
 * inside the range and one of them is nearer.
 * @param quotes US dollars; `null` where there is none
 */
export const nearestInside = (
  quotes: readonly (number | null)[],
  band: ThreePoint,
): number | undefined => {
  const [first, second] = quotes
    .flatMap((quote, at) =>
      quote !== null && isInside(quote, band) ? [{ at, away: Math.abs(quote - band.typical) }] : [],
    )
    .sort((a, b) => a.away - b.away);
  return first && second && first.away < second.away ? first.at : undefined;
};

const inTenths = (percentile: number): number => Math.round(percentile * 10);

/** The verdict on a range that is as good above its middle as below. */
const rank = (quote: number, band: ThreePoint): QuoteVerdict => {
  const percentile = quotePercentile(quote, band);
  const tenths = inTenths(percentile);
  if (percentile < 0.1)
    return {
      percentile,
      headline: 'Low: by our model fewer than 1 in 10 jobs like this cost less.',
      ask: [
        'What is left out? Ask for each of our lines, in writing.',
        'Who does the work, and who carries the insurance?',
        'Is this a fixed price, or can it grow once the work has begun?',
      ],
    };
  if (percentile > 0.9)
    return {
      percentile,
      headline: 'High: by our model more than 9 in 10 jobs like this cost less.',
      ask: [
        'Which lines are above ours, and what do they include that ours do not?',
        'Is anything here optional, or for a later day?',
        'Get two more written prices for the same scope before you sign.',
      ],
    };
  return {
    percentile,
    headline:
      tenths === 5
        ? 'About the middle: by our model half of jobs like this cost less, half cost more.'
        : `By our model about ${tenths} in 10 jobs like this cost less.`,
    ask: [
      'Does it name the same work, material and quantities as the lines above?',
      'What would make the price change, and who agrees to that in writing?',
    ],
  };
};

/** What is said in place of a quote's rank, where the page itself says that the range may be low. */
const OVER_A_LOW_RANGE =
  'Our range may be low for this job, so a price above the middle is not always high. Get two more to compare.';

/** What is said in place of a quote's rank, where published prices do not bear the range out. */
const NOT_MEASURED =
  'Tried on published prices, a range like this was not found to hold 8 in 10. So we do not say how many jobs cost less.';

/** What is known of the range that a quote is held against. */
export interface RangeKnown {
  /** Whether a warning says so of the range: a quote above its middle is not ranked then. */
  readonly mayBeLow?: boolean;
  /** Whether a place in it tells how many jobs cost less. */
  readonly isMeasured: boolean;
}

/** What the percentile of a quote for the whole work means to the person who holds it. */
export const checkQuote = (
  quote: number,
  band: ThreePoint,
  { mayBeLow = false, isMeasured }: RangeKnown,
): QuoteVerdict => {
  const verdict = rank(quote, band);
  if (mayBeLow && inTenths(verdict.percentile) > 5)
    return { ...verdict, headline: OVER_A_LOW_RANGE };
  return isMeasured ? verdict : { ...verdict, headline: NOT_MEASURED };
};
