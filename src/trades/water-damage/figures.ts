import priceRows from '../../../content/trades/water-damage/prices.json' with { type: 'json' };
import figureRows from '../../../content/trades/water-damage/figures.json' with { type: 'json' };
import { figureBook, priceBook } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

/** What drying crews and repair trades charge. */
export const prices = priceBook<SourceOf<'water-damage'>, typeof priceRows>(priceRows);

export const figures = figureBook(figureRows);
