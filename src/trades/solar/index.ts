import origins from '../../../content/trades/solar/origins.json' with { type: 'json' };
import page from '../../../content/trades/solar/page.json' with { type: 'json' };
import published from '../../../content/trades/solar/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/solar/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { council, permit } from './places.ts';

export const solar = defineTrade<SourceOf<'solar'>>({
  ...page,
  id: 'solar',
  icon: 'M6 6h12l4 13H2L6 6ZM4.1 12.2h15.8M9.6 6 8 19M14.4 6 16 19',
  paths: {
    main: '/southlake-texas-solar-assessment',
    alternates: [
      {
        path: '/southlake-texas-solar-savings-calculator',
        city: 'southlake',
        heading: 'Southlake solar savings calculator',
      },
      {
        path: '/frisco-texas-solar-calculator',
        city: 'frisco',
        heading: 'Does solar pay on a Frisco roof?',
      },
    ],
    results: '/solar-results',
    redirects: ['/solar-tool', '/solar-assessment-calculator'],
  },
  requests: { taken: true },
  calculator,
  prices,
  figures,
  origins,
  places: { permit, council },
  scenarios,
  published,
  related: ['roofing', 'hvac'],
});
