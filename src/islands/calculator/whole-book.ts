import type { Figure, UnitCost } from '../../estimate/index.ts';

/** The book of a trade with all that is said about its entries. */
export interface WholeBook {
  readonly prices: Readonly<Record<string, UnitCost>>;
  /** Where parts are priced in a book of their own; no name stands in both. */
  readonly parts?: Readonly<Record<string, UnitCost>>;
  readonly figures?: Readonly<Record<string, Figure>>;
}

/** What integrations/bare-figures.ts left out of the first scripts. */
const books = import.meta.glob<WholeBook>('../../trades/*/figures.ts', { query: '?whole' });

const loading = new Map<string, Promise<WholeBook>>();

/** For React's `use`: the same promise for the same trade. Rejects if the file does not arrive. */
export const wholeBook = (trade: string): Promise<WholeBook> => {
  const book =
    loading.get(trade) ??
    books[`../../trades/${trade}/figures.ts`]?.() ??
    Promise.resolve({ prices: {} });
  loading.set(trade, book);
  book.catch(() => loading.delete(trade));
  return book;
};

/** A price with all that its book says about it; what a rule worked out itself, as for a mix of several, stays. */
export const inFull = ({ prices, parts }: WholeBook, bare: UnitCost): UnitCost => ({
  ...prices[bare.name ?? ''],
  ...parts?.[bare.name ?? ''],
  ...bare,
});
