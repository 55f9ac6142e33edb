import origins from '../../../content/trades/chiropractic/origins.json' with { type: 'json' };
import page from '../../../content/trades/chiropractic/page.json' with { type: 'json' };
import published from '../../../content/trades/chiropractic/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/chiropractic/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';

export const chiropractic = defineTrade<SourceOf<'chiropractic'>>(page, {
  id: 'chiropractic',
  calculator,
  prices,
  figures,
  origins,
  scenarios,
  published,
});
