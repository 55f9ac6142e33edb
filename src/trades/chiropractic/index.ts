import origins from '../../../content/trades/chiropractic/origins.json' with { type: 'json' };
import page from '../../../content/trades/chiropractic/page.json' with { type: 'json' };
import published from '../../../content/trades/chiropractic/published.json' with { type: 'json' };
import scenarios from '../../../content/trades/chiropractic/scenarios.json' with { type: 'json' };
import type { SourceOf } from '../source-books.ts';
import { defineTrade } from '../trade.ts';
import { calculator } from './calculator.ts';
import { figures, prices } from './figures.ts';

const { official, ...texts } = page;

export const chiropractic = defineTrade<SourceOf<'chiropractic'>>({
  ...texts,
  id: 'chiropractic',
  icon: 'M8.5 3.5h6M8 7.2h7.5M8.7 10.9h7M9.8 14.6h6M9.3 18.3h5M11.5 21.5h1M11.5 3.5v3.7M11.7 7.2l.5 3.7M12.2 10.9l.6 3.7M12.8 14.6l-1 3.7M11.8 18.3l.2 3.2',
  paths: {
    main: '/southlake-chiropractic-calculator',
    alternates: [],
    results: '/chiropractic-results',
    redirects: ['/chiropractic-calculator'],
  },
  requests: { taken: false, ...official },
  sensitive: true,
  calculator,
  prices,
  figures,
  origins,
  scenarios,
  published,
  related: ['senior-care'],
});
