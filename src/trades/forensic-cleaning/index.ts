import origins from '../../../content/trades/forensic-cleaning/origins.json' with { type: 'json' };
import page from '../../../content/trades/forensic-cleaning/page.json' with { type: 'json' };
import published from '../../../content/trades/forensic-cleaning/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/forensic-cleaning/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { office } from './places.ts';

export const forensicCleaning = defineTrade<SourceOf<'forensic-cleaning'>>({
  ...page,
  id: 'forensic-cleaning',
  icon: 'M12 3 5 5.8v5.4c0 4.5 2.9 8 7 9.8 4.1-1.8 7-5.3 7-9.8V5.8L12 3ZM8.7 11.9l2.3 2.3 4.3-4.7',
  paths: {
    main: '/southlake-forensic-cleaning-calculator',
    alternates: [],
    results: null,
    redirects: ['/forensic-cleaning'],
  },
  requests: { taken: true },
  sensitive: true,
  peopleFirst: true,
  calculator,
  prices,
  figures,
  origins,
  places: { office },
  scenarios,
  published,
  related: ['water-damage', 'senior-care', 'moving'],
});
