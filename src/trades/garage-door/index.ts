import origins from '../../../content/trades/garage-door/origins.json' with { type: 'json' };
import page from '../../../content/trades/garage-door/page.json' with { type: 'json' };
import published from '../../../content/trades/garage-door/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/garage-door/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';

export const garageDoor = defineTrade<SourceOf<'garage-door'>>({
  ...page,
  id: 'garage-door',
  icon: 'M3 20V9.5L12 4l9 5.5V20M6.5 20v-8.5h11V20M6.5 14.3h11M6.5 17.2h11M2 20h20',
  paths: {
    main: '/southlake-garage-door-calculator',
    alternates: [],
    results: '/garage-door-results',
    redirects: ['/garage-door-tool', '/garage-door-cost-calculator'],
  },
  requests: { taken: true },
  calculator,
  prices,
  figures,
  origins,
  scenarios,
  published,
  related: ['concrete', 'home-staging'],
});
