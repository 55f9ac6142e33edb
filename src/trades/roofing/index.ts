import origins from '../../../content/trades/roofing/origins.json' with { type: 'json' };
import page from '../../../content/trades/roofing/page.json' with { type: 'json' };
import published from '../../../content/trades/roofing/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/roofing/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { permit } from './places.ts';

export const roofing = defineTrade<SourceOf<'roofing'>>(page, {
  id: 'roofing',
  calculator,
  prices,
  figures,
  origins,
  places: { permit },
  scenarios,
  published,
});
