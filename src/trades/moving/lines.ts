import {
  figure,
  scale,
  typicalSum,
  type Factor,
  type PricedLine,
  type ThreePoint,
} from '../../estimate/index.ts';
import type { MovingValues } from './model.ts';
import { billedHours, minimumHours, moversFor } from './crew.ts';
import { prices } from './prices.ts';
import { TRUCK_CUBIC_FEET, volume, weigh } from './size.ts';
import type { MovingSource } from './sources.ts';

type Line = PricedLine<MovingSource>;

/** The value full cover is priced on where nothing else is declared: $6 a pound, at least $6,000 (M28). */
const WORTH_PER_POUND = 6;
const LEAST_WORTH = 6000;
/** Feet of height one stacks in a storage unit: our choice. */
const STACKED_FEET = 7;
/**
 * Carriers bill no less than this, in pounds: 1,000 on the military's list (M81), 400 cubic feet or
 * 2,800 lb at one carrier (M49). Typical is our choice between.
 */
const LEAST_POUNDS: ThreePoint = { low: 1000, typical: 2000, high: 2800 };
/** A fragile-only pack is about a third of the whole: our choice. */
const FRAGILE_SHARE = { low: 0.25, typical: 0.33, high: 0.45 };
/** Each flight slows a crew by this share: several flights by 10 to 20% (M55). */
const SLOWER_BY_FLIGHT = 0.07;
/** Waiting for an elevator slows a crew by this share at each end: within the same 10 to 20% (M55). */
const SLOWER_BY_ELEVATOR = 0.1;
/** Feet of walk that cost nothing extra, and the share by which each further foot slows a crew (M55). */
const FREE_WALK = 75;
const SLOWER_BY_FOOT = 0.001;
/** Feet of walk a long-distance carrier does not charge for, and those of one charge beyond (M18). */
const FREE_CARRY = 50;
const CARRY_STEP = 50;

/** Movers on the job: as chosen, else as the home asks for, and one more for a heavy safe (M52). */
export const moversOf = (v: MovingValues): number =>
  (v.crew === 'advise' ? moversFor(v.home) : Number(v.crew)) + (v.bulky.includes('safe') ? 1 : 0);

export const milesOf = (v: MovingValues): number =>
  ({ local: v.miles, texas: v.milesTexas, interstate: v.milesOut })[v.reach];

const elevators = (v: MovingValues): number => ({ none: 0, one: 1, both: 2 })[v.elevator];

/** How much longer stairs, elevators and a long walk make the work of a crew: 1 or more. */
const slowerBy = (v: MovingValues): number =>
  1 +
  SLOWER_BY_FLIGHT * v.flights +
  SLOWER_BY_ELEVATOR * elevators(v) +
  SLOWER_BY_FOOT * Math.max(0, v.carry - FREE_WALK);

/** Hours a crew of one's own bills, driving there and back included, without the trip fee. */
export const hoursOf = (v: MovingValues, cubicFeet: ThreePoint = volume(v)) =>
  billedHours({
    cubicFeet,
    home: v.home,
    movers: moversOf(v),
    miles: milesOf(v),
    slower: slowerBy(v),
    stored: v.storage > 0,
  });

const season = (v: MovingValues): Factor<MovingSource>[] =>
  v.season === 'peak'
    ? [
        {
          label: 'May to September',
          value: { low: 1.1, typical: 1.2, high: 1.3 },
          sources: ['M14', 'M45', 'M46'],
        },
      ]
    : [];

/** What a Friday, Sunday or Saturday adds to the rate of two movers: $110, $115 and $125 (M84). */
const weekend = (v: MovingValues): Factor<MovingSource>[] => {
  if (v.day === 'weekday') return [];
  const saturday = v.day === 'saturday';
  return [
    {
      label: saturday ? 'Saturday' : 'Friday or Sunday',
      value: saturday ? 125 / 110 : 115 / 110,
      sources: ['M84'],
    },
  ];
};

/** Lines of a move with a crew and truck of its own, by the hour. */
const hourLines = (v: MovingValues, cubicFeet: ThreePoint): Line[] => {
  const hours = hoursOf(v, cubicFeet);
  const movers = moversOf(v);
  const peak = season(v);
  const trucks = Math.ceil(cubicFeet.typical / TRUCK_CUBIC_FEET) - 1;
  return [
    {
      id: 'crew',
      kind: 'service',
      quantity: hours,
      how: () =>
        `${figure(cubicFeet.typical)} cu ft by ${movers} movers, and ${figure(milesOf(v))} miles there and back`,
      unitCost: prices.crew,
      factors: [...peak, ...weekend(v)],
    },
    {
      id: 'trip',
      kind: 'fee',
      quantity: v.storage > 0 ? 2 : 1,
      unitCost: prices.trip,
      factors: peak,
    },
    {
      id: 'extra-movers',
      kind: 'labor',
      quantity: scale(hours, movers - 2),
      how: () => `${movers - 2} more × hours`,
      unitCost: prices.extraMover,
      factors: peak,
    },
    {
      id: 'second-truck',
      kind: 'equipment',
      quantity: Math.max(0, trucks) * hours.typical,
      unitCost: prices.secondTruck,
    },
  ];
};

/** The surcharge of the quote; where none is given, what the military's rule made of diesel lately (M81). */
const fuel = (v: MovingValues): Factor<MovingSource>[] => {
  if (v.fuel === null)
    return [
      {
        label: 'Fuel surcharge',
        value: { low: 1, typical: 1.08, high: 1.14 },
        sources: ['M81'],
      },
    ];
  return v.fuel > 0
    ? [{ label: 'Fuel surcharge', value: 1 + v.fuel / 100, reason: 'from your quote' }]
    : [];
};

