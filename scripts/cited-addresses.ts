import { otherTrades } from '../src/help/other-trades.ts';
import { licensing } from '../src/selling/licenses.ts';
import { texts } from '../src/reading/texts.ts';
import { trades } from '../src/trades/index.ts';
import { rowsOf, sourceBooks } from '../src/trades/source-books.ts';

/** The addresses of other sites anywhere in some data. */
const addressesIn = (data: unknown): readonly string[] => {
  if (typeof data === 'string') return /^https?:\/\//.test(data) ? [data] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(addressesIn) : [];
};

/** Every address that the site cites or sends people to: of books, licenses and pages. */
export const citedAddresses = (): readonly string[] =>
  addressesIn([
    sourceBooks.map(rowsOf),
    trades.map(({ requests }) => requests),
    otherTrades,
    licensing,
    texts.map(({ front }) => front.sources),
  ]);
