import origins from '../../../content/trades/garage-door/origins.json' with { type: 'json' };
import page from '../../../content/trades/garage-door/page.json' with { type: 'json' };
import published from '../../../content/trades/garage-door/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/garage-door/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';

export const garageDoor = defineTrade<SourceOf<'garage-door'>>(page, {
  id: 'garage-door',
  calculator,
  prices,
  figures,
  origins,
  scenarios,
  published,
});
