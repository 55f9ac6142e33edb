import origins from '../../../content/trades/solar/origins.json' with { type: 'json' };
import page from '../../../content/trades/solar/page.json' with { type: 'json' };
import published from '../../../content/trades/solar/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/solar/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { council, permit } from './places.ts';

export const solar = defineTrade<SourceOf<'solar'>>(page, {
  id: 'solar',
  calculator,
  prices,
  figures,
  origins,
  places: { permit, council },
  scenarios,
  published,
});
