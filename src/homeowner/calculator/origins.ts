import {
  figureOrigin,
  priceOrigin,
  type Origins,
  type PriceOrigin,
  type UnitCost,
} from '../../engine/index.ts';

/** What the first scripts do not hold: where the prices and figures of each trade are from. */
const files = import.meta.glob<Origins>('/content/trades/*/origins.json', { import: 'default' });

const loading = new Map<string, Promise<Origins>>();

/** For React's `use`: the same promise for the same trade. Rejects if the file does not arrive. */
export const originsOf = (trade: string): Promise<Origins> => {
  const file = `/content/trades/${trade}/origins.json`;
  const origins = loading.get(trade) ?? files[file]?.() ?? Promise.reject(new Error(file));
  loading.set(trade, origins);
  origins.catch(() => loading.delete(trade));
  return origins;
};

const earliest = <T extends string | number>(days: readonly T[]): T =>
  days.reduce((first, day) => (day < first ? day : first));

/** From the narrowest place to the widest. */
const places = ['DFW', 'TX', 'US'] as const;

/**
 * Where a price is from. A mix of several is as old as the oldest and holds as widely as the widest of
 * them, and says how they were weighed.
 */
export const originOf = (origins: Origins, { name = '', mix }: UnitCost): PriceOrigin => {
  const { of, by } = mix ?? { of: [name], by: [] };
  const prices = of.map((one) => priceOrigin(origins, one));
  const own = prices.length === 1 ? prices.flatMap(({ note }) => note ?? []) : [];
  const weighed = by.flatMap((one) => {
    const { ours, note } = figureOrigin(origins, one);
    return ours ?? note ?? [];
  });
  const notes = [...own, ...weighed];
  return {
    geography: places.findLast((place) => prices.some((one) => one.geography === place)) ?? 'US',
    year: earliest(prices.map(({ year }) => year)),
    asOf: earliest(prices.map(({ asOf }) => asOf)),
    reviewBy: earliest(prices.map(({ reviewBy }) => reviewBy)),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
};
