import priceRows from '../../../content/trades/moving/prices.json' with { type: 'json' };
import figureRows from '../../../content/trades/moving/figures.json' with { type: 'json' };
import { figureBook, priceBook } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

/** What movers charge. A crew-hour is one hour of two movers with their truck. */
export const prices = priceBook<SourceOf<'moving'>, typeof priceRows>(priceRows);

export const figures = figureBook(figureRows);