const atLeast = (least: ThreePoint, point: ThreePoint): ThreePoint => ({
  low: Math.max(least.low, point.low),
  typical: Math.max(least.typical, point.typical),
  high: Math.max(least.high, point.high),
});

/** Lines of a move billed by weight and miles. `hundreds` are lots of 100 lb. */
const weightLines = (v: MovingValues, cubicFeet: ThreePoint): Line[] => {
  const weight = weigh(cubicFeet);
  const pounds = atLeast(LEAST_POUNDS, weight);
  const hundreds = weight.typical / 100;
  const miles = milesOf(v);
  const haul = [...season(v), ...fuel(v)];
  const carries = Math.max(0, v.carry - FREE_CARRY) / CARRY_STEP;
  const flights = v.flights + elevators(v);
  const shuttle = v.shuttle === 'yes' ? 1 : 0;
  return [
    { id: 'shipment', kind: 'service', quantity: 1, unitCost: prices.shipment, factors: haul },
    {
      id: 'weight',
      kind: 'service',
      quantity: pounds,
      how: () =>
        `${figure(cubicFeet.typical)} cu ft × 7 lb, at least ${figure(LEAST_POUNDS.typical)} lb`,
      unitCost: prices.pounds,
      factors: haul,
    },
    {
      id: 'miles',
      kind: 'service',
      quantity: scale(pounds, miles / 1000),
      how: () => `${figure(pounds.typical)} lb × ${figure(miles)} ÷ 1,000 miles`,
      unitCost: prices.poundMiles,
      factors: haul,
    },
    {
      id: 'stairs',
      label: 'Stairs and elevators',
      kind: 'labor',
      quantity: flights * hundreds,
      how: () => `${figure(hundreds)} × 100 lb × ${flights}`,
      unitCost: prices.handling,
    },
    {
      id: 'carry',
      label: 'Long carry',
      kind: 'labor',
      quantity: carries * hundreds,
      how: () => `${figure(hundreds)} × 100 lb × ${figure(carries)} × 50 ft`,
      unitCost: prices.handling,
    },
    { id: 'shuttle', kind: 'equipment', quantity: shuttle, unitCost: prices.shuttle },
    {
      id: 'shuttle-load',
      label: 'Loading the shuttle',
      kind: 'labor',
      quantity: shuttle * hundreds,
      unitCost: prices.handling,
    },
    {
      id: 'safe',
      label: 'Safe over 300 lb',
      kind: 'service',
      quantity: v.bulky.includes('safe') ? 1 : 0,
      unitCost: prices.bulkyPiece,
    },
    {
      id: 'storage-handling',
      kind: 'labor',
      quantity: v.storage > 0 ? hundreds : 0,
      how: () => `${figure(hundreds)} × 100 lb, out and in again`,
      unitCost: prices.storageHandling,
    },
  ];
};

/**
 * Whether the move is billed by the hour. Beyond the metro a truck of one's own, there and back by the
 * hour, and a share of a van by weight are priced both, and the cheaper is taken: so no price jumps at the
 * metro's edge. Storage is left aside, for it changes no mover's way of billing.
 */
export const isByHour = (v: MovingValues, cubicFeet: ThreePoint = volume(v)): boolean => {
  if (v.reach === 'local') return true;
  const straight = { ...v, storage: 0 };
  return typicalSum(hourLines(straight, cubicFeet)) <= typicalSum(weightLines(straight, cubicFeet));
};

/** What no mover comes for less than, US dollars: the hours billed at the least and the trip, or 1,000 lb. */
export const smallestMove = (v: MovingValues): number =>
  isByHour(v)
    ? minimumHours(v.home) * prices.crew.low + prices.trip.low
    : prices.shipment.low + LEAST_POUNDS.low * prices.pounds.low;

/** What crew, truck and trip come to, by the hour. */
export const crewLines = (v: MovingValues): Line[] => hourLines(v, volume(v));

/** What one thousand pounds less would save on a move by weight, US dollars. */
export const savedByThousandPounds = (v: MovingValues): number =>
  1000 * (prices.pounds.typical + (prices.poundMiles.typical * milesOf(v)) / 1000);

const bulkyLines = (v: MovingValues): Line[] =>
  (['upright', 'grand', 'poolTable', 'hotTub'] as const).map((id) => ({
    id: id.toLowerCase(),
    kind: 'service',
    quantity: v.bulky.includes(id) ? 1 : 0,
    unitCost: prices[id],
  }));

/** Every line of the move. */
export const linesOf = (v: MovingValues): Line[] => {
  const cubicFeet = volume(v);
  const floor = cubicFeet.typical / STACKED_FEET;
  return [
    ...(isByHour(v, cubicFeet) ? hourLines(v, cubicFeet) : weightLines(v, cubicFeet)),
    {
      id: 'packing',
      kind: 'labor',
      quantity: v.packing === 'none' ? 0 : cubicFeet,
      unitCost: prices.packing,
      factors:
        v.packing === 'fragile'
          ? [{ label: 'Fragile only', value: FRAGILE_SHARE, reason: 'our choice' }]
          : [],
    },
    ...bulkyLines(v),
    {
      id: 'storage',
      kind: 'fee',
      quantity: v.storage * floor,
      how: () => `${figure(floor)} sq ft × ${figure(v.storage)} months`,
      unitCost: prices.storage,
    },
    {
      id: 'full-value',
      kind: 'fee',
      quantity:
        v.valuation === 'full'
          ? Math.max(LEAST_WORTH, weigh(cubicFeet).typical * WORTH_PER_POUND)
          : 0,
      unitCost: prices.fullValue,
    },
  ];
};
