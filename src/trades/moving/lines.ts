import { figure, type Factor, type PricedLine, type ThreePoint } from '../../estimate/index.ts';
import type { MovingValues } from './model.ts';
import { billedHours, moversFor } from './crew.ts';
import { prices } from './prices.ts';
import { TRUCK_CUBIC_FEET, volume, weigh } from './size.ts';
import type { MovingSource } from './sources.ts';

type Line = PricedLine<MovingSource>;

/** The value full cover is priced on where nothing else is declared: $6 a pound, at least $6,000 (M28). */
const WORTH_PER_POUND = 6;
const LEAST_WORTH = 6000;
/** Feet of height one stacks in a storage unit: our choice. */
const STACKED_FEET = 7;
/** Carriers beyond the metro bill no less than this, in pounds (M81). */
const LEAST_POUNDS = 1000;
/** A fragile-only pack is about a third of the whole: our choice. */
const FRAGILE_SHARE = { low: 0.25, typical: 0.33, high: 0.45 };

export const isLocal = (v: MovingValues): boolean => v.reach === 'local';

/** Movers on the job: as chosen, else as the home asks for, and one more for a heavy safe (M52). */
export const moversOf = (v: MovingValues): number =>
  (v.crew === 'advise' ? moversFor(v.home) : Number(v.crew)) + (v.bulky.includes('safe') ? 1 : 0);

export const milesOf = (v: MovingValues): number =>
  ({ local: v.miles, texas: v.milesTexas, interstate: v.milesOut })[v.reach];

/** Several flights or a long walk slow a crew by 10 to 20% (M55); one flight by half of that. */
const slowerBy = (v: MovingValues): number => {
  const hard = (v.flights >= 2 ? 2 : v.flights >= 1 ? 1 : 0) + (v.carry > 75 ? 1 : 0);
  return [1, 1.07, 1.15, 1.2][hard] ?? 1.2;
};

/** Hours a local crew bills, without the trip to you and back. */
export const hoursOf = (v: MovingValues, cubicFeet: ThreePoint = volume(v)) =>
  billedHours({
    cubicFeet,
    home: v.home,
    movers: moversOf(v),
    miles: v.miles,
    slower: slowerBy(v),
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

const localLines = (v: MovingValues, cubicFeet: ThreePoint): Line[] => {
  const hours = hoursOf(v, cubicFeet);
  const movers = moversOf(v);
  const peak = season(v);
  const extra = movers - 2;
  const trucks = Math.ceil(cubicFeet.typical / TRUCK_CUBIC_FEET) - 1;
  return [
    {
      id: 'crew',
      kind: 'service',
      quantity: hours,
      how: () =>
        `${figure(cubicFeet.typical)} cu ft by ${movers} movers, and ${figure(v.miles)} miles`,
      unitCost: prices.crew,
      factors: peak,
    },
    {
      id: 'trip',
      label: 'Trip to you and back',
      kind: 'fee',
      quantity: 1,
      unitCost: prices.crew,
      factors: peak,
    },
    {
      id: 'extra-movers',
      kind: 'labor',
      quantity: {
        low: extra * (hours.low + 1),
        typical: extra * (hours.typical + 1),
        high: extra * (hours.high + 1),
      },
      how: () => `${extra} more, trip included`,
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

/** Lines of a move billed by weight and miles. `hundreds` are lots of 100 lb. */
const farLines = (v: MovingValues, cubicFeet: ThreePoint): Line[] => {
  const weight = weigh(cubicFeet);
  const pounds = {
    low: Math.max(LEAST_POUNDS, weight.low),
    typical: Math.max(LEAST_POUNDS, weight.typical),
    high: Math.max(LEAST_POUNDS, weight.high),
  };
  const hundreds = weight.typical / 100;
  const miles = milesOf(v);
  const haul: Factor<MovingSource>[] = [
    ...season(v),
    ...(v.fuel > 0
      ? [{ label: 'Fuel surcharge', value: 1 + v.fuel / 100, reason: 'from your quote' }]
      : []),
  ];
  const steps = Math.max(0, Math.ceil((v.carry - 50) / 50));
  return [
    {
      id: 'weight',
      kind: 'service',
      quantity: pounds,
      how: () => `${figure(cubicFeet.typical)} cu ft × 7 lb, at least ${figure(LEAST_POUNDS)} lb`,
      unitCost: prices.pounds,
      factors: haul,
    },
    { id: 'miles', kind: 'service', quantity: miles, unitCost: prices.miles, factors: haul },
    {
      id: 'stairs',
      label: 'Stair carry',
      kind: 'labor',
      quantity: v.flights * hundreds,
      how: () => `${figure(hundreds)} × 100 lb × ${v.flights} flights`,
      unitCost: prices.handling,
    },
    {
      id: 'carry',
      label: 'Long carry',
      kind: 'labor',
      quantity: steps * hundreds,
      how: () => `${figure(hundreds)} × 100 lb × ${steps} × 50 ft`,
      unitCost: prices.handling,
    },
    {
      id: 'shuttle',
      kind: 'equipment',
      quantity: v.shuttle === 'yes' ? 1 : 0,
      unitCost: prices.shuttle,
    },
    {
      id: 'shuttle-load',
      label: 'Loading the shuttle',
      kind: 'labor',
      quantity: v.shuttle === 'yes' ? hundreds : 0,
      unitCost: prices.handling,
    },
  ];
};

const packingLines = (v: MovingValues, cubicFeet: ThreePoint): Line[] => {
  const quantity = v.packing === 'none' ? 0 : cubicFeet;
  const factors: Factor<MovingSource>[] =
    v.packing === 'fragile'
      ? [{ label: 'Fragile only', value: FRAGILE_SHARE, reason: 'our choice' }]
      : [];
  return [
    { id: 'packing', kind: 'labor', quantity, unitCost: prices.packing, factors },
    { id: 'materials', kind: 'material', quantity, unitCost: prices.materials, factors },
  ];
};

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
    ...(isLocal(v) ? localLines(v, cubicFeet) : farLines(v, cubicFeet)),
    ...packingLines(v, cubicFeet),
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
