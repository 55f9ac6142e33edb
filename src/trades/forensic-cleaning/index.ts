import origins from '../../../content/trades/forensic-cleaning/origins.json' with { type: 'json' };
import page from '../../../content/trades/forensic-cleaning/page.json' with { type: 'json' };
import published from '../../../content/trades/forensic-cleaning/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/forensic-cleaning/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { office } from './places.ts';

export const forensicCleaning = defineTrade<SourceOf<'forensic-cleaning'>>(page, {
  id: 'forensic-cleaning',
  calculator,
  prices,
  figures,
  origins,
  places: { office },
  scenarios,
  published,
});
