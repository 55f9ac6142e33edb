import type { ThreePoint } from '../cost/three-point.ts';

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

/** What the percentile of a quote for the whole work means to the person who holds it. */
export const checkQuote = (quote: number, band: ThreePoint): QuoteVerdict => {
  const percentile = quotePercentile(quote, band);
  const tenths = Math.round(percentile * 10);
  if (percentile < 0.1) {
    return {
      percentile,
      headline: 'Low: by our model fewer than 1 in 10 jobs like this cost less.',
      ask: [
        'What is left out? Ask for each of our lines, in writing.',
        'Who does the work, and who carries the insurance?',
        'Is this a fixed price, or can it grow once the work has begun?',
      ],
    };
  }
  if (percentile > 0.9) {
    return {
      percentile,
      headline: 'High: by our model more than 9 in 10 jobs like this cost less.',
      ask: [
        'Which lines are above ours, and what do they include that ours do not?',
        'Is anything here optional, or for a later day?',
        'Get two more written prices for the same scope before you sign.',
      ],
    };
  }
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
