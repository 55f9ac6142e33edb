import type { ThreePoint } from '../../estimate/index.ts';

/** The rooms that stagers price, as in the question. */
export const roomKinds = ['living', 'primary', 'dining', 'eating', 'entry', 'other'] as const;
export type RoomKind = (typeof roomKinds)[number];
export type RoomCounts = Readonly<Partial<Record<RoomKind, number>>>;

/** What stagers furnish first (S45): the living room, the primary bedroom, the dining room, the kitchen table. */
export const keyRooms: RoomCounts = { living: 1, primary: 1, dining: 1, eating: 1 };

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/**
 * The rooms of a whole home by its heated floor area (sq ft). Parts of rooms stand for homes between two
 * sizes, so that no square foot adds a room at once. Our reading of ordinary floor plans.
 */
export const roomsOfHome = (area: number): RoomCounts => ({
  living: 1 + between(0, (area - 2200) / 2500, 1.5),
  primary: 1,
  dining: between(0, (area - 700) / 700, 1),
  eating: 1,
  entry: between(0, (area - 2000) / 1000, 1),
  other: between(0, (area - 1000) / 1000, 6),
});

export const roomCount = (rooms: RoomCounts): number =>
  roomKinds.reduce((sum, kind) => sum + (rooms[kind] ?? 0), 0);

/** Something of every room, added up. */
export const perRoom = (rooms: RoomCounts, of: Readonly<Record<RoomKind, number>>): number =>
  roomKinds.reduce((sum, kind) => sum + (rooms[kind] ?? 0) * of[kind], 0);

/**
 * Typical hours for one room of each kind. A stager takes 2 to 3 hours to measure and plan a house of
 * 2,000 sq ft, 2 to 3 to choose furniture and almost a day to place it (S15); two movers with a truck bring
 * and fetch 20 to 30 pieces (S5). How a day falls on the rooms is our choice: a bed takes longer than a
 * table.
 */
export const roomHours = {
  /** Stager: placing and dressing rented furniture. */
  dress: { living: 1.5, primary: 1.5, dining: 1, eating: 0.5, entry: 0.5, other: 1.25 },
  /** Two movers with a truck: there and back again. */
  carry: { living: 1.25, primary: 1, dining: 0.75, eating: 0.35, entry: 0.25, other: 0.8 },
  /** Stager: restyling with the owner’s furniture; eight hours for the four key rooms. */
  restyle: { living: 2.75, primary: 2.25, dining: 1.75, eating: 1.25, entry: 0.75, other: 1.5 },
} as const satisfies Record<string, Readonly<Record<RoomKind, number>>>;

/** Hours that every furnished home takes, and for each room: measuring, planning, choosing (S15). */
export const plan = { home: 3, room: 0.5 } as const;
/** Crew-hours of driving and loading, both trips: our choice. */
export const TRIPS = 2;
/** How far one such job’s hours lie from another’s: 5 to 7 hours where 6 are usual (S15). */
export const hoursSpread: ThreePoint = { low: 0.8, typical: 1, high: 1.25 };

/** Bigger homes have bigger rooms: 0.87 times at 1,500 sq ft, 1.25 times at 5,000. Our choice. */
export const sizeFactor = (area: number): number => between(0.8, (area / 2400) ** 0.3, 1.45);

/** A walk-through takes as long as the home is big (S1): 0.75 to 1.5 times. */
export const walkFactor = (area: number): number => between(0.75, (area / 2400) ** 0.5, 1.5);

/** What dearer homes are furnished with: factor on the rent at list prices (US dollars), straight in log price. */
const finish = [
  [300_000, 0.85],
  [500_000, 1],
  [1_000_000, 1.35],
  [2_000_000, 1.9],
  [3_500_000, 2.4],
] as const;

/**
 * Stagers set their price by the list price (1 to 1.5% of it in North Texas, S7) and say that a mansion and
 * a ranch house differ wildly (S5). The slope is our choice, flatter than in proportion.
 */
export const finishFactor = (price: number): number => {
  const [first, last] = [finish[0], finish[finish.length - 1]] as const;
  if (price <= first[0]) return first[1];
  for (let at = 1; at < finish.length; at += 1) {
    const [toPrice, to] = finish[at] as (typeof finish)[number];
    const [fromPrice, from] = finish[at - 1] as (typeof finish)[number];
    if (price <= toPrice)
      return from + ((to - from) * Math.log(price / fromPrice)) / Math.log(toPrice / fromPrice);
  }
  return last?.[1] ?? 1;
};

/**
 * A stager’s package of three rooms rents for $385 where the rooms singly rent for $600: 0.64 (S17). One
 * room has no discount; more than three gain little more.
 */
export const packageFactor = (rooms: number): number =>
  rooms <= 3 ? 1 - 0.15 * between(0, rooms - 1, 2) : Math.max(0.65, 0.7 - 0.01 * (rooms - 3));

/** Short first terms cost more a month (S19); by how much is our choice. Months to factor. */
export const termFactor: Readonly<Record<string, number>> = { 1: 1.15, 2: 1.05, 3: 1, 4: 0.97 };

/**
 * Months of rent to pay: the first term at least (S6), then month by month, each begun month in full
 * (S6, S20).
 */
export const rentedMonths = (monthsOnMarket: number, firstTerm: number): number =>
  Math.max(firstTerm, Math.ceil(monthsOnMarket));
