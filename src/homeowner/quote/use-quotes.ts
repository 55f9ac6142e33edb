import { useLayoutEffect, useReducer } from 'react';
import type { Item } from '../../engine/index.ts';
import type { Kept } from '../../kit/kept.ts';
import type { Matcher } from '../../quote/match-line.ts';
import type { Place } from '../../quote/place-line.ts';
import { planPrice } from '../../quote/plan-price.ts';
import { MOST_QUOTES } from '../results/arrival.ts';
import { placedAnew, withPlaces, type TypedQuote } from '../../quote/typed-quote.ts';
import { typedReading } from '../../quote/typed-reading.ts';
import { SHAPE, type Held } from './kept-quotes.ts';

type Deed =
  /** What a person says of a quote: its words, which of several prices is checked, or what the whole price is. */
  | {
      readonly do: 'say';
      readonly quote: number;
      readonly what: Partial<Pick<TypedQuote, 'pasted' | 'chosen' | 'whole' | 'missing' | 'cut'>>;
    }
  /** Reads a text in place of what stood there; of a picture, some lines of it may not be compared yet. */
  | {
      readonly do: 'read';
      readonly quote: number;
      readonly text: string;
      readonly isPicture: boolean;
      readonly uncompared: readonly number[];
      readonly cut: string | null;
      readonly match: Matcher;
    }
  /** Places what was read among the lines of another estimate. */
  | { readonly do: 'place'; readonly match: Matcher }
  | {
      readonly do: 'place-line';
      readonly quote: number;
      readonly line: number;
      readonly at: Place;
    }
  /** What the whole price is, where none of what was read is it. */
  | { readonly do: 'tell-price'; readonly quote: number; readonly amount: string }
  | { readonly do: 'add-quote' }
  | { readonly do: 'drop-quote'; readonly quote: number }
  | { readonly do: 'clear' };

const empty = (key: number): TypedQuote => ({
  key,
  pasted: '',
  wasRead: '',
  isAccount: false,
  lines: [],
  options: [],
  chosen: null,
  doubt: 'none',
  mayBe: [],
  whole: null,
  plan: null,
  missing: null,
});
const start = (count: number): Held => ({
  quotes: Array.from({ length: count }, (_, key) => empty(key)),
  nextKey: count,
  shape: SHAPE,
});

const changeQuote = (
  held: Held,
  key: number,
  change: (quote: TypedQuote) => TypedQuote,
  keys = 0,
): Held => ({
  ...held,
  quotes: held.quotes.map((quote) => (quote.key === key ? change(quote) : quote)),
  nextKey: held.nextKey + keys,
});

const reduce = (held: Held, deed: Deed): Held => {
  const { quotes, nextKey } = held;
  switch (deed.do) {
    case 'say':
      return changeQuote(held, deed.quote, (quote) => ({ ...quote, ...deed.what }));
    case 'read': {
      const read = {
        pasted: deed.text,
        wasRead: deed.text,
        isPicture: deed.isPicture,
        cut: deed.cut,
        ...typedReading(deed.text, deed.match, nextKey, deed.uncompared, deed.isPicture),
      };
      return changeQuote(
        held,
        deed.quote,
        (quote) => ({ ...quote, ...read, lines: withPlaces(quote.lines, read.lines) }),
        read.lines.length,
      );
    }
    case 'place':
      return {
        ...held,
        quotes: quotes.map((quote) => ({
          ...quote,
          lines: placedAnew(quote.lines, deed.match),
          plan:
            (quote.plan &&
              planPrice(
                quote.lines.flatMap(({ read }) => read ?? []),
                deed.match.span,
              )) ??
            null,
        })),
      };
    case 'tell-price': {
      const text = `The price you gave: $${deed.amount.replace('$', '')}`;
      const line = { key: nextKey, text, read: null, place: '#total' as const };
      return changeQuote(
        held,
        deed.quote,
        (quote) => ({
          ...quote,
          // A price of its own is none of those to choose from.
          ...(quote.options.length > 0 && { options: [], chosen: null, doubt: 'all' as const }),
          // One that was told before gives way.
          lines: [
            ...quote.lines.filter(({ key, read }) => read !== null || key !== quote.whole),
            line,
          ],
          whole: nextKey,
        }),
        1,
      );
    }
    case 'place-line':
      return changeQuote(held, deed.quote, (quote) => ({
        ...quote,
        lines: quote.lines.map((line) =>
          line.key === deed.line ? { ...line, place: deed.at } : line,
        ),
      }));
    case 'add-quote':
      return quotes.length < MOST_QUOTES
        ? { ...held, quotes: [...quotes, empty(nextKey)], nextKey: nextKey + 1 }
        : held;
    case 'drop-quote':
      return { ...held, quotes: quotes.filter(({ key }) => key !== deed.quote) };
    case 'clear':
      return start(1);
  }
};

const isEmpty = ({ pasted, lines }: TypedQuote): boolean => pasted === '' && lines.length === 0;

/**
 * The quotes a person entered: those that were kept, else `count` empty ones. They stand in no address, and go
 * with no request.
 * @param kept where they are kept; null for this page's memory alone
 * @param isNew whether a paper was brought along, which takes their place
 */
export const useQuotes = (count: number, kept: Kept<Held> | null, isNew: boolean) => {
  const [held, doIt] = useReducer(
    reduce,
    count,
    () => (isNew ? null : kept?.read()) ?? start(count),
  );
  // Kept by the time it is seen: the page may be left right after.
  useLayoutEffect(() => {
    kept?.write(held.quotes.every(isEmpty) ? null : held);
  }, [kept, held]);
  return { quotes: held.quotes, doIt };
};

/** What every part of the form works with. */
export interface Form {
  /** The lines of the estimate. */
  readonly items: readonly Item[];
  /** Lines of the trade that the answers leave out. */
  readonly others: readonly Item[];
  readonly match: Matcher;
  readonly doIt: (deed: Deed) => void;
}
