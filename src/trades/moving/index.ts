import origins from '../../../content/trades/moving/origins.json' with { type: 'json' };
import page from '../../../content/trades/moving/page.json' with { type: 'json' };
import published from '../../../content/trades/moving/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/moving/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';

export const moving = defineTrade<SourceOf<'moving'>>({
  ...page,
  id: 'moving',
  icon: 'M4.5 17H2.5V6h11.5v11H9M14 9.5h4l3.5 3.7V17h-2M16.5 17H14M6.7 15.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM18 15.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z',
  paths: {
    main: '/southlake-moving-calculator',
    alternates: [],
    results: '/moving-results',
    redirects: ['/moving-calculator', '/moving-cost-estimator'],
  },
  requests: { taken: true },
  calculator,
  prices,
  figures,
  origins,
  scenarios,
  published,
  related: ['home-staging', 'cabinets', 'pest-control'],
});
