import origins from '../../../content/trades/septic/origins.json' with { type: 'json' };
import page from '../../../content/trades/septic/page.json' with { type: 'json' };
import published from '../../../content/trades/septic/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/septic/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { permit } from './places.ts';

export const septic = defineTrade<SourceOf<'septic'>>(page, {
  id: 'septic',
  calculator,
  prices,
  figures,
  origins,
  places: { permit },
  scenarios,
  published,
});
