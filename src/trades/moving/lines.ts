import {
  rough,
  scale,
  typicalSum,
  type Factor,
  type PricedLine,
  type ThreePoint,
} from '../../engine/index.ts';
import { billedHours } from './crew.ts';
import type { MovingValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { volume, weigh, workedAs } from './size.ts';
import type { SourceOf } from '../source-books.ts';
import type { MovingWord } from './words.ts';

type Line = PricedLine<SourceOf<'moving'>, MovingWord>;
type LineFactor = Factor<SourceOf<'moving'>, MovingWord>;

/** Movers on the job: as chosen, else as the home asks for, and one more for a heavy safe (M52). */
export const moversOf = (v: MovingValues): number =>
  (v.crew === 'advise' ? figures.movers.value[workedAs(v)] : Number(v.crew)) +
  (v.bulky.includes('safe') ? 1 : 0);

export const milesOf = (v: MovingValues): number =>
  ({ local: v.miles, texas: v.milesTexas, interstate: v.milesOut })[v.reach];

const elevators = (v: MovingValues): number => ({ none: 0, one: 1, both: 2 })[v.elevator];

/** How much longer stairs, elevators and a long walk make the work of a crew: 1 or more. */
const slowerBy = (v: MovingValues): number =>
  1 +
  figures.slowerByFlight.value * v.flights +
  figures.slowerByElevator.value * elevators(v) +
  figures.slowerByFoot.value * Math.max(0, v.carry - figures.freeWalk.value);

/** Hours a crew of one's own bills, driving there and back included, without the trip fee. */
export const hoursOf = (v: MovingValues, cubicFeet: ThreePoint = volume(v)): ThreePoint =>
  billedHours({
    cubicFeet,
    home: workedAs(v),
    movers: moversOf(v),
    miles: milesOf(v),
    slower: slowerBy(v),
    stored: v.storage > 0,
  });

const season = (v: MovingValues): LineFactor[] =>
  v.season === 'peak' ? [{ figure: figures.peak, value: figures.peak.value }] : [];

const day = (v: MovingValues): LineFactor[] => {
  if (v.day === 'weekday') return [];
  const figure = figures[v.day];
  return [{ figure, value: figure.value }];
};

/** How many of the largest trucks it takes, a mover’s or a rented one. */
export const trucksFor = (cubicFeet: ThreePoint): number =>
  Math.max(1, Math.ceil(cubicFeet.typical / figures.truck.value));

/** Lines of a move with a crew and truck of its own, by the hour. */
const hourLines = (v: MovingValues, cubicFeet: ThreePoint): Line[] => {
  const hours = hoursOf(v, cubicFeet);
  const movers = moversOf(v);
  const peak = season(v);
  return [
    {
      id: 'crew',
      kind: 'service',
      quantity: hours,
      how: ['how.crew', { feet: rough(cubicFeet.typical, 'cu-ft'), movers, miles: milesOf(v) }],
      unitCost: prices.crew,
      factors: [...peak, ...day(v)],
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
      how: ['how.extra-movers', { movers: movers - 2 }],
      unitCost: prices.extraMover,
      factors: peak,
    },
    {
      id: 'second-truck',
      kind: 'equipment',
      quantity: (trucksFor(cubicFeet) - 1) * hours.typical,
      unitCost: prices.secondTruck,
    },
  ];
};

const atLeast = (least: ThreePoint, point: ThreePoint): ThreePoint => ({
  low: Math.max(least.low, point.low),
  typical: Math.max(least.typical, point.typical),
  high: Math.max(least.high, point.high),
});

/** Lines of a move billed by weight and miles. `hundreds` are lots of 100 lb. */
const weightLines = (v: MovingValues, cubicFeet: ThreePoint): Line[] => {
  const weight = weigh(cubicFeet);
  const least = figures.leastPounds.value;
  const pounds = atLeast(least, weight);
  const hundreds = weight.typical / 100;
  const miles = milesOf(v);
  const haul = [...season(v), { figure: figures.fuel, value: figures.fuel.value }];
  const carries = Math.max(0, v.carry - figures.freeCarry.value) / figures.carryStep.value;
  const flights = v.flights + elevators(v);
  const shuttle = v.shuttle === 'yes' ? 1 : 0;
  const stored = v.storage > 0 ? 1 : 0;
  return [
    { id: 'shipment', kind: 'service', quantity: 1, unitCost: prices.shipment, factors: haul },
    {
      id: 'weight',
      kind: 'service',
      quantity: pounds,
      how: [
        'how.weight',
        {
          feet: rough(cubicFeet.typical, 'cu-ft'),
          pounds: figures.poundsPerFoot.value,
          least: least.typical,
        },
      ],
      unitCost: prices.pounds,
      factors: haul,
    },
    {
      id: 'miles',
      kind: 'service',
      quantity: scale(pounds, miles / 1000),
      how: ['how.miles', { weight: rough(pounds.typical, 'pound'), miles }],
      unitCost: prices.poundMiles,
      factors: haul,
    },
    {
      id: 'stairs',
      kind: 'labor',
      quantity: flights * hundreds,
      how: ['how.stairs', { hundreds, flights }],
      unitCost: prices.handling,
    },
    {
      id: 'carry',
      kind: 'labor',
      quantity: carries * hundreds,
      how: ['how.carry', { hundreds, carries }],
      unitCost: prices.handling,
    },
    { id: 'shuttle', kind: 'equipment', quantity: shuttle, unitCost: prices.shuttle },
    {
      id: 'shuttle-load',
      kind: 'labor',
      quantity: shuttle * hundreds,
      unitCost: prices.handling,
    },
    {
      id: 'safe',
      kind: 'service',
      quantity: v.bulky.includes('safe') ? 1 : 0,
      unitCost: prices.bulkyPiece,
    },
    {
      id: 'storage-handling',
      kind: 'labor',
      quantity: stored * hundreds,
      how: ['how.storage-handling', { hundreds }],
      unitCost: prices.storageHandling,
    },
  ];
};

/**
 * Whether the move is billed by the hour. Beyond the metro a truck of one's own, there and back by the
 * hour, and a share of a van by weight are priced both, and the cheaper is taken: so no price jumps at the
 * metro's edge.
 */
export const isByHour = (v: MovingValues, cubicFeet: ThreePoint = volume(v)): boolean => {
  if (v.reach === 'local') return true;
  return typicalSum(hourLines(v, cubicFeet)) <= typicalSum(weightLines(v, cubicFeet));
};

/** What no mover comes for less than, US dollars: the hours billed at the least and the trip, or 1,000 lb. */
export const smallestMove = (v: MovingValues): number =>
  isByHour(v)
    ? figures.leastHours.value[v.home] * prices.crew.low + prices.trip.low
    : prices.shipment.low + figures.leastPounds.value.low * prices.pounds.low;

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

/** The goods stored on the way. */
const storageLine = (v: MovingValues, cubicFeet: ThreePoint): Line => {
  const floor = cubicFeet.typical / figures.stackedFeet.value;
  return {
    id: 'storage',
    kind: 'fee',
    quantity: v.storage * floor,
    how: ['how.storage', { floor: rough(floor, 'sqft'), months: v.storage }],
    unitCost: prices.storage,
  };
};

/** What the months of storage come to, whoever moves: they are no part of a mover's maximum; US dollars. */
export const storageCost = (v: MovingValues): number => typicalSum([storageLine(v, volume(v))]);

/** Every line of the move. */
export const lines = (v: MovingValues): Line[] => {
  const cubicFeet = volume(v);
  const fragile = figures.fragileShare;
  return [
    ...(isByHour(v, cubicFeet) ? hourLines(v, cubicFeet) : weightLines(v, cubicFeet)),
    {
      id: 'packing',
      kind: 'labor',
      quantity: v.packing === 'none' ? 0 : cubicFeet,
      unitCost: prices.packing,
      factors: v.packing === 'fragile' ? [{ figure: fragile, value: fragile.value }] : [],
    },
    ...bulkyLines(v),
    storageLine(v, cubicFeet),
    {
      id: 'full-value',
      kind: 'fee',
      quantity:
        v.valuation === 'full'
          ? Math.max(
              figures.leastWorth.value,
              weigh(cubicFeet).typical * figures.worthPerPound.value,
            )
          : 0,
      unitCost: prices.fullValue,
    },
  ];
};
