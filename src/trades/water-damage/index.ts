import origins from '../../../content/trades/water-damage/origins.json' with { type: 'json' };
import page from '../../../content/trades/water-damage/page.json' with { type: 'json' };
import published from '../../../content/trades/water-damage/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/water-damage/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';
import { ground } from './places.ts';

export const waterDamage = defineTrade<SourceOf<'water-damage'>>({
  ...page,
  id: 'water-damage',
  icon: 'M12 3c3.6 4.3 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 2.4-6.7 6-11ZM9 14.3a3 3 0 0 0 3 3',
  paths: {
    main: '/southlake-water-damage-calculator',
    alternates: [
      {
        path: '/emergency-water-damage-allen-texas',
        city: 'allen',
        heading: 'Water emergency in Allen: what to do, what it costs',
        emergency: true,
      },
    ],
    results: '/water-damage-results',
    redirects: ['/water-damage-calculator', '/water-damage-assessment-calculator'],
  },
  requests: { taken: true },
  calculator,
  prices,
  figures,
  origins,
  places: { ground },
  scenarios,
  published,
  related: ['roofing', 'hvac', 'forensic-cleaning'],
});
