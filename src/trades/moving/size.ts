import { scale, type ThreePoint } from '../../engine/index.ts';
import type { MovingValues } from './fields.ts';
import { figures } from './figures.ts';

export type Home = MovingValues['home'];
type Load = Pick<MovingValues, 'count' | 'home' | 'fullness' | 'rooms' | 'items'>;

const middle = (a: number, b: number) => (a + b) / 2;

/** The part of a published range that a light, average or packed home stands for. */
const within = (
  { low, typical, high }: ThreePoint,
  fullness: MovingValues['fullness'],
): ThreePoint => {
  const lower = middle(low, typical);
  const upper = middle(typical, high);
  if (fullness === 'light') return { low, typical: lower, high: typical };
  if (fullness === 'packed') return { low: typical, typical: upper, high };
  return { low: lower, typical, high: upper };
};

/** Whether a list of pieces was chosen and nothing stands on it. */
export const isEmptyList = ({ count, items }: Pick<Load, 'count' | 'items'>): boolean =>
  count === 'items' && !Object.values(items).some((pieces) => pieces > 0);

/**
 * Cubic feet of what is moved, counted by rooms or piece by piece; by rooms while the list is empty, for
 * nobody moves nothing. Never more than 30,000.
 */
export const volume = (load: Load): ThreePoint => {
  if (load.count === 'items' && !isEmptyList(load)) {
    const pieces = figures.pieces.value;
    let sum = 0;
    for (const piece in load.items)
      sum += pieces[piece as keyof typeof pieces] * (load.items[piece as keyof typeof pieces] ?? 0);
    return scale(figures.airBetween.value, sum);
  }
  const base = within(figures.homes.value[load.home], load.fullness);
  const more = scale(figures.extraRoom.value, load.rooms.length);
  return {
    low: base.low + more.low,
    typical: base.typical + more.typical,
    high: base.high + more.high,
  };
};

/** The home whose crew and hours a load asks for: a list of a few pieces is worked like a one-bedroom. */
export const workedAs = (load: Load): Home =>
  load.count === 'items' && !isEmptyList(load) && volume(load).typical <= figures.selfMove.value
    ? '1'
    : load.home;

/** Pounds of so many cubic feet. */
export const weigh = (cubicFeet: ThreePoint): ThreePoint =>
  scale(cubicFeet, figures.poundsPerFoot.value);
