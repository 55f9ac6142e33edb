import origins from '../../../content/trades/hvac/origins.json' with { type: 'json' };
import page from '../../../content/trades/hvac/page.json' with { type: 'json' };
import published from '../../../content/trades/hvac/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/hvac/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, parts, prices } from './figures.ts';
import { coop } from './places.ts';

export const hvac = defineTrade<SourceOf<'hvac'>>(page, {
  id: 'hvac',
  calculator,
  prices: { ...parts, ...prices },
  figures,
  origins,
  places: { coop },
  scenarios,
  published,
});
