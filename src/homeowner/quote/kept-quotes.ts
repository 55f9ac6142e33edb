import { kept, type Kept } from '../../kit/kept.ts';
import type { TypedQuote } from '../../quote/typed-quote.ts';

/** Quotes as a form holds them. */
export interface Held {
  readonly quotes: readonly TypedQuote[];
  /** For what comes next, so that no two share one. */
  readonly nextKey: number;
  readonly shape: typeof SHAPE;
}

/** Raised with each change of `TypedQuote`: what was kept before is let go. */
export const SHAPE = 9;

/** Where this tab keeps the quotes of a trade until it is closed; no sensitive trade asks for it. */
export const keptQuotes = (trade: string): Kept<Held> =>
  kept(
    `quotes-${trade}`,
    (value): value is Held => (value as Held | null)?.shape === SHAPE,
    'sessionStorage',
  );
