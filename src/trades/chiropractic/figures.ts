import priceRows from '../../../content/trades/chiropractic/prices.json' with { type: 'json' };
import figureRows from '../../../content/trades/chiropractic/figures.json' with { type: 'json' };
import { figureBook, priceBook } from '../../engine/index.ts';
import type { SourceOf } from '../source-books.ts';

/** What clinics ask in cash, and what plans and Medicare pay them. No Dallas–Fort Worth list could be read. */
export const prices = priceBook<SourceOf<'chiropractic'>, typeof priceRows>(priceRows);

/** Everything else the rule computes with: guidance on visits, what Medicare leaves to the patient. */
export const figures = figureBook(figureRows);
