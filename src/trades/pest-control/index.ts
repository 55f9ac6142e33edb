import origins from '../../../content/trades/pest-control/origins.json' with { type: 'json' };
import page from '../../../content/trades/pest-control/page.json' with { type: 'json' };
import published from '../../../content/trades/pest-control/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/pest-control/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { formosan } from './places.ts';

export const pestControl = defineTrade<SourceOf<'pest-control'>>(page, {
  id: 'pest-control',
  calculator,
  prices,
  figures,
  origins,
  places: { formosan },
  scenarios,
  published,
});
