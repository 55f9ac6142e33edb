import priceRows from '../../../content/trades/solar/prices.json' with { type: 'json' };
import figureRows from '../../../content/trades/solar/figures.json' with { type: 'json' };
import { figureBook, priceBook } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

/** What installers charge. Watts and kilowatts are of direct current, as panels are sold. */
export const prices = priceBook<SourceOf<'solar'>, typeof priceRows>(priceRows);

export const figures = figureBook(figureRows);
