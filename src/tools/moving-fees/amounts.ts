import { fillIn, lineTotal, scale, type Answers, type ThreePoint } from '../../engine/index.ts';
import { fields as movingFields, type MovingValues } from '../../trades/moving/fields.ts';
import { figures, prices } from '../../trades/moving/figures.ts';
import { hoursOf, isByHour, lines, moversOf } from '../../trades/moving/lines.ts';
import { volume, weigh } from '../../trades/moving/size.ts';
import type { Fee, MovingFeesValues, Need } from './fields.ts';

type Point = keyof ThreePoint;

/** Works out each of the three points, never below 0 and in order. */
const pointwise = (at: (point: Point) => number): ThreePoint => {
  const [low = 0, typical = 0, high = 0] = (['low', 'typical', 'high'] as const)
    .map((point) => Math.max(0, at(point)))
    .sort((a, b) => a - b);
  return { low, typical, high };
};

/** What each need is in the terms of the moving calculator. */
const inItsTerms = (v: MovingFeesValues): Partial<Record<Need, Partial<MovingValues>>> => ({
  stairs: { flights: v.flights },
  elevator: { elevator: 'one' },
  carry: { carry: v.carry },
  shuttle: { shuttle: 'yes' },
  heavy: { bulky: v.heavy },
  packing: { packing: v.packing },
  storage: { storage: v.storage },
  coverage: { valuation: 'full' },
  weekend: { day: 'saturday' },
  summer: { season: 'peak' },
});

/** The answers that the moving calculator takes over, with some of the needs. */
export const movingAnswers = (
  v: MovingFeesValues,
  needs: readonly Need[] = v.needs,
): Partial<MovingValues> => {
  const terms = inItsTerms(v);
  return Object.assign(
    { reach: v.reach, home: v.home },
    ...needs.map((need) => terms[need]),
  ) as Partial<MovingValues>;
};

/** The move as the moving calculator counts it, with some of the needs. */
export const movingValues = (v: MovingFeesValues, needs?: readonly Need[]): MovingValues =>
  fillIn({ fields: movingFields }, movingAnswers(v, needs) as Answers) as unknown as MovingValues;

/** What a move comes to by the book, US dollars: each end as if all lines met it. */
export const billOf = (move: MovingValues): ThreePoint => {
  const totals = lines(move).map(lineTotal);
  return pointwise((point) => totals.reduce((sum, total) => sum + total[point], 0));
};

/** A move with nothing that costs extra, which the fees are counted on top of. */
export interface Bare {
  readonly move: MovingValues;
  readonly bill: ThreePoint;
  /** Whether time is billed, not weight. */
  readonly byHour: boolean;
}

export const bareOf = (v: MovingFeesValues): Bare => {
  const move = movingValues(v, []);
  return {
    move,
    bill: billOf(move),
    byHour: v.promise === 'hours' || isByHour(move),
  };
};

/** What a need adds to the bill of the moving calculator; at their own rate where it only takes time. */
const addedBy = (v: MovingFeesValues, { move, bill, byHour }: Bare, need: Need) => {
  const more = movingValues(v, [need]);
  const rate = v.quotedRate;
  const takesTime = need === 'stairs' || need === 'elevator' || need === 'carry';
  let added: ThreePoint;
  if (takesTime && rate !== null && byHour) {
    const [longer, hours] = [hoursOf(more), hoursOf(move)];
    added = pointwise((point) => (longer[point] - hours[point]) * rate);
  } else {
    const whole = billOf(more);
    added = pointwise((point) => whole[point] - bill[point]);
  }
  return added.high > 0 ? added : null;
};

/** An hour of the crew at most, US dollars. */
const crewHour = (v: MovingFeesValues, { move }: Bare): number =>
  v.quotedRate ?? prices.crew.high + (moversOf(move) - 2) * prices.extraMover.high;

/**
 * What a fee could come to, US dollars, where the book or the price in hand says it; `null` where no
 * source is good enough. `price` is what shares are taken of.
 */
export const bookAmount = (
  fee: Fee,
  v: MovingFeesValues,
  bare: Bare,
  price: number,
): ThreePoint | null => {
  /** What a factor adds to the price. */
  const over = (factor: ThreePoint) => pointwise((point) => price * (factor[point] - 1));
  switch (fee) {
    case 'stairs':
    case 'elevator':
    case 'carry':
    case 'shuttle':
    case 'heavy':
    case 'packing':
    case 'storage':
    case 'coverage':
      return addedBy(v, bare, fee);
    case 'unpacking':
      return scale(prices.unpacking, weigh(volume(bare.move)).typical / 100);
    case 'summer':
      return over(figures.peak.value);
    case 'weekend': {
      const { friday, saturday } = figures;
      return v.reach === 'local'
        ? over({ low: friday.value, typical: friday.value, high: saturday.value })
        : null;
    }
    case 'fuel':
      return bare.byHour ? null : over(figures.fuel.value);
    case 'card':
      return scale(figures.cardFee.value, price);
    case 'trip':
      return bare.byHour ? prices.trip : null;
    case 'waiting':
      return bare.byHour ? { low: 0, typical: 0, high: crewHour(v, bare) } : null;
    default:
      return null;
  }
};
