import origins from '../../../content/trades/appliance-repair/origins.json' with { type: 'json' };
import page from '../../../content/trades/appliance-repair/page.json' with { type: 'json' };
import published from '../../../content/trades/appliance-repair/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/appliance-repair/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, newOnes, prices } from './figures.ts';

export const applianceRepair = defineTrade<SourceOf<'appliance-repair'>>(page, {
  id: 'appliance-repair',
  calculator,
  prices: { ...prices, ...newOnes },
  figures,
  origins,
  scenarios,
  published,
});
