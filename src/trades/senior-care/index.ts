import origins from '../../../content/trades/senior-care/origins.json' with { type: 'json' };
import page from '../../../content/trades/senior-care/page.json' with { type: 'json' };
import published from '../../../content/trades/senior-care/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/senior-care/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { agency } from './places.ts';

export const seniorCare = defineTrade<SourceOf<'senior-care'>>(page, {
  id: 'senior-care',
  calculator,
  prices,
  figures,
  origins,
  places: { agency },
  scenarios,
  published,
});
