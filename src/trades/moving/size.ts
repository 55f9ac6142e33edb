import { scale, type ThreePoint } from '../../estimate/index.ts';

/** Pounds a packed cubic foot weighs (M9, M15). */
export const POUNDS_PER_CUBIC_FOOT = 7;
/** What a 26-ft truck holds, in cubic feet: 1,600 to 1,700 (M49). */
export const TRUCK_CUBIC_FEET = 1650;

export type Home = 'studio' | '1' | '2' | '3' | '4' | '5';
export type Fullness = 'light' | 'average' | 'packed';

/**
 * Cubic feet of a furnished home. From volumes where they are published (M7, M8, M12, M64) and from
 * weights ÷ 7 elsewhere: one bedroom 3,500 lb (M5), two 5,000–7,500 and four 10,000–14,000 (M14), three
 * 6,500–10,000 (M8, M5), five or more 1,500 lb for each of about ten rooms (M10). Typical is our choice.
 */
const homes: Readonly<Record<Home, ThreePoint>> = {
  studio: { low: 200, typical: 300, high: 400 },
  '1': { low: 350, typical: 500, high: 600 },
  '2': { low: 700, typical: 850, high: 1070 },
  '3': { low: 950, typical: 1150, high: 1430 },
  '4': { low: 1430, typical: 1650, high: 2000 },
  '5': { low: 1700, typical: 2100, high: 2600 },
};

/** One more full room, garage or attic: 1,000 to 1,500 lb (M11, M10), in cubic feet. */
const extraRoom: ThreePoint = { low: 143, typical: 180, high: 214 };

/** Cubic feet of one piece: cube sheets and mover tables (M58, M62, M63, M73, M74). */
const pieces = {
  sofa: 41,
  sectional: 150,
  armchair: 15,
  king: 70,
  queen: 60,
  twin: 30,
  dresser: 35,
  table: 45,
  chair: 5,
  desk: 35,
  tv: 20,
  fridge: 45,
  laundry: 27,
  boxSmall: 1.5,
  boxMedium: 3,
  boxLarge: 4.5,
} as const;

export type Piece = keyof typeof pieces;

/** Furniture never packs solid: add 10 to 15% to what the pieces come to (M9). */
const airBetween: ThreePoint = { low: 1, typical: 1.1, high: 1.15 };

const middle = (a: number, b: number) => (a + b) / 2;

/** The part of a published range that a light, average or packed home stands for. */
const within = ({ low, typical, high }: ThreePoint, fullness: Fullness): ThreePoint => {
  const lower = middle(low, typical);
  const upper = middle(typical, high);
  if (fullness === 'light') return { low, typical: lower, high: typical };
  if (fullness === 'packed') return { low: typical, typical: upper, high };
  return { low: lower, typical, high: upper };
};

/** Whether a list of pieces was chosen and nothing stands on it. */
export const isEmptyList = (load: {
  readonly count: 'rooms' | 'items';
  readonly items: Readonly<Partial<Record<Piece, number>>>;
}): boolean => load.count === 'items' && !Object.values(load.items).some((count) => count > 0);

/**
 * Cubic feet of what is moved, counted by rooms or piece by piece; by rooms while the list is empty, for
 * nobody moves nothing. Never more than 30,000.
 */
export const volume = (load: {
  readonly count: 'rooms' | 'items';
  readonly home: Home;
  readonly fullness: Fullness;
  readonly rooms: readonly string[];
  readonly items: Readonly<Partial<Record<Piece, number>>>;
}): ThreePoint => {
  if (load.count === 'items' && !isEmptyList(load)) {
    let sum = 0;
    for (const piece in load.items)
      sum += pieces[piece as Piece] * (load.items[piece as Piece] ?? 0);
    return scale(airBetween, sum);
  }
  const base = within(homes[load.home], load.fullness);
  const more = load.rooms.length;
  return {
    low: base.low + more * extraRoom.low,
    typical: base.typical + more * extraRoom.typical,
    high: base.high + more * extraRoom.high,
  };
};

/** Pounds of so many cubic feet. */
export const weigh = (cubicFeet: ThreePoint): ThreePoint => scale(cubicFeet, POUNDS_PER_CUBIC_FOOT);
