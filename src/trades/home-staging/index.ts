import origins from '../../../content/trades/home-staging/origins.json' with { type: 'json' };
import page from '../../../content/trades/home-staging/page.json' with { type: 'json' };
import published from '../../../content/trades/home-staging/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/home-staging/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { daysOnMarket } from './places.ts';

export const homeStaging = defineTrade<SourceOf<'home-staging'>>({
  ...page,
  id: 'home-staging',
  icon: 'M5.5 11V8a2.5 2.5 0 0 1 2.5-2.5h8A2.5 2.5 0 0 1 18.5 8v3M2.5 13a2 2 0 0 1 4 0v2h11v-2a2 2 0 0 1 4 0v5h-19v-5ZM12 5.5V15M5 18v2M19 18v2',
  paths: {
    main: '/southlake-home-staging-calculator',
    alternates: [],
    results: '/home-staging-results',
    redirects: ['/home-staging-calculator'],
  },
  requests: { taken: true },
  calculator,
  prices,
  figures,
  origins,
  places: { daysOnMarket },
  scenarios,
  published,
  related: ['moving', 'cabinets', 'concrete'],
});
