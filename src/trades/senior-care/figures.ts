import priceRows from '../../../content/trades/senior-care/prices.json' with { type: 'json' };
import figureRows from '../../../content/trades/senior-care/figures.json' with { type: 'json' };
import { figureBook, priceBook } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

/** What care costs. */
export const prices = priceBook<SourceOf<'senior-care'>, typeof priceRows>(priceRows);

/** Everything else the rule computes with: what public programs pay or allow this year, and our sorting. */
export const figures = figureBook(figureRows);
