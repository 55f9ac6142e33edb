import origins from '../../../content/trades/senior-care/origins.json' with { type: 'json' };
import page from '../../../content/trades/senior-care/page.json' with { type: 'json' };
import published from '../../../content/trades/senior-care/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/senior-care/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { agency } from './places.ts';

const { official, ...texts } = page;

export const seniorCare = defineTrade<SourceOf<'senior-care'>>({
  ...texts,
  id: 'senior-care',
  icon: 'M12 11.5 8.2 7.8a2.5 2.5 0 0 1 3.8-3.2 2.5 2.5 0 0 1 3.8 3.2L12 11.5ZM2.5 14.5H6l3 1.5h3.5a1.5 1.5 0 0 1 0 3H9.5M13.8 17.5l4.7-2.3a1.6 1.6 0 0 1 1.7 2.7L14 21H8l-2-1.2H2.5',
  paths: {
    main: '/southlake-senior-care-calculator',
    alternates: [],
    results: '/senior-care-results',
    redirects: ['/senior-care-tool'],
  },
  requests: { taken: false, ...official },
  sensitive: true,
  calculator,
  prices,
  figures,
  origins,
  places: { agency },
  scenarios,
  published,
  related: ['chiropractic', 'moving', 'home-staging'],
});
