import { rounded, type Item, type ThreePoint } from '../engine/index.ts';
import { wrongProduct, type WrongProduct } from './wrong-product.ts';
import {
  needsOurs,
  sumOf,
  weighQuote,
  type Cell,
  type PlacedLine,
  type Quote,
} from './weigh-quote.ts';

export interface Row {
  readonly item: Item;
  /** Our figure as it is shown, rounded, US dollars: whoever adds it up gets what we say. Null where our estimate leaves this line out. */
  readonly ours: ThreePoint | null;
  /** One for each quote. */
  readonly cells: readonly Cell[];
}

/** What one quote comes to, US dollars. */
export interface Sums {
  /** The total it states; null where it states none. */
  readonly stated: number | null;
  /** What its lines add up to. */
  readonly lines: number;
  /** The price: the total it states, else the sum of its lines. */
  readonly written: number;
  /** Lines that are none of ours: tax, discounts, other work. */
  readonly beside: readonly (PlacedLine & { readonly amount: number })[];
  /** Our typical figures for what is missing, left to others or not priced yet. */
  readonly added: number;
  /** What it holds that our estimate does not. */
  readonly takenOff: number;
  /** The price for all of our lines and no other of them; null where the quote does not say what a line of ours costs. */
  readonly likeForLike: number | null;
  readonly isOneSum: boolean;
  /** Whether we may have read it wrong, its sums not closing. */
  readonly isUnsure: boolean;
  /** Whether it gives no fixed price. */
  readonly isOpen: boolean;
  /** How much more the total says than the lines come to, US dollars; null where that is not sure, or nothing. */
  readonly apart: number | null;
  /** Lines whose amount is not what their own quantity and price come to; none where that is not sure. */
  readonly wrong: readonly (WrongProduct & { readonly text: string })[];
}

/** What of a reading may be wrong: all of it, or what its lines come to, its own sums closing otherwise. `open`: its price is not fixed. */
export type Doubt = 'none' | 'sums' | 'all' | 'open';

export interface Comparison {
  readonly rows: readonly Row[];
  /** One for each quote. */
  readonly sums: readonly Sums[];
}

/** Other work that is asked about: more than so many dollars, or than this part of the price. */
const MUCH = 300;
const MUCH_OF_PRICE = 0.03;

/** What a quote holds that nobody planned, as far as it counts: lines that are something else, and lines of ours that our estimate leaves out. */
export const otherWork = (
  rows: readonly Row[],
  { beside, written }: Sums,
  at: number,
): { readonly label: string; readonly text: string; readonly usd: number }[] => {
  const all = [
    ...beside.flatMap(({ kind, place, text, amount }) =>
      kind === 'work' && place === '#else'
        ? { label: text.split(/\s{2,}|\s*\$/)[0]!, text, usd: amount }
        : [],
    ),
    ...rows.flatMap(({ item, ours, cells }) => {
      const cell = cells[at]!;
      return ours === null && cell.state === 'priced'
        ? { label: item.label, text: cell.says[0] ?? item.label, usd: cell.amount }
        : [];
    }),
  ];
  return all.filter(({ usd }) => usd > 0 && (usd > MUCH || usd > MUCH_OF_PRICE * written));
};

/** The lines with a price of which nobody has said yet what they are. */
export const unplacedOf = ({ beside }: Sums): Sums['beside'] =>
  beside.filter(({ place, amount }) => place === '#unknown' && amount > 0);

const shown = ({ low, typical, high }: ThreePoint): ThreePoint => ({
  low: rounded(low),
  typical: rounded(typical),
  high: rounded(high),
});

/**
 * Puts quotes beside our lines. The order of the lines of a quote does not matter.
 * @param items the lines of the estimate
 * @param others further lines of the trade that the answers leave out
 * @param doubts what we may have read wrong in each; nothing where it says nothing
 */
export const compareQuotes = (
  items: readonly Item[],
  others: readonly Item[],
  quotes: readonly Quote[],
  doubts: readonly Doubt[] = [],
): Comparison => {
  const isUnsure = (at: number): boolean => doubts[at] === 'all' || doubts[at] === 'open';
  const weighed = quotes.map((quote, at) => weighQuote(quote, items, others, isUnsure(at)));
  const rowOf = (item: Item, isOurs: boolean): Row => ({
    item,
    ours: isOurs ? shown(item.total) : null,
    cells: weighed.map(({ cellOf }) => cellOf(item, isOurs)),
  });
  const beyond = others
    .map((item) => rowOf(item, false))
    .filter(({ cells }) => cells.some(({ state }) => state === 'priced'));
  const rows = [...items.map((item) => rowOf(item, true)), ...beyond];
  const sums = weighed.map(({ priced, stated, lines, isOneSum }, at): Sums => {
    const cells = rows.map(({ ours, cells: all }) => ({ ours, cell: all[at]! }));
    const added = sumOf(
      cells.map(({ ours, cell }) => (ours && needsOurs(cell) ? ours.typical : 0)),
    );
    const takenOff = sumOf(
      cells.map(({ ours, cell }) => (!ours && cell.state === 'priced' ? cell.amount : 0)),
    );
    const written = stated ?? lines;
    // Of a price that is not fixed only what the person chose can be compared.
    const isKnown =
      written > 0 &&
      (doubts[at] !== 'open' || stated !== null) &&
      cells.every(({ cell }) => cell.state !== 'unclear');
    return {
      stated,
      lines,
      written,
      beside: priced.filter(
        ({ place, amount }) => (place === '#else' || place === '#unknown') && amount !== 0,
      ),
      added,
      takenOff,
      likeForLike: isKnown ? Math.max(0, written + added - takenOff) : null,
      isOneSum,
      isUnsure: isUnsure(at),
      isOpen: doubts[at] === 'open',
      wrong: isUnsure(at)
        ? []
        : priced.flatMap(({ text, kind, amount }) => {
            const wrong = kind === 'work' ? wrongProduct(text) : null;
            return wrong?.says === amount ? { ...wrong, text } : [];
          }),
      apart:
        stated === null ||
        isOneSum ||
        (doubts[at] ?? 'none') !== 'none' ||
        Math.abs(stated - lines) < 1
          ? null
          : stated - lines,
    };
  });
  return { rows, sums };
};
