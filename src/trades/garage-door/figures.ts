import priceRows from '../../../content/trades/garage-door/prices.json' with { type: 'json' };
import figureRows from '../../../content/trades/garage-door/figures.json' with { type: 'json' };
import { figureBook, priceBook } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

/** What door companies charge. Public prices in this trade are mostly of low grade: read them as ranges. */
export const prices = priceBook<SourceOf<'garage-door'>, typeof priceRows>(priceRows);

export const figures = figureBook(figureRows);
