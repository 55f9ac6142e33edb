import priceRows from '../../../content/trades/home-staging/prices.json' with { type: 'json' };
import figureRows from '../../../content/trades/home-staging/figures.json' with { type: 'json' };
import { figureBook, priceBook } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

/** What stagers charge. */
export const prices = priceBook<SourceOf<'home-staging'>, typeof priceRows>(priceRows);

export const figures = figureBook(figureRows);
