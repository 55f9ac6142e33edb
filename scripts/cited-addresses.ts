import { hazards } from '../src/help/hazards.ts';
import { helpNumbers } from '../src/help/numbers.ts';
import { otherTrades } from '../src/help/other-trades.ts';
import { licensing } from '../src/selling/licenses.ts';
import { sharedSources } from '../src/reading/references.ts';
import { texts } from '../src/reading/texts.ts';
import { trades } from '../src/trades/index.ts';

/** The addresses of other sites anywhere in some data. */
const addressesIn = (data: unknown): readonly string[] => {
  if (typeof data === 'string') return /^https?:\/\//.test(data) ? [data] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(addressesIn) : [];
};

/** Every address that the site cites or sends people to: of trades, help, licenses, shared books and pages. */
export const citedAddresses = (): readonly string[] =>
  addressesIn([
    trades.map(({ sources, requests }) => ({ sources, requests })),
    helpNumbers,
    hazards,
    otherTrades,
    licensing,
    sharedSources,
    texts.map(({ front }) => front.sources),
  ]);
