import origins from '../../../content/trades/appliance-repair/origins.json' with { type: 'json' };
import page from '../../../content/trades/appliance-repair/page.json' with { type: 'json' };
import published from '../../../content/trades/appliance-repair/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/appliance-repair/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, newOnes, prices } from './figures.ts';

export const applianceRepair = defineTrade<SourceOf<'appliance-repair'>>({
  ...page,
  id: 'appliance-repair',
  icon: 'M5 3h14v18H5zM5 7.5h14M8 5.3h.5M16 5.3h-3M12 10a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM9 14.8c1-.9 2-.9 3 0s2 .9 3 0',
  paths: {
    main: '/southlake-appliance-repair-calculator',
    alternates: [],
    results: '/appliance-results',
    redirects: ['/appliance-calculator', '/appliance-repair-calculator'],
  },
  requests: { taken: true },
  calculator,
  prices: { ...prices, ...newOnes },
  figures,
  origins,
  scenarios,
  published,
  related: ['cabinets', 'water-damage', 'hvac'],
});
