import priceRows from '../../../content/trades/forensic-cleaning/prices.json' with { type: 'json' };
import figureRows from '../../../content/trades/forensic-cleaning/figures.json' with { type: 'json' };
import { figureBook, priceBook } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

/** What trained cleaning crews charge. */
export const prices = priceBook<SourceOf<'forensic-cleaning'>, typeof priceRows>(priceRows);

/** Everything else the rule computes with. Nearly all of it is ours: firms print totals, not hours. */
export const figures = figureBook(figureRows);
