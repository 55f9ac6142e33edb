import priceRows from '../../../content/trades/septic/prices.json' with { type: 'json' };
import figureRows from '../../../content/trades/septic/figures.json' with { type: 'json' };
import { figureBook, priceBook } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

/** What is charged. */
export const prices = priceBook<SourceOf<'septic'>, typeof priceRows>(priceRows);

/** Everything else the rule computes with: the state’s table of flow, soils, how long things last. */
export const figures = figureBook(figureRows);
