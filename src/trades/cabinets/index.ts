import origins from '../../../content/trades/cabinets/origins.json' with { type: 'json' };
import page from '../../../content/trades/cabinets/page.json' with { type: 'json' };
import published from '../../../content/trades/cabinets/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/cabinets/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { permit } from './places.ts';

export const cabinets = defineTrade<SourceOf<'cabinets'>>({
  ...page,
  id: 'cabinets',
  icon: 'M4 4h16v15H4zM12 4v15M9.7 10v3M14.3 10v3M5.5 19v2M18.5 19v2',
  paths: {
    main: '/southlake-cabinet-calculator',
    alternates: [],
    results: '/cabinet-results',
    redirects: ['/cabinet-calculator', '/cabinet-cost-calculator'],
  },
  requests: { taken: true },
  calculator,
  prices,
  figures,
  origins,
  places: { permit },
  scenarios,
  published,
  related: ['water-damage', 'home-staging', 'appliance-repair'],
});
