import type { FigureEntry, PriceEntry, UnitCost } from '../../engine/index.ts';

/** The book of a trade with all that is said about its entries. */
export interface WholeBook {
  readonly figures?: Readonly<Record<string, FigureEntry>>;
  /** Prices, in one book or in several; no name stands in two. */
  readonly [prices: string]: Readonly<Record<string, PriceEntry | FigureEntry>> | undefined;
}

/** What integrations/bare-figures.ts left out of the first scripts. */
const books = import.meta.glob<WholeBook>('../../trades/*/figures.ts', { query: '?whole' });

const loading = new Map<string, Promise<WholeBook>>();

/** For React's `use`: the same promise for the same trade. Rejects if the file does not arrive. */
export const wholeBook = (trade: string): Promise<WholeBook> => {
  const book =
    loading.get(trade) ?? books[`../../trades/${trade}/figures.ts`]?.() ?? Promise.resolve({});
  loading.set(trade, book);
  book.catch(() => loading.delete(trade));
  return book;
};

const earliest = <T extends string | number>(days: readonly T[]): T =>
  days.reduce((first, day) => (day < first ? day : first));

/** From the narrowest place to the widest. */
const places = ['DFW', 'TX', 'US'] as const;

/**
 * A price with all that its book says about it. What a rule worked out, as its amounts, stays; a mix of
 * several is as old as the oldest and holds as widely as the widest of them.
 */
export const inFull = ({ figures, ...priced }: WholeBook, cost: UnitCost): PriceEntry => {
  const prices = Object.assign({}, ...Object.values(priced)) as Readonly<
    Record<string, PriceEntry>
  >;
  const { mix = { of: [cost.name ?? ''], by: [] } } = cost;
  const entries = mix.of.flatMap((name) => prices[name] ?? []);
  const weights = mix.by.flatMap((name) => figures?.[name] ?? []);
  const own = entries.length === 1 ? entries.flatMap(({ note }) => note ?? []) : [];
  const notes = [...own, ...weights.flatMap(({ ours, note }) => ours ?? note ?? [])];
  return {
    ...cost,
    geography: places.findLast((place) => entries.some((one) => one.geography === place)) ?? 'US',
    year: earliest(entries.map(({ year }) => year)),
    asOf: earliest(entries.map(({ asOf }) => asOf)),
    reviewBy: earliest(entries.map(({ reviewBy }) => reviewBy)),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
};
