import origins from '../../../content/trades/hvac/origins.json' with { type: 'json' };
import page from '../../../content/trades/hvac/page.json' with { type: 'json' };
import published from '../../../content/trades/hvac/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/hvac/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, parts, prices } from './figures.ts';
import { coop } from './places.ts';

export const hvac = defineTrade<SourceOf<'hvac'>>({
  ...page,
  id: 'hvac',
  icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4',
  paths: {
    main: '/southlake-hvac-repair-calculator',
    alternates: [
      {
        path: '/emergency-hvac-repair-allen',
        city: 'allen',
        heading: 'No cooling or heat in Allen: what to do, what it costs',
        emergency: true,
      },
      {
        path: '/southlake-hvac-cost-estimator',
        city: 'southlake',
        heading: 'Southlake HVAC cost estimator',
      },
      {
        path: '/plano-texas-hvac-calculator',
        city: 'plano',
        heading: 'What will HVAC work cost in Plano?',
      },
    ],
    results: '/hvac-results',
    redirects: ['/hvac-tool', '/hvac-diagnostic-calculator'],
  },
  requests: { taken: true },
  calculator,
  prices: { ...parts, ...prices },
  figures,
  origins,
  places: { coop },
  scenarios,
  published,
  related: ['solar', 'roofing', 'appliance-repair'],
});
