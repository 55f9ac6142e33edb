import priceRows from '../../../content/trades/concrete/prices.json' with { type: 'json' };
import figureRows from '../../../content/trades/concrete/figures.json' with { type: 'json' };
import { figureBook, priceBook } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

/** What concrete contractors charge. */
export const prices = priceBook<SourceOf<'concrete'>, typeof priceRows>(priceRows);

export const figures = figureBook(figureRows);
