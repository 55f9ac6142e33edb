import origins from '../../../content/trades/home-staging/origins.json' with { type: 'json' };
import page from '../../../content/trades/home-staging/page.json' with { type: 'json' };
import published from '../../../content/trades/home-staging/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/home-staging/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { daysOnMarket } from './places.ts';

export const homeStaging = defineTrade<SourceOf<'home-staging'>>(page, {
  id: 'home-staging',
  calculator,
  prices,
  figures,
  origins,
  places: { daysOnMarket },
  scenarios,
  published,
});
