import priceRows from '../../../content/trades/appliance-repair/prices.json' with { type: 'json' };
import newOneRows from '../../../content/trades/appliance-repair/new-ones.json' with { type: 'json' };
import figureRows from '../../../content/trades/appliance-repair/figures.json' with { type: 'json' };
import { figureBook, priceBook } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

/** What a technician charges, part and labor together. */
export const prices = priceBook<SourceOf<'appliance-repair'>, typeof priceRows>(priceRows);

/** What a new one costs, where the person gives no price: for the 50% rule alone. */
export const newOnes = priceBook<SourceOf<'appliance-repair'>, typeof newOneRows>(newOneRows);

/**
 * Every figure that is no price. `causes`: of 100 repairs of a symptom, how many replace each part. No count
 * is published: the shares follow the order in which the guides name the causes.
 */
export const figures = figureBook(figureRows);
