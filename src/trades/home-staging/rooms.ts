import { bounded, interpolate } from '../../engine/index.ts';
import { figures } from './figures.ts';

/** The rooms that stagers price, as in the question. */
export const roomKinds = ['living', 'primary', 'dining', 'eating', 'entry', 'other'] as const;
export type RoomKind = (typeof roomKinds)[number];
export type RoomCounts = Readonly<Partial<Record<RoomKind, number>>>;

/**
 * The rooms of a whole home by its heated floor area (sq ft). Parts of rooms stand for homes between two
 * sizes, so that no square foot adds a room at once.
 */
export const roomsOfHome = (area: number): RoomCounts => {
  const { living, dining, entry, other } = figures.homeRooms.value;
  const grown = ({ from, per, most }: typeof living) => bounded((area - from) / per, 0, most);
  return {
    living: 1 + grown(living),
    primary: 1,
    dining: grown(dining),
    eating: 1,
    entry: grown(entry),
    other: grown(other),
  };
};

export const roomCount = (rooms: RoomCounts): number =>
  roomKinds.reduce((sum, kind) => sum + (rooms[kind] ?? 0), 0);

/** Something of every room, added up. */
export const perRoom = (rooms: RoomCounts, of: Readonly<Record<RoomKind, number>>): number =>
  roomKinds.reduce((sum, kind) => sum + (rooms[kind] ?? 0) * of[kind], 0);

const bySize = (area: number, { at, power, least, most }: typeof figures.roomSize.value): number =>
  bounded((area / at) ** power, least, most);

/** How the rooms, and what is put in them, grow with the home: 1 at 2,400 sq ft. */
export const sizeFactor = (area: number): number => bySize(area, figures.roomSize.value);

/** The same for a walk-through. */
export const walkFactor = (area: number): number => bySize(area, figures.walkSize.value);

/** What more expensive homes are furnished with: a factor on the rent by list price (US dollars), straight in its logarithm. */
export const finishFactor = (price: number): number =>
  interpolate(
    figures.finish.value.map((step) => [Math.log(step.price), step.times]),
    Math.log(price),
  );

/** One room has no discount, three have the package’s; more than three gain little more. */
export const packageFactor = (rooms: number): number => {
  const { from, upTo, perRoom: each, furtherRoom, least } = figures.package.value;
  const first = 1 - each * (bounded(rooms, from, upTo) - from);
  return Math.max(least, first - furtherRoom * Math.max(0, rooms - upTo));
};

/**
 * Months of rent to pay: the first term at least (S6), then month by month, each begun month in full
 * (S6, S20).
 */
export const rentedMonths = (monthsOnMarket: number, firstTerm: number): number =>
  Math.max(firstTerm, Math.ceil(monthsOnMarket));
