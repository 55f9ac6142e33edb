import origins from '../../../content/trades/pest-control/origins.json' with { type: 'json' };
import page from '../../../content/trades/pest-control/page.json' with { type: 'json' };
import published from '../../../content/trades/pest-control/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/pest-control/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { formosan } from './places.ts';

export const pestControl = defineTrade<SourceOf<'pest-control'>>({
  ...page,
  id: 'pest-control',
  icon: 'M12 9c2.5 0 4 1.9 4 4.4V16a4 4 0 0 1-8 0v-2.6C8 10.9 9.5 9 12 9ZM9.4 9.7V8a2.6 2.6 0 0 1 5.2 0v1.7M10.3 5.8 8.8 3.5M13.7 5.8l1.5-2.3M8 14H3.5M16 14h4.5M8.3 11.4 5 8.7M15.7 11.4 19 8.7M8.4 17.5 5.2 20.5M15.6 17.5l3.2 3M12 9v11',
  paths: {
    main: '/southlake-pest-control-calculator',
    alternates: [
      {
        path: '/mckinney-pest-control-calculator',
        city: 'mckinney',
        heading: 'What will pest control cost in McKinney?',
      },
    ],
    results: '/pest-results',
    redirects: ['/pest-calculator', '/pest-control-calculator'],
  },
  requests: { taken: true },
  calculator,
  prices,
  figures,
  origins,
  places: { formosan },
  scenarios,
  published,
  related: ['roofing', 'home-staging', 'water-damage'],
});
