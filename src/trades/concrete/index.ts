import origins from '../../../content/trades/concrete/origins.json' with { type: 'json' };
import page from '../../../content/trades/concrete/page.json' with { type: 'json' };
import published from '../../../content/trades/concrete/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/concrete/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { clay, permit } from './places.ts';

export const concrete = defineTrade<SourceOf<'concrete'>>({
  ...page,
  id: 'concrete',
  icon: 'M2.5 9.5 7.5 5h14l-5 4.5h-14ZM2.5 9.5v8h14v-8M16.5 17.5l5-4.5V5M9.5 9.5l1.4 2.6-2 1.8 1.4 3.6',
  paths: {
    main: '/southlake-concrete-calculator',
    alternates: [],
    results: '/concrete-calculator-results',
    redirects: ['/concrete-calculator', '/concrete-resurfacing-calculator'],
  },
  requests: { taken: true },
  calculator,
  prices,
  figures,
  origins,
  places: { clay, permit },
  scenarios,
  published,
  related: ['water-damage', 'septic', 'garage-door'],
});
