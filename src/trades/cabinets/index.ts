import origins from '../../../content/trades/cabinets/origins.json' with { type: 'json' };
import page from '../../../content/trades/cabinets/page.json' with { type: 'json' };
import published from '../../../content/trades/cabinets/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/cabinets/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { permit } from './places.ts';

export const cabinets = defineTrade<SourceOf<'cabinets'>>(page, {
  id: 'cabinets',
  calculator,
  prices,
  figures,
  origins,
  places: { permit },
  scenarios,
  published,
});
