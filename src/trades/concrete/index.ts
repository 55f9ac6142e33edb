import origins from '../../../content/trades/concrete/origins.json' with { type: 'json' };
import page from '../../../content/trades/concrete/page.json' with { type: 'json' };
import published from '../../../content/trades/concrete/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/concrete/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { clay, permit } from './places.ts';

export const concrete = defineTrade<SourceOf<'concrete'>>(page, {
  id: 'concrete',
  calculator,
  prices,
  figures,
  origins,
  places: { clay, permit },
  scenarios,
  published,
});
