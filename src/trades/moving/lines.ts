import {
  equipment,
  fee,
  labor,
  rough,
  scale,
  service,
  times,
  typicalSum,
  type ThreePoint,
} from '../../engine/index.ts';
import type { Factor, Line } from '../said.ts';
import { billedHours } from './crew.ts';
import type { MovingValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { volume, weigh, workedAs } from './size.ts';

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

const season = (v: MovingValues): Factor<'moving'>[] => times(figures.peak, v.season === 'peak');

const day = (v: MovingValues): Factor<'moving'>[] =>
  v.day === 'weekday' ? [] : times(figures[v.day]);

/** How many of the largest trucks it takes, a mover’s or a rented one. */
export const trucksFor = (cubicFeet: ThreePoint): number =>
  Math.max(1, Math.ceil(cubicFeet.typical / figures.truck.value));

/** Lines of a move with a crew and truck of its own, by the hour. */
const hourLines = (v: MovingValues, cubicFeet: ThreePoint): Line<'moving'>[] => {
  const hours = hoursOf(v, cubicFeet);
  const movers = moversOf(v);
  const peak = season(v);
  return [
    service('crew', prices.crew, hours, {
      how: ['how.crew', { feet: rough(cubicFeet.typical, 'cu-ft'), movers, miles: milesOf(v) }],
      factors: [...peak, ...day(v)],
    }),
    fee('trip', prices.trip, v.storage > 0 ? 2 : 1, { factors: peak }),
    labor('extra-movers', prices.extraMover, scale(hours, movers - 2), {
      how: ['how.extra-movers', { movers: movers - 2 }],
      factors: peak,
    }),
    equipment('second-truck', prices.secondTruck, (trucksFor(cubicFeet) - 1) * hours.typical),
  ];
};

const atLeast = (least: ThreePoint, point: ThreePoint): ThreePoint => ({
  low: Math.max(least.low, point.low),
  typical: Math.max(least.typical, point.typical),
  high: Math.max(least.high, point.high),
});

/** Lines of a move billed by weight and miles. `hundreds` are lots of 100 lb. */
const weightLines = (v: MovingValues, cubicFeet: ThreePoint): Line<'moving'>[] => {
  const weight = weigh(cubicFeet);
  const least = figures.leastPounds.value;
  const pounds = atLeast(least, weight);
  const hundreds = weight.typical / 100;
  const miles = milesOf(v);
  const haul = [...season(v), ...times(figures.fuel)];
  const carries = Math.max(0, v.carry - figures.freeCarry.value) / figures.carryStep.value;
  const flights = v.flights + elevators(v);
  const shuttle = v.shuttle === 'yes' ? 1 : 0;
  const stored = v.storage > 0 ? 1 : 0;
  return [
    service('shipment', prices.shipment, 1, { factors: haul }),
    service('weight', prices.pounds, pounds, {
      how: [
        'how.weight',
        {
          feet: rough(cubicFeet.typical, 'cu-ft'),
          pounds: figures.poundsPerFoot.value,
          least: least.typical,
        },
      ],
      factors: haul,
    }),
    service('miles', prices.poundMiles, scale(pounds, miles / 1000), {
      how: ['how.miles', { weight: rough(pounds.typical, 'pound'), miles }],
      factors: haul,
    }),
    labor('stairs', prices.handling, flights * hundreds, {
      how: ['how.stairs', { hundreds, flights }],
    }),
    labor('carry', prices.handling, carries * hundreds, {
      how: ['how.carry', { hundreds, carries }],
    }),
    equipment('shuttle', prices.shuttle, shuttle),
    labor('shuttle-load', prices.handling, shuttle * hundreds),
    service('safe', prices.bulkyPiece, v.bulky.includes('safe')),
    labor('storage-handling', prices.storageHandling, stored * hundreds, {
      how: ['how.storage-handling', { hundreds }],
    }),
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
export const crewLines = (v: MovingValues): Line<'moving'>[] => hourLines(v, volume(v));

/** What one thousand pounds less would save on a move by weight, US dollars. */
export const savedByThousandPounds = (v: MovingValues): number =>
  1000 * (prices.pounds.typical + (prices.poundMiles.typical * milesOf(v)) / 1000);

const bulkyLines = (v: MovingValues): Line<'moving'>[] =>
  (['upright', 'grand', 'poolTable', 'hotTub'] as const).map((id) =>
    service(id.toLowerCase(), prices[id], v.bulky.includes(id)),
  );

/** The goods stored on the way. */
const storageLine = (v: MovingValues, cubicFeet: ThreePoint): Line<'moving'> => {
  const floor = cubicFeet.typical / figures.stackedFeet.value;
  return fee('storage', prices.storage, v.storage * floor, {
    how: ['how.storage', { floor: rough(floor, 'sqft'), months: v.storage }],
  });
};

/** What the months of storage come to, whoever moves: they are no part of a mover's maximum; US dollars. */
export const storageCost = (v: MovingValues): number => typicalSum([storageLine(v, volume(v))]);

/** Every line of the move. */
export const lines = (v: MovingValues): Line<'moving'>[] => {
  const cubicFeet = volume(v);
  return [
    ...(isByHour(v, cubicFeet) ? hourLines(v, cubicFeet) : weightLines(v, cubicFeet)),
    labor('packing', prices.packing, v.packing === 'none' ? 0 : cubicFeet, {
      factors: times(figures.fragileShare, v.packing === 'fragile'),
    }),
    ...bulkyLines(v),
    storageLine(v, cubicFeet),
    fee(
      'full-value',
      prices.fullValue,
      v.valuation === 'full'
        ? Math.max(figures.leastWorth.value, weigh(cubicFeet).typical * figures.worthPerPound.value)
        : 0,
    ),
  ];
};
