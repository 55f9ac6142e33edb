import priceRows from '../../../content/trades/cabinets/prices.json' with { type: 'json' };
import figureRows from '../../../content/trades/cabinets/figures.json' with { type: 'json' };
import { figureBook, priceBook } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

/** What cabinet work costs. A linear foot is one foot of base or of wall cabinets, added together. */
export const prices = priceBook<SourceOf<'cabinets'>, typeof priceRows>(priceRows);

export const figures = figureBook(figureRows);
