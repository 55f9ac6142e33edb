import partRows from '../../../content/trades/hvac/parts.json' with { type: 'json' };
import priceRows from '../../../content/trades/hvac/prices.json' with { type: 'json' };
import figureRows from '../../../content/trades/hvac/figures.json' with { type: 'json' };
import { figureBook, priceBook } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

/** What a technician may name; each price holds part and labor, without the visit fee. */
export const parts = priceBook<SourceOf<'hvac'>, typeof partRows>(partRows);

/** Everything else that is charged. Replacement prices are for a 3-ton system. */
export const prices = priceBook<SourceOf<'hvac'>, typeof priceRows>(priceRows);

export const figures = figureBook(figureRows);
