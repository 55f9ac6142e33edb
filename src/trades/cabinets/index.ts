import page from '../../../content/trades/cabinets/page.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { permit } from './places.ts';
import { published } from './published.ts';
import { scenarios } from './scenarios.ts';

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
  places: { permit },
  scenarios,
  published,
  related: ['water-damage', 'home-staging', 'appliance-repair'],
});
