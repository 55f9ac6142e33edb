import priceRows from '../../../content/trades/roofing/prices.json' with { type: 'json' };
import figureRows from '../../../content/trades/roofing/figures.json' with { type: 'json' };
import { figureBook, priceBook } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

/**
 * What roofers charge. A square is 100 sq ft of sloped roof. Half of a laid price is labor: a DFW roofer
 * puts materials at 40 to 50 % (R52), another labor at about 40 and overhead at 13 (R78). Of metal, tile and
 * slate the material is more expensive, so less; that part is ours.
 */
export const prices = priceBook<SourceOf<'roofing'>, typeof priceRows>(priceRows);

export const figures = figureBook(figureRows);
