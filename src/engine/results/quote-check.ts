import type { ThreePoint } from '../cost/three-point.ts';
import type { ChoiceField, Field, Fields, NumberField } from '../questions/field.ts';
import type { Estimate } from '../run/estimate.ts';
import { money, rounded } from '../say/format.ts';

/** Below this part of the low end no price is one of the whole work. */
const WHOLE = 1 / 2;

/**
 * Whether a price is too small for the whole work, both in US dollars: the fee for a visit, a deposit, or one part.
 * @param least below this it is, whatever the range says
 */
export const isPart = (quote: number, { low }: ThreePoint, least = 0): boolean =>
  quote < Math.max(least, WHOLE * low);

/** What a price is that is too small for the whole work. */
export const ofPart = {
  headline: 'Too little for the whole work. It may be a visit fee, a deposit, or one part of it.',
  ask: [
    'What does the whole job cost, in writing?',
    'Is this fee taken off the bill if you do the work?',
    'What do I get for it, if I go no further?',
  ],
};

/** The part of the band's width that a size left open has to make, to be named. */
const SIZE_OF_WIDTH = 1 / 10;
/** The part of the likely figure that a size left open has to widen the band by, to be asked first. */
const MOVES = 1 / 8;

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
 * The size of the work, where nobody gave it and another makes another price: floor area, number of visits,
 * bedrooms. Undefined where a price can be judged.
 */
export const sizeToAsk = (
  fields: Fields,
  { total, narrowing }: Pick<Estimate, 'total' | 'narrowing'>,
): [string, SizeField] | undefined => {
  for (const { field, by } of narrowing) {
    const described = fields[field];
    if (isSize(described) && by >= MOVES * total.typical) return [field, described];
  }
  return undefined;
};

const isInside = (quote: number, { low, high }: ThreePoint): boolean =>
  quote >= low && quote <= high;

const mostIn = ({ metrics }: Pick<Estimate, 'metrics'>) =>
  metrics.find(({ id }) => id === 'written-maximum');

/** The most that the trade says to sign for as it is shown, US dollars; infinite where it says none. */
export const mostToSign = (estimate: Pick<Estimate, 'metrics'>): number => {
  const value = mostIn(estimate)?.value;
  return typeof value === 'number' ? rounded(value) : Infinity;
};

/** What is said of a quote above the most that the trade says to sign for; empty of any other. */
export const sayMost = (quote: number, estimate: Pick<Estimate, 'metrics'>): string => {
  const most = mostToSign(estimate);
  return quote > most ? `${mostIn(estimate)!.label}: ${money(most)}.` : '';
};

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

/**
 * What to ask of whoever wrote a quote for the whole work. Only how it stands to our range is told of it: no
 * share of jobs that cost less, which prices of single jobs would have to bear out.
 */
export const whatToAsk = (stand: 'above' | 'usual' | 'below' | null): readonly string[] => {
  if (stand === 'below')
    return [
      'What is left out? Ask for each of our lines, in writing.',
      'Who does the work, and who carries the insurance?',
      'Is this a fixed price, or can it grow once the work has begun?',
    ];
  if (stand === 'above')
    return [
      'Which lines are above ours, and what do they include that ours do not?',
      'Is anything here optional, or for a later day?',
      'Get two more written prices for the same scope before you sign.',
    ];
  return [
    'Does it name the same work, material and quantities as the lines above?',
    'What would make the price change, and who agrees to that in writing?',
  ];
};
