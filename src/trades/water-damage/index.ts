import origins from '../../../content/trades/water-damage/origins.json' with { type: 'json' };
import page from '../../../content/trades/water-damage/page.json' with { type: 'json' };
import published from '../../../content/trades/water-damage/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/water-damage/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { ground } from './places.ts';

export const waterDamage = defineTrade<SourceOf<'water-damage'>>(page, {
  id: 'water-damage',
  calculator,
  prices,
  figures,
  origins,
  places: { ground },
  scenarios,
  published,
});
