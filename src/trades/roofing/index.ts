import origins from '../../../content/trades/roofing/origins.json' with { type: 'json' };
import page from '../../../content/trades/roofing/page.json' with { type: 'json' };
import published from '../../../content/trades/roofing/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/roofing/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { permit } from './places.ts';

export const roofing = defineTrade<SourceOf<'roofing'>>({
  ...page,
  id: 'roofing',
  icon: 'M2.5 12 12 4l9.5 8M5 10.2V20h14v-9.8M16.5 7.6V4.5h2.3v5M9 20v-5.5h6V20',
  paths: {
    main: '/southlake-texas-roofing-calculator',
    alternates: [
      {
        path: '/emergency-roofing-allen-texas',
        city: 'allen',
        heading: 'Roof emergency in Allen: what to do, what it costs',
        emergency: true,
      },
      {
        path: '/southlake-roofing-cost-calculator',
        city: 'southlake',
        heading: 'Southlake roofing cost calculator',
      },
      {
        path: '/dallas-area-roofing-calculator',
        city: 'dallas',
        heading: 'What will a new roof cost in the Dallas area?',
      },
    ],
    results: '/roofing-results',
    redirects: ['/roofing-tool'],
  },
  requests: { taken: true },
  calculator,
  prices,
  figures,
  origins,
  places: { permit },
  scenarios,
  published,
  related: ['solar', 'water-damage', 'hvac'],
});
