import origins from '../../../content/trades/moving/origins.json' with { type: 'json' };
import page from '../../../content/trades/moving/page.json' with { type: 'json' };
import published from '../../../content/trades/moving/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/moving/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';

export const moving = defineTrade<SourceOf<'moving'>>(page, {
  id: 'moving',
  calculator,
  prices,
  figures,
  origins,
  scenarios,
  published,
});
