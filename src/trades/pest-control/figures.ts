import priceRows from '../../../content/trades/pest-control/prices.json' with { type: 'json' };
import figureRows from '../../../content/trades/pest-control/figures.json' with { type: 'json' };
import { figureBook, priceBook } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

/** What is charged. Firms' own lists first; no list of a firm in this area was found. */
export const prices = priceBook<SourceOf<'pest-control'>, typeof priceRows>(priceRows);

/** Everything else the rule computes with: what size, number and severity do to a price, and our own limits. */
export const figures = figureBook(figureRows);
