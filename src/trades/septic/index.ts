import origins from '../../../content/trades/septic/origins.json' with { type: 'json' };
import page from '../../../content/trades/septic/page.json' with { type: 'json' };
import published from '../../../content/trades/septic/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/septic/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { permit } from './places.ts';

export const septic = defineTrade<SourceOf<'septic'>>({
  ...page,
  id: 'septic',
  icon: 'M2 8h20M7 8V4.5h4V8M4.5 11.5h12a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM18.5 14H22M2.5 15.5c1.4-1 2.6-1 4 0s2.6 1 4 0 2.6-1 4 0 2.6 1 4 0',
  paths: {
    main: '/southlake-septic-calculator',
    alternates: [],
    results: '/septic-results',
    redirects: ['/septic-tool', '/septic-system-calculator'],
  },
  requests: { taken: true },
  calculator,
  prices,
  figures,
  origins,
  places: { permit },
  scenarios,
  published,
  related: ['concrete', 'water-damage', 'home-staging'],
});
