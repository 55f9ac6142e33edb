import type { ThreePoint } from '../../estimate/index.ts';

/** The rooms that stagers price, as in the question. */
export const roomKinds = ['living', 'primary', 'dining', 'eating', 'entry', 'other'] as const;
export type RoomKind = (typeof roomKinds)[number];
export type RoomCounts = Readonly<Partial<Record<RoomKind, number>>>;

export const roomCount = (rooms: RoomCounts): number =>
  roomKinds.reduce((sum, kind) => sum + (rooms[kind] ?? 0), 0);

/**
 * Hours of a stager, from the day plan of a 2,000 sq ft house (S15), which has about four key rooms: 2 to 3
 * hours to measure and plan, 2 to 3 to choose furniture, almost a day to place it, almost a day to take it
 * away. A restyling with the owner's furniture is the one staging day.
 */
export const hours = {
  plan: { low: 4, typical: 5, high: 6 },
  setUpPerRoom: { low: 3, typical: 4, high: 5 },
  restylePerRoom: { low: 1.5, typical: 2, high: 3 },
} as const satisfies Record<string, ThreePoint>;

/**
 * Months of rent to pay: the first term at least (S6), then month by month, each begun month in full
 * (S6, S20).
 */
export const rentedMonths = (monthsOnMarket: number, firstTerm: number): number =>
  Math.max(firstTerm, Math.ceil(monthsOnMarket));
